"""The one sign for every price: a pale blue tab whose point looks at what is gained."""

from __future__ import annotations

from typing import Literal

import pygame

from sprites.common.contours import dilated
from sprites.common.surface_cache import kept
from sprites.versailles.inline import inline
from sprites.versailles.meeple import GRID, PLAIN, draw_worker
from sprites.versailles.pen import Sketch

Towards = Literal["right", "left", "up"]
"""Where the gain lies."""

PAPER, LINE = "#dfe6f2", "#24447f"
CELL, CELL_LINE = "#fffdf4", "#b9974c"
_POINT = 0.3
"""How far a point reaches, in shares of the side that it stands on."""
_LONGEST_POINT = 9.0
_LOW_POINT = 5.0
PAD = 3.0
"""Units beside what stands on a tab or on the white of a cell."""
LEAST_WORKER = 17
"""px of height of the worker in a price, its edge included: smaller it is only a blot."""
_EDGE = "#fffdf4"


def point(size: tuple[int, int], unit: float, towards: Towards) -> int:
    """px that the point of a tab takes of its length."""
    if towards == "up":
        return round(_LOW_POINT * unit)
    return round(min(size[1] * _POINT, _LONGEST_POINT * unit))


@kept
def tab(size: tuple[int, int], unit: float, towards: Towards = "right") -> pygame.Surface:
    """An empty tab of `size` px, its point included."""
    if towards == "left":
        return pygame.transform.flip(tab(size, unit, "right"), True, False)
    width, height = size
    reach, r = point(size, unit, towards), 3.5 * unit
    line = max(1.0, 1.1 * unit)
    a, right, foot = line / 2, width - line / 2, height - line / 2
    if towards == "up":
        data = (
            f"M{a} {foot - r:.1f} V{reach} L{width / 2} {a} L{right} {reach} V{foot - r:.1f} "
            f"Q{right} {foot} {right - r:.1f} {foot} H{a + r:.1f} Q{a} {foot} {a} {foot - r:.1f} Z"
        )
    else:
        data = (
            f"M{a + r:.1f} {a} H{width - reach} L{right} {height / 2} L{width - reach} {foot} "
            f"H{a + r:.1f} Q{a} {foot} {a} {foot - r:.1f} V{a + r:.1f} Q{a} {a} {a + r:.1f} {a} Z"
        )
    d = Sketch(1.0)
    sheen = d.linear((0, 0), (0, height), (0, "#f3f6fc"), (0.5, PAPER), (1, "#c9d4e8"))
    d.add(
        f'<path d="{data}" fill="{sheen}" stroke="{LINE}" stroke-width="{line:.2f}" '
        f'stroke-linejoin="round"/>'
    )
    return d.once((0, 0, width, height), size)


@kept
def ground(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The white of a cell, on which the gain stands."""
    width, height = size
    d = Sketch(1.0)
    line = max(0.8, 0.9 * unit)
    d.add(
        f'<rect x="{line / 2:.2f}" y="{line / 2:.2f}" width="{width - line:.2f}" '
        f'height="{height - line:.2f}" rx="{4.5 * unit:.1f}" fill="{CELL}" '
        f'stroke="{CELL_LINE}" stroke-width="{line:.2f}"/>'
    )
    return d.once((0, 0, width, height), size)


@kept
def worker_price(number: int, icon_px: int, text_px: float) -> pygame.Surface:
    """A price in workers, close together: a worker is narrower than other signs."""
    figure = inline((("text", str(number)),), icon_px, text_px)
    return beside(figure, worker_sign(max(LEAST_WORKER, icon_px)), 0)


def beside(first: pygame.Surface, second: pygame.Surface, gap: int) -> pygame.Surface:
    """Two pictures in a line."""
    high = max(first.get_height(), second.get_height())
    wide = first.get_width() + gap + second.get_width()
    canvas = pygame.Surface((wide, high), pygame.SRCALPHA)
    canvas.blit(first, (0, (high - first.get_height()) // 2))
    canvas.blit(second, (wide - second.get_width(), (high - second.get_height()) // 2))
    return canvas


@kept
def worker_sign(px: int) -> pygame.Surface:
    """Anybody's worker, `px` high, with an edge of ivory that lifts it off the tab."""
    d = Sketch(max(1.8, min(2.6, 44 / px)))
    draw_worker(d, PLAIN, shape=False)
    edge = max(1, round(px * 0.06))
    high = px - 2 * edge
    figure = d.raster(GRID, (round(high * GRID[0] / GRID[1]), high))
    canvas = pygame.Surface((figure.get_width() + 2 * edge, px), pygame.SRCALPHA)
    canvas.blit(figure, (edge, edge))
    whole = dilated(canvas, edge, _EDGE)
    whole.blit(figure, (edge, edge))
    return whole


def tab_width(price: pygame.Surface, height: int, unit: float, pad: float = PAD) -> int:
    """px of a tab that looks to the side, with a price in it."""
    return price.get_width() + 2 * round(pad * unit) + point((height, height), unit, "right") // 2


def pair_width(
    price: pygame.Surface, gain: pygame.Surface, height: int, unit: float, pad: float = PAD
) -> int:
    """px of the narrowest cell for a price and its gain."""
    tip = point((height, height), unit, "right")
    return tab_width(price, height, unit, pad) + tip // 2 + gain.get_width() + round(2 * pad * unit)


@kept
def pair(
    price: pygame.Surface,
    gain: pygame.Surface,
    size: tuple[int, int],
    unit: float,
    pad: float = PAD,
) -> pygame.Surface:
    """A cell: the price on its tab at the left, what it brings on white."""
    canvas = ground(size, unit).copy()
    wide = tab_width(price, size[1], unit, pad) + point((size[1], size[1]), unit, "right") // 2
    canvas.blit(tab((wide, size[1]), unit), (0, 0))
    middle = size[1] // 2
    canvas.blit(price, price.get_rect(midleft=(round(pad * unit), middle)))
    canvas.blit(gain, gain.get_rect(center=((wide + size[0]) // 2, middle)))
    return canvas
