"""Walls, roofs, doors and windows of the façades: building blocks in a grid of 120 x 112.

Buildings stand on y = GROUND. They are seen a little from the right: `Depth` leads to the back.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from sprites.caylus.palette import DEEP, INK, OAK, PALE_STONE, TERRACOTTA, TIMBER, lit, shaded
from sprites.caylus.pen import Drawing, Point, opened

WIDE, HIGH = 120.0, 112.0
GROUND = 94.0
Box = tuple[float, float, float, float]
"""x, y, width, height."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far the back of a building lies to the right of and above its front."""

    x: float = 10.0
    y: float = 5.0


def stone_wall(
    d: Drawing, box: Box, tone: str = PALE_STONE, seed: int = 1, course: float = 5.0
) -> None:
    """A front wall of cut stone: lit at the left, a few blocks told apart, a plinth below."""
    _front(d, box, tone)
    _blocks(d, box, tone, seed, course)
    x, y, width, height = box
    d.fill(f"M{x} {y + height - 3} h{width} v3 h{-width} Z", shaded(tone, 0.35), 0.55)
    _outline(d, box)


def plaster_wall(d: Drawing, box: Box, tone: str = PALE_STONE, seed: int = 1) -> None:
    """A plastered wall with stone showing at the foot and in patches."""
    _front(d, box, tone)
    x, y, width, height = box
    chance = random.Random(seed)
    for _ in range(round(width * height / 260)):
        px, py = chance.uniform(x + 3, x + width - 8), chance.uniform(y + 4, y + height - 8)
        d.fill(f"M{px:.1f} {py:.1f} h3.4 v1.7 h-3.4 Z", shaded(tone, 0.16))
        d.fill(f"M{px + 1.8:.1f} {py + 2:.1f} h3.4 v1.7 h-3.4 Z", shaded(tone, 0.22))
    d.fill(f"M{x} {y + height - 4} h{width} v4 h{-width} Z", shaded(tone, 0.3), 0.6)
    _outline(d, box)


def plank_wall(d: Drawing, box: Box, tone: str = TIMBER, upright: bool = True) -> None:
    """A wall of boards."""
    _front(d, box, tone)
    x, y, width, height = box
    pitch = 4.2
    if upright:
        for step in range(1, int(width / pitch) + 1):
            at = x + step * width / (int(width / pitch) + 1)
            d.line(f"M{at:.1f} {y} v{height}", shaded(tone, 0.45), 0.7)
            d.line(f"M{at + 0.8:.1f} {y} v{height}", lit(tone, 0.3), 0.5, 0.7)
    else:
        for step in range(1, int(height / pitch) + 1):
            at = y + step * height / (int(height / pitch) + 1)
            d.line(f"M{x} {at:.1f} h{width}", shaded(tone, 0.45), 0.7)
            d.line(f"M{x} {at + 0.8:.1f} h{width}", lit(tone, 0.3), 0.5, 0.7)
    _outline(d, box)


def timber_frame(d: Drawing, box: Box, bays: int, tone: str = OAK, braces: bool = True) -> None:
    """Beams over a plastered wall: sill, plate, posts and braces."""
    x, y, width, height = box
    d.line(f"M{x} {y + 1} h{width} M{x} {y + height - 1} h{width}", tone, 2.0)
    for bay in range(bays + 1):
        at = x + width * bay / bays
        d.line(f"M{at:.1f} {y} v{height}", tone, 1.9)
    if not braces:
        return
    for bay in range(bays):
        left, right = x + width * bay / bays, x + width * (bay + 1) / bays
        down = bay % 2 == 0
        top, foot = (y, y + height) if down else (y + height, y)
        d.line(opened([(left, foot), (right, top)]), tone, 1.5)


def side_wall(d: Drawing, corner: Point, height: float, depth: Depth, tone: str) -> None:
    """The wall that runs back from the front's lower right corner, in shade."""
    x, y = corner
    points = [
        (x, y),
        (x + depth.x, y - depth.y),
        (x + depth.x, y - depth.y - height),
        (x, y - height),
    ]
    d.polygon(points, shaded(tone, 0.34))
    d.veil(
        [(x, y), (x + depth.x, y - depth.y), (x + depth.x, y - depth.y - 4), (x, y - 4)],
        DEEP,
        0.18,
    )


def roof(
    d: Drawing,
    eaves: tuple[Point, Point],
    ridge: tuple[Point, Point],
    tone: str = TERRACOTTA,
    rows: int = 5,
) -> None:
    """A roof slope between the eaves (left, right) and the ridge (left, right), in tiles."""
    (ex, ey), (fx, fy) = eaves
    (rx, ry), (qx, qy) = ridge
    fill = d.linear((ex, ry), (fx, ey), (0, lit(tone, 0.34)), (0.5, tone), (1, shaded(tone, 0.3)))
    d.polygon([(ex, ey), (fx, fy), (qx, qy), (rx, ry)], fill)
    chance = random.Random(round(ex * 7 + ey * 13 + rows))
    for row in range(1, rows):
        share = row / rows
        left = (ex + (rx - ex) * share, ey + (ry - ey) * share)
        right = (fx + (qx - fx) * share, fy + (qy - fy) * share)
        d.line(opened([left, right]), shaded(tone, 0.42), 0.65, 0.8)
        _tile_joints(d, left, right, (ry - ey) / rows, tone, chance)
    d.line(opened([(rx, ry), (qx, qy)]), lit(tone, 0.5), 1.5)
    d.line(opened([(rx, ry - 0.7), (qx, qy - 0.7)]), INK, d.ink * 0.8)
    d.line(opened([(ex, ey), (rx, ry)]), lit(tone, 0.6), 0.8, 0.9)
    d.line(opened([(ex, ey), (fx, fy)]), shaded(tone, 0.6), 1.5)


