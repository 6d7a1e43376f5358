"""Lines that follow the silhouette of a sprite: grown outlines, dots, dashes and rays."""

import math
from collections.abc import Iterator

import pygame

from sprites.common.colour import rgb
from sprites.common.light import silhouette

Point = tuple[float, float]
_FINE = 3
"""Dots and strokes are drawn this much larger and reduced, which smooths them."""


def dilated(body: pygame.Surface, reach: float, colour: str) -> pygame.Surface:
    """The silhouette grown by `reach` px on all sides, in one colour."""
    shape = silhouette(body, colour)
    grown_shape = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    rings = [reach] if reach <= 2 else [reach / 2, reach]
    for radius in rings:
        steps = max(8, round(radius * 4))
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            place = (round(math.cos(angle) * radius), round(math.sin(angle) * radius))
            grown_shape.blit(shape, place)
    grown_shape.blit(shape, (0, 0))
    return grown_shape


def dots(
    body: pygame.Surface, reach: float, pitch: float, radius: float, colour: str
) -> pygame.Surface:
    """Round dots along the outline `reach` px outside the silhouette, about `pitch` px apart."""
    canvas = _fine_canvas(body)
    for x, y in _stations(body, reach, pitch):
        centre = (round(x * _FINE), round(y * _FINE))
        pygame.draw.circle(canvas, rgb(colour), centre, max(2, round(radius * _FINE)))
    return _reduced(canvas, body)


def dashes(
    body: pygame.Surface, reach: float, dash: float, gap: float, colour: str, thick: float
) -> pygame.Surface:
    """Strokes of `dash` px along the outline, `gap` px apart."""
    canvas = _fine_canvas(body)
    for line in _outlines(body, reach):
        for stroke in _pieces(line, dash, gap):
            points = [(x * _FINE, y * _FINE) for x, y in stroke]
            pygame.draw.lines(canvas, rgb(colour), False, points, max(1, round(thick * _FINE)))
    return _reduced(canvas, body)


def rays(
    body: pygame.Surface, inner: float, outer: float, pitch: float, colour: str, thick: float
) -> pygame.Surface:
    """Short strokes across the outline, from `inner` to `outer` px outside the silhouette."""
    canvas = _fine_canvas(body)
    middle = body.get_bounding_rect().center
    for x, y in _stations(body, inner, pitch):
        away = math.hypot(x - middle[0], y - middle[1]) or 1
        longer = (away + outer - inner) / away
        end = (middle[0] + (x - middle[0]) * longer, middle[1] + (y - middle[1]) * longer)
        _round_stroke(canvas, (x, y), end, thick, colour)
    return _reduced(canvas, body)


def _round_stroke(
    canvas: pygame.Surface, start: Point, end: Point, thick: float, colour: str
) -> None:
    wide = max(1, round(thick * _FINE))
    first, last = ((round(x * _FINE), round(y * _FINE)) for x, y in (start, end))
    pygame.draw.line(canvas, rgb(colour), first, last, wide)
    pygame.draw.circle(canvas, rgb(colour), first, wide // 2)
    pygame.draw.circle(canvas, rgb(colour), last, wide // 2)


def _fine_canvas(body: pygame.Surface) -> pygame.Surface:
    size = (body.get_width() * _FINE, body.get_height() * _FINE)
    return pygame.Surface(size, pygame.SRCALPHA)


def _reduced(canvas: pygame.Surface, body: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(canvas, body.get_size())


def _outlines(body: pygame.Surface, reach: float) -> list[list[Point]]:
    """A closed line around each separate part of the silhouette that is large enough to matter."""
    shape = dilated(body, reach, "#ffffff") if reach > 0 else body
    mask = pygame.mask.from_surface(shape, 120)
    lines: list[list[Point]] = []
    for part in mask.connected_components(24):
        points = part.outline()
        if len(points) > 8:
            lines.append(_smoothed([(float(x), float(y)) for x, y in points]))
    return lines


def _smoothed(points: list[Point]) -> list[Point]:
    """Each point moved to the mean of its neighbours: the stairs of the pixels disappear."""
    count, reach = len(points), 2
    window = range(-reach, reach + 1)
    return [
        (
            sum(points[(i + k) % count][0] for k in window) / len(window) + 0.5,
            sum(points[(i + k) % count][1] for k in window) / len(window) + 0.5,
        )
        for i in range(count)
    ]


def _stations(body: pygame.Surface, reach: float, pitch: float) -> Iterator[Point]:
    """Points along the outlines, evenly spaced."""
    for line in _outlines(body, reach):
        length = _length(line)
        count = max(4, round(length / pitch))
        step, walked, due = length / count, 0.0, 0.0
        for start, end in zip(line, [*line[1:], line[0]], strict=True):
            if walked >= due:
                yield start
                due += step
            walked += math.dist(start, end)


def _length(line: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in zip(line, [*line[1:], line[0]], strict=True))


def _pieces(line: list[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """The line cut into strokes; their number is whole, so that no short one is left."""
    length = _length(line)
    count = max(2, round(length / (dash + gap)))
    pitch = length / count
    stroke_length = pitch * dash / (dash + gap)
    walked, stroke = 0.0, []
    for start, end in zip(line, [*line[1:], line[0]], strict=True):
        if walked % pitch < stroke_length:
            stroke.append(start)
        elif len(stroke) > 1:
            yield stroke
            stroke = []
        else:
            stroke = []
        walked += math.dist(start, end)
    if len(stroke) > 1:
        yield stroke
