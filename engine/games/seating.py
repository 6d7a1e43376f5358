"""The seats of a configuration, checked against what a game says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.game import ConfigError, GameInfo
from engine.texts import spoken


def config_error(key: str, **values: object) -> ConfigError:
    """The error that says the sentence `config.<key>` in the language that is spoken."""
    return ConfigError(spoken().say(f"config.{key}", (), **values))


def check_seats(info: GameInfo, config: Any) -> list[Mapping[str, Any]]:
    """The seats of a configuration that suits the game. Raises ConfigError."""
    seats = config.get("seats") if isinstance(config, Mapping) else None
    whole = isinstance(seats, list | tuple) and all(
        isinstance(seat, Mapping) and isinstance(seat.get("kind"), str) for seat in seats
    )
    if not isinstance(seats, list | tuple) or not whole:
        raise config_error("seats")
    kinds = [seat["kind"] for seat in seats]
    if "automa" in kinds and info.automas:
        if len(kinds) != 2 or kinds[0] == "automa":
            raise config_error("automa_second")
        _check_automa(info, seats[1])
    elif len(kinds) not in info.seats:
        few, many = min(info.seats), max(info.seats)
        key = "players_alone" if info.automas else "players"
        raise config_error("players_exactly" if few == many else key, few=few, many=many)
    elif "automa" in kinds:
        raise config_error("no_automa")
    return list(seats)


def _check_automa(info: GameInfo, seat: Mapping[str, Any]) -> None:
    if seat.get("board") not in info.automas:
        raise config_error("automa_board", known=info.automas)
    difficulty = seat.get("difficulty", 0)
    if type(difficulty) is not int or difficulty not in info.levels:
        first, last = info.levels[0], info.levels[-1]
        raise config_error("automa_difficulty", first=str(first), last=str(last))
