"""The castle's elevation: which stones belong to which token, in px of the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

Section = Literal["dungeon", "walls", "towers"]
SECTIONS: tuple[Section, ...] = ("dungeon", "walls", "towers")


@dataclass(frozen=True, slots=True)
class Bay:
    """The part of the castle that one token builds."""

    section: Section
    place: tuple[int, int, int, int]
    """x, y, width, height (a Rect cannot be the key of a cache)."""
    medal: tuple[int, int]
    """Middle of the medal that lies there until it is built."""

    @property
    def box(self) -> pygame.Rect:
        """The place as a rectangle."""
        return pygame.Rect(self.place)


@dataclass(frozen=True, slots=True)
class CastleLayout:
    """The castle in its box: the plaque with the stock above, three storeys of bays below."""

    box: pygame.Rect
    plaque: pygame.Rect
    bays: dict[Section, tuple[Bay, ...]]
    sections: dict[Section, pygame.Rect]
    ground: int
    """y of the foot of the dungeon."""
    medal: int
    """Diameter of a medal, px."""

    def bay(self, section: Section, index: int) -> Bay:
        """The bay of the token taken as number `index` (from 0) of its section."""
        return self.bays[section][index]


def castle_layout(box: pygame.Rect, tokens: tuple[int, int, int], unit: float) -> CastleLayout:
    """Divide the castle's box for a game with so many tokens per section."""
    plaque = pygame.Rect(
        box.left + round(4 * unit),
        box.top + round(5 * unit),
        box.width - round(8 * unit),
        round(46 * unit),
    )
    side = box.width * 0.035
    left, width = box.left + side, box.width - 2 * side
    foot = box.bottom - box.height * 0.075
    high = min(foot - plaque.bottom - 8 * unit, width * 1.32)
    rows = {
        "dungeon": (foot - high * 0.27, foot, left, width),
        "walls": (foot - high * 0.62, foot - high * 0.27, left + width * 0.025, width * 0.95),
        "towers": (foot - high, foot - high * 0.62, left + width * 0.045, width * 0.91),
    }
    bays: dict[Section, tuple[Bay, ...]] = {}
    sections: dict[Section, pygame.Rect] = {}
    for section, count in zip(SECTIONS, tokens, strict=True):
        top, low, start, wide = rows[section]
        bays[section] = tuple(
            _bay(section, index, count, (start, wide), (top, low)) for index in range(count)
        )
        sections[section] = bays[section][0].box.unionall([bay.box for bay in bays[section]])
    narrowest = min(bay.box.width for row in bays.values() for bay in row)
    medal = round(max(18.0, min(26 * unit, narrowest * 1.0)))
    return CastleLayout(box, plaque, bays, sections, round(foot), medal)


def _bay(
    section: Section,
    index: int,
    count: int,
    across: tuple[float, float],
    down: tuple[float, float],
) -> Bay:
    start, wide = across
    top, low = down
    left, right = start + wide * index / count, start + wide * (index + 1) / count
    if section == "towers":
        top += _drop(index, count) * (low - top)
    box = pygame.Rect(round(left), round(top), round(right) - round(left), round(low) - round(top))
    share = {"dungeon": 0.46, "walls": 0.58, "towers": 0.62}[section]
    return Bay(
        section, (*box.topleft, *box.size), (box.centerx, round(box.top + box.height * share))
    )


def _drop(index: int, count: int) -> float:
    """How much lower than the highest a tower is: the keep in the middle, turrets between."""
    middle = (count - 1) / 2
    away = abs(index - middle) / max(1.0, middle)
    return 0.04 + 0.2 * away + (0.2 if round(index - middle) % 2 else 0.0)
