"""Masonry of the castle as SVG in ring units: walks, walls, merlons, towers, windows, banners."""

from __future__ import annotations

import math
import random

from sprites.common import svg
from sprites.common.colour import darker, lighter, mix
from sprites.viscounts.geometry import Point, polar
from sprites.viscounts.geometry_castle import TierShape
from sprites.viscounts.ring_shapes import arc, polyline, stretched

INK = "#231b2b"
JOINT = "#6f6878"
VIOLET, WINE = "#5b3d7c", "#6d2f4a"
GLOW = "#ffd873"
# A pointed window: shares of half its width and of the height of the wall.
_ARCH = "M -1 -0.2 L -1 -0.58 Q 0 -0.86 1 -0.58 L 1 -0.2 Z"
_STONES = ("#9a958f", "#e4dac6", "#b0a6b4", "#d2c2a6", "#bdb5ac")


def walk(shape: TierShape, seed: int) -> str:
    """The paved top of a tier, in courses of uneven stones, lit from the upper left."""
    chance = random.Random(seed)
    body = svg.circle(0, 0, shape.outer, "#c4bdb2", INK, 1.6)
    rows = 4
    for row in range(rows):
        inner = shape.inner + (shape.outer - shape.inner) * row / rows
        outer = shape.inner + (shape.outer - shape.inner) * (row + 1) / rows
        body += _course(max(0.5, inner), outer, chance)
    name = f"walk{seed}"
    reach = shape.outer * 0.8
    light = svg.linear_gradient(
        name,
        (-reach, -reach),
        (reach, reach),
        (0, "#ffe6aa", 0.5),
        (0.48, "#ffe3a0", 0),
        (0.52, "#241436", 0),
        (1, "#2b1548", 0.42),
    )
    body += f"<defs>{light}</defs>" + svg.circle(0, 0, shape.outer, f"url(#{name})")
    return svg.group(body, f"translate(0,{-shape.lift})")


def _course(inner: float, outer: float, chance: random.Random) -> str:
    count = max(6, round((inner + outer) / 2 * math.tau / 13))
    turn = chance.uniform(0, 30)
    body = ""
    for index in range(count):
        start = turn + index * 360 / count
        end = turn + (index + 1) * 360 / count
        colour = mix("#cac2b4", chance.choice(_STONES), chance.uniform(0.15, 0.85))
        outline = f"{arc(outer, start, end)} {arc(inner, end, start, joined=True)} Z"
        body += svg.path(outline, colour, JOINT, 0.6)
        if chance.random() < 0.16:
            x, y = polar((inner + outer) / 2, (start + end) / 2)
            body += svg.circle(x, y, 0.7, darker(colour, 0.3))
    return body


def cast_shadow(above: TierShape, below: TierShape) -> str:
    """The soft shade that a storey throws onto the walk at its foot, to the lower right."""
    body = ""
    for width, opacity in ((20.0, 0.12), (13.0, 0.16), (7.0, 0.22)):
        body += svg.circle(4, 5, above.outer, "none", "#1d1028", width, stroke_opacity=opacity)
    return svg.group(body, f"translate(0,{-below.lift})")


def wall(shape: TierShape, windows: tuple[float, ...], seed: int) -> str:
    """The outer wall of a tier where it shows, between its foot and its walk."""
    radius, foot, top = shape.outer, shape.foot, shape.lift
    bow = f"A{radius} {radius} 0 0"
    band = (
        f"M{-radius} {-foot} {bow} 0 {radius} {-foot} L{radius} {-top} {bow} 1 {-radius} {-top} Z"
    )
    light = svg.linear_gradient(
        f"wall{seed}",
        (-radius, 0),
        (radius, 0),
        (0, "#fff2d0", 0.4),
        (0.35, "#fff2d0", 0.14),
        (0.6, "#1d1028", 0.1),
        (1, "#1d1028", 0.6),
    )
    body = svg.path(band, "#716b77", INK, 1.6) + f"<defs>{light}</defs>"
    body += _wall_stones(shape, random.Random(seed))
    body += svg.path(band, f"url(#wall{seed})")
    for degrees in windows:
        body += _window(shape, degrees)
    return body


