"""Piles of cards: the draw pile by its backs, the discard pile by its top card."""

from __future__ import annotations

import pygame

from sprites.caylus.card_face import card_height
from sprites.caylus.card_frame import CORNER, WIDE
from sprites.caylus.card_road import card_back
from sprites.caylus.palette import INK, PARCHMENT, shaded
from sprites.caylus.pen import Drawing
from sprites.common.kept import kept
from sprites.common.players import PlayerStyle

MOST_EDGES = 6
_STEP = 1.6
"""Units by which each card below shows at the right and at the foot."""


def pile_size(width: int, cards: int) -> tuple[int, int]:
    """px that a pile of cards `width` px wide takes."""
    reach = round(_STEP * width / WIDE * _edges(cards))
    return width + reach, card_height(width) + reach


@kept
def draw_pile(style: PlayerStyle, cards: int, width: int) -> pygame.Surface:
    """The face-down pile; an empty place for 0 cards. The top card's corner is at (0, 0)."""
    return card_pile(card_back(style, width), cards, width) if cards else empty_pile(width)


def card_pile(top: pygame.Surface, cards: int, width: int) -> pygame.Surface:
    """A pile of so many cards under the picture of the topmost."""
    canvas = pygame.Surface(pile_size(width, cards), pygame.SRCALPHA)
    edge = _edge(width)
    step = _STEP * width / WIDE
    for below in range(_edges(cards), 0, -1):
        canvas.blit(edge, (round(step * below), round(step * below)))
    canvas.blit(top, (0, 0))
    return canvas


def _edges(cards: int) -> int:
    return min(MOST_EDGES, max(0, cards - 1))


@kept
def _edge(width: int) -> pygame.Surface:
    """One of the cards below: only its edge shows."""
    size, unit = (width, card_height(width)), width / WIDE
    d = Drawing(1.0)
    high = size[1] / unit
    d.rect((0.5, 0.5, WIDE - 1, high - 1), shaded(PARCHMENT, 0.12), corner=CORNER)
    return d.raster((WIDE, high), size)


@kept
def empty_pile(width: int) -> pygame.Surface:
    """The place of a pile without cards: a dent with a dashed edge."""
    size, unit = (width, card_height(width)), width / WIDE
    high = size[1] / unit
    d = Drawing(1.0)
    d.fill(
        f"M6 1 H94 Q99 1 99 6 V{high - 6:.1f} Q99 {high - 1:.1f} 94 {high - 1:.1f} H6 "
        f"Q1 {high - 1:.1f} 1 {high - 6:.1f} V6 Q1 1 6 1 Z",
        INK,
        0.45,
    )
    d.add(
        f'<rect x="3" y="3" width="94" height="{high - 6:.1f}" rx="5" fill="none" '
        f'stroke="#e3b981" stroke-width="1.4" stroke-dasharray="6 5" '
        f'stroke-opacity="0.8"/>'
    )
    return d.raster((WIDE, high), size)
