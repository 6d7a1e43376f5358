"""What lies above the resting table for a moment: ways, traces, badges, slips of paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from scenes.table.motion.things import Point
from sprites.common import svg
from sprites.common.colour import rgb
from sprites.common.light import Shaded
from sprites.common.surface_cache import kept

CREAM = "#fbf3dc"
INK = "#231b2b"
DOT, DART = 5.2, 9.0
"""Units by which a dot, or the dart at the end of a trace, reaches beyond its line."""


TRAIL_PITCH, TRAIL_END = 8.0, 1.9
"""Units between the points of a trace, and by which its end is wider than its beginning."""


def around(points: Sequence[Point], reach: float) -> pygame.Rect:
    """The box of everything within `reach` px of some points."""
    left, right = min(x for x, _ in points) - reach, max(x for x, _ in points) + reach
    top, bottom = min(y for _, y in points) - reach, max(y for _, y in points) + reach
    corner = (math.floor(left), math.floor(top))
    return pygame.Rect(corner, (math.ceil(right) - corner[0], math.ceil(bottom) - corner[1]))


Round = tuple[Point, float]
"""The middle and the radius of something round."""


def dotted_way(
    canvas: pygame.Surface,
    points: Sequence[Point],
    colour: str,
    scale: float,
    read: Sequence[Round] = (),
) -> None:
    """Round dots with a pale casing along a line; none lies on what is to be `read` on its way."""
    pitch, reach = 9 * scale, math.ceil(2 * DOT * scale)
    seen = canvas.get_clip().inflate(reach, reach)
    for x, y in stations(points, pitch):
        centre = (round(x), round(y))
        if not seen.collidepoint(centre):
            continue
        if any(math.dist(centre, middle) < radius + DOT * scale for middle, radius in read):
            continue
        casing = max(round(4.5 * scale), round(2.6 * scale) + 2)
        pygame.draw.aacircle(canvas, rgb(INK), centre, max(casing + 1, round(DOT * scale)))
        pygame.draw.aacircle(canvas, rgb(CREAM), centre, casing)
        pygame.draw.aacircle(canvas, rgb(colour), centre, max(2, round(2.6 * scale)))


def way_end(canvas: pygame.Surface, points: Sequence[Point], colour: str, scale: float) -> None:
    """A dart at the end of a line: there the way leads."""
    for reach, paint in ((DART, INK), (7.6, CREAM), (5.4, colour)):
        corners = _dart_corners(points[-2], points[-1], reach * scale)
        pygame.draw.polygon(canvas, rgb(paint), corners)


@kept
def ribbon(line: tuple[Point, ...], colour: str, scale: float) -> Shaded:
    """A ribbon along a line that grows towards a dart: what an opponent has just moved. It is
    unbroken, as no way that somebody may still go. The line begins at (0, 0), the origin."""
    box = around(line, DART * scale + 2)
    corners = [(x - box.left, y - box.top) for x, y in line]
    spots = [*stations(corners, TRAIL_PITCH * scale), corners[-1]]
    body = svg.path(_tapered(spots, 1.0, scale), INK, stroke_linejoin="round")
    body += svg.path(_tapered(spots, 0.0, scale), colour)
    for reach, paint in ((DART, INK), (6.6, colour)):
        body += svg.path(_dart(corners[-2], corners[-1], reach * scale), paint)
    picture = svg.raster(svg.document(body, *box.size), box.size)
    return Shaded(picture, (-box.left, -box.top))


def _tapered(points: Sequence[Point], casing: float, scale: float) -> str:
    """The outline of a line that widens from its beginning to its end."""
    there, back = [], []
    for number, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        long = math.hypot(x1 - x0, y1 - y0) or 1.0
        reach = max(1.6, (1.0 + TRAIL_END * number / len(points) + casing) * scale)
        across, down = (y0 - y1) / long * reach, (x1 - x0) / long * reach
        there.append((x + across, y + down))
        back.append((x - across, y - down))
    return _closed([*there, *reversed(back)])


def _closed(points: Sequence[Point]) -> str:
    steps = " L".join(f"{svg.number(float(x))} {svg.number(float(y))}" for x, y in points)
    return f"M{steps} Z"


def bow(start: Point, end: Point, steps: int = 24) -> list[Point]:
    """A line that bends upwards by an eighth of its length."""
    height = min(60.0, math.dist(start, end) / 8)
    line = []
    for step in range(steps + 1):
        share = step / steps
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share - height * 4 * share * (1 - share)
        line.append((x, y))
    return line


def stations(points: Sequence[Point], pitch: float) -> list[Point]:
    """Points along a line, `pitch` px apart."""
    found: list[Point] = []
    left = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        at = left
        while at < length:
            share = at / length
            found.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
            at += pitch
        left = at - length
    return found


def short_of(points: Sequence[Point], goal: Point, reach: float) -> list[Point]:
    """A line that ends `reach` px before its goal, which is read."""
    line = stations(points, 2.0)
    while line and math.dist(line[-1], goal) < reach:
        line.pop()
    return line


def _dart(before: Point, tip: Point, reach: float) -> str:
    return _closed(_dart_corners(before, tip, reach))


def _dart_corners(before: Point, tip: Point, reach: float) -> list[Point]:
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    turns = (angle, angle + 2.4, angle - 2.4)
    return [(tip[0] + math.cos(a) * reach, tip[1] + math.sin(a) * reach) for a in turns]


class Veil:
    """Dims a box a little, except around some places; the last one is kept, for it is large."""

    def __init__(self) -> None:
        self._shade = pygame.Surface((0, 0), pygame.SRCALPHA)
        self._made_of: tuple[object, ...] = ()

    def lay(
        self,
        canvas: pygame.Surface,
        box: pygame.Rect,
        holes: Sequence[pygame.Rect],
        strength: int,
    ) -> None:
        """Dim what the canvas's clip shows of a box."""
        seen = canvas.get_clip().clip(box)
        shade = self.made(box, holes, strength)
        canvas.blit(shade, seen, seen.move(-box.left, -box.top))

    def made(self, box: pygame.Rect, holes: Sequence[pygame.Rect], strength: int) -> pygame.Surface:
        """The shade over the whole box."""
        made_of = (tuple(box), tuple(map(tuple, holes)), strength)
        if made_of == self._made_of:
            return self._shade
        if self._shade.get_size() != box.size:
            self._shade = pygame.Surface(box.size, pygame.SRCALPHA)
        self._made_of, shade = made_of, self._shade
        shade.fill((23, 10, 34, strength))
        for hole in holes:
            reach = max(hole.width, hole.height)
            centre = (hole.centerx - box.left, hole.centery - box.top)
            for step, alpha in ((1.0, strength * 2 // 3), (0.85, strength // 3), (0.72, 0)):
                pygame.draw.circle(shade, (23, 10, 34, alpha), centre, round(reach * step))
        return shade


def old_light(canvas: pygame.Surface, box: pygame.Rect, scale: float) -> None:
    """The faded light of the past over the table, in a pale dashed frame."""
    canvas.blit(_sepia(box.size), box)
    frame = box.inflate(-round(6 * scale), -round(6 * scale))
    thick = max(2, round(2.4 * scale))
    dash, gap = round(16 * scale), round(9 * scale)
    for left in range(frame.left, frame.right, dash + gap):
        length = min(dash, frame.right - left)
        for top in (frame.top, frame.bottom - thick):
            pygame.draw.rect(canvas, rgb(CREAM), (left, top, length, thick))
    for top in range(frame.top, frame.bottom, dash + gap):
        length = min(dash, frame.bottom - top)
        for left in (frame.left, frame.right - thick):
            pygame.draw.rect(canvas, rgb(CREAM), (left, top, thick, length))


@kept
def _sepia(size: tuple[int, int]) -> pygame.Surface:
    shade = pygame.Surface(size)
    shade.fill((120, 92, 58))
    shade.set_alpha(70)
    return shade
