"""What a game's module gives to the player aid and the icon dictionary: plain values.

Words may hold icons by name in braces: "Costs 1 {silver}".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.explain import Text
from sprites.common.rich import IconSource

Say = Callable[[Text | str], str]


@dataclass(frozen=True, slots=True)
class Heading:
    """Begins a part of the aid. `clause` is where the rules say more."""

    title: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a course of play."""

    mark: str
    title: str
    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table. `shares` are the widths of its columns; together they are 1."""

    cells: tuple[str, ...]
    shares: tuple[float, ...]
    head: bool = False


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence in small italics."""

    text: str


Entry = Heading | Step | Row | Remark


@dataclass(frozen=True, slots=True)
class IconGroup:
    """Icons that belong together: a catalogue key for the title, and their names."""

    title: str
    icons: tuple[str, ...]


class AidModule(Protocol):
    """A module `scenes.aid_<game>`."""

    ICON_GROUPS: Sequence[IconGroup]

    def aid(self, say: Say) -> Sequence[Entry]:
        """The player aid from the game's data."""

    def icon_words(self, name: str) -> str:
        """The catalogue key of what an icon means."""

    def icon_source(self) -> IconSource:
        """The game's icons by name and height in px."""
