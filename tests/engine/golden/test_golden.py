"""Whole games compared, line by line, with the playthroughs kept here.

After a wanted change of rules or words: `pytest tests/engine/golden --regenerate-golden`, then
read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.golden.transcript import Transcript
from tests.engine.scenarios.layout import config, viscounts

FOLDER = Path(__file__).parent
GAMES = {
    "viscounts_1_cleric": (config(1, "cleric", 1), 21),
    "viscounts_2": (config(2), 22),
    "viscounts_3": (config(3), 23),
    "viscounts_4": (config(4), 24),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str, pytestconfig: pytest.Config) -> None:
    path = FOLDER / f"{name}.txt"
    played = Transcript(viscounts(), *GAMES[name]).play()
    if pytestconfig.getoption("--regenerate-golden"):
        path.write_text(played, encoding="utf-8")
        return
    assert path.exists(), f"{path.name} is missing; write it with --regenerate-golden"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (was, is_now) in enumerate(zip(kept, played.splitlines(), strict=False), 1):
        assert is_now == was, f"{path.name}, line {number}"
    assert len(kept) == len(played.splitlines())


def test_every_kept_playthrough_is_compared() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_a_playthrough_is_readable() -> None:
    """No key and no brace of the catalogue is left in any line."""
    for name in GAMES:
        text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        for line in text.splitlines():
            words = line.split("[")[0] if line[:4].strip().isdigit() else line
            assert "{" not in words
            assert "log." not in words
            assert "effect." not in words
