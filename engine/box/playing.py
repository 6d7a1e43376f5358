"""A game that is begun with a box: its configuration names the set, its data are the box's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.game import Config

if TYPE_CHECKING:
    from engine.box.corrections import Box

ENTRY: Final = "box"
"""The entry of a configuration; games without it are played with the program's own file."""


class Played(NamedTuple):
    """The set that a game is played with."""

    name: str
    fingerprint: str


def with_box(config: Config, box: Box) -> Config:
    """The configuration of a game with a box; unchanged where the box changes nothing."""
    if not box.fingerprint:
        return without_box(config)
    return {**config, ENTRY: {"name": box.name, "fingerprint": box.fingerprint}}


def without_box(config: Config) -> Config:
    """The configuration of the same game with the program's own file."""
    return {key: value for key, value in config.items() if key != ENTRY}


def played_with(config: Config) -> Played | None:
    """The set of a game; None for the program's own file, or where nothing sensible is said."""
    said: Any = config.get(ENTRY)
    if not isinstance(said, Mapping):
        return None
    name, fingerprint = said.get("name"), said.get("fingerprint")
    if not isinstance(name, str) or not isinstance(fingerprint, str) or not fingerprint:
        return None
    return Played(name, fingerprint)
