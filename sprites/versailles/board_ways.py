"""Avenues of gravel between hedges with flower-beds that point the way; the King's avenue."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.versailles.board_garden import small_trees
from sprites.versailles.canvas import Canvas, along, bounds, in_units, length_of
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import Point
from sprites.versailles.palette import FLOWERS, GRAVEL, HEDGE_INK
from sprites.versailles.pen import Sketch, opened

HEDGE_WIDTH, GRAVEL_WIDTH = 40.0, 30.0
_UNDER = 14.0
"""How far an avenue runs on below its cartouches."""
_FORECOURT = 25.0
_ARROW, _ARROW_STEP = 22.0, 40.0
_KING_HEDGE, _KING_GRAVEL = 34.0, 28.0
STEP_RADIUS = 12.4


def draw_avenues(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    """All avenues: first every hedge, then the gravel, so that crossings are open."""
    lines = {pair: _prolonged(in_units(line, layout.unit)) for pair, line in layout.avenues.items()}
    for painter in (_shade, _hedge, _gravel):
        for pair, line in lines.items():
            d = Sketch(1.0)
            painter(d, line)
            canvas.paint(d, bounds(line, HEDGE_WIDTH))
            if pair[1] == "construction_yard":
                yield
        yield
    for line in layout.avenues.values():
        _arrows(canvas, in_units(line, layout.unit))
        yield


def _prolonged(line: list[Point]) -> list[Point]:
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.dist(line[0], line[-1]) or 1.0
    dx, dy = (bx - ax) / length * _UNDER, (by - ay) / length * _UNDER
    return [(ax - dx, ay - dy), *line[1:-1], (bx + dx, by + dy)]


def _shade(d: Sketch, line: list[Point]) -> None:
    data = opened([(x + 1.6, y + 2.4) for x, y in line])
    d.line(data, "#3c4420", HEDGE_WIDTH + 2.0, 0.26)


def _hedge(d: Sketch, line: list[Point]) -> None:
    for x, y in (line[0], line[-1]):
        d.circle((x, y), _FORECOURT, "#5f7d47", HEDGE_INK)
    data = opened(line)
    d.line(data, HEDGE_INK, HEDGE_WIDTH + 1.6)
    d.line(data, "#587741", HEDGE_WIDTH)
    d.line(data, "#7d9c5e", HEDGE_WIDTH - 3.0)


def _gravel(d: Sketch, line: list[Point]) -> None:
    for x, y in (line[0], line[-1]):
        d.circle((x, y), _FORECOURT - 4.4, GRAVEL, "#a58d5c", 0.8)
    data = opened(line)
    d.line(data, "#8f7a4c", GRAVEL_WIDTH + 1.4)
    d.line(data, "#e0d0a6", GRAVEL_WIDTH)
    d.line(data, GRAVEL, GRAVEL_WIDTH - 4.0)


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
    d.fill("M-15 -12 L4 -12 L19 2 L4 17 L-15 17 L-2 2 Z", "#3c4420", 0.32)
    d.shape("M-17 -15 L2 -15 L17 0 L2 15 L-17 15 L-4 0 Z", "#4f7040", HEDGE_INK)
    d.line("M-13 -12.6 L1 -12.6 L13 -1", "#8bab68", 1.6)
    for step in range(5):
        t = step / 4
        for lane in (-4.4, 4.4, 0.0):
            at = (-9 + 17.5 * t + lane, -10.5 + 10.5 * t + abs(lane) * 0.1)
            for sign in (1, -1):
                if lane == 0.0 and step % 2:
                    continue
                d.circle((at[0], at[1] * sign), 2.5, chance.choice(FLOWERS), "#4a2a30", 0.35)
    return d


def draw_kings_avenue(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    """The winding avenue from the first step to the gate, between rows of clipped trees."""
    unit = layout.unit
    line = rounded(in_units([box.center for box in layout.king], unit), 13.0)
    box = bounds(line, 30.0)
    for colour, width, alpha in (
        ("#3c4420", _KING_HEDGE + 5, 0.24),
        (HEDGE_INK, _KING_HEDGE + 1.4, None),
        ("#6c8b4f", _KING_HEDGE, None),
        ("#8f7a4c", _KING_GRAVEL + 1.2, None),
        ("#e0d0a6", _KING_GRAVEL, None),
        (GRAVEL, _KING_GRAVEL - 4, None),
    ):
        d = Sketch(1.0)
        d.line(opened(line), colour, width, alpha)
        canvas.paint(d, box)
        yield
    small_trees(canvas, _borders(line), 3.7)
    yield


def rounded(line: list[Point], radius: float) -> list[Point]:
    """The line with its corners cut into arcs."""
    found = [line[0]]
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        reach = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        start, end = _towards(corner, before, reach), _towards(corner, after, reach)
        for step in range(6):
            t = step / 5
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append(
                (
                    a * start[0] + b * corner[0] + c * end[0],
                    a * start[1] + b * corner[1] + c * end[1],
                )
            )
    return [*found, line[-1]]


def _towards(start: Point, end: Point, reach: float) -> Point:
    length = math.dist(start, end) or 1.0
    share = reach / length
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _borders(line: list[Point]) -> list[Point]:
    """Places of trees on both sides, none on the avenue itself."""
    away = _KING_HEDGE / 2 + 0.4
    spots = []
    path = along(line, 4.0)
    for x, y, angle in along(line, 10.5, 4.0):
        turn = math.radians(angle)
        for side in (-1, 1):
            spot = (x - math.sin(turn) * away * side, y + math.cos(turn) * away * side)
            if all(math.dist(spot, (px, py)) > away * 0.94 for px, py, _ in path):
                spots.append(spot)
    return spots[:-2] if len(spots) > 4 else spots
