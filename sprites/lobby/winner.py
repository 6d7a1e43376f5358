"""The winner: a laurel with a crown, and a ribbon with the name."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import darker, lighter, mix
from sprites.common.contrast import luminance
from sprites.common.lettering import tones_of
from sprites.common.mirror import both
from sprites.common.ornaments import crown
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import at, circle, path, stroke, tones

WINE = "#6d2f4a"
_TOO_PALE = 0.2
"""Luminance above which a cloth is darkened so far that its hue hardly shows."""


def cloth_colour(style: PlayerStyle) -> str:
    """A player's colour as deep cloth, on which cream words can be read."""
    deep = mix(style.dark, style.fill, 0.3)
    pale = luminance(deep) > _TOO_PALE
    return darker(deep, 0.44 if pale else 0.16)


@lru_cache(maxsize=16)
def laurel(px: int) -> Surface:
    """A gilt laurel wreath with a crown on top and a bow below, px x px, open in its middle."""
    defs = (
        tones("la-leaf", "#fff0b0", "#d9ab48", "#8a6420")
        + tones("la-gold", "#fff4c4", "#e6bd60", "#9a6c24")
        + tones("la-bow", "#b5506a", "#8a2f4a", "#4f152a")
    )
    body = ""
    for step in range(12):
        angle = math.radians(20 + step * 13.4)
        for side in (-1, 1):
            for reach, lean in ((38, 26), (30.5, -30)):
                x, y = 50 + side * reach * math.sin(angle), 52 + reach * math.cos(angle)
                turn = 180 - (math.degrees(angle) + lean) * side
                leaf = path("M0 5Q-4.6 -1 0 -9Q4.6 -1 0 5Z", "url(#la-leaf)", "#4a300a", 0.9)
                body += at(leaf, round(x, 2), round(y, 2), 0.9, round(turn, 1))
    bow = both("M50 91Q38 82 28 88Q32 96 50 93Z", "url(#la-bow)", "#2a0a18", 1.2, axis=50)
    bow += both(
        "M48 92Q40 98 34 99L37 93L31 92Q42 92 48 90Z", "url(#la-bow)", "#2a0a18", 1.1, axis=50
    )
    bow += circle(50, 91.6, 3.6, "url(#la-gold)", "#3a2208", 1)
    body += bow + crown(50, 15, 27, "url(#la-gold)", "#3a2208")
    return svg.raster(svg.document(body, 100, 100, defs), (px, px))


def draw_winner(
    target: Surface, box: Rect, scale: float, words: str, style: PlayerStyle | None
) -> None:
    """A ribbon with the winner's name between two folded ends, badge and crown on its left."""
    face = _ribbon(box.size, scale, cloth_colour(style) if style else WINE)
    carve.cast_kept(
        target, carve.kept_mask_of(face), box.topleft, (3 * scale, 5 * scale), 6 * scale, 0.6
    )
    target.blit(face, box)
    left = box.x + round(40 * scale)
    room = box.right - round(40 * scale) - left
    if style is not None:
        px = round(box.height * 0.62)
        token = badge(style, px)
        target.blit(token, token.get_rect(midleft=(left, box.y + round(box.height * 0.43))))
        left += px + round(10 * scale)
        room -= px + round(10 * scale)
    middle = (left + room // 2, box.y + round(box.height * 0.43))
    font, lines = _headline(words, room, round(box.height * 0.74), scale)
    step = round(font.get_height() * 0.94)
    for index, line in enumerate(lines):
        y = middle[1] + round((index - (len(lines) - 1) / 2) * step)
        for dx, tone in tones_of("#fff6dc", "#1a0a12"):
            text = fonts.render(font, line, tone)
            target.blit(text, text.get_rect(center=(middle[0], y)).move(dx, dx))


def _headline(
    words: str, width: int, height: int, scale: float
) -> tuple[pygame.font.Font, list[str]]:
    """The words in one line if they fit at all in letters that can be read across a table: a number
    alone on a second line looks lost. Else in two."""
    for px in range(round(21 * scale), max(13, round(14 * scale)) - 1, -1):
        font = fonts.serif(px, "bold")
        if font.size(words)[0] <= width:
            return font, [words]
    for px in range(round(18 * scale), 12, -1):
        font = fonts.serif(px, "bold")
        lines = fonts.wrap(font, words, width)
        if len(lines) <= 2 and len(lines) * font.get_height() * 0.94 <= height:
            return font, lines
    return font, [fonts.ellipsize(font, words, width)]


@lru_cache(maxsize=12)
def _ribbon(size: tuple[int, int], scale: float, fill: str) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    deep = darker(fill, 0.35)
    body = both(
        f"M30 {high * 0.3:.1f}H2L12 {high * 0.64:.1f}L2 {high - 1:.1f}H44V{high * 0.86:.1f}Z",
        deep,
        "#1f0d18",
        1.6,
        axis=wide / 2,
    )
    body += both(
        f"M28 {high * 0.86:.1f}L44 {high - 1:.1f}V{high * 0.86:.1f}Z",
        darker(fill, 0.62),
        "#1f0d18",
        1.2,
        axis=wide / 2,
    )
    band = f"M28 1H{wide - 28:.1f}V{high * 0.86:.1f}H28Z"
    body += path(band, "url(#rb)", "#1f0d18", 1.8)
    inset = f"M31 5H{wide - 31:.1f}M31 {high * 0.86 - 4:.1f}H{wide - 31:.1f}"
    body += stroke(inset, "#e6c877", 1.4)
    defs = tones("rb", lighter(fill, 0.12), darker(fill, 0.16), darker(fill, 0.3), x2=10)
    return svg.raster(svg.document(body, wide, high, defs), size)
