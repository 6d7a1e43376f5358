"""The loose pieces of Versailles: workers, markers, coach, tokens, goods, lit from the upper left.

`px` is the width of a piece without its shadow, unless said otherwise.
"""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept
from sprites.versailles.coach import coach as coach
from sprites.versailles.icons import draw_icon, icon, ink_for
from sprites.versailles.meeple import FOOT, GRID, draw_newcomer, draw_worker
from sprites.versailles.palette import CREAM, GOLD_INK
from sprites.versailles.pen import Sketch
from sprites.versailles.tile_face import medal

POOL_SHOWN = 5
"""So many workers of a pool stand there, each seen."""
FIGURE_FROM = 2
"""From so many on, a plate tells how many there are."""
STAND_GRID = (64.0, 28.0)
STAND_TOP, STAND_RISE = 11.6, 4.4
"""The middle of the upper face of an activation marker, and how thick it is."""


def worker_size(px: int) -> tuple[int, int]:
    """Width and height of a worker `px` wide."""
    return px, round(px * GRID[1] / GRID[0])


@kept
def worker(style: PlayerStyle, px: int) -> pygame.Surface:
    """A worker with its owner's hat, colour and shape."""
    d = Sketch(max(1.4, min(2.4, 44 / px)))
    draw_worker(d, style)
    return d.raster(GRID, worker_size(px))


@kept
def newcomer(style: PlayerStyle, px: int) -> pygame.Surface:
    """The same as long as it waits to be hired."""
    d = Sketch(max(1.4, min(2.4, 44 / px)))
    draw_newcomer(d, style)
    return d.raster(GRID, worker_size(px))


