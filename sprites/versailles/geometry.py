"""Where everything of the Versailles board lies: pure arithmetic in px of the board box.

Eight cartouches on a garden plan, the palace in the middle, the King's avenue at its left, the
score track in the frame. `board_layout` places it all for a box, the data's numbers and a zoom.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from sprites.versailles import geometry_ways as ways
from sprites.versailles.geometry_parts import (
    OVERHANG,
    RIBBON,
    RIM,
    YARD_OVERHANG,
    YARD_RIBBON,
    Point,
    Scale,
)
from sprites.versailles.geometry_plan import Plan, slot_for
from sprites.versailles.geometry_spec import SITES, BoardSpec

BASE = (1046.0, 535.0)
"""The box in a window of 1366 x 768: there a unit is 1 px."""
TARGET = 32
MARKER = 17.0
"""Units across a technology marker, or one at the start of the score track."""
SCORE_MARKER = 20.0
"""The same for one on the way round it."""
_PIPS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0.5, 0.5),),
    ((0.5, 0), (0.5, 1)),
    ((0, 0), (1, 0), (0.5, 1)),
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)),
)
"""Where so many markers lie before the first technology, in shares of the room."""
_NICHE_FREE, _NICHE_PAD, _CROWDED_MARKER = 5.0, 2.0, 15.0
"""Units beside a niche, within its edge, and across a marker where five of them share it."""
_BETWEEN_MARKERS = 2.0
"""Units between markers below a technology."""
_FAN: tuple[Point, ...] = ((0.0, 0.0), (0.96, 0.16), (-0.96, 0.16), (0.52, 1.2), (-0.52, 1.2))
"""How far aside and inwards of their pearl score markers lie that share it, in widths of one."""
_RIBBON, _YARD_RIBBON = 0.94, 0.54
"""Longest title ribbons, in shares of the width."""


@dataclass(frozen=True, slots=True)
class SiteLayout:
    """A location in px. `box` is its cartouche (for the yard: palace and annexe), `pools` by seat.

    `chips` is the room for a line of prices; empty where there is none.
    """

    box: pygame.Rect
    plate: pygame.Rect
    """What is drawn as a cartouche: the same, only for the yard the annexe of the palace."""
    ribbon: pygame.Rect
    """Room for the title; the ribbon itself is as long as the title needs."""
    pools: tuple[pygame.Rect, ...]
    chips: pygame.Rect


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """All places in px; (0, 0) is the upper left corner of the board."""

    spec: BoardSpec
    size: tuple[int, int]
    unit: float
    """px per unit: widths of lines and words."""
    rim: int
    sites: Mapping[str, SiteLayout] = field(hash=False)
    avenues: Mapping[tuple[str, str], tuple[Point, ...]] = field(hash=False)
    palace: pygame.Rect
    """The gilt frame round the squares."""
    squares: tuple[pygame.Rect, ...]
    """Row by row from the north west."""
    display: tuple[pygame.Rect, ...]
    tags: tuple[pygame.Rect, ...]
    pile: pygame.Rect
    discard: pygame.Rect
    workshop: tuple[pygame.Rect, ...]
    tech_starts: tuple[pygame.Rect, ...]
    tech_signs: tuple[pygame.Rect, ...]
    """What the technologies of a row share, before them."""
    techs: tuple[tuple[pygame.Rect, ...], ...]
    """By row and column."""
    newcomer_prices: tuple[pygame.Rect, ...]
    newcomers: tuple[tuple[pygame.Rect, ...], ...]
    """By row and seat."""
    king_room: pygame.Rect
    king: tuple[pygame.Rect, ...]
    """By step; the last one is the gate of the palace."""
    score: tuple[Point, ...]
    start_cap: pygame.Rect
    """Where markers stand before the first point: the widened 0 in the rail of the frame."""
    score_start: tuple[Point, ...]
    """Their places there, by seat."""

    def square(self, column: int, row: int) -> pygame.Rect:
        """A square of the palace, both numbers from 1."""
        return self.squares[(row - 1) * self.spec.columns + column - 1]

    def king_spot(self, step: int) -> Point:
        """Where the coach stands on a step. Steps beyond the palace are the palace."""
        return self.king[max(0, min(step, len(self.king) - 1))].center

    def king_way(self, start: int, end: int) -> list[Point]:
        """The line along which the coach drives."""
        return [self.king_spot(step) for step in range(start, end + 1)]

    def way(self, start: str, end: str) -> list[Point]:
        """The avenue from a location to the next. KeyError where no arrow leads there."""
        return list(self.avenues[start, end])

    def score_side(self, points: int) -> int:
        """px across a score marker: those on 0 lie side by side in a little room."""
        return round((SCORE_MARKER if points % len(self.score) else MARKER) * self.unit)

    def score_spot(self, points: int, rank: int = 0) -> Point:
        """The middle of a score marker; `rank` counts markers that lie there already.

        Further markers lie in a fan inwards of the first, so that each is seen whole; those on 0
        have places of their own.
        """
        if points % len(self.score) == 0:
            return self.score_start[rank % len(self.score_start)]
        x, y = self.score[points % len(self.score)]
        width, height = self.size
        side, rim = SCORE_MARKER * self.unit, self.rim
        across, down = _FAN[min(rank, len(_FAN) - 1)]
        aside, inwards = across * side, down * side
        upright = x < rim or x > width - rim
        if upright:
            x += inwards if x < rim else -inwards
        if y < rim or y > height - rim:
            y += inwards if y < rim else -inwards
        return (x, y + aside) if upright else (x + aside, y)

    def marker(self, row: int, column: int, seat: int, there: tuple[int, ...] = ()) -> pygame.Rect:
        """The technology marker of a seat; row from 0, column 0 is before the first technology.
        `there`: the seats with a marker in the same column, which share its room; else all."""
        seats = there or tuple(range(self.spec.seats))
        if column == 0:
            return self._before_first(self.niche(row), seats.index(seat), len(seats))
        return self._below(row, column - 1, seats.index(seat), len(seats))

    def niche(self, row: int) -> pygame.Rect:
        """Where the markers of a row lie before the first technology, clear of its sign."""
        cell, unit = self.tech_starts[row], self.unit
        wide, high = cell.width - round(_NICHE_FREE * unit), cell.height - round(3 * unit)
        return pygame.Rect(cell.left + round(unit), cell.centery - high // 2, wide, high)

    def _before_first(self, niche: pygame.Rect, number: int, of: int) -> pygame.Rect:
        """One of up to five places in a niche, laid out as the pips of a die: there all of them are
        seen whole, and within it."""
        side = round((MARKER if of < len(_PIPS) - 1 else _CROWDED_MARKER) * self.unit)
        pad = 2 * max(1, round(_NICHE_PAD * self.unit))
        room = niche.inflate(-pad - side, -pad - side)
        across, down = _PIPS[of][number]
        middle = (room.left + round(room.width * across), room.top + round(room.height * down))
        box = pygame.Rect(0, 0, side, side)
        box.center = middle
        return box

    def _below(self, row: int, column: int, number: int, of: int) -> pygame.Rect:
        """One of so many places below a technology, none of which touches the next. Where most
        seats are in one column, its neighbours are free: they reach as far as they need."""
        cells = self.techs[row]
        cell, side = cells[column], round(MARKER * self.unit)
        step, pad = side + max(2, round(_BETWEEN_MARKERS * self.unit)), round(self.unit)
        used = step * (of - 1) + side
        last = max(cells[0].left + pad, cells[-1].right - pad - used)
        left = min(max(cells[0].left + pad, cell.centerx - used // 2), last)
        bottom = cell.bottom - round(2 * self.unit)
        return pygame.Rect(left + step * number, bottom - side, side, side)


def board_layout(
    box: tuple[int, int], spec: BoardSpec | None = None, zoom: float = 1.0
) -> BoardLayout:
    """Lay out the board for a box of px (its size at zoom 1). The same arguments, one object."""
    return _layout(box, spec or BoardSpec(), zoom)


@lru_cache(maxsize=32)
def _layout(box: tuple[int, int], spec: BoardSpec, zoom: float) -> BoardLayout:
    unit = min(box[0] / BASE[0], box[1] / BASE[1])
    width = box[0] / unit
    plan = Plan(width, box[1] / unit, slot_for(unit, width), spec)
    scale = Scale(unit * zoom)
    return BoardLayout(
        spec=spec,
        size=(round(box[0] * zoom), round(box[1] * zoom)),
        unit=unit * zoom,
        rim=round(RIM * unit * zoom),
        sites={name: _site(plan, name, scale) for name in SITES},
        avenues={pair: scale.points(plan.avenue(*pair)) for pair in spec.arrows},
        palace=scale.rect(plan.palace),
        squares=scale.rects(plan.squares),
        display=scale.rects(plan.guild.display),
        tags=scale.rects(plan.guild.tags),
        pile=scale.rect(plan.guild.pile),
        discard=scale.rect(plan.guild.discard),
        workshop=scale.rects(plan.goods),
        tech_starts=scale.rects(plan.alchemists.starts),
        tech_signs=scale.rects(plan.alchemists.signs),
        techs=tuple(scale.rects(row) for row in plan.alchemists.cells),
        newcomer_prices=scale.rects(plan.favour.prices),
        newcomers=tuple(scale.rects(row) for row in plan.favour.newcomers),
        king_room=scale.rect(plan.king_room),
        king=scale.rects((*plan.king, plan.gate)),
        score=scale.points(ways.score_track(plan.width, plan.height, spec.seats)),
        start_cap=scale.rect(ways.start_cap(spec.seats)),
        score_start=scale.points(ways.start_spots(spec.seats)),
    )


def _site(plan: Plan, name: str, scale: Scale) -> SiteLayout:
    site = plan.boxes()[name]
    yard = name == "construction_yard"
    plate = plan.yard_plate if yard else site.box
    wide = site.box[2] * (_YARD_RIBBON if yard else _RIBBON)
    left = site.box[0] + (22 if yard else (site.box[2] - wide) / 2)
    high, above = (YARD_RIBBON, YARD_OVERHANG) if yard else (RIBBON, OVERHANG)
    return SiteLayout(
        scale.rect(site.box),
        scale.rect(plate),
        scale.rect((left, site.box[1] - above, wide, high)),
        scale.rects(site.pools),
        scale.rect(site.chips),
    )


def board_anchors(
    layout: BoardLayout,
    columns: tuple[tuple[int, ...], ...] = (),
    scores: tuple[int, ...] = (),
) -> dict[str, pygame.Rect]:
    """The anchors that lie on the board, back to front, none smaller than a target.

    `columns`: by seat, the column of its marker in each technology row; `scores`: points by seat.
    """
    spec = layout.spec
    anchors = {f"site:{name}": site.box for name, site in layout.sites.items()}
    anchors |= {f"king:{step}": box for step, box in enumerate(layout.king)}
    for number, box in enumerate(layout.squares):
        row, column = divmod(number, spec.columns)
        anchors[f"square:{column + 1}:{row + 1}"] = box
    for slot, (box, tag) in enumerate(zip(layout.display, layout.tags, strict=True), 1):
        anchors[f"display:{slot}"] = box.union(tag)
    anchors |= {"pile": layout.pile, "discard": layout.discard}
    for name, box in zip(spec.decorations, layout.workshop, strict=True):
        anchors[f"workshop:{name}"] = box
    for names, boxes in zip(spec.technologies, layout.techs, strict=True):
        anchors |= {f"tech:{name}": box for name, box in zip(names, boxes, strict=True)}
    for name, boxes in zip(spec.newcomer_rows, layout.newcomers, strict=True):
        anchors |= {f"newcomer:{name}:{seat}": box for seat, box in enumerate(boxes)}
    for name, site in layout.sites.items():
        anchors |= {f"pool:{name}:{seat}": box for seat, box in enumerate(site.pools)}
    anchors |= _marker_anchors(layout, columns, scores)
    board = pygame.Rect((0, 0), layout.size)
    return {name: _target(box).clamp(board) for name, box in anchors.items()}


def _marker_anchors(
    layout: BoardLayout, columns: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> dict[str, pygame.Rect]:
    rows = len(layout.spec.technologies)
    found = {}
    for seat in range(layout.spec.seats):
        at = columns[seat] if seat < len(columns) else (0,) * rows
        for row in range(rows):
            there = tuple(other for other, each in enumerate(columns) if each[row] == at[row])
            found[f"marker:{row + 1}:{seat}"] = layout.marker(row, at[row], seat, there)
        points = scores[seat] if seat < len(scores) else 0
        side = layout.score_side(points)
        box = pygame.Rect(0, 0, side, side)
        x, y = layout.score_spot(points, scores[:seat].count(points))
        box.center = (round(x), round(y))
        found[f"score:{seat}"] = box
    return found


def _target(box: pygame.Rect) -> pygame.Rect:
    return box.inflate(max(0, TARGET - box.width), max(0, TARGET - box.height))
