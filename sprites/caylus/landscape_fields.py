"""Fields, hedges, vineyards and the river of the landscape, in units of the board."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sprites.caylus.palette import LAVENDER, MEADOW, MOSS, OAK, VINE, WATER, WHEAT, lit, shaded
from sprites.caylus.pen import Drawing, Point, closed, opened
from sprites.caylus.ribbons import chord, ribbon
from sprites.common.unit_canvas import bounds

GREEN = "#93a94e"
CLOVER = "#7f9a48"
FALLOW = "#c9ae6c"
PASTURE = "#b7bf72"
STRAW = "#d9c46a"
Strip = tuple[Point, Point]
_STRIPS_PER_LAYER = 7


@dataclass(frozen=True, slots=True)
class Field:
    """A convex field; `angle` of its furrows in radians, `kind` tells how it is tilled."""

    corners: tuple[Point, ...]
    tone: str
    angle: float
    pitch: float = 6.0
    kind: str = "furrows"


def field_layers(field: Field, seed: int) -> Iterator[Drawing]:
    """The field with furrows, a lit upper left and a dark lower right; then what grows on it.

    Rich fields come in several layers, each quickly drawn.
    """
    d = Drawing(0.9)
    corners = field.corners
    x, y, width, height = bounds(corners, 0)
    tone = d.linear(
        (x, y),
        (x + width, y + height),
        (0, lit(field.tone, 0.2)),
        (0.5, field.tone),
        (1, shaded(field.tone, 0.14)),
    )
    d.fill(closed(corners), tone)
    if field.kind == "meadow":
        _flowers(d, field, seed)
    elif field.kind != "vines":
        _furrows(d, field)
    d.line(closed(corners), shaded(field.tone, 0.45), 1.0, 0.5)
    yield d
    plant = {"vines": _vines, "rows": _beds}.get(field.kind)
    if plant is None:
        return
    strips = _strips(field)
    for start in range(0, len(strips), _STRIPS_PER_LAYER):
        layer = Drawing(0.9)
        chance = random.Random(seed * 1000 + start)
        for strip in strips[start : start + _STRIPS_PER_LAYER]:
            plant(layer, field.tone, strip, chance)
        yield layer


def _strips(field: Field) -> list[Strip]:
    """Parallel lines across the field, one pitch apart."""
    x, y, width, height = bounds(field.corners, 0)
    middle = (x + width / 2, y + height / 2)
    reach = math.hypot(width, height) / 2
    across = (-math.sin(field.angle), math.cos(field.angle))
    lines = []
    for step in range(-int(reach / field.pitch), int(reach / field.pitch) + 1):
        at = (
            middle[0] + across[0] * step * field.pitch,
            middle[1] + across[1] * step * field.pitch,
        )
        cut = chord(field.corners, at, field.angle)
        if cut is not None:
            lines.append(cut)
    return lines


def _furrows(d: Drawing, field: Field) -> None:
    dark = " ".join(opened(strip) for strip in _strips(field))
    light = " ".join(
        opened(((a[0] + 1.1, a[1] + 1.3), (b[0] + 1.1, b[1] + 1.3))) for a, b in _strips(field)
    )
    d.line(light, lit(field.tone, 0.4), 1.1, 0.45)
    d.line(dark, shaded(field.tone, 0.26), 1.2, 0.55)


def _beds(d: Drawing, tone: str, strip: Strip, chance: random.Random) -> None:
    """A row of lavender or cabbages."""
    a, b = strip
    count = int(math.dist(a, b) / 5)
    for step in range(1, count):
        share = step / count
        x = a[0] + (b[0] - a[0]) * share + chance.uniform(-0.7, 0.7)
        y = a[1] + (b[1] - a[1]) * share + chance.uniform(-0.7, 0.7)
        d.circle(x, y, 1.9, shaded(tone, 0.25), line=None)
        d.circle(x - 0.4, y - 0.7, 1.1, lit(tone, 0.35), line=None)


def _flowers(d: Drawing, field: Field, seed: int) -> None:
    """Tufts of grass and a few poppies and daisies."""
    chance = random.Random(seed)
    x, y, width, height = bounds(field.corners, -6)
    tufts = []
    for _ in range(round(width * height / 130)):
        px, py = x + chance.random() * width, y + chance.random() * height
        tufts.append(f"M{px:.1f} {py:.1f} l-0.8 -2.2 M{px + 0.9:.1f} {py:.1f} l0.7 -2.6")
    d.line(" ".join(tufts), shaded(field.tone, 0.34), 0.8, 0.6)
    for _ in range(round(width * height / 900)):
        px, py = x + chance.random() * width, y + chance.random() * height
        colour = chance.choice(("#c8503c", "#fbf3dc", "#e6b84a"))
        for _ in range(3):
            d.circle(px + chance.uniform(-4, 4), py + chance.uniform(-3, 3), 0.9, colour, line=None)


def _vines(d: Drawing, tone: str, strip: Strip, chance: random.Random) -> None:
    """A row of vines on poles."""
    a, b = strip
    d.line(opened(strip), shaded(tone, 0.3), 2.0, 0.4)
    count = int(math.dist(a, b) / 9)
    for step in range(1, count):
        share = (step + chance.uniform(-0.15, 0.15)) / count
        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        d.line(f"M{x:.1f} {y + 3:.1f} v-7", OAK, 1.0)
        for dx, dy, r in ((-1.8, -0.5, 2.2), (1.9, 0.2, 2.1), (0, -2.6, 2.3)):
            d.circle(x + dx, y + dy, r, VINE, line=None)
        d.circle(x - 0.8, y - 2.8, 1.2, lit(MOSS, 0.3), line=None)
        if chance.random() < 0.5:
            d.circle(x + 1.2, y + 1, 1.0, "#6a3a5e", line=None)


def draw_hedge(d: Drawing, line: Sequence[Point], seed: int, tone: str = VINE) -> None:
    """A hedge of round bushes along a line."""
    chance = random.Random(seed)
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / 5.2))
        for step in range(count):
            share = step / count
            x = ax + (bx - ax) * share + chance.uniform(-1, 1)
            y = ay + (by - ay) * share + chance.uniform(-1, 1)
            r = chance.uniform(2.4, 3.7)
            d.circle(x + 1.6, y + 2, r, shaded(tone, 0.6), line=None, opacity=0.55)
            d.circle(x, y, r, shaded(tone, chance.uniform(0, 0.16)), line=None)
            d.circle(x - r * 0.3, y - r * 0.4, r * 0.5, lit(tone, 0.34), line=None)


def draw_river(d: Drawing, line: Sequence[Point], width: float, seed: int) -> None:
    """Banks of sand, deep and bright water and its ripples."""
    course = opened(line)
    for colour, extra, opacity in (
        ("#6b6a35", 15.0, 0.35),
        ("#cdb479", 11.0, 1.0),
        ("#efe0b0", 7.5, 1.0),
        (shaded(WATER, 0.4), 2.0, 1.0),
    ):
        d.add(_stroke(course, colour, width + extra, opacity))
    d.add(_stroke(course, WATER, width, 1))
    d.add(_stroke(opened(ribbon(line, -width * 0.12)), lit(WATER, 0.28), width * 0.5, 0.75))
    d.add(_stroke(opened(ribbon(line, width * 0.38)), shaded(WATER, 0.3), width * 0.16, 0.45))
    _ripples(d, line, width, seed)


def _ripples(d: Drawing, line: Sequence[Point], width: float, seed: int) -> None:
    chance = random.Random(seed)
    strokes: list[str] = []
    faint: list[str] = []
    for _ in range(70):
        x, y = line[chance.randrange(1, len(line) - 1)]
        x += chance.uniform(-0.38, 0.3) * width
        y += chance.uniform(-7, 7)
        long = chance.uniform(4, 9)
        target = strokes if chance.random() < 0.5 else faint
        target.append(f"M{x:.1f} {y:.1f} q{long / 4:.1f} -1.5 {long / 2:.1f} 0 t{long / 2:.1f} 0")
    d.line(" ".join(strokes), "#f3faf8", 0.9, 0.75)
    d.line(" ".join(faint), shaded(WATER, 0.45), 0.9, 0.5)


def _stroke(data: str, colour: str, width: float, opacity: float) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{opacity:g}" stroke-linejoin="round"/>'
    )


def west_fields(width: float, height: float) -> list[Field]:
    """The land between the left edge and the river; `width` up to its bank, in units.

    Behind the castle lies a calm meadow, so that its plan can be read.
    """

    def at(*shares: Point) -> tuple[Point, ...]:
        return tuple((x * width, y * height) for x, y in shares)

    return [
        Field(at((0, 0), (0.5, 0), (0.46, 0.12), (0, 0.14)), GREEN, 0.15, 6),
        Field(at((0.52, 0), (1.06, 0), (1.02, 0.11), (0.48, 0.118)), WHEAT, -0.35, 5),
        Field(at((0, 0.14), (1.06, 0.108), (1.06, 0.68), (0, 0.72)), PASTURE, 0.1, 9, "meadow"),
        Field(at((0, 0.73), (0.56, 0.69), (0.6, 1.0), (0, 1.0)), FALLOW, 0.4, 5.5),
        Field(
            at((0.58, 0.69), (1.05, 0.68), (1.05, 1.0), (0.62, 1.0)), LAVENDER, -0.4, 6.5, "rows"
        ),
    ]


def east_fields(left: float, width: float, height: float) -> list[Field]:
    """The fields of the town's side, from the right bank to the right edge."""

    def at(*shares: Point) -> tuple[Point, ...]:
        return tuple((left + x * width, y * height) for x, y in shares)

    return [
        Field(at((-0.02, 0), (0.36, 0), (0.33, 0.27), (-0.02, 0.3)), STRAW, 0.9, 5.5),
        Field(at((0.37, 0), (0.74, 0), (0.76, 0.25), (0.34, 0.27)), GREEN, 0.2, 6.5),
        Field(at((0.75, 0), (1.0, 0), (1.0, 0.3), (0.77, 0.26)), WHEAT, -0.6, 7.5, "vines"),
        Field(
            at((-0.02, 0.31), (0.28, 0.28), (0.3, 0.55), (-0.02, 0.6)), LAVENDER, 0.6, 6.5, "rows"
        ),
        Field(at((0.29, 0.28), (0.66, 0.265), (0.68, 0.53), (0.31, 0.55)), MEADOW, 0.04, 6.5),
        Field(at((0.67, 0.265), (1.0, 0.31), (1.0, 0.56), (0.69, 0.53)), GREEN, 1.2, 6),
        Field(at((-0.02, 0.61), (0.31, 0.56), (0.28, 0.8), (-0.02, 0.82)), GREEN, -0.3, 6.5),
        Field(at((0.32, 0.56), (0.68, 0.54), (0.66, 0.8), (0.29, 0.8)), STRAW, 0.07, 5.5),
        Field(at((0.69, 0.54), (1.0, 0.57), (1.0, 0.8), (0.67, 0.8)), CLOVER, -0.5, 6),
        Field(at((-0.02, 0.83), (0.4, 0.81), (0.42, 1.0), (-0.02, 1.0)), FALLOW, 0.2, 5.5),
        Field(at((0.41, 0.81), (0.72, 0.81), (0.7, 1.0), (0.43, 1.0)), GREEN, -0.2, 6.5),
        Field(at((0.73, 0.81), (1.0, 0.81), (1.0, 1.0), (0.71, 1.0)), WHEAT, 0.4, 5.5),
    ]
