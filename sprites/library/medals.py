"""Medals for automas beaten: wreaths of four metals, by difficulty, round the automa's bust."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from sprites.common import carve, fonts, svg
from sprites.common.ornaments import crown
from sprites.common.strokes import at, circle, path, polar, stroke, tones
from sprites.common.surface_cache import kept
from sprites.library.layout import least
from sprites.lobby.medallions import medallion

METALS: tuple[tuple[str, str, str], ...] = (
    ("#f2c295", "#b97a44", "#6b3a18"),
    ("#ffffff", "#c3c6cc", "#6d727c"),
    ("#fff2b4", "#e0b04c", "#8f6420"),
    ("#fff6c8", "#ecbc50", "#94661c"),
)
"""Light, middle and deep tone of bronze, silver, gold, and gold with stones."""

_INK = "#2a1626"
_STONES = ("#b5303c", "#3a6ea5", "#3f8a57")
_HARDEST = 3


@kept
def medal(automa: str, level: int, px: int) -> Surface:
    """The medal of a beaten automa in px x px; ValueError for an unknown difficulty."""
    if not 0 <= level <= _HARDEST:
        raise ValueError(f"difficulty is 0 to {_HARDEST}, not {level}")
    picture = svg.raster(svg.document(_wreath(level), 100, 100, _defs(level)), (px, px)).copy()
    bust = medallion(automa, round(px * 0.56))
    spot = bust.get_rect(center=(px // 2, round(px * 0.5)))
    carve.cast_kept(picture, carve.kept_mask_of(bust), spot.topleft, (px * 0.012, px * 0.02),
                    px * 0.03, 0.6)  # fmt: skip
    picture.blit(bust, spot)
    front = svg.raster(svg.document(_front(level), 100, 100, _defs(level)), (px, px))
    picture.blit(front, (0, 0))
    return picture


def _defs(level: int) -> str:
    light, middle, deep = METALS[level]
    defs = tones("md-leaf", light, middle, deep) + tones("md-metal", light, middle, deep, middle)
    return defs + tones("md-bow", "#b5506a", "#8a2f4a", "#4f152a")


def _wreath(level: int) -> str:
    body = circle(50, 50, 37, "none", "url(#md-metal)", 2.6)
    for step in range(13):
        angle = math.radians(16 + step * 12.4)
        for side in (-1, 1):
            for reach, lean in ((41, 30), (34.6, -32)):
                x, y = 50 + side * reach * math.sin(angle), 50 + reach * math.cos(angle)
                turn = 180 - (math.degrees(angle) + lean) * side
                leaf = path("M0 6Q-5 -1 0 -9.6Q5 -1 0 6Z", "url(#md-leaf)", _INK, 0.9)
                leaf += stroke("M0 4V-6", METALS[level][2], 0.7, 0.7)
                body += at(leaf, round(x, 2), round(y, 2), 0.84, round(turn, 1))
    return body


def _front(level: int) -> str:
    """The bow below and, for the hardest, stones and a crown."""
    body = path("M49 90Q38 81 27 87Q31 95 49 92Z", "url(#md-bow)", "#2a0a18", 1.1)
    body += path("M51 90Q62 81 73 87Q69 95 51 92Z", "url(#md-bow)", "#2a0a18", 1.1)
    body += circle(50, 91, 3.8, "url(#md-metal)", _INK, 1)
    if level == _HARDEST:
        for number, angle in enumerate((-2.5, -0.64, 0.64, 2.5)):
            x, y = polar(50, 50, 39, angle)
            body += circle(x, y, 3, _STONES[number % 3], _INK, 0.9)
            body += circle(x - 0.9, y - 0.9, 0.9, "#ffffff", opacity=0.8)
    if level >= _HARDEST - 1:
        body += crown(50, 13, 20 if level == _HARDEST else 14, "url(#md-metal)", _INK)
    return body


@kept
def missed(automa: str, px: int) -> Surface:
    """An automa that was played against but not beaten: its bust faded to the paper's tones."""
    picture = carve.clear((px, px))
    bust = medallion(automa, round(px * 0.56))
    grey = pygame.transform.grayscale(bust)
    grey.fill((226, 196, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill((255, 255, 255, 178), special_flags=pygame.BLEND_RGBA_MULT)
    body = _dots(28)
    picture.blit(svg.raster(svg.document(body, 100, 100), (px, px)), (0, 0))
    picture.blit(grey, grey.get_rect(center=(px // 2, px // 2)))
    return picture


@kept
def unmet(px: int) -> Surface:
    """A place where nothing has been played: a circle pricked into the page."""
    body = circle(50, 50, 27.6, "#a9783e", opacity=0.12) + circle(
        50, 50, 27.6, "none", "#8a5a34", 1.1
    )
    body += _dots(28)
    return svg.raster(svg.document(body, 100, 100), (px, px))


def _dots(count: int) -> str:
    return "".join(
        circle(*polar(50, 50, 37, step * math.tau / count), 1.1, "#8a5a34", opacity=0.75)
        for step in range(count)
    )


@kept
def score_ribbon(words: str, size: tuple[int, int], scale: float, won: bool) -> Surface:
    """A small banner with the best score; plain ink on the page where nothing was won."""
    picture = Surface(size, pygame.SRCALPHA)
    if not won:
        text = fonts.fit(
            words, size[0], 14 * scale, least(13, scale), italic=True, colour="#55363a"
        )
        picture.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        return picture
    wide, high = size[0] / scale, size[1] / scale
    defs = tones("sr", "#8a3a58", "#6d2f4a", "#471c34", x2=0)
    body = ""
    for x, way in ((1, 1), (wide - 1, -1)):
        body += path(
            f"M{x} {high * 0.3}H{x + way * 20}V{high - 1}H{x}L{x + way * 6} {high * 0.65}Z",
            "#471c34", "#1f0d18", 1.1,
        )  # fmt: skip
    body += path(f"M12 1H{wide - 12}V{high * 0.8}H12Z", "url(#sr)", "#1f0d18", 1.3)
    body += stroke(f"M14 3.6H{wide - 14}M14 {high * 0.8 - 2.6}H{wide - 14}", "#e6c877", 0.9)
    picture.blit(svg.raster(svg.document(body, wide, high, defs), size), (0, 0))
    room = size[0] - round(30 * scale)
    text = fonts.fit(words, room, 15 * scale, least(13, scale), weight="bold", colour="#fff3d6")
    picture.blit(text, text.get_rect(center=(size[0] // 2, round(size[1] * 0.41))))
    return picture
