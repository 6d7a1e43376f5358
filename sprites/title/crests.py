"""Crests of the four games: each its own silhouette, material and figure. Box 64 x 64."""

from __future__ import annotations

import math

from pygame import Surface

from sprites.common import svg
from sprites.common.kept import kept
from sprites.title.games import heraldry
from sprites.title.ornaments import castle_charge, sun_face
from sprites.title.pen import circle, open_line, path, polar, rect, spiral, stroke, tones

_GOLD = tones("cr-gold", "#fff3c0", "#e3bd66", "#9a6c26", "#dcb458")


@kept
def crest(game: str, px: int) -> Surface:
    """The crest in px x px; ValueError for an unknown game. Shared: copy before drawing on it."""
    heraldry(game)
    body, defs = _DRAW[game](px < 30)
    return svg.raster(svg.document(body, 64, 64, _GOLD + defs), (px, px))


def _viscounts(small: bool) -> tuple[str, str]:
    """A heater shield, wine over violet, with the castle."""
    defs = tones("cr-field", "#a8486e", "#6d2f4a", "#42183a")
    outer = "M6 5Q20 8 32 3Q44 8 58 5V30Q57 50 32 62Q7 50 6 30Z"
    inner = "M10.5 10Q22 12 32 8Q42 12 53.5 10V30Q52.5 46 32 56.6Q11.5 46 10.5 30Z"
    body = path(outer, "url(#cr-gold)", "#231b2b", 2.2)
    body += path(inner, "url(#cr-field)", "#2a0d1c", 1.4)
    if not small:
        body += stroke("M13 30V13Q23 14 31 11", "#e0a0ba", 1.2, 0.6)
    return body + castle_charge(32, 33, 33 if small else 31, "#f6e3b4", "#5a2240", "#231b2b"), defs


def _caylus(small: bool) -> tuple[str, str]:
    """A keystone of the castle with its tower and three courses."""
    defs = tones("cr-stone", "#fbecc4", "#dcc08a", "#a5834e")
    defs += tones("cr-clay", "#d4774a", "#b5603a", "#7d3a1e")
    body = path("M4 6H60L52 60H12Z", "url(#cr-stone)", "#3e2614", 2.4)
    body += stroke("M6.6 8.6H57", "#fffbe8", 1.6, 0.9)
    tower = "M19 50V24H15V13H22V18H28V13H36V18H42V13H49V24H45V50Z"
    body += path(tower, "url(#cr-clay)", "#45220f", 2)
    body += path("M27.5 50V40Q32 33.6 36.5 40V50Z", "#45220f")
    if not small:
        body += stroke("M20 31H27M33 31H44M24 38H20M44 38H40M20 45H25M44 45H39", "#7d3a1e", 1.3)
        body += rect(30.4, 25, 3.2, 5, "#45220f", round_=1.4)
    return body, defs


def _tara(small: bool) -> tuple[str, str]:
    """A bronze boss with a triskele of three joined spirals."""
    defs = tones("cr-bronze", "#f6d79a", "#bd8543", "#6b4318")
    defs += tones("cr-moss", "#67854f", "#3f5a3a", "#22361f")
    body = circle(32, 32, 29, "url(#cr-bronze)", "#1f160c", 2.4)
    body += circle(32, 32, 22.6, "url(#cr-moss)", "#1f160c", 1.6)
    if not small:
        for index in range(20):
            x, y = polar(32, 32, 25.8, index * math.tau / 20)
            body += circle(x, y, 1.5, "#f9e3b2", "#3a2410", 0.7)
    width = 3.4 if small else 2.6
    for turn in range(3):
        angle = turn * math.tau / 3 - math.pi / 2
        cx, cy = polar(32, 32, 10.4, angle)
        points = spiral(cx, cy, 9, 1.35 if small else 1.7, angle + 2.4, 1, 44)
        body += stroke(open_line(points), "#1f160c", width + 2)
        body += stroke(open_line(points), "#f0dcae", width)
    return body + circle(32, 32, 2.6, "#f0dcae", "#1f160c", 1), defs


def _versailles(small: bool) -> tuple[str, str]:
    """An oval cartouche, blue with the golden sun."""
    defs = tones("cr-blue", "#5c86cc", "#2a4d94", "#14274f")
    scroll = (
        "M32 2Q40 2 43 7Q54 6 55 16Q60 20 58 32Q60 44 55 48Q54 58 43 57Q40 62 32 62"
        "Q24 62 21 57Q10 58 9 48Q4 44 6 32Q4 20 9 16Q10 6 21 7Q24 2 32 2Z"
    )
    body = path(scroll, "url(#cr-gold)", "#3a2a08", 2.2)
    body += '<ellipse cx="32" cy="32" rx="20" ry="23" fill="url(#cr-blue)" stroke="#0d1a38" \
stroke-width="1.8"/>'
    if not small:
        body += stroke("M15.4 26Q18 13.6 30 11.6", "#b8d0f4", 1.4, 0.7)
    return body + sun_face(32, 32, 19, "#f6d98c", "#5a3c08", 12 if small else 16, not small), defs


_DRAW = {"viscounts": _viscounts, "caylus": _caylus, "tara": _tara, "versailles": _versailles}
