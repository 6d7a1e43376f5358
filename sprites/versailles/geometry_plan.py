"""The whole Versailles board in units for one box: which cartouche lies where, and how large."""

from __future__ import annotations

from functools import partial

from sprites.versailles import geometry_sites as inside
from sprites.versailles import geometry_ways as ways
from sprites.versailles.geometry_parts import (
    LEAST_SLOT,
    LEAST_TARGET,
    MARGIN,
    NARROW_SLOT,
    OVERHANG,
    PALACE_FRAME,
    RIM,
    SEATS,
    WIDEST_SLOT,
    YARD_OVERHANG,
    YIELD_WIDTH,
    Box,
    Point,
    column_of,
    grid_of,
)
from sprites.versailles.geometry_spec import SITES, BoardSpec

_ROOMY = 1100.0
"""Units of width from which slots may grow as far as small windows need."""
_FLAT = 1125.0
"""Units of width from which quarry and sawmill are flat, so that the palace can be larger."""
_GAP = 17.0
"""Least length of an avenue."""
_SHORT_GAP = 12.0
"""The same beside flat quarries and sawmills where most seats need the room."""
_OVER_YARD = YARD_OVERHANG + 2
"""Units between the quarry and the yard, whose title stands there."""
_EDGE_ROOM = 42.0
"""Room at the left of the King's avenue for the avenue along the edge."""
_BELOW_FAVOUR = 8.0
"""Units between the King's Favour and his avenue."""
_DOWN = 0.61
"""Share of the spare room at the right that lies above the Architects' Guild."""
_YIELD, _WAY = 290.0, 62.0
"""Most units of width of quarry and sawmill where they are not flat, and what the avenues beside
them keep."""
_BESIDE_RIBBON = 0.76
"""Where the avenue from the quarry meets the yard: clear of its title."""


def slot_for(unit: float, width: float) -> float:
    """Units of a worker's place on a board of `width` units: large enough to be pointed at."""
    widest = WIDEST_SLOT if width > _ROOMY else NARROW_SLOT
    return max(LEAST_SLOT, min(widest, LEAST_TARGET / unit))


class Plan:
    """The whole board in units for one box."""

    def __init__(self, width: float, height: float, slot: float, spec: BoardSpec) -> None:
        self.width, self.height = width, height
        self._slot, self._spec = slot, spec
        self._left, self._right = RIM + MARGIN, width - RIM - MARGIN
        self._top, self._foot = RIM + 2 + OVERHANG, height - RIM - 4
        self._place_left()
        self._place_right()
        self._place_middle()
        self._place_king()

    def _place_left(self) -> None:
        self.favour = inside.favour(self._left, self._top, self._slot, self._spec)
        tall = inside.alchemists_size(self._slot, self._spec)[1]
        self.alchemists = inside.alchemists(self._left, self._foot - tall, self._slot, self._spec)

    def _place_right(self) -> None:
        slot, spec = self._slot, self._spec
        wide, high = inside.yield_size(slot)
        guild, shop = inside.guild_size(slot, spec.display), inside.workshop_size(slot, spec)
        self.gold = inside.yield_site(self._right - wide, self._top, slot, spec.seats)
        spare = self._foot - self._top - high - guild[1] - shop[1]
        self.guild = inside.guild(
            self._right - guild[0], self._top + high + spare * _DOWN, slot, spec
        )
        self.shop, self.goods = inside.workshop(
            self._right - shop[0], self._foot - shop[1], slot, spec
        )

    def _place_middle(self) -> None:
        slot, spec = self._slot, self._spec
        flat = self.width > _FLAT
        left = max(_right_of(self.favour.site.box), _right_of(self.alchemists.site.box))
        right = min(self.guild.site.box[0], self.shop.box[0])
        broad = max(YIELD_WIDTH, min(_YIELD, right - left - 2 * _WAY))
        room = right - left - 2 * (_GAP if spec.seats < SEATS else _SHORT_GAP)
        wide, high = (
            inside.flat_yield_size(slot, spec.seats, room)
            if flat
            else inside.yield_size(slot, broad)
        )
        annexe = slot + 16
        top, foot = self._top + high + _OVER_YARD, self._foot - high - OVERHANG - _GAP * 0.75
        frame = 2 * PALACE_FRAME
        side = min(
            (foot - top - frame) / spec.rows,
            (right - left - 2 * _GAP - annexe - frame) / spec.columns,
        )
        size = (side * spec.columns + frame, side * spec.rows + frame)
        x = (left + right - size[0] - annexe) / 2
        y = top + (foot - top - size[1]) / 2
        self.palace: Box = (x, y, *size)
        inner = (x + PALACE_FRAME, y + PALACE_FRAME, size[0] - frame, size[1] - frame)
        self.squares = grid_of(inner, spec.columns, spec.rows)
        self._place_yard(annexe)
        middle = x + (size[0] + annexe) / 2
        make = (
            partial(inside.flat_yield_site, room=room)
            if flat
            else partial(inside.yield_site, wide=broad)
        )
        self.quarry = make(middle - wide / 2, self._top, slot, spec.seats)
        self.sawmill = make(middle - wide / 2, self._foot - high, slot, spec.seats)

    def _place_yard(self, annexe: float) -> None:
        x, y, width, height = self.palace
        slot, seats = self._slot, self._spec.seats
        self.yard_plate: Box = (x + width - 4, y, annexe + 4, height)
        crowd = (x + width + (annexe - slot) / 2 - 2, y + 14, slot, height - 24)
        pools = column_of(crowd, seats, slot * 1.25)
        self.yard = inside.SitePlan((x, y, width + annexe, height), pools)

    def _place_king(self) -> None:
        top = self.favour.site.box[1] + self.favour.site.box[3] + _BELOW_FAVOUR
        foot = self.alchemists.site.box[1] - OVERHANG - 2
        left, side = self._left + _EDGE_ROOM, self._slot
        gate = self.palace[0] + PALACE_FRAME - 2 - side
        self.king_room: Box = (left, top, gate - 2 - left, foot - top)
        steps = max(1, self._spec.king_steps)
        self.king = ways.kings_avenue(self.king_room, steps, side)
        last = self.king[-1]
        self.gate: Box = (gate, last[1] + last[3] / 2 - side / 2, side, side)

    def boxes(self) -> dict[str, inside.SitePlan]:
        """Every location by its id."""
        return dict(
            zip(
                SITES,
                (
                    self.favour.site,
                    self.quarry,
                    self.gold,
                    self.guild.site,
                    self.shop,
                    self.sawmill,
                    self.alchemists.site,
                    self.yard,
                ),
                strict=True,
            )
        )

    def avenue(self, start: str, end: str) -> tuple[Point, ...]:
        """The middle line of an avenue."""
        boxes = self.boxes()
        first, last = boxes[start].box, boxes[end].box
        if {start, end} == {"alchemists_guild", "kings_favour"}:
            return ways.avenue(first, last, ways.edge_way(first))
        if {start, end} == {"marble_quarry", "construction_yard"}:
            return ways.avenue(first, last, first[0] + first[2] * _BESIDE_RIBBON)
        return ways.avenue(first, last)


def _right_of(box: Box) -> float:
    return box[0] + box[2]
