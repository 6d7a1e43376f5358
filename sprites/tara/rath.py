"""Rath cards: a player's oak plaque with disc, supply, treasury and prison."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from sprites.common import carve, fonts, svg
from sprites.common.players import PlayerStyle
from sprites.common.strokes import circle, path, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.discs import roundel, stack
from sprites.tara.geometry_rath import SIZE, RathLayout
from sprites.tara.herd import heads_of, herd
from sprites.tara.kings import crown_of
from sprites.tara.palette import OAK

_NUMBER = "#f6e2b4"
CELL = 24.6
"""Units from stake to stake at most: between two of them stand the prisoners of one owner."""
_HERD = (48.0, 44.0)
"""Units of the room for the heads of cattle beside their number."""
_CROWN = 19.0
"""Units of the width of a crown that stands for a king at home."""
_FEW = 6
"""So many heads stand there large."""


_AT_REST = (205, 200, 194, 255)
"""What is left of the light on a card that is not on turn."""


@dataclass(frozen=True, slots=True)
class RathView:
    """What lies on one rath card; `prisoners` by owner with their number."""

    style: PlayerStyle
    name: str
    cumals: int
    supply: int
    prisoners: tuple[tuple[PlayerStyle, int], ...] = ()
    kings: int = 2
    """Kings that are still at home."""
    start: bool = False
    active: bool = False
    resting: bool = False
    """Another one is on turn: the card steps back."""


def rath_card(view: RathView, layout: RathLayout) -> pygame.Surface:
    """The whole card in the size of `layout.box`, without shadow. Shared: copy before drawing."""
    box = layout.box
    parts = tuple(
        tuple(part.move(-box.left, -box.top))
        for part in (layout.roundel, layout.name, layout.supply, layout.treasury, layout.prison)
    )
    return _rath(view, box.size, layout.unit, parts)


@kept
def _rath(
    view: RathView, size: tuple[int, int], unit: float, parts: tuple[tuple[int, ...], ...]
) -> pygame.Surface:
    head, name, supply, treasury, prison = (pygame.Rect(part) for part in parts)
    card = _plaque(size, unit).copy()
    if view.active:
        _glow(card, head, unit)
    _head(card, view, head, unit)
    words = fonts.fit(view.name, name.width, 15 * unit, weight="bold", colour="#f6e8c6",
                      halo="#20140a")  # fmt: skip
    card.blit(words, words.get_rect(center=name.center))
    _supply(card, view, supply, unit)
    _treasury(card, view.cumals, treasury, unit)
    _prison(card, view.prisoners, prison, unit)
    if view.resting:
        card.fill(_AT_REST, special_flags=pygame.BLEND_RGBA_MULT)
    return card


@kept
def _plaque(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The empty oak board with its wells."""
    width, height = SIZE
    outline = (
        f"M9 5 L{width / 2} 0.8 L{width - 9} 5 L{width - 1.4} 16 L{width - 3.4} {height * 0.5:.1f} "
        f"L{width - 1.4} {height - 16} L{width - 9} {height - 5} L{width / 2} {height - 0.8} "
        f"L9 {height - 5} L1.4 {height - 16} L3.4 {height * 0.5:.1f} L1.4 16 Z"
    )
    mask = relief.shape_mask(path(outline, "#ffffff"), size, unit)
    grain = pygame.transform.rotate(relief.wood((size[1], size[0]), unit * 1.3, OAK, 400), 90)
    board = carve.cut(grain, mask)
    carve.bevel(board, mask, 2.2 * unit, "#f0d5a0", "#120904", 0.6)
    rim = svg.path(outline, "none", "#20140a", 1.2)
    nails = "".join(
        circle(x, y, 1.8, "#c9954e", "#2a1a0a", 0.7) + circle(x - 0.5, y - 0.6, 0.6, "#ffe9b8")
        for x in (11, width - 11)
        for y in (13, height - 13)
    )
    board.blit(svg.raster(svg.document(rim + nails, width, height), size), (0, 0))
    return board


def _glow(card: pygame.Surface, head: pygame.Rect, unit: float) -> None:
    mask = carve.clear(card.get_size())
    pygame.draw.circle(mask, (255, 255, 255, 255), head.center, round(head.width / 2 + 2 * unit))
    card.blit(carve.tinted(carve.blurred(mask, 7 * unit), "#ffdf8a", 0.95), (0, 0))


def _head(card: pygame.Surface, view: RathView, head: pygame.Rect, unit: float) -> None:
    """The owner's disc; kings at home stand beside it, the start stone at the other side."""
    face = roundel(view.style, head.width)
    carve.cast_kept(card, carve.kept_mask_of(face), head.topleft, (unit, 2.4 * unit), 3 * unit, 0.7)
    card.blit(face, head)
    for index in range(view.kings):
        crown = crown_of(view.style, round(_CROWN * unit))
        low = head.bottom - index * round(1.08 * crown.get_height())
        card.blit(crown, crown.get_rect(bottomleft=(head.right + round(0.6 * unit), low)))
    if view.start:
        stone = start_stone(round(19 * unit))
        card.blit(stone, stone.get_rect(midright=(head.left - round(unit), head.centery)))


