"""Short scenes of the end of a round: options on traitors, thrones, prisoners for ransom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common import carve, fonts, svg
from sprites.common.players import PlayerStyle
from sprites.common.strokes import polygon, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.cumals import cumal
from sprites.tara.discs import roundel, stack
from sprites.tara.icons import icon
from sprites.tara.kings import standing_king
from sprites.tara.rath import bars
from sprites.tara.signs import RANKS
from sprites.tara.sockets import socket
from sprites.tara.stones import emblem_shield

Chance = Literal["gone", "now", "later"]
"""Whether somebody's option has passed, is open, or comes later."""
_HIGH = 100.0
_SEAT = 58.0
_OFFER = 66.0
_FIGURE = "#f6e2b4"


@dataclass(frozen=True, slots=True)
class TraitorView:
    """The options on a traitor in a province, in their order."""

    province: str
    order: tuple[tuple[PlayerStyle, Chance], ...]


@dataclass(frozen=True, slots=True)
class RansomView:
    """Prisoners of one owner on another's rath card, and what they cost: (discs, price)."""

    keeper: PlayerStyle
    owner: PlayerStyle
    held: int
    offers: tuple[tuple[int, int], ...] = ()


@kept
def traitor_scene(view: TraitorView, height: int) -> pygame.Surface:
    """A hooded figure before the province's shield, and everybody's option from left to right."""
    unit = height / _HIGH
    slab = relief.slate_plate((round((104 + _SEAT * len(view.order)) * unit), height), unit).copy()
    shield = emblem_shield(view.province, (round(58 * unit), round(64 * unit)))
    slab.blit(shield, shield.get_rect(center=(round(42 * unit), round(44 * unit))))
    hood = icon("traitor", round(62 * unit))
    slab.blit(hood, hood.get_rect(midbottom=(round(68 * unit), round(92 * unit))))
    for place, (style, chance) in enumerate(view.order):
        x = round((124 + place * _SEAT) * unit)
        _option(slab, style, chance, (x, round(50 * unit)), unit)
        if place:
            arrow = _arrow(unit)
            slab.blit(arrow, arrow.get_rect(center=(x - round(_SEAT / 2 * unit), round(50 * unit))))
    return slab


def _option(
    slab: pygame.Surface, style: PlayerStyle, chance: Chance, middle: tuple[int, int], unit: float
) -> None:
    px = round((46 if chance == "now" else 34) * unit)
    if chance == "now":
        mask = carve.clear(slab.get_size())
        pygame.draw.circle(mask, (255, 255, 255, 255), middle, px // 2 + round(3 * unit))
        slab.blit(carve.tinted(carve.blurred(mask, 7 * unit), "#ffdf8a", 0.95), (0, 0))
    face = roundel(style, px)
    if chance == "gone":
        face = pygame.transform.grayscale(face)
        face.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    slab.blit(face, face.get_rect(center=middle))
    if chance == "gone":
        line = svg.raster(svg.document(stroke("M8 32 L32 8", "#d8604e", 3.4), 40, 40), (px, px))
        slab.blit(line, line.get_rect(center=middle))


@kept
def _arrow(unit: float) -> pygame.Surface:
    shape = polygon([(3, 8), (9, 8), (9, 4), (17, 10), (9, 16), (9, 12), (3, 12)], "#c9b98e",
                    "#14100a", 1.4)  # fmt: skip
    side = round(15 * unit)
    return svg.raster(svg.document(shape, 20, 20), (side, side))


@kept
def ransom_scene(view: RansomView, height: int) -> pygame.Surface:
    """The keeper's disc, the prison with the owner's discs, and a heap of money for each offer."""
    unit = height / _HIGH
    width = 170 + _OFFER * len(view.offers)
    slab = relief.slate_plate((round(width * unit), height), unit).copy()
    keeper = roundel(view.keeper, round(44 * unit))
    slab.blit(keeper, keeper.get_rect(center=(round(36 * unit), round(50 * unit))))
    _cell(slab, view, unit)
    for place, (discs, price) in enumerate(view.offers):
        _offer(slab, view.owner, discs or view.held, price, (170 + place * _OFFER, unit))
    return slab


def _cell(slab: pygame.Surface, view: RansomView, unit: float) -> None:
    """The owner's discs behind bars, with their number."""
    box = pygame.Rect(round(68 * unit), round(14 * unit), round(84 * unit), round(72 * unit))
    mask = relief.shape_mask(svg.rect(0, 0, 84, 72, "#ffffff", rx=6), box.size, unit)
    hole = carve.tinted(mask, "#0c0806", 0.7)
    relief.sunk(hole, mask, 2 * unit)
    slab.blit(hole, box)
    if view.held:
        pile = stack((view.owner,) * min(3, view.held), round(36 * unit))
        slab.blit(pile.surface, pile.corner((box.left + 30 * unit, box.bottom - 25 * unit)))
    slab.blit(bars(box.size, unit), box)
    _figure(slab, str(view.held), (box.right - round(20 * unit), box.centery), 30 * unit)


def _offer(
    slab: pygame.Surface, owner: PlayerStyle, discs: int, price: int, at: tuple[float, float]
) -> None:
    """So many discs for so many cumals."""
    left, unit = at
    face = roundel(owner, round(26 * unit))
    middle = left + _OFFER / 2 - 4
    slab.blit(face, face.get_rect(center=(round((middle - 11) * unit), round(30 * unit))))
    _figure(slab, str(discs), (round((middle + 13) * unit), round(30 * unit)), 24 * unit)
    head = cumal(round(22 * unit))
    step = min(20.0, 46 / max(1, price))
    start = middle - step * (price - 1) / 2
    for place in range(price):
        centre = (round((start + place * step) * unit), round(68 * unit))
        slab.blit(head, head.get_rect(center=centre))


def _figure(slab: pygame.Surface, words: str, middle: tuple[int, int], px: float) -> None:
    figure = fonts.render(fonts.serif(max(fonts.FLOOR, px), "bold"), words, _FIGURE, "#120d08")
    slab.blit(figure, figure.get_rect(center=middle))


@kept
def throne_scene(province: str, king: PlayerStyle | None, height: int) -> pygame.Surface:
    """A province's shield and its king in the light; None: an empty throne."""
    unit = height / _HIGH
    slab = relief.slate_plate((round(176 * unit), height), unit).copy()
    shield = emblem_shield(province, (round(58 * unit), round(64 * unit)))
    slab.blit(shield, shield.get_rect(center=(round(44 * unit), round(50 * unit))))
    seat = socket(len(RANKS) - 1, round(30 * unit), 1)
    slab.blit(seat, seat.get_rect(center=(round(124 * unit), round(64 * unit))))
    if king is not None:
        mask = carve.clear(slab.get_size())
        pygame.draw.circle(mask, (255, 255, 255, 255), (round(124 * unit), round(44 * unit)),
                           round(26 * unit))  # fmt: skip
        slab.blit(carve.tinted(carve.blurred(mask, 14 * unit), "#ffdf8a", 0.6), (0, 0))
        stone = standing_king(king, round(40 * unit))
        slab.blit(stone.surface, stone.corner((124 * unit, 68 * unit)))
    return slab
