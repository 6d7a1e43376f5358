"""The case of the cards: papers at both sides of velvet in leather boards."""

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from sprites.common import carve, svg
from sprites.common.backdrop import backdrop
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import darker, lighter, rgb
from sprites.common.light import clip, rounded_mask, shadow, shadow_pad
from sprites.common.materials import gold_gradient_defs, paper
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.handbook.book import boards, cast_shadow, plain_ground
from sprites.handbook.gallery_layout import GalleryLayout


def gallery_steps(layout: GalleryLayout, binding: Binding = PLAIN_BINDING) -> Iterator[Surface]:
    """The table with the open case, without cards, of window size: one picture that gets richer
    with every step. The first comes at once, in plain colours."""
    book, grid = layout.book, layout.book.grid
    papers = (layout.filters, layout.sheet)
    table = plain_ground(book, papers, binding)
    lining = rgb(darker(binding.cloth, 0.36))
    pygame.draw.rect(table, lining, layout.velvet)
    yield table
    table.blit(backdrop(book.size, grid, wood=binding.wood), (0, 0))
    cast_shadow(table, book.cover, grid)
    table.blit(boards(book.cover.size, grid, binding, spine=False), book.cover)
    pygame.draw.rect(table, lining, layout.velvet)
    for box in papers:
        pygame.draw.rect(table, rgb(binding.page), box)
    yield table
    table.blit(_velvet(layout.velvet.size, grid, binding), layout.velvet)
    yield table
    for seed, box in enumerate(papers, 73):
        lay_paper(table, box, grid, seed, binding)
        yield table


@kept
def _velvet(size: tuple[int, int], grid: float, binding: Binding) -> Surface:
    """Cloth with a nap, sunk into the case, a gold cord along its edge."""
    cloth = Surface(size)
    cloth.fill(rgb(binding.cloth))
    grain(cloth, (90 * grid, 70 * grid), 188, 255, 41)
    grain(cloth, (5 * grid, 9 * grid), 222, 255, 42)
    grain(cloth, (1, 1), 226, 255, 43)
    mask = rounded_mask(size, 3 * grid)
    sunk = carve.cut(cloth, mask)
    carve.hollow(sunk, mask, 7 * grid, 0.75)
    wide, high = size[0] / grid, size[1] / grid
    cord = svg.rect(6, 6, wide - 12, high - 12, "none", darker(binding.cloth, 0.6), 3, 4)
    cord += svg.rect(
        6, 6, wide - 12, high - 12, "none", "url(#gold)", 1.6, 4, stroke_dasharray="6 2.4"
    )
    sunk.blit(svg.raster(svg.document(cord, wide, high, gold_gradient_defs("gold")), size), (0, 0))
    return sunk


def lay_paper(
    table: Surface, box: Rect, grid: float, seed: int, binding: Binding = PLAIN_BINDING
) -> None:
    """A sheet of paper with its shadow, framed by two thin lines."""
    sheet = _paper(box.size, grid, seed, binding)
    offset, blur = (2 * grid, 4 * grid), 7 * grid
    pad = shadow_pad(offset, blur)
    table.blit(shadow(sheet, offset, blur, 150), (box.x - pad, box.y - pad))
    table.blit(sheet, box)


@kept
def _paper(
    size: tuple[int, int], grid: float, seed: int, binding: Binding = PLAIN_BINDING
) -> Surface:
    sheet = paper(size, grid, seed, binding.page, 3, 0.14).copy()
    wide, high = size[0] / grid, size[1] / grid
    body = svg.rect(
        9, 9, wide - 18, high - 18, "none", binding.rule, 1, 2, stroke_opacity=0.55
    ) + svg.rect(12, 12, wide - 24, high - 24, "none", binding.rule, 0.6, 2, stroke_opacity=0.4)
    sheet.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return clip(sheet, rounded_mask(size, 3 * grid))


@kept
def empty_cell(size: tuple[int, int], grid: float, binding: Binding) -> Surface:
    """The hollow in which a card will lie in a moment."""
    canvas = Surface(size, pygame.SRCALPHA)
    wide, high = size
    body = svg.rect(
        1, 1, wide - 2, high - 2, darker(binding.cloth, 0.6), lighter(binding.cloth, 0.4), 1.2,
        6 * grid, fill_opacity=0.4,
        stroke_dasharray="5 4", stroke_opacity=0.7,
    )  # fmt: skip
    canvas.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return canvas


@kept
def card_rim(size: tuple[int, int], grid: float, chosen: bool) -> Surface:
    """Light around a card: gold and thick for the chosen one, pale under the pointer."""
    reach = round(7 * grid)
    wide, high = size[0] + 2 * reach, size[1] + 2 * reach
    colour, thick = ("#ffd97a", 3.2 * grid) if chosen else ("#fff3d6", 1.8 * grid)
    inset = reach - 2.5 * grid
    body = ""
    if chosen:
        for step in range(4):
            grow = reach - step * reach / 4
            body += svg.rect(
                reach - grow, reach - grow, size[0] + 2 * grow, size[1] + 2 * grow, "none",
                colour, reach / 3, 9 * grid, stroke_opacity=0.1 + 0.1 * step,
            )  # fmt: skip
    body += svg.rect(
        inset, inset, wide - 2 * inset, high - 2 * inset, "none", colour, thick, 7 * grid
    )
    return svg.raster(svg.document(body, wide, high), (wide, high))


@kept
def pencil(px: int) -> Surface:
    """A pencil on a pale disc: figures that were filled in."""
    body = svg.circle(16, 16, 14.6, "#f8efd6", "#4a3222", 1.8)
    body += svg.path("M8 24 L10 18 L20.6 7.4 L24.6 11.4 L14 22 Z", "#d99a3a", "#4a3222", 1.6)
    body += svg.path("M8 24 L10 18 L14 22 Z", "#f6e3bc", "#4a3222", 1.2)
    body += svg.path("M18.4 9.6 L22.4 13.6", stroke="#4a3222", stroke_width=1.3)
    return svg.raster(svg.document(body, 32, 32), (px, px))