@kept
def worker_icon(style: PlayerStyle, px: int) -> pygame.Surface:
    """The same in the middle of a square of px by px."""
    picture = worker(style, round(px * GRID[0] / GRID[1]))
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    canvas.blit(picture, picture.get_rect(center=(px // 2, px // 2)))
    return canvas


def foot_corner(px: int, spot: tuple[float, float]) -> tuple[int, int]:
    """Where the upper left corner of a worker lies whose foot stands on the spot."""
    width, height = worker_size(px)
    return round(spot[0] - FOOT[0] * width), round(spot[1] - FOOT[1] * height)


@kept
def activation_marker(style: PlayerStyle, px: int) -> pygame.Surface:
    """A round brass stand with a band of enamel in its owner's colour, seen at a slant: workers
    stand on it, and what shows of it is clean metal."""
    width, height = STAND_GRID
    d = Sketch(max(1.2, min(2.2, 56 / px)))
    middle, top, rise = width / 2, STAND_TOP, STAND_RISE
    across, deep = middle - 1.2, top - 1.2
    side = d.linear(
        (0, 0), (width, 0), (0, "#c99b3f"), (0.22, "#f3d98c"), (0.5, "#b8862f"), (1, "#6b4715")
    )
    d.path(
        f"M1.2 {top} A{across} {deep} 0 0 0 {width - 1.2} {top} V{top + rise} "
        f"A{across} {deep} 0 0 1 1.2 {top + rise} Z",
        side,
        GOLD_INK,
    )
    d.ellipse(middle, top, across, deep, d.gilding((2, 2, width - 4, 2 * top - 4)), GOLD_INK)
    d.ellipse(middle, top, across * 0.8, deep * 0.76, style.fill, style.ink)
    d.ellipse(middle, top, across * 0.54, deep * 0.52, "#fbe9b4", GOLD_INK)
    mark = shape_svg(style.shape, 0, 0, 9.4, style.fill, style.ink, d.ink)
    d.add(f'<g transform="translate({middle:g},{top:g}) scale(1,0.5)">{mark}</g>')
    d.line(f"M{middle * 0.16:.1f} {top * 0.62:.1f} Q{middle * 0.4:.1f} {top * 0.2:.1f} "
           f"{middle * 0.86:.1f} {top * 0.1 + 1:.1f}", "#fffbe6", 1.5, 0.9)  # fmt: skip
    return d.raster(STAND_GRID, (px, round(px * height / width)))


@kept
def tech_marker(style: PlayerStyle, px: int) -> pygame.Surface:
    """A small disc with its owner's shape, for technologies and for the score."""
    d = Sketch(max(1.6, min(3.6, 60 / px)))
    d.circle(32, 34.4, 27.6, style.dark, style.ink)
    sheen = d.linear((12, 8), (54, 56), (0, style.light), (0.5, style.fill), (1, style.fill))
    d.circle(32, 29.6, 27.6, sheen, style.ink)
    d.line("M11 24 A22.6 22.6 0 0 1 26 8.6", "#ffffff", 2.4, 0.6)
    d.add(shape_svg(style.shape, 32, 30, 17, style.mark, style.ink, d.ink * 0.8))
    return d.raster((64, 64), (px, px))


def score_marker(style: PlayerStyle, px: int) -> pygame.Surface:
    """A seat's marker on the score track."""
    return _rimmed(style, px)


@kept
def _rimmed(style: PlayerStyle, px: int) -> pygame.Surface:
    d = Sketch(max(1.6, min(3.6, 60 / px)))
    d.circle(32, 32, 30, d.gilding((2, 2, 60, 60)), GOLD_INK)
    d.circle(32, 32, 23.4, style.fill, style.ink, 0.8)
    d.add(shape_svg(style.shape, 32, 32, 15.4, style.mark, style.ink, d.ink * 0.8))
    return d.raster((64, 64), (px, px))


@kept
def token(px: int, active: bool = True) -> pygame.Surface:
    """A double-move token."""
    return icon("token" if active else "token_off", px)


def decoration(kind: str, px: int) -> pygame.Surface:
    """A decoration on its medallion."""
    return medal(kind, px)


@kept
def count_badge(number: int, px: int) -> pygame.Surface:
    """A number on a small ivory disc, `px` high; longer numbers make it wider."""
    font = fonts.serif(max(fonts.FLOOR, px * 0.74), "black")
    figure = fonts.render(font, str(number), "#2a2038")
    px = max(px, 17)
    wide = max(px, figure.get_width() + round(px * 0.42))
    d = Sketch(1.0)
    d.rect(1, 1, wide - 2, px - 2, CREAM, "#8a6a2a", 1.3, (px - 2) / 2)
    picture = d.raster((wide, px), (wide, px)).copy()
    picture.blit(figure, figure.get_rect(center=(round(wide / 2), round(px * 0.49))))
    return picture


@kept
def echo_badge(px: int) -> pygame.Surface:
    """The sign that a seat shares what others do in a location."""
    d = Sketch(ink_for(px) * 0.9)
    d.circle(32, 32, 30, CREAM, "#8a6a2a")
    body = Sketch(d.ink)
    draw_icon("bell", body)
    d.put(body, (32 - 32 * 0.72, 32 - 32 * 0.74), 0.72)
    return d.raster((64, 64), (px, px))


@kept
def stool(style: PlayerStyle | None, size: tuple[int, int]) -> pygame.Surface:
    """The empty place of a seat: its shape, faintly cut into the marble; None: a plain place."""
    width, height = size
    d = Sketch(1.2)
    middle = (width / 2, height * 0.72)
    d.ellipse(*middle, width * 0.38, height * 0.18, "#544c40", None, opacity=0.14)
    d.add(
        f'<ellipse cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" rx="{width * 0.38:.1f}" '
        f'ry="{height * 0.18:.1f}" fill="none" stroke="#8a6a2a" stroke-opacity="0.45" '
        f'stroke-width="1"/>'
    )
    if style is None:
        return d.once((0, 0, width, height), size)
    radius = width * 0.2
    mark = shape_svg(style.shape, 0, 0, radius, style.dark)
    d.add(
        f'<g transform="translate({middle[0]:.1f},{middle[1]:.1f}) scale(1,0.62)" '
        f'fill-opacity="0.5">{mark}</g>'
    )
    return d.once((0, 0, width, height), size)
