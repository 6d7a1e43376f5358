"""Names that nobody has chosen: kept without words, told in the language that is spoken.

A configuration keeps `@player`, `@red`, `@automa.builder`, `@standard.blue` or
`@character.GAME.ID`; whatever a person has written is told as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.game import Config

Say = Callable[..., str]
_MARK = "@"
_AUTOMA = "automa"
_CHARACTER = "character"
PLAYER = f"{_MARK}player"
"""The one person of a game."""


def of_colour(colour: str) -> str:
    """One of several persons."""
    return f"{_MARK}{colour}"


def of_automa(board: str) -> str:
    """An automa, by its board."""
    return f"{_MARK}{_AUTOMA}.{board}"


def of_opponent(level: str, colour: str) -> str:
    """A computer opponent."""
    return f"{_MARK}{level}.{colour}"


def of_character(game: str, character: str, colour: str = "") -> str:
    """A computer opponent by its character; with its colour where two are called the same."""
    return ".".join(filter(None, (f"{_MARK}{_CHARACTER}", game, character, colour)))


def is_own_name(name: str) -> bool:
    """True for a name that somebody has written."""
    return not name.startswith(_MARK)


def called(say: Say, name: str) -> str:
    """A name as it is told."""
    from engine.game import COLOURS  # what a game is need not be known to every sentence

    if not name.startswith(_MARK):
        return name
    if name == PLAYER:
        return say("ui.lobby.default_name")
    kind, dot, rest = name.removeprefix(_MARK).partition(".")
    if kind == _AUTOMA and dot:
        return say(f"ui.lobby.board.{rest}")
    if kind == _CHARACTER and rest.count("."):
        return _character(say, rest)
    if dot and rest in COLOURS:
        level, colour = say(f"ui.lobby.player.{kind}"), say(f"ui.player.{rest}")
        return say("ui.lobby.opponent_name", level=level, colour=colour)
    return say(f"ui.player.{kind}") if not dot and kind in COLOURS else name


def _character(say: Say, words: str) -> str:
    game, character, *colour = words.split(".")
    name = say(f"{game}.character.{character}.name")
    if not colour:
        return name
    return say("ui.lobby.opponent_name", level=name, colour=say(f"ui.player.{colour[0]}"))


def names_of(say: Say, config: Config) -> list[str]:
    """The names of a configuration as they are told, by seat."""
    return [called(say, str(seat.get("name", ""))) for seat in config["seats"]]


def with_names(say: Say, config: Config) -> dict[str, Any]:
    """A configuration whose names are told, for whoever only shows it."""
    pairs = zip(config["seats"], names_of(say, config), strict=True)
    return {**config, "seats": [{**seat, "name": name} for seat, name in pairs]}
