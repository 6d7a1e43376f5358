"""Configurations of games: who sits where, as the engine wants it."""

from __future__ import annotations

from typing import Any

AUTOMA_BOARDS: tuple[str, ...] = ("builder", "noble", "card", "cleric")
"""From the easiest to the hardest, as reviewers found them (VI-11.2)."""

DIFFICULTIES: tuple[int, ...] = (0, 1, 2, 3)
SEAT_COLOURS: tuple[str, ...] = ("red", "blue", "yellow", "green")


def solo_config(
    name: str, colour: str, automa_name: str, board: str, difficulty: int, kind: str = "person"
) -> dict[str, Any]:
    """One person (or a random seat, for measuring) against an automa in the next free colour."""
    other = next(free for free in SEAT_COLOURS if free != colour)
    return {
        "seats": [
            {"kind": kind, "name": name, "colour": colour},
            {
                "kind": "automa",
                "name": automa_name,
                "colour": other,
                "board": board,
                "difficulty": difficulty,
            },
        ],
        "options": {},
    }


def persons_config(count: int) -> dict[str, Any]:
    """2 to 4 seats without an automa, all asked by the caller."""
    seats = [
        {"kind": "person", "name": colour.capitalize(), "colour": colour}
        for colour in SEAT_COLOURS[:count]
    ]
    return {"seats": seats, "options": {}}
