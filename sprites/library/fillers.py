"""What stands on the shelf where no game is kept yet: books, rolls, a candle, an hourglass."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from sprites.common import carve, svg
from sprites.common.colour import darker, lighter
from sprites.common.noise import grain
from sprites.common.strokes import at, circle, ellipse, path, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.library.box import front_rect

INK = "#150c0a"
_LEATHERS = ("#5a2c34", "#3c4a34", "#33415a", "#6a4a26", "#4a3352", "#54402e", "#2f4a48")
_GILT = "#b98f4c"
_WIDE, _HIGH = 164.0, 184.0
_DIM = (172, 158, 154)
"""Multiplied onto everything: these things are scenery and stand further back."""


@kept
def filler(place: int, size: tuple[int, int], scale: float) -> Surface | None:
    """The things at an empty place of the shelf, of its cell's size; None where it stays free."""
    draw = _ORDER[place * 7 % len(_ORDER)]
    if draw is None:
        return None
    front = front_rect(Rect((0, 0), size), scale)
    body, defs = draw(random.Random(place))
    things = svg.raster(svg.document(body, _WIDE, _HIGH, defs), front.size).copy()
    grain(things, (2 * scale, 2 * scale), 222, 255, 31)
    things.fill((*_DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    canvas = Surface(size, pygame.SRCALPHA)
    mask = carve.mask_of(things)
    carve.cast(canvas, mask, front.topleft, (8 * scale, 4 * scale), 8 * scale, 0.5)
    canvas.blit(things, front)
    return canvas


def _book(x: float, wide: float, high: float, colour: str, chance: random.Random) -> str:
    top = _HIGH - high
    body = rect(x, top, wide, high, f"url(#{_leather(colour)})", INK, 1.4, 2)
    body += stroke(f"M{x + 2.2} {top + 4}V{_HIGH - 4}", lighter(colour, 0.4), 1.1, 0.6)
    for share in chance.choice(((0.12, 0.3, 0.82), (0.1, 0.88), (0.16, 0.24, 0.7, 0.78))):
        y = top + high * share
        body += rect(x, y, wide, 3.4, darker(colour, 0.35), INK, 0.6)
        body += stroke(f"M{x + 1} {y + 1}H{x + wide - 1}", _GILT, 0.9)
    if wide > 19 and chance.random() < 0.6:
        middle = top + high * 0.5
        body += path(
            f"M{x + wide / 2} {middle - 7}L{x + wide / 2 + 4} {middle}L{x + wide / 2} {middle + 7}"
            f"L{x + wide / 2 - 4} {middle}Z",
            _GILT,
        )
    return body


def _leather(colour: str) -> str:
    return f"fl{_LEATHERS.index(colour)}"


def _leathers() -> str:
    return "".join(
        tones(_leather(tint), lighter(tint, 0.22), tint, darker(tint, 0.45), y2=0)
        for tint in _LEATHERS
    )


def _row(chance: random.Random, x: float, end: float) -> tuple[str, float]:
    body = ""
    while True:
        wide = chance.uniform(13, 27)
        if x + wide > end:
            return body, x
        body += _book(x, wide, chance.uniform(104, 156), chance.choice(_LEATHERS), chance)
        x += wide + 0.6


def _books(chance: random.Random) -> tuple[str, str]:
    """A row of books, the last one leaning against the others."""
    body, x = _row(chance, 2, 128)
    leaning = _book(0, 20, 128, chance.choice(_LEATHERS), chance)
    turned = at(f'<g transform="translate(-20 {-_HIGH})">{leaning}</g>', x + 37, _HIGH, 1, -11)
    return body + turned, _leathers()


def _lying(chance: random.Random) -> tuple[str, str]:
    """Books lying on each other under an hourglass."""
    body, y = "", _HIGH
    for number in range(3):
        tint = chance.choice(_LEATHERS)
        thick, inset = chance.uniform(17, 24), 8 + number * 7 + chance.uniform(-3, 3)
        y -= thick
        wide = 124 - number * 12
        body += rect(inset, y, wide, thick, f"url(#{_leather(tint)})", INK, 1.4, 3)
        body += rect(inset + wide * 0.9, y + 3, wide * 0.12, thick - 6, "#d9c79c", INK, 1)
        body += stroke(f"M{inset + 14} {y + 1}v{thick - 2}M{inset + 20} {y + 1}v{thick - 2}",
                       _GILT, 1.2)  # fmt: skip
    return body + at(_hourglass(), 74, y, 1), _leathers() + _GLASS


_GLASS = tones("fl-sand", "#f0d290", "#c9964a") + tones("fl-wood", "#a9743e", "#5c3519", y2=0)


def _hourglass() -> str:
    """Stands on its origin, 66 high."""
    body = path("M-13 -60Q-14 -44 -2.4 -34Q-14 -24 -13 -6H13Q14 -24 2.4 -34Q14 -44 13 -60Z",
                "#c9d6da", INK, 1.2, 0.45)  # fmt: skip
    body += path("M-10 -50Q-8 -42 0 -35Q8 -42 10 -50Z", "url(#fl-sand)")
    body += path("M-12 -7Q-10 -16 0 -19Q10 -16 12 -7Z", "url(#fl-sand)")
    body += stroke("M0 -35V-18", "#e6c27a", 1.2)
    for y in (-66, -6):
        body += rect(-19, y, 38, 6, "url(#fl-wood)", INK, 1.2, 2)
    return body + stroke("M-15 -60V-6M15 -60V-6", INK, 3.6) + stroke("M-15 -60V-6M15 -60V-6",
                                                                  "#8a5c30", 2)  # fmt: skip


def _candle(chance: random.Random) -> tuple[str, str]:
    """A burnt-down candle on a brass stick beside two books."""
    body, _ = _row(chance, 92, 160)
    brass = tones("fl-brass", "#f4d88c", "#b98a42", "#6e4a1a", y2=0)
    wax = tones("fl-wax", "#fbf3da", "#dccb9c", "#a9945e", y2=0)
    stick = ellipse(48, 178, 34, 6, "url(#fl-brass)", INK, 1.4)
    stick += path("M40 176Q44 150 42 118H54Q52 150 56 176Z", "url(#fl-brass)", INK, 1.4)
    stick += ellipse(48, 116, 19, 5, "url(#fl-brass)", INK, 1.4) + circle(48, 146, 8,
                                                                       "url(#fl-brass)", INK,
                                                                       1.3)  # fmt: skip
    candle = path("M39 114V74Q43 69 48 73Q53 69 57 75V114Z", "url(#fl-wax)", INK, 1.3)
    candle += stroke("M48 73V66", INK, 1.6)
    candle += path("M56 78Q60 84 57 96", "none", "#fbf3da", 2.4)
    return body + stick + candle, _leathers() + brass + wax


def _rolls(chance: random.Random) -> tuple[str, str]:
    """Rolled maps and charters on a heap."""
    paper = tones("fl-roll", "#f2e2b8", "#cdb484", "#8f7648", x2=0)
    body = ""
    for x, y, long in ((14, 166, 128), (30, 144, 104), (22, 122, 92)):
        body += rect(x, y, long, 18, "url(#fl-roll)", INK, 1.3, 9)
        body += ellipse(x + long - 5, y + 9, 5, 8.4, "#b89a63", INK, 1.2)
        body += ellipse(x + long - 5, y + 9, 2.4, 4.4, "#6b4a26")
        ribbon = chance.choice(("#8e2f48", "#33507a", "#4f6a3a"))
        body += rect(x + long * 0.4, y - 0.6, 7, 19.2, ribbon, INK, 1)
    return body, paper


Draw = Callable[[random.Random], tuple[str, str]]
_ORDER: tuple[Draw | None, ...] = (
    _books,
    None,
    _lying,
    _candle,
    None,
    _rolls,
    _books,
    None,
    _rolls,
)
