"""Numbers, seats and options written as words: `12`, `automa:cleric:2`, `variant=advanced`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import COLOURS, ConfigError, GameInfo
from engine.games.seating import check_seats, config_error
from engine.texts import spoken


def whole_number(text: str) -> int | None:
    """The whole number that the digits 0 to 9 write, below zero too; None for other words."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 40 else None


def parse_options(words: Sequence[str], game: str, info: GameInfo) -> dict[str, str]:
    """The options of a configuration from words NAME=VALUE. Raises ConfigError."""
    say = spoken().say
    options: dict[str, str] = {}
    known = (*(option.key for option in info.options), *info.measuring_options)
    choices = {each.key: each.choices for each in info.options if not each.several}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise ConfigError(say("simulate.option_form", word=word))
        if not known:
            raise ConfigError(say("simulate.option_none", word=word, game=game))
        if name not in known:
            listed = ", ".join(known)
            raise ConfigError(say("simulate.option_unknown", name=name, game=game, known=listed))
        if name in options:
            raise ConfigError(say("simulate.option_twice", name=name))
        if value not in choices.get(name, (value,)):
            listed = ", ".join(choices[name])
            raise ConfigError(say("simulate.option_value", name=name, value=value, known=listed))
        options[name] = value
    return options


def parse_seats(text: str, info: GameInfo) -> list[dict[str, Any]]:
    """The seats of a configuration from comma-separated words. Raises ConfigError."""
    words = [word.strip() for word in text.split(",")]
    if len(words) > len(COLOURS):
        raise config_error("most_seats", most=len(COLOURS), found=len(words))
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
        raise config_error("seat_form", word=word)
    if not info.automas:
        return {}
    board, difficulty = (*details, *(info.automas[0], "0")[len(details) :])
    if whole_number(difficulty) is None:
        raise config_error("difficulty_number", word=word)
    return {"board": board, "difficulty": int(difficulty)}
