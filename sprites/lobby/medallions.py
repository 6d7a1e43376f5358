"""Automas as medallions, difficulty as pegs, the signs of who sits on a seat."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from pygame import Surface

from sprites.common import carve, svg
from sprites.common.art_gallery import bust_of
from sprites.common.colour import darker, lighter, mix
from sprites.common.strokes import circle, path, polar, rect, stroke, tones

Kind = Literal["person", "opponent", "automa", "empty"]
KINDS: tuple[Kind, ...] = ("person", "opponent", "automa", "empty")

INK = "#1d1426"
_HARDEST = 3


@lru_cache(maxsize=32)
def medallion(automa: str, px: int, chosen: bool = False) -> Surface:
    """The bust of an automa in a gilt ring, px x px."""
    bust = bust_of(automa)
    picture = svg.raster(svg.document(bust.body(), 100, 100, bust.defs), (px, px))
    disc = svg.raster(svg.document(circle(50, 50, 44.5, "#ffffff"), 100, 100), (px, px))
    inside = carve.cut(picture, carve.mask_of(disc))
    inside.blit(
        carve.inside_edge(carve.mask_of(disc), px * 0.02, px * 0.03, px * 0.06, "#08040f", 0.7),
        (0, 0),
    )
    rim = _ring(bust.tint, chosen)
    ring = svg.raster(svg.document(rim, 100, 100, _ring_defs(chosen)), (px, px))
    inside.blit(ring, (0, 0))
    return inside


def _ring_defs(chosen: bool) -> str:
    if chosen:
        return tones("md-rim", "#fffbe0", "#f6d070", "#b07a28", "#fbe08c")
    return tones("md-rim", "#e9cd94", "#b68a46", "#694419", "#b58c4c")


def _ring(tint: str, chosen: bool) -> str:
    body = circle(50, 50, 46.2, "none", INK, 7.4) + circle(
        50, 50, 46.2, "none", "url(#md-rim)", 5.4
    )
    body += circle(50, 50, 43.2, "none", INK, 1) + circle(50, 50, 46.2, "none", INK, 0.6)
    for step in range(24):
        x, y = polar(50, 50, 46.2, step * math.tau / 24)
        body += circle(x, y, 1.1, lighter(tint, 0.35) if step % 2 else "#fff3cc", INK, 0.4)
    if chosen:
        body += path("M10 34A42 42 0 0 1 34 10", "none", "#ffffff", 1.4, line_opacity=0.8)
    return body


@lru_cache(maxsize=64)
def pips(level: int, height: int, dimmed: bool = False) -> Surface:
    """Difficulty 0 to 3 as three pegs, the first `level` of them alight; below, where one learns,
    a sapling. ValueError otherwise."""
    if not -1 <= level <= _HARDEST:
        raise ValueError(f"difficulty is -1 to {_HARDEST}, not {level}")
    if level < 0:
        leaves = tones("pp-leaf", "#d9f0a8", "#8fbf5c", "#4d7a34")
        return svg.raster(svg.document(_sapling(), 72, 24, leaves), (3 * height, height))
    body = ""
    for index in range(_HARDEST):
        x = 12 + index * 24
        lit = index < level
        star = _star(x, 12, 10.4)
        if lit:
            body += path(star, "url(#pp-lit)", "#3a1408", 1.5)
            body += circle(x - 2.4, 8.6, 1.6, "#fff6d8", opacity=0.8)
        else:
            body += path(star, "#2b1f2c" if not dimmed else "#4a4246", "#b59a70", 1.3)
    defs = tones("pp-lit", "#ffe9a0", "#f0a83c", "#b3541c")
    return svg.raster(svg.document(body, 72, 24, defs), (3 * height, height))


def _sapling() -> str:
    """Two leaves on a stem: something that grows."""
    stem = "M36 23V11"
    body = path(stem, "none", "#3a1408", 4.4) + path(stem, "none", "#8fbf5c", 2.2)
    body += path("M36 13Q25 13 22 3Q34 2 36 13Z", "url(#pp-leaf)", "#1f3a14", 1.4)
    return body + path("M36 11Q37 1 50 2Q48 12 36 11Z", "url(#pp-leaf)", "#1f3a14", 1.4)


def _star(x: float, y: float, r: float) -> str:
    points = [
        polar(x, y, r if index % 2 == 0 else r * 0.5, index * math.tau / 8 - math.pi / 2)
        for index in range(8)
    ]
    return "M" + "L".join(f"{a:.2f} {b:.2f}" for a, b in points) + "Z"


@lru_cache(maxsize=64)
def kind_sign(kind: Kind, px: int, tint: str = "#6b4a2e") -> Surface:
    """The sign of who plays a seat in px x px; KeyError for an unknown kind."""
    body = _SIGNS[kind](tint)
    defs = tones("ks", "#fff0c4", "#e0b864", "#94682a")
    return svg.raster(svg.document(body, 40, 40, defs), (px, px))


def _person(tint: str) -> str:
    body = path("M6 37Q7 23 20 22.6Q33 23 34 37Z", "url(#ks)", INK, 2)
    return (
        body
        + circle(20, 13.4, 8.4, "url(#ks)", INK, 2)
        + stroke("M14.4 10Q17 6.6 21 6.6", "#fffbe8", 1.5, 0.9)
    )


def _opponent(tint: str) -> str:
    """A chess rook with a cog: somebody who reckons."""
    body = ""
    for step in range(8):
        x, y = polar(20, 20, 15.4, step * math.tau / 8)
        body += circle(x, y, 3.8, "url(#ks)", INK, 1.6)
    body += circle(20, 20, 14.4, "url(#ks)", INK, 2)
    rook = "M12.6 29V26L15 24V17.4L12.6 16V10.4H16V13H18.4V10.4H21.6V13H24V10.4H27.4V16L25 17.4V24"
    return body + path(rook + "L27.4 26V29Z", mix(tint, "#1d1426", 0.4), INK, 1.3)


def _automa(tint: str) -> str:
    """A half mask before a crescent moon."""
    body = circle(20, 20, 16.6, "#3a2c62", INK, 2)
    body += path("M27 6.6A15 15 0 1 0 34.4 25A12 12 0 0 1 27 6.6Z", "url(#ks)", INK, 1.3)
    mask = (
        "M6 18Q13 14 20 18Q27 14 34 18Q35 28 27 28.6Q22.6 28.6 20 24.6Q17.4 28.6 13 28.6Q5 28 6 18Z"
    )
    body += path(mask, "#f3e4bf", INK, 1.7)
    for x in (13, 27):
        body += path(f"M{x - 4} 22.4Q{x} 18.6 {x + 4} 22.4Q{x} 25.4 {x - 4} 22.4Z", INK)
    return body


def _empty(tint: str) -> str:
    """A plus: somebody may sit down."""
    body = circle(20, 20, 14, "none", "#c9b79a", 2.4)
    dashes = "".join(
        circle(*polar(20, 20, 14, step * math.tau / 12), 1.8, darker(tint, 0.2))
        for step in range(12)
    )
    plus = rect(12, 18.6, 16, 2.8, "#e3d3b2", corner=1.4)
    return body + dashes + plus + rect(18.6, 12, 2.8, 16, "#e3d3b2", corner=1.4)


_SIGNS = {"person": _person, "opponent": _opponent, "automa": _automa, "empty": _empty}
