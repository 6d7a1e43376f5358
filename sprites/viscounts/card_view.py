"""What the cards and papers of Viscounts show: plain values, from which the sprites draw them.

Rows of glyphs are tuples of strings: the name of an icon, a figure such as "2" or "+1", or one of
the marks "/" (or), ":" (then), "arrow" (becomes) and "once".
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

Glyphs = tuple[str, ...]
IconSource = Callable[[str, int], pygame.Surface]
"""Given an icon's name and its side in px, its picture."""

CardKind = Literal["starter", "hero", "townsfolk", "printed"]
"""A "printed" card is the one on the board below an empty pile: icons, but nobody on it."""
Timing = Literal["none", "immediate", "dropoff", "ongoing"]
Ribbon = Literal["grey", "black", "yellow", "blue", "none"]
"""The book printed below an empty pile has no ribbon."""
Progress = Literal["open", "lit", "done", "impossible"]
"""How far a line of a scheme has come: ahead, being carried out, carried out, not possible."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A townsfolk card; `key` is its id in the data, which also finds its portrait."""

    key: str
    name: str
    cost: int
    icons: tuple[str, ...]
    hire: Glyphs = ()
    timing: Timing = "none"
    ability: Glyphs = ()
    kind: CardKind = "townsfolk"
    reconstructed: bool = False

    @property
    def profession(self) -> str:
        """The profession that frames the card: its first icon."""
        return self.icons[0]


@dataclass(frozen=True, slots=True)
class BookFace:
    """A manuscript: an effect, or at the end one point for every `divisor` of the icon `per`."""

    key: str
    ribbon: Ribbon
    cost: int
    effect: Glyphs = ()
    per: Glyphs = ()
    divisor: int = 1
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class BonusFace:
    """A Cleric Bonus card: for `needs` books of one ribbon, points and what it reveals."""

    ribbon: Ribbon
    needs: int
    points: int
    reveals: Glyphs


@dataclass(frozen=True, slots=True)
class LeaderFace:
    """The Castle Leader card and its printed name."""

    name: str
    points: int
    effect: Glyphs


@dataclass(frozen=True, slots=True)
class MajorityFace:
    """The Poverty or Prosperity card: its name, what is counted, and the points of the places."""

    kind: Literal["poverty", "prosperity"]
    name: str
    counts: Glyphs
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartFace:
    """A player card for the setup: its number, what it brings and its effects."""

    number: int
    gains: tuple[Glyphs, ...]
    effects: Glyphs
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class SchemeFace:
    """A scheme card: icons in its wax, two rows, the move and up to three options."""

    key: str
    title: str
    icons: tuple[str, ...]
    row_1: Glyphs
    row_2: Glyphs
    move: int
    options: tuple[Glyphs, ...]
    future: bool = False
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class SchemeProgress:
    """Where the solo opponent stands on its scheme; options count from the left."""

    row_1: Progress = "open"
    row_2: Progress = "open"
    move: Progress = "open"
    options: tuple[Progress, ...] = ()