def _wall_stones(shape: TierShape, chance: random.Random) -> str:
    """Two courses of blocks on a wall that bends away to both sides."""
    body = ""
    count = round(shape.outer * 0.42)
    half = (shape.foot + shape.lift) / 2
    for row, (low, high) in enumerate(((shape.foot, half), (half, shape.lift))):
        for index in range(count):
            start = math.pi * (index + 0.5 * row) / count
            end = min(math.pi, start + math.pi / count)
            left = (shape.outer * math.cos(start), shape.outer * math.sin(start))
            right = (shape.outer * math.cos(end), shape.outer * math.sin(end))
            tone = mix("#7a7480", chance.choice(_STONES), chance.uniform(0.0, 0.5))
            corners = (
                (left[0], left[1] - low),
                (right[0], right[1] - low),
                (right[0], right[1] - high),
                (left[0], left[1] - high),
            )
            body += svg.path(polyline(corners, closed=True), tone, "#4a4354", 0.6)
    return body


def _window(shape: TierShape, degrees: float) -> str:
    x = shape.outer * math.cos(math.radians(degrees))
    y = shape.outer * math.sin(math.radians(degrees)) - shape.foot
    tall = shape.lift - shape.foot
    middle = y - tall * 0.4
    glow = svg.circle(x, middle, 5, "#ffcf66", fill_opacity=0.16)
    glow += svg.circle(x, middle, 3, "#ffcf66", fill_opacity=0.2)
    arch = stretched(_ARCH, 1.6, tall, x, y)
    return glow + svg.path(arch, GLOW, "#3b2a30", 0.8)


def banner(shape: TierShape, degrees: float, colour: str) -> str:
    """A banner hung down the outer wall."""
    x = shape.outer * math.cos(math.radians(degrees))
    y = shape.outer * math.sin(math.radians(degrees))
    top, tall = y - shape.lift + 1, shape.lift - shape.foot
    data = stretched("M -3.2 0 L 3.2 0 L 3.2 0.8 L 0 1.04 L -3.2 0.8 Z", 1, tall, x, top)
    return svg.path(data, colour, INK, 0.8) + svg.circle(x, top + tall * 0.4, 1.3, "#f0cd7a")


def merlons(shape: TierShape, count: int, height: float, back: bool) -> str:
    """The battlements of a walk: either the half behind it or the half in front."""
    turns = [(index + 0.5) * 360 / count for index in range(count)]
    body = ""
    for turn in sorted(turns, key=lambda turn: -math.cos(math.radians(turn))):
        if (math.cos(math.radians(turn)) > 0) == back:
            body += _merlon(shape, turn, math.tau * shape.outer / count * 0.58, height)
    return body


def _merlon(shape: TierShape, turn: float, width: float, height: float) -> str:
    x, y = polar(shape.outer - 1.4, turn)
    along = (math.cos(math.radians(turn)) * width / 2, math.sin(math.radians(turn)) * width / 2)
    deep = (-math.sin(math.radians(turn)) * 4.4, math.cos(math.radians(turn)) * 4.4)
    corners: list[Point] = [
        (x - along[0], y - along[1] - shape.lift),
        (x + along[0], y + along[1] - shape.lift),
        (x + along[0] + deep[0], y + along[1] + deep[1] - shape.lift),
        (x - along[0] + deep[0], y - along[1] + deep[1] - shape.lift),
    ]
    left, right = min(corners), max(corners)
    nearest = max(corners, key=lambda corner: corner[1])
    front = [left, nearest, right, _up(right, height), _up(nearest, height), _up(left, height)]
    shade = 0.5 + 0.5 * math.sin(math.radians(turn))
    body = svg.path(polyline(front, closed=True), mix("#817a88", "#4f4859", shade), "#352d40", 0.8)
    if nearest not in (left, right):
        lit = [left, nearest, _up(nearest, height), _up(left, height)]
        body += svg.path(polyline(lit, closed=True), mix("#9a93a0", "#6a6372", shade))
    top = [_up(corner, height) for corner in corners]
    return body + svg.path(
        polyline(top, closed=True), mix("#eae2d2", "#a39da6", shade * 0.85), "#352d40", 0.8
    )


def _up(point: Point, height: float) -> Point:
    return point[0], point[1] - height


