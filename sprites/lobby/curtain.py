"""The curtain between two people: heavy cloth in the next player's colour, with its shape."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import darker, lighter, mix, rgb
from sprites.common.lettering import tones_of
from sprites.common.light import glow
from sprites.common.noise import grain
from sprites.common.players import PlayerStyle, badge, shape_svg
from sprites.common.strokes import circle, path, polar, polygon, rect, stroke, tones
from sprites.lobby.fittings import draw_start
from sprites.lobby.winner import cloth_colour
from sprites.title.state import Look

_FOLDS = 17
CURTAIN_UNITS = (820.0, 610.0)
"""The least window, in units, that holds shield, words and button below the swags."""


@dataclass(frozen=True, slots=True)
class CurtainLayout:
    """Rectangles of the curtain, px: shield with the shape, two lines of words, the buttons."""

    size: tuple[int, int]
    scale: float
    shield: Rect
    name: Rect
    line: Rect
    button: Rect
    undo: Rect


def curtain_layout(size: tuple[int, int], scale: float) -> CurtainLayout:
    middle, top = size[0] // 2, round(size[1] / 2 - 250 * scale)
    shield = Rect(0, 0, round(190 * scale), round(190 * scale))
    shield.midtop = (middle, top)

    def centred(y: float, width: float, height: float) -> Rect:
        box = Rect(0, 0, round(width * scale), round(height * scale))
        box.midtop = (middle, top + round(y * scale))
        return box

    return CurtainLayout(
        size,
        scale,
        shield,
        centred(226, 760, 56),
        centred(290, 760, 34),
        centred(350, 420, 70),
        centred(440, 200, 46),
    )


@lru_cache(maxsize=4)
def curtain(size: tuple[int, int], scale: float, style: PlayerStyle) -> Surface:
    """The closed curtain alone, opaque: nothing of the table shows through."""
    base = cloth_colour(style)
    cloth = _folds(size, base, mix(style.light, style.fill, 0.4))
    grain(cloth, (2 * scale, 5 * scale), 224, 255, 3)
    grain(cloth, (60 * scale, 160 * scale), 210, 255, 4)
    _pattern(cloth, scale, style, base)
    shade = _shade(size)
    cloth.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    wide, high = size[0] / scale, size[1] / scale
    drawn = svg.raster(svg.document(_pelmet(wide) + _fringe(wide, high), wide, high, _DEFS), size)
    carve.cast(cloth, carve.mask_of(drawn), (0, 0), (0, 8 * scale), 12 * scale, 0.7)
    cloth.blit(drawn, (0, 0))
    return cloth


def _folds(size: tuple[int, int], base: str, shine: str) -> Surface:
    """Vertical folds: a strip of light and shade stretched downwards."""
    columns = 512
    strip = Surface((columns, 2), 0, 24)
    for x in range(columns):
        t = x / columns * _FOLDS
        wave = math.sin(t * math.tau + 0.9 * math.sin(t * 2.1))
        gleam = max(0.0, wave) ** 2 * 0.42
        tone = mix(base, shine, gleam) if wave > 0 else mix(base, "#0a0408", -wave * 0.6)
        pygame.draw.line(strip, rgb(tone), (x, 0), (x, 1))
    return pygame.transform.smoothscale(strip, size)


def _shade(size: tuple[int, int]) -> Surface:
    light = svg.radial_gradient(
        "cs", (50, 44), 72, (0, "#ffffff"), (0.45, "#e6dcd8"), (0.8, "#8f8282"), (1, "#564a4e")
    )
    drawn = svg.raster(
        svg.document(svg.rect(0, 0, 100, 100, "url(#cs)"), 100, 100, light), (128, 128)
    )
    flat = Surface((128, 128), 0, 24)
    flat.blit(drawn, (0, 0))
    return pygame.transform.smoothscale(flat, size)


def _pattern(cloth: Surface, scale: float, style: PlayerStyle, base: str) -> None:
    """The player's shape woven in rows, hardly lighter than the cloth."""
    px = round(30 * scale)
    body = shape_svg(style.shape, 20, 20, 13, lighter(base, 0.4))
    mark = svg.raster(svg.document(body, 40, 40), (px, px)).copy()
    mark.fill((255, 255, 255, 46), special_flags=pygame.BLEND_RGBA_MULT)
    step = round(92 * scale)
    for row, y in enumerate(range(round(60 * scale), cloth.get_height(), step)):
        for x in range((row % 2) * step // 2 - px // 2, cloth.get_width(), step):
            cloth.blit(mark, (x, y))


_DEFS = tones("cu-gold", "#fff0b8", "#d9a94e", "#7d5420", x2=0) + tones(
    "cu-bar", "#f6d88e", "#a8752e", "#54340f", x2=0
)


def _pelmet(wide: float) -> str:
    """A rod with finials, and swags with tassels along the top."""
    body = ""
    count = max(5, round(wide / 190))
    span = wide / count
    for index in range(count):
        x0, x1 = index * span, (index + 1) * span
        middle = (x0 + x1) / 2
        d = f"M{x0:.1f} 10Q{middle:.1f} 18 {x1:.1f} 10Q{x1 - span * 0.06:.1f} 62 {middle:.1f} 70"
        body += path(d + f"Q{x0 + span * 0.06:.1f} 62 {x0:.1f} 10Z", "#3a1422", "#14060c", 1.6)
        for drop, alpha in ((24, 0.5), (36, 0.4), (48, 0.35)):
            fold = f"M{x0 + 6:.1f} 14Q{middle:.1f} {drop * 1.5:.1f} {x1 - 6:.1f} 14"
            body += stroke(fold, "#8a4058", 2.2, alpha)
        hem = f"M{x0:.1f} 12Q{x0 + span * 0.06:.1f} 62 {middle:.1f} 69"
        hem += f"Q{x1 - span * 0.06:.1f} 62 {x1:.1f} 12"
        body += stroke(hem, "#2a1206", 6) + stroke(hem, "#dcb05a", 3.4)
    for index in range(count + 1):
        x = index * span
        body += path(
            f"M{x - 6:.1f} 34H{x + 6:.1f}L{x + 8.6:.1f} 64Q{x:.1f} 70 {x - 8.6:.1f} 64Z",
            "url(#cu-gold)",
            "#2a1206",
            1.3,
        )
        body += stroke(f"M{x - 3:.1f} 40V64M{x + 1:.1f} 40V66M{x + 4.4:.1f} 40V64", "#7d5420", 1)
        body += circle(x, 29, 7, "url(#cu-gold)", "#2a1206", 1.3)
    body += rect(-4, 2, wide + 8, 13, "url(#cu-bar)", "#2a1206", 1.8)
    return body + stroke(f"M0 5H{wide:.1f}", "#fff6d4", 1.4, 0.8)


def _fringe(wide: float, high: float) -> str:
    body = rect(-4, high - 20, wide + 8, 8, "url(#cu-bar)", "#2a1206", 1.2)
    ends = "".join(f"M{x} {high - 12:.1f}V{high - 1:.1f}" for x in range(2, int(wide), 6))
    return stroke(ends, "#2a1206", 4.4) + stroke(ends, "#d0a24a", 2.6) + body


@lru_cache(maxsize=8)
def shield(px: int, style: PlayerStyle) -> Surface:
    """The next player's badge in a gilt wreath of rays, px x px."""
    body = ""
    for step in range(32):
        angle = step * math.tau / 32
        reach = 49.4 if step % 2 == 0 else 45.6
        ray = (
            polar(50, 50, 38, angle - 0.085),
            polar(50, 50, reach, angle),
            polar(50, 50, 38, angle + 0.085),
        )
        body += polygon(ray, "#e6bd60", "#3a2208", 0.6)
    body += circle(50, 50, 39.5, "url(#cu-gold)", "#2a1206", 1.4)
    body += circle(50, 50, 34.6, darker(style.fill, 0.3), "#2a1206", 1.2)
    picture = svg.raster(svg.document(body, 100, 100, _DEFS), (px, px)).copy()
    token = badge(style, round(px * 0.62))
    picture.blit(token, token.get_rect(center=(px // 2, px // 2)))
    return picture


def draw_curtain(
    target: Surface,
    layout: CurtainLayout,
    style: PlayerStyle,
    name: str,
    line: str,
    button: str,
    look: Look,
) -> None:
    """The whole curtain: cloth, shield, the next player's name, a sentence and the button."""
    scale = layout.scale
    target.blit(curtain(layout.size, scale, style), (0, 0))
    mark = shield(layout.shield.width, style)
    shape, at = carve.kept_mask_of(mark), layout.shield.topleft
    carve.cast_kept(target, shape, at, (5 * scale, 8 * scale), 10 * scale, 0.65)
    target.blit(mark, layout.shield)
    veil = glow((round(900 * scale), round(190 * scale)), "#0a0408", 0.8)
    target.blit(veil, veil.get_rect(center=(layout.name.centerx, layout.name.bottom)))
    for dx, tone in tones_of("#fff3d2", "#120608", max(1, round(1.6 * scale))):
        words = fonts.fit(name, layout.name.width, 42 * scale, 18, weight="bold", colour=tone)
        target.blit(words, words.get_rect(center=layout.name.center).move(dx, dx))
    for dx, tone in tones_of("#f6e2bc", "#120608"):
        words = fonts.fit(line, layout.line.width, 19 * scale, 14, italic=True, colour=tone)
        target.blit(words, words.get_rect(center=layout.line.center).move(dx, dx))
    draw_start(target, layout.button, scale, button, look)
