"""Avenues of gravel between hedges with flower-beds that point the way; the King's avenue."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from sprites.common.curves import rounded
from sprites.common.surface_cache import Pieces
from sprites.common.unit_canvas import Canvas, bounds
from sprites.versailles.board_garden import small_trees
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import Point
from sprites.versailles.lines import along, in_units, length_of
from sprites.versailles.palette import FLOWERS, HEDGE_INK
from sprites.versailles.pen import Sketch, opened

HEDGE_WIDTH, GRAVEL_WIDTH = 43.0, 31.0
_UNDER = 14.0
"""How far an avenue runs on below its cartouches."""
_FORECOURT = 25.0
_ARROW, _ARROW_STEP = 24.0, 42.0
_KING_HEDGE, _KING_GRAVEL = 33.0, 29.0
_TREES_AT_ONCE = 40
"""In a piece of the work."""
_KING_TREE = 3.0
_POSY = 5.2
"""Units from the middle of a bed in the hedges between its rows to its edge."""
STEP_RADIUS = 14.2


def draw_avenues(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    """All avenues: first every hedge, then the gravel, so that crossings are open."""
    avenues = [_avenue(layout, pair) for pair in layout.avenues]
    for painter in (_shade, _hedge, _gravel):
        for number, avenue in enumerate(avenues):
            d = Sketch(1.0)
            painter(d, avenue)
            canvas.paint(d, bounds(avenue.line, HEDGE_WIDTH))
            if number % 3 == 2:
                yield
    for line in layout.avenues.values():
        _arrows(canvas, in_units(line, layout.unit))
        yield


@dataclass(frozen=True, slots=True)
class _Avenue:
    """A line in units that runs on below its cartouches; `courts`: ends with a forecourt."""

    line: list[Point]
    courts: list[Point]


def _avenue(layout: BoardLayout, pair: tuple[str, str]) -> _Avenue:
    line = in_units(layout.avenues[pair], layout.unit)
    boxes = [layout.sites[name].box for name in pair]
    courts = [
        end
        for end, box in zip((line[0], line[-1]), boxes, strict=True)
        if _from_corner(end, box, layout.unit) > _FORECOURT + 5
    ]
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.dist(line[0], line[-1]) or 1.0
    dx, dy = (bx - ax) / length * _UNDER, (by - ay) / length * _UNDER
    return _Avenue([(ax - dx, ay - dy), *line[1:-1], (bx + dx, by + dy)], courts)


def _from_corner(at: Point, box: pygame.Rect, unit: float) -> float:
    """How far a point lies from the nearest corner of a box in px, in units."""
    corners = (box.topleft, box.topright, box.bottomleft, box.bottomright)
    return min(math.dist(at, (x / unit, y / unit)) for x, y in corners)


def _shade(d: Sketch, avenue: _Avenue) -> None:
    data = opened([(x + 1.8, y + 2.8) for x, y in avenue.line])
    d.line(data, "#2f381a", HEDGE_WIDTH + 2.4, 0.34)


def _hedge(d: Sketch, avenue: _Avenue) -> None:
    for at in avenue.courts:
        d.circle(*at, _FORECOURT, "#5a7843", HEDGE_INK)
    data = opened(avenue.line)
    d.line(data, HEDGE_INK, HEDGE_WIDTH + 1.8)
    d.line(data, "#4f6e3b", HEDGE_WIDTH)
    d.line(data, "#6f9152", HEDGE_WIDTH - 3.2)
    d.line(data, "#567540", HEDGE_WIDTH - 6.0)


def _gravel(d: Sketch, avenue: _Avenue) -> None:
    for at in avenue.courts:
        d.circle(*at, _FORECOURT - 5.0, "#f0e2bb", "#8f7a4c", 0.9)
    data = opened(avenue.line)
    d.line(data, "#7d6a3e", GRAVEL_WIDTH + 1.4)
    d.line(data, "#d3bf8e", GRAVEL_WIDTH)
    d.line(data, "#f0e2bb", GRAVEL_WIDTH - 3.6)


def _arrows(canvas: Canvas, line: list[Point]) -> None:
    length = length_of(line)
    count = max(1, int(length / _ARROW_STEP))
    size = min(_ARROW, length * 0.86 / count)
    for number, (x, y, angle) in enumerate(along(line, length / count, length / count / 2)):
        d = Sketch(1.0)
        d.put(arrow_bed(number + round(x)), (x, y), size / 40, angle)
        canvas.paint(d, (x - size, y - size, 2 * size, 2 * size))


def arrow_bed(seed: int) -> Sketch:
    """A flower-bed in the shape of an arrow head, pointing right, 40 wide about the origin."""
    chance = random.Random(seed)
    d = Sketch(1.8)
    d.fill("M-15 -13 L5 -13 L20 2 L5 18 L-15 18 L-2 2 Z", "#3c3a18", 0.36)
    d.path("M-18 -16 L2 -16 L18 0 L2 16 L-18 16 L-5 0 Z", "#5d8348", HEDGE_INK)
    d.line("M-14 -13.4 L1 -13.4 L13.6 -0.8", "#a8c882", 1.7)
    for sign in (-1, 1):
        for step in range(4):
            at = (-10.0 + 6.4 * step, (-9.6 + 3.2 * step) * sign)
            d.circle(*at, 3.1, chance.choice(FLOWERS), "#4a2a30", 0.4)
    return d


def draw_kings_avenue(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    """The winding avenue from the first step to the gate, between rows of clipped trees."""
    unit = layout.unit
    line = rounded(in_units([box.center for box in layout.king], unit), 13.0)
    box = bounds(line, 30.0)
    for colour, width, alpha in (
        ("#3c4420", _KING_HEDGE + 5, 0.24),
        (HEDGE_INK, _KING_HEDGE + 1.4, None),
        ("#587741", _KING_HEDGE, None),
        ("#7d6a3e", _KING_GRAVEL + 1.2, None),
        ("#d3bf8e", _KING_GRAVEL, None),
        ("#f0e2bb", _KING_GRAVEL - 4, None),
    ):
        d = Sketch(1.0)
        d.line(opened(line), colour, width, alpha)
        canvas.paint(d, box)
        yield
    trees = yield from _borders(line)
    small_trees(canvas, trees, _KING_TREE)
    yield
    for number, spot in enumerate(_between_rows(layout)):
        _posy(canvas, spot, FLOWERS[number % len(FLOWERS)])
    yield


def _between_rows(layout: BoardLayout) -> list[Point]:
    """Where four steps of the King meet: in the hedge between two rows, where none turns. Units."""
    boxes, unit = layout.king[:-1], layout.unit
    lefts, tops = {box.left for box in boxes}, {box.top for box in boxes}
    return [
        (box.right / unit, box.bottom / unit)
        for box in boxes
        if box.right in lefts and box.bottom in tops
    ]


def _posy(canvas: Canvas, at: Point, colour: str) -> None:
    """A round bed of flowers in its ring of box."""
    x, y = at
    d = Sketch(1.0)
    d.circle(x + 1.0, y + 1.5, _POSY + 0.6, "#2c3418", None, opacity=0.4)
    d.circle(x, y, _POSY, "#456231", HEDGE_INK, 0.9)
    d.circle(x - 0.5, y - 0.5, _POSY - 1.1, "none", "#86a465", 0.8)
    for number in range(6):
        angle = math.radians(60 * number + 15)
        d.circle(x + 2.5 * math.cos(angle), y + 2.5 * math.sin(angle), 1.5, colour, "#4a2a30", 0.35)
    d.circle(x, y, 1.4, "#f3d774", None)
    reach = _POSY + 3
    canvas.paint(d, (x - reach, y - reach, 2 * reach, 2 * reach))


def _borders(line: list[Point]) -> Pieces[list[Point]]:
    """Places of trees on both sides, crown to crown, none on the avenue itself."""
    away = _KING_HEDGE / 2
    spots = []
    path = along(line, 4.0)
    for number, (x, y, angle) in enumerate(along(line, 2.3 * _KING_TREE, 4.0), 1):
        if number % _TREES_AT_ONCE == 0:
            yield
        turn = math.radians(angle)
        for side in (-1, 1):
            spot = (x - math.sin(turn) * away * side, y + math.cos(turn) * away * side)
            if all(math.dist(spot, (px, py)) > away * 0.94 for px, py, _ in path):
                spots.append(spot)
    return spots[:-2] if len(spots) > 4 else spots
