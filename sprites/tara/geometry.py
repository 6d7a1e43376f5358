"""Where everything of the Tara board lies: pure arithmetic in px of the board box.

Four triangles of fifteen hollows, two above two, all with the farmers at the bottom, so that left
and right on a tablet are left and right on the board. Between them runs the river past the Stone
of Destiny; the piles lie above it, turned-up tablets at its sides; raths stand at the corners.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.tara.geometry_rath import RathLayout, rath_layout

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height in units."""

BASE = (1046.0, 535.0)
"""The box in a window of 1366 x 768: there a unit is 1 px."""
RANK_SIZES = (5, 4, 3, 2, 1)
PLACES = {"connacht": (0, 0), "ulster": (1, 0), "munster": (0, 1), "leinster": (1, 1)}
"""Column and row of each province, as on the map of the island."""
TABLET_ASPECT = 1.25
"""Height of a tablet by its width."""

RIM = 24.0
HOLLOW = 22.0
THRONE = 24.0
DISC = 20.0
"""Radii in units: of a hollow, of the throne's hollow, of the discs in them."""
_HEAD = 34.0
"""From the upper edge of a province's half to the middle of its throne."""
_FOOT = 49.0
"""From the farmers' middles to the lower edge of that half."""
BANK = 42.0
"""How far the outermost bank reaches from the middles of the corner hollows."""
_FLANK, _FLANK_ABOVE, _FLANK_BY_BOWL = 43.0, 68.0, 62.0
"""From the last hollow of a rank to the mark for its income: that of the farmers lies on the banks,
apart from the one across the river; above, a stack of the rank below must not reach it; beside the
bank there is less room."""
_PLAQUE = (92.0, 229.0)
_STONE = (54.0, 108.0)
_PILE = 52.0
_TURNED_WIDTH = 42.0


@dataclass(frozen=True, slots=True)
class FortLayout:
    """One province in px of the board."""

    key: str
    hollows: tuple[tuple[Point, ...], ...]
    """Middles by rank and index."""
    radius: float
    throne_radius: float
    box: pygame.Rect
    """The fort with its banks."""
    grip: pygame.Rect
    """The name stone with its emblem: there a card is laid for an amnesty."""
    name: pygame.Rect
    note: pygame.Rect
    emblem: pygame.Rect
    income: tuple[Point, ...]
    """Where a mark for the majority lies, by rank up to the chieftains: on the inner flank."""
    mirrored: bool
    """True where name and emblem stand at the right of the throne."""

    @property
    def corners(self) -> tuple[Point, Point, Point]:
        """The middles of the left and right farmers and of the throne."""
        return self.hollows[0][0], self.hollows[0][-1], self.hollows[4][0]

    def reach(self, rank: int) -> float:
        """The radius of a hollow of that rank."""
        return self.throne_radius if rank == 4 else self.radius


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """All places in px; (0, 0) is the upper left corner of the board."""

    size: tuple[int, int]
    unit: float
    """px per unit: widths of lines and words."""
    rim: int
    pitch: Point
    """px from hollow to hollow of one rank, and from rank to rank."""
    forts: tuple[FortLayout, ...]
    raths: tuple[RathLayout, ...]
    """By seat, clockwise from the upper left."""
    draw: pygame.Rect
    discard: pygame.Rect
    draw_label: pygame.Rect
    discard_label: pygame.Rect
    bank: pygame.Rect
    """The bowl with the cumals of the bank."""
    turned: tuple[pygame.Rect, ...]
    stone: pygame.Rect
    river: tuple[Point, ...]
    river_width: float

    @property
    def disc(self) -> int:
        """Diameter of a disc on the board, px."""
        return round(2 * DISC * self.unit)

    def fort(self, province: str) -> FortLayout:
        """One province by its id. KeyError for an unknown one."""
        for fort in self.forts:
            if fort.key == province:
                return fort
        raise KeyError(f"no province {province!r}; there are: {', '.join(PLACES)}")

    def hollow(self, province: str, rank: int, index: int) -> Point:
        """The middle of a hollow."""
        return self.fort(province).hollows[rank][index]

    def target(self, province: str, rank: int, index: int) -> pygame.Rect:
        """What is pointed at for a hollow: no two of them overlap."""
        fort = self.fort(province)
        x, y = fort.hollows[rank][index]
        wide, high = 2 * fort.reach(rank), min(2 * fort.radius, self.pitch[1] - 1)
        box = pygame.Rect(0, 0, round(wide), round(high))
        box.center = (round(x), round(y))
        return box


