"""The open book of records: a leather binding, two pages of parchment, the fold between them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import carve, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import rgb
from sprites.common.light import rounded_mask
from sprites.common.materials import paper
from sprites.common.noise import grain
from sprites.common.strokes import at, circle, path, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.library.shade import cast_box
from sprites.lobby.corners import corner, frame

_ORNAMENT = 0.66
"""Size of a corner's ornament against that of a score sheet."""


def draw_book(target: Surface, book: Rect, scale: float, game: str) -> None:
    """The open book with its shadow on the table, bound and illuminated for a game."""
    binding = book.inflate(round(22 * scale), round(18 * scale))
    cast_box(target, binding, (8 * scale, 12 * scale), 26 * scale, 0.8)
    target.blit(_binding(binding.size, scale, game), binding)
    for leaf in range(4, 0, -1):
        shift = round(1.6 * leaf * scale)
        tone = "#c9b080" if leaf % 2 else "#e2cc9a"
        edge = book.inflate(2 * shift, 0).move(0, shift // 2)
        pygame.draw.rect(target, rgb(tone), edge, border_radius=round(4 * scale))
    target.blit(_pages(book.size, scale, game), book)


@kept
def _binding(size: tuple[int, int], scale: float, game: str) -> Surface:
    hide = Surface(size, 0, 24)
    hide.fill(rgb(art_of(game).world.carpet))
    grain(hide, (3 * scale, 3 * scale), 206, 255, 31)
    grain(hide, (70 * scale, 50 * scale), 200, 255, 32)
    face = carve.cut(hide, rounded_mask(size, 9 * scale))
    wide, high = size[0] / scale, size[1] / scale
    body = rect(1, 1, wide - 2, high - 2, "none", "#1c0812", 2, 9)
    body += rect(4, 4, wide - 8, high - 8, "none", "#c9964a", 1.3, 6)
    brass = tones("bk", "#fff0b8", "#c9964a", "#74501c")
    for x, y, turn in ((0, 0, 0), (wide, 0, 90), (wide, high, 180), (0, high, 270)):
        corner = path(
            "M1 46V9Q1 1 9 1H46L38 10Q28 12 22 22Q12 28 10 38Z", "url(#bk)", "#1c0812", 1.6
        )
        body += at(corner + circle(13, 13, 3.4, "#7a5420", "#2a1606", 1), x, y, 1, turn)
    face.blit(svg.raster(svg.document(body, wide, high, brass), size), (0, 0))
    return face


@kept
def _pages(size: tuple[int, int], scale: float, game: str) -> Surface:
    half = size[0] // 2
    pages = Surface(size, pygame.SRCALPHA)
    sheet = paper((half, size[1]), scale, 19, art_of(game).world.sheet, 4, 0.2)
    pages.blit(sheet, (0, 0))
    pages.blit(pygame.transform.flip(sheet, True, False), (size[0] - half, 0))
    _fold(pages, scale)
    wide, high = size[0] / scale, size[1] / scale
    body = ""
    for x in (0.0, wide / 2):
        body += _border(game, x + 10, 10, wide / 2 - 20, high - 20)
    pages.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return pages


def _fold(pages: Surface, scale: float) -> None:
    """The pages bend down into the fold: shade on both sides, light on the left page's swell."""
    wide, high = pages.get_size()
    middle, reach = wide / 2, 74 * scale
    stops: tuple[svg.Stop, ...] = (
        (0, "#2a1408", 0),
        (0.34, "#fff6da", 0.16),
        (0.44, "#5a3418", 0.14),
        (0.49, "#2a1408", 0.5),
        (0.505, "#180a04", 0.62),
        (0.53, "#2a1408", 0.34),
        (0.62, "#5a3418", 0.1),
        (1, "#2a1408", 0),
    )
    shade = svg.linear_gradient("f", (middle - reach, 0), (middle + reach, 0), *stops)
    body = svg.rect(middle - reach, 0, 2 * reach, high, "url(#f)")
    pages.blit(svg.raster(svg.document(body, wide, high, shade), pages.get_size()), (0, 0))


def _border(game: str, x: float, y: float, wide: float, high: float) -> str:
    world = art_of(game).world
    body = frame((x, y, wide, high), 36, world.accent, 1.8)
    body += frame((x + 4.4, y + 4.4, wide - 8.8, high - 8.8), 34, "#b5873f", 0.9)
    ornament = corner(game)
    for cx, cy, turn in (
        (x, y, 0),
        (x + wide, y, 90),
        (x + wide, y + high, 180),
        (x, y + high, 270),
    ):
        body += at(ornament, cx, cy, _ORNAMENT, turn)
    return body


@kept
def bookmark(size: tuple[int, int]) -> Surface:
    """A silk ribbon that hangs out of the book below."""
    wide, high = 22.0, 22.0 * size[1] / size[0]
    silk = tones("rb", "#b5506a", "#8a2f4a", "#571a2e", y2=10)
    outline = f"M2 0H20V{high - 1:.1f}L11 {high - 9:.1f}L2 {high - 1:.1f}Z"
    body = path(outline, "url(#rb)", "#2a0c18", 1.4)
    body += stroke(f"M5 0V{high - 7:.1f}M17 0V{high - 7:.1f}", "#e6c877", 0.9, 0.8)
    return svg.raster(svg.document(body, wide, high, silk), size)
