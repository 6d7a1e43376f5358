"""Where everything of the Versailles board lies: pure arithmetic in px of the board box.

Eight cartouches on a garden plan, the palace in the middle, the King's avenue at its left, the
score track in the frame. `board_layout` places it all for a box, the data's numbers and a zoom.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from sprites.versailles import geometry_sites as inside
from sprites.versailles import geometry_ways as ways
from sprites.versailles.geometry_parts import (
    LEAST_SLOT,
    LEAST_TARGET,
    MARGIN,
    NARROW_SLOT,
    OVERHANG,
    PALACE_FRAME,
    RIBBON,
    RIM,
    WIDEST_SLOT,
    Box,
    Point,
    Scale,
    column_of,
    grid_of,
)
from sprites.versailles.geometry_spec import SITES, BoardSpec

BASE = (1046.0, 535.0)
"""The box in a window of 1366 x 768: there a unit is 1 px."""
ZOOM_STEPS = (1.0, 1.25, 1.6, 2.0)
TARGET = 32
MARKER = 17.0
"""Units across a technology or score marker."""
_ROOMY = 1100.0
"""Units of width from which slots may grow as far as small windows need."""
_FLAT = 1125.0
"""Units of width from which quarry and sawmill are flat, so that the palace can be larger."""
_GAP = 20.0
"""Least length of an avenue."""
_EDGE_ROOM = 42.0
"""Room at the left of the King's avenue for the avenue along the edge."""
_DOWN = 0.58
"""Share of the spare room at the right that lies above the Architects' Guild."""
_BESIDE_RIBBON = 0.76
"""Where the avenue from the quarry meets the yard: clear of its title."""
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
    techs: tuple[tuple[pygame.Rect, ...], ...]
    """By row and column."""
    newcomer_prices: tuple[pygame.Rect, ...]
    newcomers: tuple[tuple[pygame.Rect, ...], ...]
    """By row and seat."""
    king_room: pygame.Rect
    king: tuple[pygame.Rect, ...]
    """By step; the last one is the gate of the palace."""
    score: tuple[Point, ...]

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

    def score_spot(self, points: int, rank: int = 0) -> Point:
        """The middle of a score marker; `rank` counts markers that lie there already.

        Further markers lie inwards of the first.
        """
        x, y = self.score[points % len(self.score)]
        width, height = self.size
        shift, rim = rank * MARKER * 0.42 * self.unit, self.rim
        if x < rim or x > width - rim:
            x += shift if x < rim else -shift
        if y < rim or y > height - rim:
            y += shift if y < rim else -shift
        return x, y

    def marker(self, row: int, column: int, seat: int) -> pygame.Rect:
        """The technology marker of a seat; row from 0, column 0 is before the first technology."""
        if column == 0:
            return self._marker_at(self.tech_starts[row], seat, two_lines=True)
        return self._marker_at(self.techs[row][column - 1], seat, two_lines=False)

    def _marker_at(self, cell: pygame.Rect, seat: int, two_lines: bool) -> pygame.Rect:
        side = round(MARKER * self.unit)
        box = pygame.Rect(0, 0, side, side)
        pad = round(2.5 * self.unit)
        room = cell.width - 2 * pad - side
        per_line = -(-self.spec.seats // 2) if two_lines else self.spec.seats
        line, place = divmod(seat, per_line)
        step = min(round(side * 1.08), room / max(1, per_line - 1))
        lines = -(-self.spec.seats // per_line)
        used = step * (min(per_line, self.spec.seats - line * per_line) - 1)
        box.left = round(cell.left + pad + (room - used) / 2 + step * place)
        if two_lines:
            rise = round(side * 1.12)
            box.top = cell.centery - (rise * (lines - 1) + side) // 2 + rise * line
        else:
            box.bottom = cell.bottom - round(2 * self.unit)
        return box


def board_layout(
    box: tuple[int, int], spec: BoardSpec | None = None, zoom: float = 1.0
) -> BoardLayout:
    """Lay out the board for a box of px (its size at zoom 1). The same arguments, one object."""
    return _layout(box, spec or BoardSpec(), zoom)


@lru_cache(maxsize=32)
def _layout(box: tuple[int, int], spec: BoardSpec, zoom: float) -> BoardLayout:
    unit = min(box[0] / BASE[0], box[1] / BASE[1])
    width = box[0] / unit
    widest = WIDEST_SLOT if width > _ROOMY else NARROW_SLOT
    slot = max(LEAST_SLOT, min(widest, LEAST_TARGET / unit))
    plan = _Plan(width, box[1] / unit, slot, spec)
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
        techs=tuple(scale.rects(row) for row in plan.alchemists.cells),
        newcomer_prices=scale.rects(plan.favour.prices),
        newcomers=tuple(scale.rects(row) for row in plan.favour.newcomers),
        king_room=scale.rect(plan.king_room),
        king=scale.rects((*plan.king, plan.gate)),
        score=scale.points(ways.score_track(plan.width, plan.height)),
    )


class _Plan:
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
        guild, shop = (
            inside.guild_size(slot, spec.display),
            inside.workshop_size(slot, len(spec.decorations)),
        )
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
        wide, high = inside.flat_yield_size(slot) if flat else inside.yield_size(slot)
        left = max(_right_of(self.favour.site.box), _right_of(self.alchemists.site.box))
        right = min(self.guild.site.box[0], self.shop.box[0])
        annexe = slot + 16
        top, foot = self._top + high + _GAP, self._foot - high - OVERHANG - _GAP * 0.75
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
        make = inside.flat_yield_site if flat else inside.yield_site
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
        top = self.favour.site.box[1] + self.favour.site.box[3] + 7
        foot = self.alchemists.site.box[1] - OVERHANG - 4
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


def _site(plan: _Plan, name: str, scale: Scale) -> SiteLayout:
    site = plan.boxes()[name]
    yard = name == "construction_yard"
    plate = plan.yard_plate if yard else site.box
    wide = site.box[2] * (_YARD_RIBBON if yard else _RIBBON)
    left = site.box[0] + (16 if yard else (site.box[2] - wide) / 2)
    return SiteLayout(
        scale.rect(site.box),
        scale.rect(plate),
        scale.rect((left, site.box[1] - OVERHANG, wide, RIBBON)),
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
    for row, boxes in zip(spec.newcomer_rows, layout.newcomers, strict=True):
        anchors |= {f"newcomer:{row}:{seat}": box for seat, box in enumerate(boxes)}
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
            found[f"marker:{row + 1}:{seat}"] = layout.marker(row, at[row], seat)
        points = scores[seat] if seat < len(scores) else 0
        side = round(MARKER * layout.unit)
        box = pygame.Rect(0, 0, side, side)
        x, y = layout.score_spot(points, scores[:seat].count(points))
        box.center = (round(x), round(y))
        found[f"score:{seat}"] = box
    return found


def _target(box: pygame.Rect) -> pygame.Rect:
    return box.inflate(max(0, TARGET - box.width), max(0, TARGET - box.height))


__all__ = ["RIBBON", "BoardLayout", "BoardSpec", "SiteLayout", "board_anchors", "board_layout"]
