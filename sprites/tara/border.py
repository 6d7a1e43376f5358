"""The frame of the board: a slab of slate with bands of knotwork, and bosses over their joints."""

from __future__ import annotations

import math

import pygame

from sprites.common import carve, svg
from sprites.common.knot import knot_band
from sprites.common.strokes import open_line, spiral, stroke
from sprites.common.surface_cache import Pieces, kept
from sprites.common.texture import metal
from sprites.tara import relief
from sprites.tara.geometry import PLACES, BoardLayout
from sprites.tara.palette import BRONZE, SLATE, province_style
from sprites.tara.signs import emblem_mask

_ROWS = 3
_FINE = 27
"""px of the rim below which one row less keeps the strands bold."""
Piece = tuple[pygame.Surface, tuple[int, int]]
"""A picture and the place of its corner on the board."""


def slab_bars(layout: BoardLayout) -> list[Piece]:
    """The bare slate of the four sides."""
    width, height = layout.size
    rim = layout.rim
    bars = []
    for box in ((0, 0, width, rim), (0, height - rim, width, rim), (0, 0, rim, height),
                (width - rim, 0, rim, height)):  # fmt: skip
        bar = relief.slab((box[2], box[3]), layout.unit, SLATE, 50)
        bars.append((bar, (box[0], box[1])))
    return bars


def knot_sides(layout: BoardLayout) -> Pieces[list[Piece]]:
    """The four bands of interlace, centred on their sides."""
    width, height = layout.size
    rim = layout.rim
    rows = _ROWS if rim >= _FINE else _ROWS - 1
    cell = rim * 0.9 / (rows + 0.4)
    long, high = _even(width / cell) - 3, _even(height / cell) - 3
    for columns in (long, high):
        yield from knot_band.steps(columns, rows, cell, BRONZE)
    flat = knot_band(long, rows, cell, BRONZE)
    tall = pygame.transform.rotate(knot_band(high, rows, cell, BRONZE), 90)
    left = (width - flat.get_width()) // 2
    top = (height - tall.get_height()) // 2
    inset = (rim - flat.get_height()) // 2
    return [
        (flat, (left, inset)),
        (pygame.transform.flip(flat, False, True), (left, height - rim + inset)),
        (tall, (inset, top)),
        (pygame.transform.flip(tall, True, False), (width - rim + inset, top)),
    ]


def _even(count: float) -> int:
    return int(count / 2) * 2


def rim_lines(layout: BoardLayout) -> pygame.Surface:
    """The groove between slate and country, and the lit edge of the slab, over the whole board."""
    unit, (width, height) = layout.unit, layout.size
    rim = layout.rim
    picture = pygame.Surface(layout.size, pygame.SRCALPHA)
    inner = picture.get_rect().inflate(-2 * rim, -2 * rim)
    corner = round(16 * unit)
    thick = max(2, round(2 * unit))
    grown = inner.inflate(thick, thick)
    pygame.draw.rect(picture, (18, 14, 10), grown, thick, border_radius=corner)
    pygame.draw.rect(picture, (150, 142, 126), grown.inflate(2, 2), 1, border_radius=corner)
    edge = picture.get_rect()
    pygame.draw.rect(picture, (24, 20, 16), edge, max(1, round(unit)), border_radius=corner // 2)
    pygame.draw.line(picture, (140, 134, 120), (corner // 2, 1), (width - corner, 1))
    pygame.draw.line(picture, (140, 134, 120), (1, corner // 2), (1, height - corner))
    return picture


def corner_bosses(layout: BoardLayout) -> list[Piece]:
    """An enamelled boss with a province's emblem at each corner, bronze ones at the river."""
    unit, (width, height) = layout.unit, layout.size
    radius = round(20 * unit)
    far = round(18 * unit)
    pieces = []
    for key, (column, row) in PLACES.items():
        x, y = width - far if column else far, height - far if row else far
        pieces.append(_centred(province_boss(key, radius), x, y))
    small = round(14.5 * unit)
    middle = layout.rim // 2
    for y in (middle, height - middle):
        pieces.append(_centred(bronze_boss(small), width // 2, y))
    return pieces


def _centred(picture: pygame.Surface, x: int, y: int) -> Piece:
    return picture, (x - picture.get_width() // 2, y - picture.get_height() // 2)


@kept
def bronze_boss(radius: int) -> pygame.Surface:
    """A round bronze plate with three spirals."""
    unit = radius / 20
    side = radius * 2
    lines = []
    for arm in range(3):
        turn = arm * math.tau / 3 + 0.4
        x, y = 20 + 7 * math.cos(turn), 20 + 7 * math.sin(turn)
        lines.append(stroke(open_line(spiral(x, y, 6.6, 1.8, turn + math.pi)), "#ffffff", 1.7))
    lines.append(svg.circle(20, 20, 17, "none", "#ffffff", 1.4))
    plate, mask = _plate(side, BRONZE)
    text = svg.document("".join(lines), 40, 40)
    carving = carve.mask_of(svg.raster(text, (side, side)))
    carve.engrave(plate, carving, (0, 0), max(1.0, unit), "#3a2208", "#ffe6b0", 0.9)
    return _raised(plate, mask, unit)


@kept
def province_boss(key: str, radius: int) -> pygame.Surface:
    """A bronze ring round enamel in the province's colours, with its emblem."""
    style, unit, side = province_style(key), radius / 20, radius * 2
    plate, mask = _plate(side, BRONZE)
    inner = _round(side, radius * 0.78)
    field = carve.tinted(inner, style.field)
    relief.sunk(field, inner, 1.4 * unit)
    plate.blit(field, (0, 0))
    sign = round(side * 0.58)
    at = ((side - sign) // 2, (side - sign) // 2)
    carve.engrave(plate, emblem_mask(key, sign), at, max(1.0, 0.7 * unit), style.charge,
                  "#140c06", 1.0)  # fmt: skip
    return _raised(plate, mask, unit)


def _plate(side: int, colour: str) -> tuple[pygame.Surface, pygame.Surface]:
    """A round of metal and its mask."""
    mask = _round(side, side / 2 - 1)
    return carve.cut(metal((side, side), side / 40, colour, 9), mask), mask


def _round(side: int, radius: float) -> pygame.Surface:
    text = svg.document(svg.circle(side / 2, side / 2, radius, "#ffffff"), side, side)
    return carve.mask_of(svg.raster(text, (side, side)))


def _raised(plate: pygame.Surface, mask: pygame.Surface, unit: float) -> pygame.Surface:
    """With a lit edge and its shadow, in a larger picture."""
    carve.bevel(plate, mask, 1.6 * unit, "#ffe9b8", "#1a0e04", 0.8)
    room = round(8 * unit)
    width, height = plate.get_size()
    picture = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    carve.cast(picture, mask, (room, room), (1.5 * unit, 2.6 * unit), 3 * unit, 0.75)
    picture.blit(plate, (room, room))
    return picture
