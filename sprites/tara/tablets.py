"""Tablets: the cards of Tara as slips of bone with a figure of hollows, at any width.

A tablet is `width` px wide and 5/4 as high. All surfaces are kept and shared: copy one before
drawing on it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from sprites.common import carve, fonts, svg
from sprites.common.knot import knot_band
from sprites.common.noise import grain
from sprites.common.pen import Point
from sprites.common.strokes import circle, open_line, path, spiral, stroke
from sprites.common.surface_cache import Pieces, kept, kept_in_steps
from sprites.common.texture import emboss, heights
from sprites.tara import relief
from sprites.tara.cumals import cumal
from sprites.tara.palette import BLOOD, BRONZE, INK
from sprites.tara.signs import rank_mask
from sprites.tara.stones import destiny_stone

WIDE, HIGH = 120.0, 150.0
ASPECT = HIGH / WIDE
_LEAST_NUMBER = 15.0
"""px of figures on a tablet: they are compared at arm's length."""
NUMBER_FROM = 60
"""Tablets at least this many px wide bear their number, in type of 13 px or more."""
_OAK = "#5f452b"
_REACHED = "#3a2412"
"""A place on the map that the card reaches: all others are but outlines."""
_MAP = 58.0
"""Units of the side of the triangle's picture."""
MAP_FROM = 66
"""Tablets at least this wide show the triangle of places that they reach."""
HEADS_FROM = 150
"""Tablets at least this wide show their cost as a row of heads beside the map: four of them can be
counted. Narrower ones say it with a figure, all alike, whatever they cost."""
ORNATE_FROM = 90
"""Tablets at least this wide have spirals in the upper corners of their frame."""
_CURLS = ((16.5, 33.0, 3.6, 1), (103.5, 33.0, -0.45, -1))
"""Middle, direction of the outer end and sense of each spiral."""
_FIGURE = (11.0, 26.0, 98.0, 67.0)
"""Where the figure stands: x, y, width, height in units; above the top of the triangle."""
_FIGURE_SMALL = (10.0, 14.0, 100.0, 92.0)
_FOOT = 125.0
"""Middle of the row with cost and map."""

Offset = tuple[int, int]
"""Change of rank and of index from the anchor."""


@dataclass(frozen=True, slots=True)
class TabletView:
    """What is printed on a card. `reach`: (rank, index) of all positions it may put a disc on."""

    number: int
    cost: int
    rank: int = 0
    """The anchor's rank."""
    slots: tuple[Offset, ...] = ()
    needs: tuple[Offset, ...] = ()
    reach: tuple[Offset, ...] = ()
    swap: bool = False
    """The Stone of Destiny: no figure."""


def tablet_height(width: int) -> int:
    """The height of a tablet `width` px wide."""
    return round(width * ASPECT)


@kept
def tablet(view: TabletView, width: int) -> pygame.Surface:
    """The face of a card."""
    size, unit = (width, tablet_height(width)), width / WIDE
    face = bone(size, view.number % 4).copy()
    small = width < NUMBER_FROM
    if not small:
        _frame(face, size, unit)
        _number(face, view.number, unit)
    if view.swap:
        _standing_stone(face, unit, small)
    else:
        _figure(face, view, unit, small)
    _cost(face, view, unit)
    if width >= MAP_FROM and not view.swap:
        face.blit(_map(view, unit), (round(7 * unit), round(87 * unit)))
    return face


