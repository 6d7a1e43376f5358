"""Whole games compared, line by line, with the playthroughs kept in every game's `golden`.

After a wanted change of rules or words: `pytest tests/engine/shared/test_golden.py -k GAME
--regenerate-golden`, then read the difference. A missing file is a failure.
"""

from __future__ import annotations

import re

import pytest

from tests.engine.shared.golden import KEPT, PLAYED, folder

each_playthrough = pytest.mark.parametrize(("game", "name"), KEPT)
KEY = re.compile(r"(log|effect|viscounts|caylus|tara|versailles)\.")


@each_playthrough
def test_the_game_is_played_as_written(game: str, name: str, pytestconfig: pytest.Config) -> None:
    path = folder(game) / f"{name}.txt"
    played = PLAYED[game][name]()
    if pytestconfig.getoption("--regenerate-golden"):
        path.write_text(played, encoding="utf-8")
        return
    assert path.exists(), f"{path.name} is missing; write it with --regenerate-golden"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (was, is_now) in enumerate(zip(kept, played.splitlines(), strict=False), 1):
        assert is_now == was, f"{path.name}, line {number}"
    assert len(kept) == len(played.splitlines())


@each_playthrough
def test_a_playthrough_is_readable(game: str, name: str) -> None:
    """No key and no brace of the catalogue is left in any line."""
    for line in (folder(game) / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        words = line.split("[")[0] if line[:4].strip().isdigit() else line
        assert "{" not in words
        assert not KEY.search(words)


@pytest.mark.parametrize("game", PLAYED)
def test_every_kept_playthrough_is_compared(game: str) -> None:
    assert {path.stem for path in folder(game).glob("*.txt")} == set(PLAYED[game])
