"""Configurations of games: who sits where, as the engine wants it."""

from __future__ import annotations

from engine.game import COLOURS, Config
from engine.texts.called import of_colour

SEAT_COLOURS: tuple[str, ...] = COLOURS[:4]


def solo_config(name: str, colour: str, automa_name: str, board: str, difficulty: int) -> Config:
    """One person against an automa, which takes the next free colour."""
    other = next(free for free in SEAT_COLOURS if free != colour)
    person = {"kind": "person", "name": name, "colour": colour}
    automa = {"kind": "automa", "name": automa_name, "colour": other}
    return {
        "seats": [person, automa | {"board": board, "difficulty": difficulty}],
        "options": {},
    }


def persons_config(count: int) -> Config:
    """2 to 5 seats without an automa, all asked by the caller."""
    seats = [
        {"kind": "person", "name": of_colour(colour), "colour": colour}
        for colour in COLOURS[:count]
    ]
    return {"seats": seats, "options": {}}