def dividing_wall(shape: TierShape, turn: float, inner: float, outer: float) -> str:
    """A low wall across a walk, on the border of two sections."""
    near = _up(polar(inner, turn), shape.lift)
    far = _up(polar(outer, turn), shape.lift)
    body = svg.path(polyline((near, far)), stroke=INK, stroke_width=6.8)
    body += svg.path(polyline((_up(near, 2), _up(far, 2))), stroke="#8d8791", stroke_width=4.8)
    body += svg.path(polyline((_up(near, 3), _up(far, 3))), stroke="#d8d0c2", stroke_width=2.6)
    return body + svg.path(
        polyline((_up(near, 3), _up(far, 3))),
        stroke="#8d8791",
        stroke_width=2.6,
        stroke_dasharray="0.7 4.2",
    )


def tower(x: float, y: float, half: float, height: float, roof: str, roof_height: float) -> str:
    """A round tower with a pointed roof and a pennant; its foot is at (x, y)."""
    eaves = y - height
    names = (f"shaft{round(x)}x{round(y)}", f"roof{round(x)}x{round(y)}")
    shaft = svg.linear_gradient(
        names[0], (x - half, 0), (x + half, 0), (0, "#e2dacb"), (0.4, "#aea8a6"), (1, "#5a5364")
    )
    tiles = svg.linear_gradient(
        names[1],
        (x - half * 1.3, 0),
        (x + half * 1.3, 0),
        (0, lighter(roof, 0.42)),
        (0.45, roof),
        (1, darker(roof, 0.5)),
    )
    body = f"<defs>{shaft}{tiles}</defs>"
    body += svg.ellipse(x + 3.4, y + 2.4, half * 1.25, half * 0.66, "#1d1028", fill_opacity=0.42)
    bulge = half * 0.6 / height
    outline = f"M -1 0 Q 0 {bulge} 1 0 L 1 -1 L -1 -1 Z"
    body += svg.path(stretched(outline, half, height, x, y), f"url(#{names[0]})", INK, 1.3)
    for share in (0.3, 0.62):
        joint = stretched(f"M -1 {-share} Q 0 {bulge - share} 1 {-share}", half, height, x, y)
        body += svg.path(joint, stroke=JOINT, stroke_width=0.8)
    body += svg.path(stretched(_ARCH, 1.8, height, x, y - height * 0.12), GLOW, INK, 0.9)
    return body + _spire(x, eaves, half, roof_height, f"url(#{names[1]})", roof)


def _spire(x: float, eaves: float, half: float, height: float, paint: str, roof: str) -> str:
    tip, sag = eaves - height, half * 0.76 / height
    outline = f"M -1.36 0.05 Q -0.32 -0.5 0 -1 Q 0.32 -0.5 1.36 0.05 Q 0 {sag} -1.36 0.05 Z"
    body = svg.path(stretched(outline, half, height, x, eaves), paint, INK, 1.3)
    for share in (0.32, 0.6):
        reach = 1.1 - share * 1.2
        row = f"M {-reach} {-share} Q 0 {sag * 0.6 - share} {reach} {-share}"
        body += svg.path(
            stretched(row, half, height, x, eaves),
            stroke=darker(roof, 0.4),
            stroke_width=0.8,
            stroke_opacity=0.8,
        )
    body += svg.path(stretched("M 0 0 L 0 -6", 1, 1, x, tip), stroke="#e8c660", stroke_width=1.3)
    pennant = stretched("M 0 -6.4 L 8 -4.2 L 0 -2 Z", 1, 1, x, tip)
    return body + svg.path(pennant, "#c58f3c", INK, 0.6)


def emblem() -> str:
    """The castle of the West Kingdom in a violet roundel, around (0, 0), 21 units in radius."""
    body = svg.circle(0, 0, 21, "#432c60", "#d9b25c", 1.8)
    body += svg.circle(0, 0, 17.6, "none", "#d9b25c", 0.8)
    gate = "M-2.6 9 V4 Q0 0.8 2.6 4 V9 Z"
    body += svg.path(
        "M-11 9 V-3 H-12 V-7 H-9.6 V-5 H-7.6 V-7 H-5.2 V-3 H-4.4 V-8 H-5.6 V-13 H-3 V-10.6 "
        "H-1.2 V-13 H1.2 V-10.6 H3 V-13 H5.6 V-8 H4.4 V-3 H5.2 V-7 H7.6 V-5 H9.6 V-7 H12 V-3 "
        "H11 V9 Z",
        "#e6c473",
        INK,
        0.9,
    )
    return body + svg.path(gate, "#432c60") + svg.circle(0, -5, 1.3, "#432c60")
