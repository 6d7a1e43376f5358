"""Whole games compared, line by line, with the playthroughs kept here.

After a wanted change of rules or words: `pytest tests/engine/golden --regenerate-golden`, then
read the difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.games import load_game
from tests.engine.golden.transcript import Transcript
from tests.engine.scenarios.layout import COLOURS, config

FOLDER = Path(__file__).parent
VARIANTS = ("base", "advanced")


def magna_carta(seats: int, variant: str) -> dict[str, Any]:
    """Persons at a table of Caylus."""
    people = [
        {"kind": "person", "name": colour.capitalize(), "colour": colour}
        for colour in COLOURS[:seats]
    ]
    return {"seats": people, "options": {"variant": variant}}


Kept = tuple[Mapping[str, Any], int]
"""Configuration and seed; a playthrough's name begins with the key of its game."""
GAMES: dict[str, Kept] = {
    "viscounts_1_cleric": (config(1, "cleric", 1), 21),
    "viscounts_2": (config(2), 22),
    "viscounts_3": (config(3), 23),
    "viscounts_4": (config(4), 24),
    **{
        f"caylus_{variant}_{seats}": (magna_carta(seats, variant), 30 + seats)
        for variant in VARIANTS
        for seats in (2, 3, 4)
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str, pytestconfig: pytest.Config) -> None:
    path = FOLDER / f"{name}.txt"
    game = load_game(name.partition("_")[0])
    played = Transcript(game, *GAMES[name]).play()
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
