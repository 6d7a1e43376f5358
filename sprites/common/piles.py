"""Piles of real pieces: what somebody owns lies there as things, its number small beside them."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from sprites.common import fonts, svg
from sprites.common.contours import dashes
from sprites.common.lettering import write
from sprites.common.light import faded, laid
from sprites.common.surface_cache import kept

Piece = Callable[[int], pygame.Surface]
"""From px to a picture of one piece about so wide; one lasting function: piles are kept by it."""
Spot = tuple[float, float]
"""From the middle of a pile, in widths of a piece."""

LAYER = 6
"""Pieces that are seen of a pile of one layer."""
SECOND_LAYER_FROM = 10
REACH = 2.4
"""Widths of a piece that a pile with its shadow takes."""
_DASHES = 11
DISC_UNITS = 25.0
"""Height of a number's disc."""
_LOST, _GAINED = 0.55, 0.6
"""How much is seen of a piece that is about to go, and of one that is about to come."""
_SPOTS: tuple[tuple[Spot, ...], ...] = (
    (),
    ((0.0, 0.04),),
    ((-0.31, -0.17), (0.30, 0.20)),
    ((-0.38, -0.14), (0.38, -0.12), (0.0, 0.31)),
    ((-0.38, -0.26), (0.36, -0.31), (-0.36, 0.31), (0.40, 0.26)),
    ((-0.45, -0.19), (0.02, -0.40), (0.45, -0.14), (-0.24, 0.33), (0.31, 0.31)),
    ((-0.43, -0.33), (0.05, -0.43), (0.48, -0.21), (-0.40, 0.19), (0.07, 0.14), (0.40, 0.38)),
)
"""By number of pieces in the lower layer."""
_UPPER: tuple[Spot, ...] = ((-0.20, -0.36), (0.26, -0.33), (-0.16, 0.02), (0.24, 0.03))
"""The second layer, seen from above: it lies on the middle of the first."""

BONE, BONE_LINE, BONE_INK = "#fbf0d2", "#3a2212", "#2a1626"
GILT, CASING = "#ffd978", "#3a1d10"


def pieces_in_sight(number: int) -> int:
    """How many pieces a pile of some number shows: up to six, from ten on a second layer."""
    if number >= SECOND_LAYER_FROM:
        return LAYER + len(_UPPER)
    return max(0, min(LAYER, number))


def pile_side(px: int) -> int:
    """px of the square that a pile of pieces `px` wide fills."""
    return round(REACH * px)


@kept
def pile(
    piece: Piece, px: int, number: int, coming: int, scale: float, turn: int = 0
) -> pygame.Surface:
    """A pile of `number` pieces in the middle of a square of `pile_side`.

    `coming`: what a choice would add or take away; those pieces are seen faintly, and the others
    lie where they will lie. `turn`: piles that stand side by side lie differently.
    """
    canvas = pygame.Surface((pile_side(px),) * 2, pygame.SRCALPHA)
    firm = pieces_in_sight(min(number, number + coming))
    whole = pieces_in_sight(max(number, number + coming))
    if coming < 0 and firm == whole:  # something goes, even if it is not seen in a large pile
        firm -= 1
    strength = _LOST if coming < 0 else _GAINED
    lower = _SPOTS[min(LAYER, whole)]
    spots = [*lower, *_UPPER[: whole - len(lower)]]
    for place in sorted(range(whole), key=lambda index: (index >= LAYER, spots[index][1])):
        picture = _thrown(piece, px, (place * 47 + turn * 13) % 40 - 20)
        corner = _corner(canvas, picture, spots[place], px)
        if place < firm:
            laid(picture, 0.7 * scale).blit(canvas, corner)
        else:  # what is not there yet, or no more, throws no shadow
            canvas.blit(faded(picture, strength), (round(corner[0]), round(corner[1])))
            if coming < 0:
                edge = _broken_edge(picture, scale)
                canvas.blit(edge, (round(corner[0]), round(corner[1])))
    return canvas


