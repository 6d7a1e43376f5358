"""Seats written as words: `random`, `automa:cleric:2`."""

from __future__ import annotations

from typing import Any

from engine.game import COLOURS, ConfigError, GameInfo, check_seats


def parse_seats(text: str, info: GameInfo) -> list[dict[str, Any]]:
    """The seats of a configuration from comma-separated words. Raises ConfigError."""
    words = [word.strip() for word in text.split(",")]
    if len(words) > len(COLOURS):
        raise ConfigError(f"--seats takes at most {len(COLOURS)} seats, not {len(words)}")
    seats = [
        {"kind": word.partition(":")[0], "name": word, "colour": colour, **_details(word, info)}
        for word, colour in zip(words, COLOURS, strict=False)
    ]
    check_seats(info, {"seats": seats})
    return seats


def _details(word: str, info: GameInfo) -> dict[str, Any]:
    """What a seat has besides kind, name and colour: an automa's board and difficulty."""
    kind, *details = word.split(":")
    if kind == "random" and not details:
        return {}
    if kind != "automa" or len(details) > 2:
        raise ConfigError(f"a seat is random or automa:BOARD:DIFFICULTY, not {word!r}")
    if not info.automas:
        return {}
    board, difficulty = (*details, *(info.automas[0], "0")[len(details) :])
    if not difficulty.isdecimal():
        raise ConfigError(f"{word!r}: the difficulty is a number")
    return {"board": board, "difficulty": int(difficulty)}