@kept_in_steps
def tablet_back(width: int) -> Pieces[pygame.Surface]:
    """The back: bog oak with a panel of knotwork."""
    size, unit = (width, tablet_height(width)), width / WIDE
    mask = _outline(size, 1)
    back = carve.cut(relief.wood(size, unit * 1.4, "#5f4a34", 12), mask)
    carve.bevel(back, mask, max(1.0, 1.8 * unit), "#e8cf9c", "#120a04", 0.6)
    yield
    columns, rows = (9, 11) if width >= NUMBER_FROM else (5, 7)
    cell = 84 * unit / columns
    yield from knot_band.steps(columns, rows, cell, BRONZE)
    panel = knot_band(columns, rows, cell, BRONZE)
    at = panel.get_rect(center=(size[0] // 2, round(81 * unit)))
    carve.cast(back, carve.mask_of(panel), at.topleft, (unit, 1.4 * unit), 1.6 * unit, 0.6)
    back.blit(panel, at)
    return back


@kept
def bone(size: tuple[int, int], kind: int) -> pygame.Surface:
    """A blank slip of bone with long grain and a bored hole; four kinds."""
    unit = size[0] / WIDE
    mask = _outline(size, kind)
    slip = pygame.Surface(size, 0, 24)
    slip.fill((240, 231, 208))
    grain(slip, (3 * unit, 60 * unit), 222, 255, 5 + kind)
    grain(slip, (26 * unit, 40 * unit), 226, 255, 15 + kind, (1, 0.985, 0.95))
    grain(slip, (max(1.0, 1.5 * unit), 7 * unit), 234, 255, 25 + kind)
    emboss(slip, heights(size, (4 * unit, max(1.0, 1.6 * unit)), 35), 0.14)
    face = carve.cut(slip, mask)
    face.blit(carve.inside_edge(mask, 0, 0, 11 * unit, "#8a6a38", 0.7), (0, 0))
    face.blit(carve.inside_edge(mask, -2 * unit, -2 * unit, 3 * unit, "#5a4020", 0.5), (0, 0))
    carve.bevel(face, mask, max(1.0, 1.5 * unit), "#fffdf0", "#3a2812", 0.75)
    return face


def _outline(size: tuple[int, int], kind: int) -> pygame.Surface:
    """The slip's shape: a little crooked, pierced at its head."""
    bend = (0.0, 1.6, -1.2, 0.8)[kind]
    body = path(
        f"M11 3.4 Q40 {1.4 + bend / 2:.1f} 60 1.6 Q84 0.8 109 3.6 Q117 6 117.4 15 "
        f"Q{119 - abs(bend):.1f} 60 {117.6 + bend / 2:.1f} 92 L117.2 135 Q116 145 107 147 "
        f"Q60 {149.4 - abs(bend):.1f} 13 147.4 Q4 146 3 136 Q{1.4 + abs(bend):.1f} 90 2.6 60 "
        f"L2.4 15 Q3 5 11 3.4 Z M60 8.6 A5.4 5.4 0 1 0 60 19.4 A5.4 5.4 0 1 0 60 8.6 Z",
        "#ffffff",
        even_odd=True,
    )
    return relief.shape_mask(body, size, size[0] / WIDE)


def _frame(face: pygame.Surface, size: tuple[int, int], unit: float) -> None:
    lines = svg.rect(8.5, 25, 103, 117, "none", "#ffffff", 1.3, rx=7)
    if size[0] >= ORNATE_FROM:
        lines += "".join(
            stroke(open_line(spiral(x, y, 6.4, 1.9, turn, way)), "#ffffff", 1.1)
            for x, y, turn, way in _CURLS
        )
    mask = relief.shape_mask(lines, size, unit)
    carve.engrave(face, mask, (0, 0), max(1.0, 0.7 * unit), "#7a5a30", "#fffdf0", 0.62)


def _number(face: pygame.Surface, number: int, unit: float) -> None:
    words = fonts.render(fonts.serif(max(_LEAST_NUMBER, 15 * unit), "bold"), str(number), INK)
    face.blit(words, words.get_rect(center=(round(97 * unit), round(14.4 * unit))))


def _standing_stone(face: pygame.Surface, unit: float, small: bool) -> None:
    high = (92 if small else 84) * unit
    size = (round(high * 0.5), round(high))
    stone = destiny_stone(size)
    at = stone.get_rect(midbottom=(round(60 * unit), round((112 if small else 114) * unit)))
    carve.cast(face, carve.mask_of(stone), at.topleft, (3 * unit, 2 * unit), 4 * unit, 0.55)
    face.blit(stone, at)
    if small:
        return
    arrows = (
        stroke("M24 84 Q14 66 26 50", "#ffffff", 3.0)
        + path("M30 44 L19.6 48.4 L28.4 56 Z", "#ffffff")
        + stroke("M96 50 Q106 68 94 84", "#ffffff", 3.0)
        + path("M90 90 L100.4 85.6 L91.6 78 Z", "#ffffff")
    )
    mask = relief.shape_mask(arrows, face.get_size(), unit)
    carve.engrave(face, mask, (0, 0), max(1.0, 0.7 * unit), BLOOD, "#fffdf0", 0.95)


def _figure(face: pygame.Surface, view: TabletView, unit: float, small: bool) -> None:
    """Slots as discs of bog oak with the sign of their rank, needs as dashed rings."""
    box = _FIGURE_SMALL if small else _FIGURE
    spots, radius = _places(view, box)
    lines = _links(list(spots.values()), radius)
    if lines:
        mask = relief.shape_mask(lines, face.get_size(), unit)
        carve.engrave(face, mask, (0, 0), max(1.0, 0.7 * unit), "#7a5a30", "#fffdf0", 0.55)
    for offset in view.needs:
        _need(face, spots[offset], radius, view.rank + offset[0], unit)
    for offset in view.slots:
        _slot(face, spots[offset], radius, view.rank + offset[0], unit)


def _places(
    view: TabletView, box: tuple[float, float, float, float]
) -> tuple[dict[Offset, Point], float]:
    """Where the positions of the figure stand, and the radius of their discs, in units."""
    offsets = [*view.slots, *view.needs]
    xs = {offset: offset[1] + offset[0] * 0.5 for offset in offsets}
    ys = {offset: -offset[0] * 0.86 for offset in offsets}
    wide = max(xs.values()) - min(xs.values()) + 0.94
    high = max(ys.values()) - min(ys.values()) + 0.94
    step = min(54.0, box[2] / wide, box[3] / high)
    middle_x = (max(xs.values()) + min(xs.values())) / 2
    middle_y = (max(ys.values()) + min(ys.values())) / 2
    return {
        offset: (
            box[0] + box[2] / 2 + (xs[offset] - middle_x) * step,
            box[1] + box[3] / 2 + (ys[offset] - middle_y) * step,
        )
        for offset in offsets
    }, step * 0.44


def _links(spots: list[Point], radius: float) -> str:
    """Thin lines from rim to rim of neighbours."""
    lines = []
    for index, (ax, ay) in enumerate(spots):
        for bx, by in spots[index + 1 :]:
            away = math.dist((ax, ay), (bx, by))
            if away < radius * 2.5:
                dx, dy = (bx - ax) / away * radius * 0.9, (by - ay) / away * radius * 0.9
                ends = [(ax + dx, ay + dy), (bx - dx, by - dy)]
                lines.append(stroke(open_line(ends), "#ffffff", 2.2))
    return "".join(lines)


def _slot(face: pygame.Surface, spot: Point, radius: float, rank: int, unit: float) -> None:
    disc = place_disc(round(2 * radius * unit), rank)
    place = disc.get_rect(center=(round(spot[0] * unit), round(spot[1] * unit)))
    carve.cast(face, carve.mask_of(disc), place.topleft, (unit, 2 * unit), 2.4 * unit, 0.55)
    face.blit(disc, place)


@kept
def place_disc(px: int, rank: int) -> pygame.Surface:
    """A place for anybody's disc: bog oak with the sign of a rank, in no player's colour."""
    unit = px / 40
    shine = svg.radial_gradient("r", (14, 11), 34, (0, "#9a7a54"), (0.5, _OAK), (1, "#33210f"))
    body = svg.circle(20, 20, 19, "url(#r)", INK, max(1.4, 1.2 / unit))
    body += svg.circle(20, 20, 15.6, "none", "#e2c79a", 0.9, stroke_opacity=0.6)
    disc = svg.raster(svg.document(body, 40, 40, shine), (px, px)).copy()
    side = round(px * 0.68)
    at = ((px - side) // 2, (px - side) // 2)
    carve.engrave(disc, rank_mask(rank, side), at, max(1.0, 0.7 * unit), "#fbeed2", "#1c1006", 1.0)
    return disc


def _need(face: pygame.Surface, spot: Point, radius: float, rank: int, unit: float) -> None:
    """A position that must exist: a dashed ring with a faint sign."""
    side = round(2 * radius * unit)
    ring = svg.circle(20, 20, 17, "none", "#ffffff", 2.2, stroke_dasharray="6.2 4.5")
    mask = carve.mask_of(svg.raster(svg.document(ring, 40, 40), (side, side)))
    at = (round(spot[0] * unit) - side // 2, round(spot[1] * unit) - side // 2)
    carve.engrave(face, mask, at, max(1.0, 0.7 * unit), "#5c4020", "#fffdf0", 0.95)
    sign = round(side * 0.64)
    faint = carve.tinted(rank_mask(rank, sign), "#6b4d26", 0.7)
    face.blit(faint, (at[0] + (side - sign) // 2, at[1] + (side - sign) // 2))


def _cost(face: pygame.Surface, view: TabletView, unit: float) -> None:
    """Heads of cattle; a faint one for nothing."""
    small = face.get_width() < MAP_FROM
    left, right = (8.0, 112.0) if small or view.swap else (62.0, 109.0)
    count = max(1, view.cost)
    size = min(24.0 if small else 21.0, (right - left) / count)
    if not small and (view.cost == 0 or face.get_width() < HEADS_FROM):
        _price(face, view.cost, ((left + right) / 2 + (0 if view.swap else 4), _FOOT), unit)
        return
    step = min(size, (right - left - size) / max(1, count - 1))
    head = cumal(round(size * unit))
    if view.cost == 0:
        head = carve.tinted(carve.mask_of(head), "#8a6a3a", 0.42)
    start = (left + right) / 2 - step * (count - 1) / 2
    for index in range(count):
        centre = (round((start + index * step) * unit), round(_FOOT * unit))
        face.blit(head, head.get_rect(center=centre))


def _price(face: pygame.Surface, cost: int, middle: Point, unit: float) -> None:
    """A figure beside one head, where a row of heads would be too small to be counted."""
    head = cumal(max(fonts.FLOOR, round(25 * unit)))
    if cost == 0:
        head = carve.tinted(carve.mask_of(head), "#8a6a3a", 0.42)
    font = fonts.serif(max(_LEAST_NUMBER + 1, 20 * unit), "bold")
    figure = fonts.render(font, str(cost), INK)
    wide = figure.get_width() + head.get_width() + 1
    x, y = round(middle[0] * unit - wide / 2), round(middle[1] * unit)
    face.blit(figure, figure.get_rect(midleft=(x, y)))
    face.blit(head, head.get_rect(midright=(x + wide, y)))


def _map(view: TabletView, unit: float) -> pygame.Surface:
    """The triangle of a province with the positions that the card reaches."""
    dots = []
    for rank in range(5):
        for index in range(5 - rank):
            x = 20 + (index - (4 - rank) / 2) * 7.8
            y = 33 - rank * 7.0
            if (rank, index) in view.reach:
                dots.append(circle(x, y, 4.0, _REACHED, INK, 0.7))
            else:
                dots.append(svg.circle(x, y, 2.5, "none", "#8a6a3a", 0.9))
    edge = path("M20 -4 L42.4 37.6 H-2.4 Z", "#8a6a3a", opacity=0.14)
    size = (round(_MAP * unit), round(_MAP * unit))
    body = svg.group(edge + "".join(dots), "translate(2,4)")
    return svg.raster(svg.document(body, 44, 44), size)
