"""The cobbled road: its bed, its stones, the earth track ahead, and the light on it."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from sprites.caylus.geometry_road import Road
from sprites.caylus.palette import INK, IVORY, WINE, lit, shaded
from sprites.caylus.pen import Drawing, Point, closed, opened
from sprites.caylus.ribbons import ribbon
from sprites.common.colour import mix
from sprites.common.surface_cache import kept
from sprites.common.unit_canvas import bounds

STONES = ("#e0caa0", "#cbb083", "#b59a72", "#ead9b2", "#a99a84", "#c9a67a", "#d5bd93", "#bfae96")
_ACROSS = 5


def road_bed(road: Road) -> Drawing:
    """Verge, kerb and the trodden earth of the whole road, in px."""
    d = Drawing(1.0)
    width = road.lane_width
    course = opened(road.line)
    for colour, extra, opacity in (
        ("#55481f", 0.62, 0.22),
        ("#7a6733", 0.44, 0.55),
        ("#57431f", 0.2, 1.0),
        ("#a88654", 0.06, 1.0),
        ("#bd9a64", -0.08, 1.0),
    ):
        d.add(_stroke(course, colour, width * (1 + extra), opacity))
    for side in (-0.21, 0.21):
        rut = opened(ribbon(road.line, side * width))
        d.add(_stroke(rut, "#8a6a3e", width * 0.13, 0.75))
        under = opened([(x, y + width * 0.05) for x, y in ribbon(road.line, side * width)])
        d.add(_stroke(under, "#dcc08a", width * 0.035, 0.8))
    chance = random.Random(5)
    for _ in range(round(road.length / max(4.0, width * 0.2))):
        x, y, angle = road.at(chance.uniform(0, road.length))
        off = chance.uniform(-0.46, 0.46) * width
        px, py = x - math.sin(angle) * off, y + math.cos(angle) * off
        d.ellipse(
            px,
            py,
            width * 0.022,
            width * 0.016,
            chance.choice(("#8f7145", "#d9bd88")),
            line=None,
            opacity=0.8,
        )
    return d


def _stroke(data: str, colour: str, width: float, opacity: float, cap: str = "butt") -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{opacity:g}" stroke-linejoin="round" stroke-linecap="{cap}"/>'
    )


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A stretch of cobbles: the mortar goes below the stones of the neighbours, too."""

    bed: pygame.Surface
    stones: pygame.Surface
    corner: tuple[int, int]


def patch(road: Road, start: float, end: float) -> Patch:
    """The road between two distances, px; the corner is its place on the board."""
    line = road.stretch(start, end)
    box = _box(line, road.lane_width * 0.66)
    bed = Drawing(1.0)
    bed.add(_stroke(opened(line), "#553f24", road.lane_width * 0.97, 0.95))
    stones = Drawing(1.0)
    _lay_stones(stones, road, start, end, thin=False)
    _kerb(stones, road, start, end)
    exact = (*box.topleft, *box.size)
    return Patch(bed.once(exact, box.size), stones.once(exact, box.size), box.topleft)