@lru_cache(maxsize=64)
def board_layout(box: tuple[int, int], seats: int = 4, zoom: float = 1.0) -> BoardLayout:
    """Lay out the board for a box of px (its size at zoom 1) and 2 to 4 seats."""
    unit = min(box[0] / BASE[0], box[1] / BASE[1])
    plan = _Plan(box[0] / unit, box[1] / unit)
    px = unit * zoom
    stone = _around((plan.width / 2, plan.half_top(1) + 2), _STONE)
    draw, discard = plan.piles()
    return BoardLayout(
        size=(round(box[0] * zoom), round(box[1] * zoom)),
        unit=px,
        rim=round(RIM * px),
        pitch=(plan.dx * px, plan.dy * px),
        forts=tuple(_fort(key, plan, px) for key in PLACES),
        raths=tuple(rath_layout(plan.plaque(seat), px) for seat in range(seats)),
        draw=_px(draw, px),
        discard=_px(discard, px),
        draw_label=_px(_label(draw), px),
        discard_label=_px(_label(discard), px),
        bank=_px(plan.bank(), px),
        turned=tuple(_px(slot, px) for slot in plan.turned()),
        stone=_px(stone, px),
        river=tuple((x * px, y * px) for x, y in plan.river()),
        river_width=19 * px,
    )


@dataclass(frozen=True, slots=True)
class _Plan:
    """The division of the board in units: what is wider than BASE spreads the forts."""

    width: float
    height: float

    @property
    def dx(self) -> float:
        """From hollow to hollow of a rank."""
        return 70 + min(12.0, (self.width - BASE[0]) * 0.09)

    @property
    def dy(self) -> float:
        """From rank to rank."""
        return (self.half - _HEAD - _FOOT) / 4

    @property
    def half(self) -> float:
        """Height of the upper and of the lower half."""
        return (self.height - 2 * RIM) / 2

    def half_top(self, row: int) -> float:
        """The upper edge of a half."""
        return RIM + row * self.half

    def middle(self, column: int) -> float:
        """x of the throne of the forts in a column: between the plaques and the river."""
        plaque = RIM + 6 + _PLAQUE[0]
        reach = 2 * self.dx + BANK
        spare = (self.width / 2 - plaque - 2 * reach) / 2
        x = plaque + reach + spare * 0.7
        return x if column == 0 else self.width - x

    def plaque(self, seat: int) -> Box:
        """The rath card of a seat, clockwise from the upper left."""
        column, row = ((0, 0), (1, 0), (1, 1), (0, 1))[seat]
        left = RIM + 6 if column == 0 else self.width - RIM - 6 - _PLAQUE[0]
        spare = self.half - _PLAQUE[1]
        return left, self.half_top(row) + spare / 2, *_PLAQUE

    def piles(self) -> tuple[Box, Box]:
        """Draw and discard pile, left and right of the river above the Stone."""
        top, high = RIM + 9, _PILE * TABLET_ASPECT
        away = 17 + _PILE
        middle = self.width / 2
        return (middle - away, top, _PILE, high), (middle + away - _PILE, top, _PILE, high)

    def bank(self) -> Box:
        """The bowl on the left bank, below the draw pile."""
        return self.width / 2 - 63, RIM + 9 + _PILE * TABLET_ASPECT + 26, 47, 38.3

    def turned(self) -> list[Box]:
        """Two places at each side of the Stone."""
        top = self.half_top(1) + 8
        high = _TURNED_WIDTH * TABLET_ASPECT
        middle, step = self.width / 2, _TURNED_WIDTH + 4
        lefts = (-33 - _TURNED_WIDTH, 33, -33 - _TURNED_WIDTH - step, 33 + step)
        return [(middle + left, top, _TURNED_WIDTH, high) for left in lefts]

    def river(self) -> list[Point]:
        """Its middle line from the upper to the lower edge."""
        points = []
        for step in range(49):
            share = step / 48
            swing = 4.2 * math.sin(share * 9 + 0.4) + 2.2 * math.sin(share * 21)
            points.append((self.width / 2 + swing, self.height * share))
        return points


