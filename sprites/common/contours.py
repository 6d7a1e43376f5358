"""Lines that follow the silhouette of a sprite: grown outlines, dots, dashes and rays."""

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

import pygame

from sprites.common.colour import rgb
from sprites.common.light import silhouette
from sprites.common.surface_cache import kept

Point = tuple[float, float]
_FINE = 3
"""Dots and strokes are drawn this much larger and reduced, which smooths them."""
_INSETS = (1, 4, 8, 12, 18, 26)
"""px from the edge at which the solid middle of a silhouette is looked for."""
_LEAST_SOLID = 16
_NEIGHBOURS = 2
"""Points on each side with which a point of an outline is averaged."""


def dilated(body: pygame.Surface, reach: float, colour: str) -> pygame.Surface:
    """The silhouette grown by `reach` px on all sides, in one colour. Of its copies side by side
    the strongest counts at each px: laid over one another they would fill the soft edge of what
    leans, and leave stairs."""
    shape = silhouette(body, colour)
    grown_shape = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    places = [(0, 0)]
    for radius in [reach] if reach <= 2 else [reach / 2, reach]:
        steps = max(8, round(radius * 4))
        angles = [2 * math.pi * step / steps for step in range(steps)]
        places += [(round(math.cos(a) * radius), round(math.sin(a) * radius)) for a in angles]
    inside = _solid_part(body)
    for band in _around(inside, body.get_rect()):
        grown_shape.set_clip(band)
        grown_shape.fblits([(shape, place) for place in places], pygame.BLEND_RGBA_MAX)
    grown_shape.set_clip(None)
    grown_shape.blit(shape, inside, inside)
    return grown_shape


def _solid_part(body: pygame.Surface) -> pygame.Rect:
    """A box within the silhouette in which nothing is transparent; empty if it is not found soon.

    The middle of a card needs no drawing when its outline grows: it is covered already.
    """
    whole = body.get_bounding_rect()
    solid = pygame.mask.from_surface(body, 254)
    for inset in _INSETS:
        inside = whole.inflate(-2 * inset, -2 * inset)
        if min(inside.size) < _LEAST_SOLID:
            break
        if solid.overlap_area(pygame.mask.Mask(inside.size, fill=True), inside.topleft) == (
            inside.width * inside.height
        ):
            return inside
    return pygame.Rect(whole.center, (0, 0))