def loose_stones(road: Road, start: float, end: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """Fewer and fewer stones on the earth ahead, and the corner of the picture."""
    d = Drawing(1.0)
    _lay_stones(d, road, start, end, thin=True)
    box = _box(road.stretch(start, end), road.lane_width * 0.66)
    return d.once((*box.topleft, *box.size), box.size), box.topleft


def _box(line: list[Point], margin: float) -> pygame.Rect:
    """Whole px around a line."""
    x, y, width, height = bounds(line, margin)
    left, top = math.floor(x), math.floor(y)
    return pygame.Rect(left, top, math.ceil(width) + 1, math.ceil(height) + 1)


def boxes_of(road: Road, end: float) -> list[pygame.Rect]:
    """Rectangles side by side that cover the road up to a distance, glow included."""
    whole = _box(road.stretch(0.0, end), road.lane_width * 0.9)
    count = max(1, math.ceil(whole.width * whole.height / 400_000))
    wide = math.ceil(whole.width / count)
    return [
        pygame.Rect(left, whole.top, min(wide, whole.right - left), whole.height)
        for left in range(whole.left, whole.right, wide)
    ]


def _lay_stones(d: Drawing, road: Road, start: float, end: float, thin: bool) -> None:
    """Rows of stones across the road; `thin`: fewer and fewer towards the end."""
    width = road.lane_width
    step = width / _ACROSS
    for row in range(math.ceil(start / step), math.ceil(end / step)):
        distance = row * step
        chance = random.Random(row * 7919 + 13)
        x, y, angle = road.at(distance)
        gone = (distance - start) / max(1.0, end - start)
        for number in range(_ACROSS):
            shift = 0.25 if row % 2 else -0.25
            off = (number - (_ACROSS - 1) / 2 + shift) * step
            keep = chance.random()
            aside = off + chance.uniform(-0.08, 0.08) * step
            along = chance.uniform(-0.1, 0.1) * step
            if thin and keep < 0.18 + gone * 0.95:
                continue
            share = abs(off) / (width / 2)
            tone = mix(chance.choice(STONES), "#8d7350", 0.34 * share * share)
            place = (
                x - math.sin(angle) * aside + math.cos(angle) * along,
                y + math.cos(angle) * aside + math.sin(angle) * along,
            )
            _stone(d, place, angle, step, tone, chance)


def _stone(
    d: Drawing, place: Point, angle: float, step: float, tone: str, chance: random.Random
) -> None:
    """One cobble: its gap of shadow, its face, and light on its upper left rim."""
    cos, sin = math.cos(angle), math.sin(angle)
    long, wide = step * chance.uniform(0.41, 0.5), step * 0.445
    points = []
    for corner in range(7):
        turn = corner * math.tau / 7 + 0.39
        u = math.cos(turn) * long * chance.uniform(0.92, 1.06)
        v = math.sin(turn) * wide * chance.uniform(0.92, 1.06)
        points.append((place[0] + u * cos - v * sin, place[1] + u * sin + v * cos))
    low = step * 0.15
    d.fill(closed([(x + low * 0.7, y + low) for x, y in points]), shaded(tone, 0.72))
    d.fill(closed(points), tone)
    if step > 4:
        rim = sorted(points, key=lambda point: point[0] + point[1])[:3]
        rim.sort(key=lambda point: point[0] - point[1])
        d.line(opened(rim), lit(tone, 0.6), step * 0.11, 0.85)


def _kerb(d: Drawing, road: Road, start: float, end: float) -> None:
    """Long edge stones on both sides."""
    width = road.lane_width
    line = road.stretch(start, min(road.length, end + 1))
    for side in (-1, 1):
        edge = opened(ribbon(line, side * width * 0.5))
        d.add(_stroke(edge, "#57431f", width * 0.1, 1.0))
        d.add(_stroke(edge, "#cdb589", width * 0.066, 1.0))
    strokes = []
    distance, pitch = math.ceil(start / (width * 0.3)) * width * 0.3, width * 0.3
    while distance < end:
        x, y, angle = road.at(distance)
        nx, ny = -math.sin(angle), math.cos(angle)
        for side in (-1, 1):
            a, b = side * width * 0.45, side * width * 0.55
            strokes.append(f"M{x + nx * a:.1f} {y + ny * a:.1f} L{x + nx * b:.1f} {y + ny * b:.1f}")
        distance += pitch
    d.line(" ".join(strokes), "#57431f", max(0.8, width * 0.02))


_DUSK, _FAVOUR = ("#2c2036", 0.46), ("#ffe2a4", 0.42)
"""What lies over a stretch beyond the provost, and over one that his step would light: a colour,
and how much of it."""


def road_light(road: Road, start: float, end: float, paved: float) -> Drawing:
    """What the provost's favour does: light and a kerb of pale stone along the part that will be
    activated, dusk behind. Gold is the colour of what can be chosen.

    The road is lit between the distances `start` and `end`, and lies in dusk up to `paved`.
    """
    d = Drawing(1.0)
    width = road.lane_width
    if end < paved:
        dark = opened(road.stretch(end, paved))
        d.add(_stroke(dark, _DUSK[0], width * 1.1, _DUSK[1]))
    line = road.stretch(start, end)
    course = opened(line)
    for extra, opacity in ((0.62, 0.10), (0.42, 0.13), (0.26, 0.16)):
        d.add(_stroke(course, "#fff0cf", width * (1 + extra), opacity))
    d.add(_stroke(course, "#fff4d6", width * 0.96, 0.1))
    for side in (-1, 1):
        edge = opened(ribbon(line, side * width * 0.53))
        d.add(_stroke(edge, "#54432c", width * 0.13, 0.95))
        d.add(_stroke(edge, "#e6dcc6", width * 0.085, 1.0))
        d.add(_stroke(edge, "#fdf8ec", width * 0.03, 0.9))
    return d


def favour_moved(road: Road, end: float, moved: float) -> tuple[Drawing, pygame.Rect]:
    """What a step of the provost would do to the stretch between his distances before and after
    it: light on it, or dusk; and the px that it takes."""
    d = Drawing(1.0)
    width, line = road.lane_width, road.stretch(min(end, moved), max(end, moved))
    colour, opacity = _FAVOUR if moved > end else _DUSK
    d.add(_stroke(opened(line), colour, width * 1.1, opacity))
    return d, _box(line, width * 0.7)


def barrier(road: Road, end: float) -> tuple[Drawing, pygame.Rect]:
    """The cord across the road where the activation stops, and the px that it takes."""
    d = Drawing(1.0)
    width = road.lane_width
    x, y, angle = road.at(end)
    nx, ny = -math.sin(angle), math.cos(angle)
    low, high = (
        (x - nx * width * 0.6, y - ny * width * 0.6),
        (x + nx * width * 0.6, y + ny * width * 0.6),
    )
    if low[1] > high[1]:
        low, high = high, low
    rise = width * 0.3
    d.add(
        _stroke(
            opened([(low[0] + 1, low[1] + 2), (high[0] + 1, high[1] + 2)]),
            "#2c1a10",
            width * 0.12,
            0.4,
        )
    )
    head, foot = (low[0], low[1] - rise), (high[0], high[1] - rise)
    d.add(_stroke(opened([head, foot]), INK, width * 0.15, 1))
    pieces = 6
    for piece in range(pieces):
        a, b = piece / pieces, (piece + 1) / pieces
        ends = [
            (head[0] + (foot[0] - head[0]) * t, head[1] + (foot[1] - head[1]) * t) for t in (a, b)
        ]
        d.add(_stroke(opened(ends), WINE if piece % 2 else IVORY, width * 0.085, 1))
    for px, py in (low, high):
        post = [(px, py + width * 0.06), (px, py - rise - width * 0.12)]
        d.add(_stroke(opened(post), INK, width * 0.17, 1, "round"))
        d.add(_stroke(opened(post), "#f3ead6", width * 0.09, 1, "round"))
        d.circle(px, py - rise - width * 0.14, width * 0.09, "#e0b144", width=0.9)
    corners = [low, high, (low[0], low[1] - rise * 1.8), (high[0], high[1] - rise * 1.8)]
    return d, _box(corners, width * 0.4)


@kept
def causeway(start: Point, end: Point, width: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """A paved ramp from the castle to the bridge, and the corner of its picture."""
    d = Drawing(1.0)
    data = opened([start, end])
    for colour, extra, opacity in (
        ("#57431f", 0.2, 0.9),
        ("#cdb589", 0.08, 1),
        ("#bd9a64", -0.1, 1),
    ):
        d.add(_stroke(data, colour, width * (1 + extra), opacity))
    step = max(2.5, width / 7)
    for row in range(int(math.dist(start, end) / step) + 1):
        chance = random.Random(row)
        x = start[0] + row * step
        for number in range(6):
            y = start[1] + (number - 2.5 + (0.25 if row % 2 else -0.25)) * width * 0.15
            _stone(d, (x, y), 0.0, step, mix(chance.choice(STONES), "#a08a64", 0.3), chance)
    box = _box([start, end], width * 0.7)
    return d.once((*box.topleft, *box.size), box.size), box.topleft


def worker_ring(width: float) -> Drawing:
    """A ring of flat stones where a worker can stand; middle (0, 0), `width` px wide."""
    d = Drawing(1.0)
    rx, ry = width / 2, width * 0.31
    d.ellipse(0, ry * 0.08, rx * 1.06, ry * 1.1, "#3a2915", line=None, opacity=0.8)
    stones = 9
    for stone in range(stones):
        a, b = math.tau * stone / stones + 0.1, math.tau * (stone + 0.84) / stones + 0.1
        points = [(math.cos(t) * rx, math.sin(t) * ry) for t in (a, (a + b) / 2, b)]
        points += [(math.cos(t) * rx * 0.72, math.sin(t) * ry * 0.7) for t in (b, (a + b) / 2, a)]
        d.fill(closed(points), "#fbf0cf" if math.sin(a) < 0.3 else "#dcc693")
    d.ellipse(0, 0, rx * 0.68, ry * 0.66, "#5d482c", line=None)
    d.ellipse(rx * 0.06, ry * 0.12, rx * 0.58, ry * 0.5, "#76603f", line=None)
    return d


@kept
def worker_ring_picture(width: int) -> pygame.Surface:
    """The ring as a picture a little larger than `width` px; its middle is the ring's."""
    size = (width + 6, round(width * 0.64) + 6)
    d = worker_ring(width)
    return d.once((-size[0] / 2, -size[1] / 2, size[0], size[1]), size)