def _fort(key: str, plan: _Plan, px: float) -> FortLayout:
    column, row = PLACES[key]
    x, top = plan.middle(column), plan.half_top(row) + _HEAD
    hollows = tuple(
        tuple(
            ((x + (index - (size - 1) / 2) * plan.dx) * px, (top + (4 - rank) * plan.dy) * px)
            for index in range(size)
        )
        for rank, size in enumerate(RANK_SIZES)
    )
    name, note, emblem = _name_places(column, x, top)
    reach = 2 * plan.dx + BANK
    box = (x - reach, top - BANK + 8, 2 * reach, 4 * plan.dy + 2 * BANK - 8)
    return FortLayout(
        key=key,
        hollows=hollows,
        radius=HOLLOW * px,
        throne_radius=THRONE * px,
        box=_px(box, px),
        grip=_px(name, px).unionall([_px(note, px), _px(emblem, px)]),
        name=_px(name, px),
        note=_px(note, px),
        emblem=_px(emblem, px),
        income=tuple(_income_place(hollows, rank, (column, row), px) for rank in range(4)),
        mirrored=column == 1,
    )


def _income_place(
    hollows: tuple[tuple[Point, ...], ...], rank: int, place: tuple[int, int], px: float
) -> Point:
    column, _ = place
    x, y = hollows[rank][-1] if column == 0 else hollows[rank][0]
    above = _FLANK_BY_BOWL if place == PLACES["connacht"] else _FLANK_ABOVE
    away = (above if rank else _FLANK) * px
    return (x + away, y) if column == 0 else (x - away, y)


def _name_places(column: int, x: float, throne: float) -> tuple[Box, Box, Box]:
    """Name stone, the line below it and the emblem, on the outer side of the throne."""
    wide, gap = 98.0, 64.0
    top = throne - 17
    left = x - gap - wide if column == 0 else x + gap
    emblem = left - 25 if column == 0 else left + wide - 11
    note = left - 31 if column == 0 else left + 8
    return (left, top, wide, 27), (note, top + 36, wide + 21, 17), (emblem, top - 5, 36, 40)


def _label(pile: Box) -> Box:
    return pile[0] - 8, pile[1] + pile[3] + 2, pile[2] + 16, 17


def _around(middle: Point, size: tuple[float, float]) -> Box:
    return middle[0] - size[0] / 2, middle[1] - size[1] / 2, *size


def _px(box: Box, px: float) -> pygame.Rect:
    left, top = round(box[0] * px), round(box[1] * px)
    right, foot = round((box[0] + box[2]) * px), round((box[1] + box[3]) * px)
    return pygame.Rect(left, top, right - left, foot - top)


def board_anchors(layout: BoardLayout, provinces: tuple[str, ...]) -> dict[str, pygame.Rect]:
    """The anchors that lie on the board, back to front. `provinces`: those of this game.

    A province is the whole fort, behind its hollows and all else; its name stone takes the card
    for an amnesty.
    """
    anchors = {f"province:{province}": layout.fort(province).box for province in provinces}
    anchors |= {"draw": layout.draw, "discard": layout.discard, "goods:cumal": layout.bank}
    for number, slot in enumerate(layout.turned):
        anchors[f"turned:{number}"] = slot
    for seat, rath in enumerate(layout.raths):
        anchors[f"rath:{seat}"] = rath.box
        anchors[f"supply:{seat}"] = rath.supply
    for province in provinces:
        anchors[f"amnesty:{province}"] = layout.fort(province).grip
        for rank, size in enumerate(RANK_SIZES):
            for index in range(size):
                box = layout.target(province, rank, index)
                anchors[f"hollow:{province}:{rank}:{index}"] = box
    return anchors