@kept
def start_stone(px: int) -> pygame.Surface:
    """Who holds it begins the round: a black cube with a carved spiral."""
    body = (
        path("M20 37 L5 29 V12 L20 20 Z", "#2e2b2c", "#0c0a0a", 1.6)
        + path("M20 37 L35 29 V12 L20 20 Z", "#171516", "#0c0a0a", 1.6)
        + path("M20 4 L35 12 L20 20 L5 12 Z", "#575354", "#0c0a0a", 1.6)
        + stroke("M8 12.4 L20 6", "#a9a3a0", 1.4)
        + stroke("M12.4 22.4 q4 2 3.4 6 q-1.2 3 -4.4 1 q-2.4 -2.2 -0.6 -4.2", "#b9b1a4", 1.5)
        + stroke("M20 16.4 L26 13 L20 9.4 L14.4 12.4", "#d9d1c4", 1.3)
    )
    return svg.raster(svg.document(body, 40, 40), (px, px))


def _well(card: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    hole = _hole(box.size, unit)
    card.blit(hole, box)


@kept
def _hole(size: tuple[int, int], unit: float) -> pygame.Surface:
    mask = relief.shape_mask(
        svg.rect(0, 0, size[0] / unit, size[1] / unit, "#ffffff", rx=6), size, unit
    )
    hole = carve.tinted(mask, "#140c06", 0.62)
    relief.sunk(hole, mask, 2 * unit)
    return hole


def _supply(card: pygame.Surface, view: RathView, box: pygame.Rect, unit: float) -> None:
    """A heap of the owner's discs with their number."""
    px = round(23 * unit)
    heap = min(4, -(-view.supply // 5))
    if heap:
        pile = stack((view.style,) * heap, px)
        spot = (box.left + round(19 * unit), box.bottom - round(13.6 * unit))
        card.blit(pile.surface, pile.corner(spot))
    _figure(card, view.supply, (box.left + round(53 * unit), box.centery), 22 * unit)


def _treasury(card: pygame.Surface, cumals: int, box: pygame.Rect, unit: float) -> None:
    _well(card, box, unit)
    heads = pygame.Rect(0, 0, round(_HERD[0] * unit), round(_HERD[1] * unit))
    heads.midleft = (box.left + round(2.4 * unit), box.centery)
    columns = 3 if len(heads_of(cumals)) <= _FEW else 4
    card.blit(herd(cumals, 0, heads.size, columns), heads)
    _figure(card, cumals, (box.right - round(13 * unit), box.centery), 21 * unit)


def _prison(
    card: pygame.Surface,
    prisoners: tuple[tuple[PlayerStyle, int], ...],
    box: pygame.Rect,
    unit: float,
) -> None:
    """The discs of others behind bars, each owner's with a number."""
    _well(card, box, unit)
    held = [(style, number) for style, number in prisoners if number]
    px, step = round(22 * unit), box.width / max(3, len(held))
    for index, (style, number) in enumerate(held):
        x = round(box.left + step * (index + 0.5))
        pile = stack((style,) * min(3, number), px)
        card.blit(pile.surface, pile.corner((x, box.top + round(23 * unit))))
    card.blit(bars(box.size, unit), box)
    for index, (_, number) in enumerate(held):
        x = round(box.left + step * (index + 0.5))
        _figure(card, number, (x, box.bottom - round(10 * unit)), 15 * unit)


@kept
def bars(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Upright stakes before the prison, with a beam above and below."""
    width, height = size[0] / unit, size[1] / unit
    body, count = [], max(3, math.ceil((width - 5.2) / CELL - 0.05))
    for index in range(count + 1):
        x = 2.6 + index * (width - 5.2) / count
        body.append(stroke(f"M{x + 1.4:.1f} 1 V{height - 1:.1f}", "#0a0604", 4.2, 0.55))
        body.append(stroke(f"M{x:.1f} 1 V{height - 1:.1f}", "#2a1c10", 4.0))
        body.append(stroke(f"M{x:.1f} 1 V{height - 1:.1f}", "#96724a", 2.7))
        body.append(stroke(f"M{x - 0.5:.1f} 1.6 V{height - 2:.1f}", "#dcb684", 0.9))
    for y in (1.6, height - 1.6):
        body.append(stroke(f"M1.4 {y:.1f} H{width - 1.4:.1f}", "#2a1c10", 3.6))
        body.append(stroke(f"M1.4 {y:.1f} H{width - 1.4:.1f}", "#7a5a38", 2.4))
    return svg.raster(svg.document("".join(body), width, height), size)


def _figure(card: pygame.Surface, number: int, middle: tuple[int, int], px: float) -> None:
    size = max(fonts.FLOOR, px)
    words = fonts.render(fonts.serif(size, "bold"), str(number), _NUMBER, "#160d06")
    card.blit(words, words.get_rect(center=middle))