@kept
def _broken_edge(picture: pygame.Surface, scale: float) -> pygame.Surface:
    """A dashed line on a piece that is about to be paid: fainter, it still keeps its colour."""
    one = max(1.0, scale)
    return dashes(picture, -one, 4.2 * one, 3.0 * one, GILT, 1.8 * one)


def _corner(canvas: pygame.Surface, picture: pygame.Surface, spot: Spot, px: int) -> Spot:
    middle = canvas.get_width() / 2
    return (
        middle + spot[0] * px - picture.get_width() / 2,
        middle + spot[1] * px - picture.get_height() / 2,
    )


@kept
def _thrown(piece: Piece, px: int, degrees: int) -> pygame.Surface:
    """A piece as it fell; drawn twice as large first, so that its lines stay sharp."""
    return pygame.transform.rotozoom(piece(2 * px), degrees, 0.5)


def disc_height(scale: float) -> int:
    """px of a number's disc: its words are never below the floor."""
    return max(21, round(DISC_UNITS * scale))


@kept
def count_disc(
    words: str, scale: float, fill: str = BONE, line: str = BONE_LINE, ink: str = BONE_INK
) -> pygame.Surface:
    """A number on a small disc of bone, wider for longer ones, without shadow."""
    high = disc_height(scale)
    font = fonts.serif(max(fonts.FLOOR, 0.64 * high), "bold")
    wide = max(high, font.size(words)[0] + round(0.56 * high))
    edge = max(1.4, 0.065 * high)
    body = svg.rect(edge / 2, edge / 2, wide - edge, high - edge, fill, line, edge, high / 2)
    shine = f"M{svg.number(high * 0.4)} {svg.number(edge * 1.6)} H{svg.number(wide - high * 0.4)}"
    body += svg.path(shine, stroke="#ffffff", stroke_width=edge * 0.7, stroke_opacity=0.8)
    canvas = svg.raster(svg.document(body, wide, high), (wide, high)).copy()
    write(canvas, words, font, ink, (wide / 2, high / 2 - 0.5), "centre")
    return canvas


@kept
def drop_ring(px: int, scale: float) -> pygame.Surface:
    """A gilt ring `px` wide about the place where something arrives, with a soft light inside."""
    middle, thick = px / 2, 2.6 * scale
    radius = middle - 2.4 * scale
    light = svg.radial_gradient(
        "l", (middle, middle), radius, (0, GILT, 0.0), (0.55, GILT, 0.06), (1, GILT, 0.42)
    )
    body = svg.circle(middle, middle, radius, "url(#l)", CASING, thick + 2.2 * scale)
    dash = f"{svg.number(radius * 0.36)} {svg.number(radius * 0.1636)}"
    body += svg.circle(middle, middle, radius, "none", GILT, thick, stroke_dasharray=dash)
    return svg.raster(svg.document(body, px, px, light), (px, px))


@kept
def rest(
    size: tuple[int, int], scale: float, line: str = "#d9a62e", hollow: str = "#120904"
) -> pygame.Surface:
    """The empty round place of a piece that is in the hand or at work."""
    wide, high = size
    thick = 1.5 * scale
    across, down = wide / 2 - thick, high / 2 - thick
    body = svg.ellipse(wide / 2, high / 2, across, down, hollow)
    body += svg.path(_dashes(wide / 2, high / 2, across, down), stroke=line, stroke_width=thick)
    return svg.raster(svg.document(body, wide, high), size)


def _dashes(x: float, y: float, across: float, down: float) -> str:
    """An ellipse as single arcs: dashes of a closed line leave a stroke where it closes."""
    parts = []
    for number in range(_DASHES):
        start, end = (math.tau * (number + share) / _DASHES for share in (0.0, 0.55))
        ends = [(x + across * math.cos(t), y + down * math.sin(t)) for t in (start, end)]
        (x1, y1), (x2, y2) = ends
        parts.append(f"M{x1:.2f} {y1:.2f} A{across:.2f} {down:.2f} 0 0 1 {x2:.2f} {y2:.2f}")
    return " ".join(parts)
