"""The open book on its table: leather boards, stacked leaves, two pages that meet in the fold."""

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from sprites.common import svg
from sprites.common.backdrop import backdrop
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import darker, lighter, rgb
from sprites.common.light import clip, rounded_mask
from sprites.common.materials import gold_gradient_defs, hide, paper
from sprites.common.surface_cache import kept
from sprites.common.svg import number
from sprites.handbook.layout import BookLayout

_INK = "#1d0d18"
_SINK = 9.0
"""How deep the pages sink in the fold, units."""
_COARSE = 8
"""The book's shadow is drawn at an eighth of its size."""
_CORNER = 0.56
"""Size of a game's own ornament in a page's corner."""
_LEAVES = 5
"""Edges of leaves that show beside the two open ones."""


def book_steps(layout: BookLayout, binding: Binding = PLAIN_BINDING) -> Iterator[Surface]:
    """The table with the open, empty book, of window size: one picture that gets richer with
    every step. The first comes at once, in plain colours."""
    table = plain_ground(layout, layout.pages, binding)
    yield table
    table.blit(backdrop(layout.size, layout.grid, wood=binding.wood), (0, 0))
    cast_shadow(table, layout.cover, layout.grid)
    _draw_plain(table, layout.cover, layout.pages, binding)
    yield table
    cover = boards(layout.cover.size, layout.grid, binding)
    table.blit(cover, layout.cover)
    for side, page in enumerate(layout.pages):
        _leaves(table, page, layout.grid, side, binding)
        pygame.draw.rect(table, rgb(binding.page), page)
    yield table
    for side, page in enumerate(layout.pages):
        # The plain page must not show beside the sunk outline of the real one.
        table.blit(
            cover,
            page,
            page.move(-layout.cover.x, -layout.cover.y),
        )
        _leaves(table, page, layout.grid, side, binding)
        table.blit(_page(page.size, layout.grid, side, binding), page)
        yield table
    _ribbon(table, layout, binding)
    yield table


def plain_ground(
    layout: BookLayout, papers: Sequence[Rect], binding: Binding = PLAIN_BINDING
) -> Surface:
    """Wood, leather and papers as flat colours: made in no time."""
    table = Surface(layout.size)
    table.fill(rgb("#2c1c14"))
    _draw_plain(table, layout.cover, papers, binding)
    return table


def _draw_plain(table: Surface, cover: Rect, papers: Sequence[Rect], binding: Binding) -> None:
    pygame.draw.rect(table, rgb(binding.cover), cover, 0, 9)
    for page in papers:
        pygame.draw.rect(table, rgb(binding.page), page)


