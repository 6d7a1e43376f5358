"""What lies above the resting table for a moment: ways, traces, badges, slips of paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from scenes.table.view import Point
from sprites.common.colour import rgb
from sprites.common.surface_cache import kept

CREAM = "#fbf3dc"
INK = "#231b2b"
DOT, DART = 4.4, 9.0
"""Units by which a dot, or the dart at the end of a trace, reaches beyond its line."""


TRAIL_PITCH, TRAIL_END = 1.6, 1.9
"""Units between the strokes of a trace, and by which its end is wider than its beginning."""


def around(points: Sequence[Point], reach: float) -> pygame.Rect:
    """The box of everything within `reach` px of some points."""
    left, right = min(x for x, _ in points) - reach, max(x for x, _ in points) + reach
    top, bottom = min(y for _, y in points) - reach, max(y for _, y in points) + reach
    corner = (math.floor(left), math.floor(top))
    return pygame.Rect(corner, (math.ceil(right) - corner[0], math.ceil(bottom) - corner[1]))


def dotted_way(canvas: pygame.Surface, points: Sequence[Point], colour: str, scale: float) -> None:
    """Round dots with a pale casing along a line, a little larger at its end."""
    pitch = 9 * scale
    for x, y in stations(points, pitch):
        centre = (round(x), round(y))
        pygame.draw.aacircle(canvas, rgb(INK), centre, round(DOT * scale))
        pygame.draw.aacircle(canvas, rgb(CREAM), centre, round(3.8 * scale))
        pygame.draw.aacircle(canvas, rgb(colour), centre, max(2, round(2.6 * scale)))


def trace(canvas: pygame.Surface, start: Point, end: Point, colour: str, scale: float) -> None:
    """A bowed ribbon that grows towards a dart: what an opponent has just moved. It is unbroken,
    as no way that somebody may still go."""
    points = bow(start, end)
    spots = stations(points, TRAIL_PITCH * scale)
    for paint, casing in ((INK, 1.0), (colour, 0.0)):
        for number, (x, y) in enumerate(spots):
            reach = 0.7 + TRAIL_END * number / len(spots) + casing
            pygame.draw.aacircle(
                canvas, rgb(paint), (round(x), round(y)), max(1, round(reach * scale))
            )
    _dart(canvas, points[-3], points[-1], colour, scale)


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


def _dart(canvas: pygame.Surface, before: Point, tip: Point, colour: str, scale: float) -> None:
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    for reach, paint in ((DART, INK), (6.6, colour)):
        corners = [
            (
                tip[0] + math.cos(angle + turn) * reach * scale,
                tip[1] + math.sin(angle + turn) * reach * scale,
            )
            for turn in (0.0, 2.4, -2.4)
        ]
        pygame.draw.polygon(canvas, rgb(paint), corners)


def veil(
    canvas: pygame.Surface, box: pygame.Rect, holes: Sequence[pygame.Rect], strength: int
) -> None:
    """Dim a box a little, except around some places."""
    seen = canvas.get_clip().clip(box)
    shade = pygame.Surface(seen.size, pygame.SRCALPHA)
    shade.fill((23, 10, 34, strength))
    for hole in holes:
        reach = max(hole.width, hole.height)
        centre = (hole.centerx - seen.left, hole.centery - seen.top)
        for step, alpha in ((1.0, strength * 2 // 3), (0.85, strength // 3), (0.72, 0)):
            pygame.draw.circle(shade, (23, 10, 34, alpha), centre, round(reach * step))
    canvas.blit(shade, seen)


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
