"""Seats written as words: `random`, `automa:cleric:2`."""

from __future__ import annotations

from typing import Any

COLOURS = ("red", "blue", "yellow", "green", "white")
AUTOMA_BOARDS = ("cleric", "builder", "noble", "card")
DIFFICULTIES = range(4)


class SeatingError(ValueError):
    """Seat words that no game can be made from."""


def parse_seats(text: str) -> list[dict[str, Any]]:
    """The seats of a configuration from comma-separated words. Raises SeatingError."""
    words = [word.strip() for word in text.split(",")]
    if not 2 <= len(words) <= len(COLOURS):
        raise SeatingError(f"--seats needs two to {len(COLOURS)} seats, not {len(words)}")
    return [_seat(word, number) for number, word in enumerate(words)]


def _seat(word: str, number: int) -> dict[str, Any]:
    kind, *details = word.split(":")
    seat: dict[str, Any] = {"kind": kind, "name": word, "colour": COLOURS[number]}
    if kind == "random" and not details:
        return seat
    if kind == "automa":
        return seat | _automa(word, details)
    raise SeatingError(f"a seat is random or automa:BOARD:DIFFICULTY, not {word!r}")


def _automa(word: str, details: list[str]) -> dict[str, Any]:
    board, difficulty = (*details, "0")[:2] if details else ("cleric", "0")
    if board not in AUTOMA_BOARDS or len(details) > 2:
        raise SeatingError(f"{word!r}: the automa's board is one of {', '.join(AUTOMA_BOARDS)}")
    if not difficulty.isdigit() or int(difficulty) not in DIFFICULTIES:
        raise SeatingError(f"{word!r}: the difficulty is from 0 to 3")
    return {"board": board, "difficulty": int(difficulty)}