def cast_shadow(table: Surface, box: Rect, grid: float) -> None:
    """The soft shadow of a large flat thing; drawn small, as it has no edges."""
    reach = round(34 * grid)
    size = (box.width + 2 * reach, box.height + 2 * reach)
    small = Surface((size[0] // _COARSE + 2, size[1] // _COARSE + 2), pygame.SRCALPHA)
    small.fill((18, 9, 26, 0))
    inner = Rect(reach // _COARSE, reach // _COARSE, box.width // _COARSE, box.height // _COARSE)
    small.fill((18, 9, 26, 190), inner)
    soft = pygame.transform.box_blur(small, max(1, round(12 * grid) // _COARSE))
    whole = pygame.transform.smoothscale(soft, size)
    table.blit(whole, (box.x - reach + round(5 * grid), box.y - reach + round(11 * grid)))


@kept
def boards(
    size: tuple[int, int], grid: float, binding: Binding = PLAIN_BINDING, spine: bool = True
) -> Surface:
    """A cover from within: leather with a gold line and corner pieces, dark at its spine."""
    skin = hide(size, grid, binding.cover, 9).copy()
    wide, high = size[0] / grid, size[1] / grid
    body = svg.rect(1, 1, wide - 2, high - 2, "none", _INK, 2, 9)
    body += svg.rect(4.4, 4.4, wide - 8.8, high - 8.8, "none", "url(#gold)", 1.4, 6.5)
    if spine:
        body += svg.rect(wide / 2 - 26, 0, 52, high, "#1d0d18", fill_opacity=0.4)
    for turn, (x, y) in enumerate(((0, 0), (wide, 0), (wide, high), (0, high))):
        corner = svg.path(
            "M1.4 6 Q1.4 1.4 6 1.4 H46 Q42 12.6 27 13.4 Q14.6 14.6 13.4 27 Q12.6 42 1.4 46 Z",
            "url(#gold)", _INK, 1.6,
        )  # fmt: skip
        corner += svg.circle(8.4, 8.4, 2.6, "#6d4a1c", _INK, 0.9)
        move = f"translate({number(float(x))},{number(float(y))}) rotate({turn * 90})"
        body += svg.group(corner, move)
    skin.blit(svg.raster(svg.document(body, wide, high, gold_gradient_defs("gold")), size), (0, 0))
    return clip(skin, rounded_mask(size, 9 * grid))


def _leaves(table: Surface, page: Rect, grid: float, side: int, binding: Binding) -> None:
    """The edges of the leaves below, a hair further out each, at the outside and the foot."""
    step = max(1.0, 1.15 * grid)
    for leaf in range(_LEAVES, 0, -1):
        reach = round(leaf * step)
        under = page.inflate(0, -round(6 * grid))
        under.width += reach
        under.x -= reach if side == 0 else 0
        under.height += round(reach * 0.4)
        tone = darker(binding.page, 0.1 if leaf % 2 else 0.22)
        pygame.draw.rect(table, rgb(darker(tone, 0.05 * leaf)), under, 0, round(3 * grid))
        pygame.draw.rect(table, rgb(darker(binding.page, 0.5)), under, 1, round(3 * grid))


@kept
def _page(size: tuple[int, int], grid: float, side: int, binding: Binding) -> Surface:
    """One page: paper that darkens towards the fold and bulges a little before it."""
    sheet = paper(size, grid, 71 + side, binding.page, 2, 0.1).copy()
    wide, high = size[0] / grid, size[1] / grid
    fold = wide if side == 0 else 0.0
    away = -1 if side == 0 else 1
    shade = svg.linear_gradient(
        "fold",
        (fold, 0),
        (fold + away * 110, 0),
        (0, "#3a1d12", 0.62),
        (0.08, "#4a2a18", 0.4),
        (0.24, "#5a3620", 0.17),
        (0.52, "#6a4628", 0.05),
        (1, "#6a4628", 0),
    )
    gleam = svg.linear_gradient(
        "gleam",
        (fold + away * 60, 0),
        (fold + away * 260, 0),
        (0, "#fff9e6", 0),
        (0.4, "#fff9e6", 0.34 if side == 0 else 0.22),
        (1, "#fff9e6", 0),
    )
    body = svg.rect(0, 0, wide, high, "url(#gleam)") + svg.rect(0, 0, wide, high, "url(#fold)")
    body += _rules(wide, high, side, binding)
    sheet.blit(svg.raster(svg.document(body, wide, high, shade + gleam), size), (0, 0))
    return clip(sheet, _bent(size, wide, high, side))


def _bent(size: tuple[int, int], wide: float, high: float, side: int) -> Surface:
    """The outline of a page that sinks into the fold at its inner side, as a white mask."""
    x, fold = (0.0, wide) if side == 0 else (wide, 0.0)
    away = -1 if side == 0 else 1
    near, middle = fold + away * 26, fold + away * 150
    data = (
        f"M{number(x)} 4 Q{number(x + away * -60)} 0 {number(middle)} 0 "
        f"Q{number(near)} 0 {number(fold)} {_SINK} V{number(high - _SINK)} "
        f"Q{number(near)} {number(high)} {number(middle)} {number(high)} "
        f"Q{number(x + away * -60)} {number(high)} {number(x)} {number(high - 4)} Z"
    )
    return svg.raster(svg.document(svg.path(data, "#ffffff"), wide, high), size)


def _rules(wide: float, high: float, side: int, binding: Binding) -> str:
    """A thin double frame; the game's ornament at the upper outer corner, a curl at the lower one,
    where tokens lie."""
    ink = binding.rule
    left, right = (16.0, wide - 22.0) if side == 0 else (22.0, wide - 16.0)
    body = svg.rect(left, 12, right - left, high - 24, "none", ink, 1, 2, stroke_opacity=0.55)
    body += svg.rect(
        left + 3, 15, right - left - 6, high - 30, "none", ink, 0.6, 2, stroke_opacity=0.4
    )
    head = _curl(ink) if binding.corner is None else _small(binding.corner())
    x, mirror = (left, 1) if side == 0 else (right, -1)
    for ornament, y, flip in ((head, 12.0, 1), (_curl(ink), high - 12, -1)):
        move = f"translate({number(x)},{number(y)}) scale({mirror},{flip})"
        body += svg.group(ornament, move)
    return body


def _curl(ink: str) -> str:
    curl = svg.path("M0 22 Q3 3 22 0 M0 12 Q8 8 12 0", stroke=ink, stroke_width=1.3)
    return curl + svg.circle(9, 9, 2.2, ink)


def _small(corner: str) -> str:
    """A game's own corner, no larger than the margin around the words."""
    return svg.group(corner, f"scale({_CORNER})")


def _ribbon(table: Surface, layout: BookLayout, binding: Binding) -> None:
    """A silk ribbon that hangs out of the fold at the foot."""
    grid = layout.grid
    size = (round(16 * grid), round(52 * grid))
    body = svg.path("M2 0 H14 V44 L8 37 L2 44 Z", "url(#silk)", darker(binding.ribbon, 0.6), 1.2)
    silk = svg.linear_gradient(
        "silk",
        (2, 0),
        (14, 0),
        (0, binding.ribbon),
        (0.4, lighter(binding.ribbon, 0.3)),
        (1, darker(binding.ribbon, 0.2)),
    )
    strip = svg.raster(svg.document(body, 16, 52, silk), size)
    x = layout.pages[1].x - size[0] // 2 - round(6 * grid)
    table.blit(strip, (x, layout.cover.bottom - size[1] + round(5 * grid)))