def _around(inside: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """The four bands between a box and the edge; the whole if the box is empty."""
    if not inside.width:
        return [whole]
    right, foot = whole.right - inside.right, whole.bottom - inside.bottom
    return [
        pygame.Rect(whole.left, whole.top, whole.width, inside.top),
        pygame.Rect(whole.left, inside.bottom, whole.width, foot),
        pygame.Rect(whole.left, inside.top, inside.left, inside.height),
        pygame.Rect(inside.right, inside.top, right, inside.height),
    ]


def draw_dots(
    target: pygame.Surface,
    body: pygame.Surface,
    reach: float,
    pitch: float,
    rings: Sequence[tuple[float, str]],
) -> None:
    """Round dots along the outline `reach` px outside the silhouette, about `pitch` px apart.

    `rings`: radius and colour, largest first, drawn over one another on a target of body's size.
    """
    places = [(round(x * _FINE), round(y * _FINE)) for x, y in _stations(body, reach, pitch)]
    for radius, colour in rings:
        fine = max(2, round(radius * _FINE))
        for x, y in places:
            dot, shift = _dot(fine, colour, x % _FINE, y % _FINE)
            target.blit(dot, (x // _FINE - shift, y // _FINE - shift))


@kept
def _dot(radius: int, colour: str, x: int, y: int) -> tuple[pygame.Surface, int]:
    """A dot drawn fine and reduced, whose middle lies `x`, `y` fine px beside a whole one; and
    how many px that one lies from the picture's corner."""
    shift = radius // _FINE + 2
    side = (2 * shift + 1) * _FINE
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(canvas, rgb(colour), (shift * _FINE + x, shift * _FINE + y), radius)
    return pygame.transform.smoothscale(canvas, (2 * shift + 1, 2 * shift + 1)), shift


def dashes(
    body: pygame.Surface, reach: float, dash: float, gap: float, colour: str, thick: float
) -> pygame.Surface:
    """Strokes of `dash` px along the outline, `gap` px apart."""
    size = (body.get_width() * _FINE, body.get_height() * _FINE)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for line in _outlines(body, reach):
        for stroke in _pieces(line, dash, gap):
            points = [(x * _FINE, y * _FINE) for x, y in stroke]
            pygame.draw.lines(canvas, rgb(colour), False, points, max(1, round(thick * _FINE)))
    return pygame.transform.smoothscale(canvas, body.get_size())


def rays(
    body: pygame.Surface,
    inner: float,
    outer: float,
    pitch: float,
    strokes: Sequence[tuple[float, str]],
) -> pygame.Surface:
    """Short strokes across the outline, from `inner` to `outer` px outside the silhouette.

    `strokes`: thickness and colour, thickest first, drawn over one another.
    """
    picture = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    middle = body.get_bounding_rect().center
    stations = list(_stations(body, inner, pitch))
    for thick, colour in strokes:
        wide = max(1, round(thick * _FINE))
        for x, y in stations:
            away = math.hypot(x - middle[0], y - middle[1]) or 1
            longer = (away + outer - inner) / away
            end = (middle[0] + (x - middle[0]) * longer, middle[1] + (y - middle[1]) * longer)
            first, last = ((round(x * _FINE), round(y * _FINE)) for x, y in ((x, y), end))
            _lay_stroke(picture, first, last, wide, colour)
    return picture


def _lay_stroke(
    picture: pygame.Surface, start: tuple[int, int], end: tuple[int, int], wide: int, colour: str
) -> None:
    """A round stroke between fine points, drawn fine on a canvas of its own and reduced: one
    canvas for all strokes would be nine times as large as the picture, and nearly empty."""
    room = 2 + wide // _FINE
    left, top = (min(along) // _FINE - room for along in zip(start, end, strict=True))
    right, foot = (max(along) // _FINE + 1 + room for along in zip(start, end, strict=True))
    size = (right - left, foot - top)
    canvas = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    first, last = ((x - left * _FINE, y - top * _FINE) for x, y in (start, end))
    pygame.draw.line(canvas, rgb(colour), first, last, wide)
    pygame.draw.circle(canvas, rgb(colour), first, wide // 2)
    pygame.draw.circle(canvas, rgb(colour), last, wide // 2)
    picture.blit(pygame.transform.smoothscale(canvas, size), (left, top))


def _outlines(body: pygame.Surface, reach: float) -> list[list[Point]]:
    """A closed line around each separate part of the silhouette that is large enough to matter."""
    shape = dilated(body, reach, "#ffffff") if reach > 0 else body
    mask = pygame.mask.from_surface(shape, 120)
    lines: list[list[Point]] = []
    for part in mask.connected_components(24):
        points = part.outline()
        if len(points) > 8:
            lines.append(_smoothed(points))
    return lines


def _smoothed(points: list[tuple[int, int]]) -> list[Point]:
    """Each point moved to the mean of its neighbours: the stairs of the pixels disappear."""
    around = [*points[-_NEIGHBOURS:], *points, *points[:_NEIGHBOURS]]
    window = 2 * _NEIGHBOURS + 1
    columns = ([0, *accumulate(x for x, _ in around)], [0, *accumulate(y for _, y in around)])
    across, down = (
        [(end - start) / window + 0.5 for start, end in zip(sums, sums[window:], strict=False)]
        for sums in columns
    )
    return list(zip(across, down, strict=True))


def _stations(body: pygame.Surface, reach: float, pitch: float) -> Iterator[Point]:
    """Points along the outlines, evenly spaced."""
    for line in _outlines(body, reach):
        *walked, length = _walked(line)
        count = max(4, round(length / pitch))
        step, due, place = length / count, 0.0, 0
        while (place := bisect_left(walked, due, place)) < len(line):
            yield line[place]
            due += step
            place += 1


def _walked(line: list[Point]) -> list[float]:
    """px along a closed line to each of its points, and at the end back to the first one."""
    return list(accumulate(map(math.dist, line, [*line[1:], line[0]]), initial=0.0))


def _pieces(line: list[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """The line cut into strokes; their number is whole, so that no short one is left."""
    *far, length = _walked(line)
    count = max(2, round(length / (dash + gap)))
    pitch = length / count
    stroke_length = pitch * dash / (dash + gap)
    stroke: list[Point] = []
    for start, walked in zip(line, far, strict=True):
        if walked % pitch < stroke_length:
            stroke.append(start)
        elif len(stroke) > 1:
            yield stroke
            stroke = []
        else:
            stroke = []
    if len(stroke) > 1:
        yield stroke
