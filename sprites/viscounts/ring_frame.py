"""The gilded rim of the board: vine, lettering, seams and clasps."""

from __future__ import annotations

import math

import pygame

from sprites.common import fonts, svg
from sprites.viscounts import geometry as geo
from sprites.viscounts.ring_canvas import Frame
from sprites.viscounts.ring_shapes import arc, polyline, wedge

INK = "#231b2b"
NIGHT = "#33234f"
GOLD_STOPS = ((0.0, "#f4d58c"), (0.5, "#bd8d3c"), (1.0, "#7a5220"))
_LETTER_COLOUR = "#f6e0a8"
_LETTER_SIZE = 13.4
_LETTER_GAP = 1.5
_OVERSIZE = 3
"""Letters are drawn this much larger and turned while they shrink, which keeps them crisp."""
_VINE_RADIUS = (geo.FRAME_INNER_RADIUS + geo.OUTER_RADIUS) / 2 - 0.4


def gold_defs(name: str = "gilt") -> str:
    """Gold over the whole board, from the upper left; use as `url(#name)` in ring units."""
    return svg.linear_gradient(name, (-300, -300), (300, 300), *GOLD_STOPS)


def rim_body(position: int, name_half_angle: float) -> str:
    """The rim of one segment in ring units; the vine leaves `name_half_angle` free on each side."""
    middle = geo.segment_angle(position)
    start, end = middle - geo.HALF_SEGMENT, middle + geo.HALF_SEGMENT
    inner, outer = geo.FRAME_INNER_RADIUS, geo.OUTER_RADIUS
    body = svg.path(wedge(inner, outer, start - 0.2, end + 0.2), NIGHT)
    body += svg.path(
        arc(inner - 2, start, end), stroke="#1d1028", stroke_width=5, stroke_opacity=0.3
    )
    for radius, width in ((inner, 2.6), (outer - 2.6, 2.0)):
        body += svg.path(arc(radius, start, end), stroke=INK, stroke_width=width + 1.8)
        body += svg.path(arc(radius, start, end), stroke="url(#gilt)", stroke_width=width)
    body += svg.path(
        arc(inner + 3.4, start + 0.4, end - 0.4),
        stroke="#d9ab52",
        stroke_width=1.1,
        stroke_dasharray="0.1 3.3",
    )
    for first, last in ((-35.0, -name_half_angle), (name_half_angle, 35.0)):
        if last - first > 2:
            body += _vine(middle, first, last)
    for turn in (-name_half_angle, name_half_angle):
        body += _diamond(middle + turn)
    body += svg.path(arc(outer - 0.6, start, end), stroke=INK, stroke_width=1.8)
    body += svg.path(
        arc(outer - 1.8, start, end), stroke="#fff0c0", stroke_width=0.9, stroke_opacity=0.6
    )
    land = geo.LAND_INNER_RADIUS + 2
    body += svg.path(arc(land, start, end), stroke=INK, stroke_width=4.4)
    return body + svg.path(arc(land, start, end), stroke="url(#gilt)", stroke_width=2.6)


def _vine(middle: float, first: float, last: float) -> str:
    """A wavy tendril with leaves and berries."""
    count = max(2, int((last - first) / 0.7))
    turns = [first + (last - first) * step / count for step in range(count + 1)]
    points = [
        geo.polar(_VINE_RADIUS + 3.0 * math.sin(turn * 1.75), middle + turn) for turn in turns
    ]
    body = svg.path(polyline(points), stroke="#d9ab52", stroke_width=1.3)
    for number, turn in enumerate(turns[2:-1:2]):
        outside = math.sin(turn * 1.75) > 0
        x, y = geo.polar(_VINE_RADIUS + (-2.2 if outside else 2.2), middle + turn)
        if number % 2:
            leaf = svg.path("M0 0 Q3 -4.4 0 -6.4 Q-3 -4.4 0 0 Z", "#f0cd7a")
        else:
            leaf = svg.circle(0, -1.4, 1.7, "#b5475c") + svg.circle(-0.5, -1.9, 0.5, "#f0b8b8")
        lean = middle + turn + (180 if outside else 0) + 24
        body += svg.group(leaf, f"translate({x:.2f},{y:.2f}) rotate({lean:.1f}) scale(0.86)")
    return body


def _diamond(degrees: float) -> str:
    x, y = geo.polar(_VINE_RADIUS, degrees)
    shape = svg.path("M0 -5 L3.4 0 L0 5 L-3.4 0 Z", "#f0cd7a", INK, 0.8)
    return svg.group(shape, f"translate({x:.2f},{y:.2f}) rotate({degrees:.2f})")


def seam_body() -> str:
    """The gilded bars between the segments, with a boss at each end, in ring units."""
    body = ""
    for position in range(geo.POSITIONS):
        degrees = geo.segment_angle(position) + geo.HALF_SEGMENT
        bar = polyline(
            (
                geo.polar(geo.LAND_INNER_RADIUS + 1, degrees),
                geo.polar(geo.OUTER_RADIUS - 1, degrees),
            )
        )
        body += svg.group(
            svg.path(bar, stroke="#1d1028", stroke_width=5.4, stroke_opacity=0.4),
            "translate(1.4,2)",
        )
        body += svg.path(bar, stroke=INK, stroke_width=4.8)
        body += svg.path(bar, stroke="url(#gilt)", stroke_width=3.0)
        body += svg.path(bar, stroke="#fff0c0", stroke_width=0.8, stroke_opacity=0.6)
        x, y = geo.polar(_VINE_RADIUS, degrees)
        boss = svg.circle(0, 0, 6.6, "url(#gilt)", INK, 1.4) + svg.circle(
            0, 0, 3.8, "#7d2f4c", INK, 0.9
        )
        boss += svg.circle(-1.1, -1.2, 1.2, "#e79aa8")
        body += svg.group(boss, f"translate({x:.2f},{y:.2f})")
    return body


def lettering_half_angle(name: str, unit: float) -> float:
    """Half of the arc that a segment name takes on the rim, with a little air, degrees."""
    width = sum(_advances(name, unit)) / unit
    return math.degrees(width / 2 / geo.LETTERING_RADIUS) + 1.4


def _font(unit: float, oversize: int = 1) -> pygame.font.Font:
    size = max(fonts.FLOOR, _LETTER_SIZE * unit)
    return fonts.serif(size * oversize, "bold")


def _advances(name: str, unit: float) -> list[float]:
    font = _font(unit, _OVERSIZE)
    return [font.size(letter)[0] / _OVERSIZE + _LETTER_GAP * unit for letter in name.upper()]


def letter(surface: pygame.Surface, frame: Frame, position: int, name: str) -> None:
    """Write a segment's name along the rim; upside-down halves are turned to be readable."""
    middle = geo.segment_angle(position)
    flipped = 90 < middle % 360 < 270
    radius = geo.LETTERING_RADIUS + (0.6 if flipped else -0.4)
    advances = _advances(name, frame.unit)
    font = _font(frame.unit, _OVERSIZE)
    passed = -sum(advances) / 2
    for sign, advance in zip(name.upper(), advances, strict=True):
        turn = math.degrees((passed + advance / 2) / frame.unit / radius)
        passed += advance
        degrees = middle - turn if flipped else middle + turn
        drawn = font.render(sign, True, _LETTER_COLOUR)
        turned = pygame.transform.rotozoom(drawn, -degrees + (180 if flipped else 0), 1 / _OVERSIZE)
        x, y = frame.pixel(geo.polar(radius, degrees))
        surface.blit(turned, turned.get_rect(center=(round(x), round(y))))