def _tile_joints(
    d: Drawing, left: Point, right: Point, rise: float, tone: str, chance: random.Random
) -> None:
    """Short strokes between the tiles of one row, and here and there a paler tile."""
    width = right[0] - left[0]
    count = max(3, int(abs(width) / 4.4))
    strokes = []
    for step in range(count):
        share = (step + chance.uniform(0.2, 0.8)) / count
        x, y = left[0] + width * share, left[1] + (right[1] - left[1]) * share
        strokes.append(f"M{x:.1f} {y:.1f} l0.3 {-rise * 0.8:.1f}")
        if chance.random() < 0.22:
            d.fill(f"M{x:.1f} {y:.1f} h2.6 v{rise * 0.7:.1f} h-2.6 Z", lit(tone, 0.4), 0.55)
    d.line(" ".join(strokes), shaded(tone, 0.42), 0.5, 0.7)


def thatch(d: Drawing, eaves: tuple[Point, Point], ridge: tuple[Point, Point], tone: str) -> None:
    """A thatched slope with a soft, thick lower edge."""
    (ex, ey), (fx, fy) = eaves
    (rx, ry), (qx, qy) = ridge
    fill = d.linear((ex, ry), (fx, ey), (0, lit(tone, 0.38)), (0.55, tone), (1, shaded(tone, 0.32)))
    mid = (ex + fx) / 2
    d.path(
        f"M{ex} {ey} Q{mid:.1f} {ey + 3.4:.1f} {fx} {fy} L{qx} {qy} "
        f"Q{(qx + rx) / 2:.1f} {min(ry, qy) - 2.4:.1f} {rx} {ry} Z",
        fill,
    )
    strokes = []
    count = int((fx - ex) / 3.4)
    for step in range(count):
        share = (step + 0.5) / count
        foot = (ex + (fx - ex) * share, ey + 1.2)
        head = (rx + (qx - rx) * share, ry + 2.6)
        strokes.append(opened([foot, ((foot[0] + head[0]) / 2 + 0.6, (foot[1] + head[1]) / 2)]))
        if step % 2:
            strokes.append(
                opened([head, ((foot[0] + head[0] * 2) / 3, (foot[1] + head[1] * 2) / 3)])
            )
    d.line(" ".join(strokes), shaded(tone, 0.4), 0.6, 0.75)
    d.line(opened([(rx, ry - 0.6), (qx, qy - 0.6)]), lit(tone, 0.5), 1.7)


def eaves_shadow(d: Drawing, box: Box, reach: float = 4.0) -> None:
    """The shadow that a roof throws on the wall below it."""
    x, y, width, _ = box
    d.fill(f"M{x} {y} h{width} v{reach} h{-width} Z", "#3a1c24", 0.34)


def gable_end(
    d: Drawing, corner: Point, depth: Depth, height: float, peak: float, tone: str
) -> Point:
    """The shaded end wall of a long house, gable included; returns the gable's top.

    `corner` is the front's lower right corner, `peak` the ridge above the eaves.
    """
    x, y = corner
    top = (x + depth.x / 2, y - depth.y / 2 - height - peak)
    points = [
        (x, y),
        (x + depth.x, y - depth.y),
        (x + depth.x, y - depth.y - height),
        top,
        (x, y - height),
    ]
    d.polygon(points, shaded(tone, 0.32))
    return top


def _front(d: Drawing, box: Box, tone: str) -> None:
    x, y, width, height = box
    light = d.linear(
        (x, y),
        (x + width, y + height * 0.4),
        (0, lit(tone, 0.4)),
        (0.6, tone),
        (1, shaded(tone, 0.16)),
    )
    d.rect(*box, light, line=None)


def _outline(d: Drawing, box: Box) -> None:
    d.rect(*box, "none")


def _blocks(d: Drawing, box: Box, tone: str, seed: int, course: float) -> None:
    """Some blocks of the masonry a shade darker or lighter than the rest, with joints."""
    x, y, width, height = box
    chance = random.Random(seed)
    rows = max(1, round(height / course))
    joints = []
    for row in range(rows):
        top = y + height * row / rows
        tall = height / rows
        if row:
            joints.append(f"M{x} {top:.1f} h{width}")
        left = x - chance.uniform(0, 6)
        while left < x + width:
            long = chance.uniform(6, 11)
            start, end = max(x, left), min(x + width, left + long)
            if end - start > 1.5 and chance.random() < 0.5:
                colour = shaded(tone, 0.14) if chance.random() < 0.6 else lit(tone, 0.55)
                d.fill(
                    f"M{start:.1f} {top:.1f} h{end - start:.1f} v{tall:.1f} h{start - end:.1f} Z",
                    colour,
                    0.7,
                )
            if x < left < x + width and chance.random() < 0.75:
                joints.append(f"M{left:.1f} {top:.1f} v{tall:.1f}")
            left += long
    if joints:
        d.line(" ".join(joints), shaded(tone, 0.4), 0.45, 0.6)
