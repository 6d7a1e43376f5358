"""The gilt frame of the board with its hundred pearls: the score track."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from sprites.common import fonts
from sprites.common.noise import grain
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import RIM
from sprites.versailles.palette import GOLD_INK
from sprites.versailles.pen import Sketch

_EVERY = 5
_MEDAL = 9.6
_TYPE = 14.6
_GROOVE = 4.2
CORNER = 8.0
_SOCKET = 7.6
"""Units of radius of the place of a marker before the first point."""


def frame_pieces(
    layout: BoardLayout,
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """The frame as strips with their places, so that each is quickly drawn."""
    unit, (width, height) = layout.unit, layout.size
    deep = layout.rim + round(9 * unit)
    half = width // 2
    boxes = (
        (0, 0, half, deep),
        (half, 0, width - half, deep),
        (0, height - deep, half, deep),
        (half, height - deep, width - half, deep),
        (0, deep, deep, height - 2 * deep),
        (width - deep, deep, deep, height - 2 * deep),
    )
    for x, y, wide, high in boxes:
        part = (x / unit, y / unit, wide / unit, high / unit)
        drawing = _drawing(width / unit, height / unit, layout, pygame.Rect(x, y, wide, high))
        yield drawing.once(part, (wide, high)), (x, y)


def _drawing(width: float, height: float, layout: BoardLayout, part: pygame.Rect) -> Sketch:
    """The whole frame, with the pearls that are seen in a part of it."""
    d = Sketch(0.9)
    seen = part.inflate(*(2 * math.ceil((_MEDAL + 1) * layout.unit),) * 2)
    for step in range(6):
        inset = RIM + step * 1.1
        d.add(
            f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{width - 2 * inset:.1f}" '
            f'height="{height - 2 * inset:.1f}" rx="3" fill="none" stroke="#2a1a06" '
            f'stroke-width="1.3" stroke-opacity="{0.36 * (1 - step / 6):.2f}"/>'
        )
    gold = d.linear(
        (0, 0), (width, height), (0, "#f0d58c"), (0.3, "#cda650"), (0.6, "#b0852f"), (1, "#d9b865")
    )
    _ring(d, width, height, RIM / 2, gold, RIM)
    _ring(d, width, height, 1.0, "#fff4cc", 0.9)
    _ring(d, width, height, 0.4, GOLD_INK, 0.8)
    _ring(d, width, height, RIM - 0.4, GOLD_INK, 0.9)
    _edges(d, width, height)
    groove = RIM - 2 * _GROOVE
    _ring(d, width, height, RIM / 2, "#0c1a38", groove + 1.2)
    _ring(d, width, height, RIM / 2, "#1f3a6e", groove)
    _ring(d, width, height, _GROOVE + 1.2, "#0a1630", 1.6, 0.6)
    _ring(d, width, height, RIM - _GROOVE - 0.6, "#5d7cb4", 0.7, 0.7)
    for number, (x, y) in enumerate(layout.score):
        if seen.collidepoint(x, y):
            _spot(d, number, (x / layout.unit, y / layout.unit))
    return d


def _edges(d: Sketch, width: float, height: float) -> None:
    """The board is a slab: its upper and left edges are lit, the others show their side."""
    d.line(f"M{CORNER} {height - 1.4} H{width - CORNER} ", "#5d4212", 2.8, 0.85)
    d.line(f"M{width - 1.2} {CORNER} V{height - CORNER}", "#6b4c16", 2.4, 0.8)
    d.line(f"M{CORNER} 1.5 H{width - CORNER} M1.5 {CORNER} V{height - CORNER}", "#fff8dc", 1.2, 0.9)


def _ring(
    d: Sketch, width: float, height: float, inset: float, colour: str, thick: float,
    alpha: float = 1.0,
) -> None:  # fmt: skip
    d.add(
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{width - 2 * inset:.2f}" '
        f'height="{height - 2 * inset:.2f}" rx="{max(2.0, CORNER - inset * 0.4):.1f}" '
        f'fill="none" stroke="{colour}" stroke-width="{thick:.2f}" stroke-opacity="{alpha:g}"/>'
    )


def _spot(d: Sketch, number: int, at: tuple[float, float]) -> None:
    x, y = at
    if number % _EVERY:
        d.circle(x + 0.5, y + 0.9, 2.7, "#0a1430", None, opacity=0.7)
        d.circle(*at, 2.5, "#efe4cc", "#8f7a4a", 0.4)
        d.circle(x - 0.8, y - 0.8, 0.9, "#ffffff", None)
        return
    box = (x - _MEDAL, y - _MEDAL, 2 * _MEDAL, 2 * _MEDAL)
    d.circle(*at, _MEDAL, d.gilding(box), GOLD_INK, 0.9)
    d.circle(*at, _MEDAL - 1.5, "#f6e6b4", "#b9924a", 0.5)


def write_scores(target: pygame.Surface, layout: BoardLayout) -> None:
    """The figures of every fifth pearl."""
    font = fonts.serif(max(fonts.FLOOR, _TYPE * 0.94 * layout.unit), "black")
    for number, (x, y) in enumerate(layout.score):
        if number % _EVERY == 0:
            figure = fonts.render(font, str(number), "#2a1a3a")
            rise = round(0.6 * layout.unit)
            target.blit(figure, figure.get_rect(center=(round(x), round(y) - rise)))


def lay_start_cap(target: pygame.Surface, layout: BoardLayout) -> None:
    """The widened 0 on which the markers stand before the first point: gold with a round socket
    for every seat, no wider than the rail."""
    box = layout.start_cap
    sockets = tuple(x / layout.unit for x, _ in layout.score_start)
    target.blit(_start_cap(box.size, layout.unit, sockets), box)


def _start_cap(size: tuple[int, int], unit: float, sockets: tuple[float, ...]) -> pygame.Surface:
    width, height = size[0] / unit, size[1] / unit
    d = Sketch(0.9)
    r = height / 2
    for inset, colour in ((0.4, GOLD_INK), (1.2, d.gilding((0, 0, width, height)))):
        right, foot, turn = width - inset, height - inset, r - inset
        d.add(
            f'<path d="M{inset} {inset} H{right - turn:.1f} A{turn:.1f} {turn:.1f} 0 0 1 '
            f'{right - turn:.1f} {foot:.1f} H{inset} Z" fill="{colour}"/>'
        )
    for x in sockets:
        d.circle(x, r, _SOCKET, "#6b4a18", None)
        d.circle(x + 0.5, r + 0.8, _SOCKET - 0.8, "#fff1c4", None)
        d.circle(x, r, _SOCKET - 1.2, "#9a7430", "#5c3d08", 0.6)
    d.circle(RIM / 2, RIM / 2, _MEDAL, d.gilding((0, 0, 2 * _MEDAL, 2 * _MEDAL)), GOLD_INK, 0.9)
    d.circle(RIM / 2, RIM / 2, _MEDAL - 1.5, "#f6e6b4", "#b9924a", 0.5)
    return d.once((0, 0, width, height), size)


def frame_grain(target: pygame.Surface, rim: int) -> None:
    """Fine grain over the gold."""
    width, height = target.get_size()
    for box in (
        (0, 0, width, rim),
        (0, height - rim, width, rim),
        (0, rim, rim, height - 2 * rim),
        (width - rim, rim, rim, height - 2 * rim),
    ):
        grain(target.subsurface(box), (1.6, 1.6), 238, 255, 7)
