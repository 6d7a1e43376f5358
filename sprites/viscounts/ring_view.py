"""What the board's static picture depends on, as plain values without any rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.viscounts.geometry import Side

Landscape = Literal["hills", "lake", "snow", "cliffs", "forest"]
Look = Literal["plain", "lit", "later", "blocked"]
Glyphs = tuple[str, ...]
"""Icon names and literal texts such as "2", "/" or ":" in reading order."""
IconSource = Callable[[str, int], pygame.Surface]
"""Gives the picture of an icon by name at a size in px."""

LANDSCAPE_OF_SEGMENT: dict[str, Landscape] = {
    "A": "hills",
    "B": "lake",
    "C": "snow",
    "D": "cliffs",
    "E": "forest",
}

# Everything in a glyph row that is not an icon name.
_LITERAL_CHARACTERS = frozenset("0123456789+-/:x×|.,")


@dataclass(frozen=True, slots=True)
class LinkView:
    """A link from spot `a` to spot `b` (0 = spot 1 of the next segment) and its reward."""

    a: int
    b: int
    glyphs: Glyphs


@dataclass(frozen=True, slots=True)
class SegmentView:
    """One segment: landscape, lettering, space numbers, banks and glyphs of its spots."""

    landscape: Landscape
    name: str
    number_left: str
    number_right: str
    banks: tuple[Literal["L", "R"], ...]
    spots: tuple[Glyphs, ...]
    links: tuple[LinkView, ...]
    exchange_left: Glyphs
    exchange_right: Glyphs

    @property
    def left_bank(self) -> int:
        """The number of spots on bank L."""
        return self.banks.count("L")


@dataclass(frozen=True, slots=True)
class RingView:
    """The whole board: segments clockwise from the top, and the castle turned by `rotation`.

    `castle_effects` holds the second-tier glyphs by castle section; section s faces ring position
    (s + rotation) mod 5.
    """

    segments: tuple[SegmentView, ...]
    side: Side
    rotation: int
    castle_effects: tuple[Glyphs, ...]


def is_text(glyph: str) -> bool:
    """Whether a glyph token is a literal text rather than the name of an icon."""
    return all(character in _LITERAL_CHARACTERS for character in glyph)
