"""What the rail is made of: a folded or deckled sheet, a slab of slate, cloth with cards on it.

The ground with its shadow is drawn once; what depends on the height of log and inspector (folds,
cleaner pieces, hollows, cards) lies on it in layers, so that another height moves nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import pygame

from sprites.common import svg
from sprites.common.cloth_and_stone import damask
from sprites.common.colour import lighter, mix
from sprites.common.light import Shaded, round_off, shadow, shadow_of_sheet
from sprites.common.materials import cut_paper, uncut_paper
from sprites.common.rail_ground import (
    GROUNDS,
    Box,
    RailGround,
    card,
    card_of,
    cloth_of,
    framed_cloth,
)
from sprites.common.stretched import bands, taller, wider
from sprites.common.surface_cache import Kept, kept
from sprites.common.theme import RailMaterial, Theme

Layer = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its place from the rail's corner."""
_RIM = 8
"""Units of the ground beside its edges; within them nothing shines through it."""


def rail_paper(rail: RailGround) -> tuple[Layer, ...]:
    """The rail's ground with its shadow, from the lowest layer to the topmost. Shared: copy before
    drawing on them."""
    if rail not in _LAID:
        for old in list(_LAID)[:-1]:
            del _LAID[old]
        layers = _ON_GROUNDS[rail.theme.rail_material](rail)
        _LAID[rail] = _lying_sheet(rail.under) + tuple(layers)
    return _LAID[rail]


_LAID: dict[RailGround, tuple[Layer, ...]] = {}
"""The grounds that were asked for last, with all that lies on them. They lie on the table, and so
they take no room that the cache could give to others."""


def draw_a_piece(rail: RailGround) -> bool:
    """Draw one of the pieces of a ground that takes its time and was never drawn; False: nothing
    is left."""
    for piece, args in () if rail in _LAID else _pieces(rail):
        if not piece.has(*args):
            piece(*args)
            return True
    return False


def _pieces(rail: RailGround) -> Iterator[tuple[Kept[..., object], tuple[Any, ...]]]:
    """What a ground is put together from, each with its arguments."""
    material = rail.theme.rail_material
    if rail.under not in _LYING and not _sheet.has(rail.under):
        if material == "damask" and not framed_cloth.has(rail.bare):
            yield damask, cloth_of(rail.bare)
            yield framed_cloth, (rail.bare,)
        yield _fall, (rail.bare,)
        for index, (_, _, wide, tall) in enumerate(rail.seats if material == "damask" else ()):
            yield card, card_of(rail, index, wide, tall)
        yield _sheet, (rail.under,)
    for field in rail.fields if material in ("deckled", "damask") else ():
        piece = _piece if material == "deckled" else _field_card
        if not piece.has(rail.bare, field):
            yield uncut_paper, _uncut_of(rail, field)
            if material == "damask":
                yield _card_shadow, (field[2:], rail.scale)
            yield piece, (rail.bare, field)
    for _, _, wide, tall in rail.fields if material == "slate" else ():
        yield _hollow, ((wide, tall), rail.scale, rail.theme)


_LYING: dict[RailGround, tuple[Layer, ...]] = {}
"""The same with nothing on them: made anew, all of the rail would be painted anew."""


def _lying_sheet(under: RailGround) -> tuple[Layer, ...]:
    if under not in _LYING:
        for old in list(_LYING)[:-1]:
            del _LYING[old]
        _LYING[under] = _sheet(under)
    return _LYING[under]


@kept
def _sheet(under: RailGround) -> tuple[Layer, ...]:
    """The ground and its shadow: what lies within the edges needs no mixing with what is below."""
    sheet, fall = GROUNDS[under.theme.rail_material](under), _fall(under.bare)
    pad, rim = (fall.get_width() - sheet.get_width()) // 2, math.ceil(_RIM * under.scale)
    canvas = fall.copy()
    canvas.blit(sheet, (pad, pad))
    inside = pygame.Rect((pad, pad), sheet.get_size()).inflate(-2 * rim, -2 * rim)
    opaque = pygame.Surface(inside.size, 0, 32)
    opaque.blit(canvas, (0, 0), inside)
    around = [
        (canvas.subsurface(band).copy(), (band.x - pad, band.y - pad))
        for band in bands(inside, canvas.get_rect())
    ]
    return *around, (opaque, (rim, rim))


@kept
def _fall(bare: RailGround) -> pygame.Surface:
    """The shadow of the ground, whatever lies on it."""
    scale = bare.scale
    sheet = GROUNDS[bare.theme.rail_material](bare)
    return shadow(sheet, (3 * scale, 7 * scale), 12 * scale, 150)


# A player aid that was folded twice ---------------------------------------------------------------


def _folds(rail: RailGround) -> Iterator[Layer]:
    for fold in rail.folds:
        picture, above = _fold(rail.size[0], rail.scale)
        yield picture, (0, fold - above)


_FOLD_ABOVE, _FOLD_BELOW = 30, 4
"""Units that a fold darkens and lights."""


@kept
def _fold(wide: int, scale: float) -> tuple[pygame.Surface, int]:
    """(a fold across the sheet, px of it above the fold)."""
    above = math.ceil(_FOLD_ABOVE * scale)
    size = (wide, above + math.ceil(_FOLD_BELOW * scale))
    width, height, y = size[0] / scale, size[1] / scale, above / scale
    stops = ((0, "#7a5a34", 0.0), (1, "#7a5a34", 0.16))
    shade = svg.linear_gradient("fold", (0, y - _FOLD_ABOVE), (0, y), *stops)
    body = svg.rect(0, y - _FOLD_ABOVE, width, _FOLD_ABOVE, "url(#fold)")
    body += _across(y, width, "#7a5a34", 1.2, 0.45) + _across(y + 1.6, width, "#fffbe6", 1.4, 0.8)
    return svg.raster(svg.document(body, width, height, shade), size), above


def _across(y: float, width: float, colour: str, thick: float, opacity: float) -> str:
    data = f"M0 {svg.number(float(y))} H{svg.number(width)}"
    return svg.path(data, stroke=colour, stroke_width=thick, stroke_opacity=opacity)


# Hand-made parchment with a torn edge; log and inspector lie on cleaner pieces --------------------


def _cleaner(rail: RailGround) -> Iterator[Layer]:
    for field in rail.fields:
        yield _piece(rail.bare, field), field[:2]


@kept
def _piece(bare: RailGround, field: Box) -> pygame.Surface:
    """A cleaner piece, cut where it lies from a sheet as high as the rail."""
    return _cut(bare, field)


def _cut(bare: RailGround, field: Box) -> pygame.Surface:
    _, y, wide, tall = field
    return cut_paper((wide, tall), y, _uncut_of(bare, field), 4, 0.10)


def _uncut_of(rail: RailGround, field: Box) -> tuple[tuple[int, int], float, int, str]:
    """What `uncut_paper` is told for a field."""
    cloth, theme = rail.theme.rail_material == "damask", rail.theme
    tint = theme.paper if cloth else theme.paper_light
    return (field[2], rail.size[1]), rail.scale, 80 if cloth else 79, tint


# Slate with chipped edges; log and inspector are shallow hollows in it ----------------------------


_HOLLOW, _HOLLOW_EDGE = 32, 2
"""Units of the smallest hollow; units by which its rim and light reach beyond it."""


def _hollows(rail: RailGround) -> Iterator[Layer]:
    edge = math.ceil(_HOLLOW_EDGE * rail.scale)
    for x, y, wide, tall in rail.fields:
        yield _hollow((wide, tall), rail.scale, rail.theme), (x - edge, y - edge)


@kept
def _hollow(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    small = _small_hollow(scale, theme)
    side = math.ceil(_HOLLOW * scale)
    return taller(wider(small, size[0] - side), size[1] - side)


@kept
def _small_hollow(scale: float, theme: Theme) -> pygame.Surface:
    """All hollows have its corners."""
    side, edge = math.ceil(_HOLLOW * scale), math.ceil(_HOLLOW_EDGE * scale)
    inner, x = side / scale, edge / scale
    box = (x, x, inner, inner)
    body = svg.rect(*box, mix(theme.paper, theme.ink, 0.45), None, None, 5, fill_opacity=0.45)
    body += svg.rect(*box, "none", mix(theme.paper, theme.ink, 0.8), 1.6, 5)
    lit = f"M{svg.number(x + 5)} {svg.number(x + inner)} h{svg.number(inner - 10)}"
    body += svg.path(lit, stroke=lighter(theme.paper, 0.4), stroke_width=1.2, stroke_opacity=0.6)
    whole = side + 2 * edge
    return svg.raster(svg.document(body, whole / scale, whole / scale), (whole, whole))


# Damask in a gilt frame; seats, log and inspector are cards laid on it ----------------------------


def _cards(rail: RailGround) -> Iterator[Layer]:
    for field in rail.fields:
        yield _field_card(rail.bare, field)


@kept
def _card_shadow(size: tuple[int, int], scale: float) -> Shaded:
    """The shadow of such a card: a piece of work of its own."""
    return shadow_of_sheet(size, 4 * scale, scale)


@kept
def _field_card(bare: RailGround, field: Box) -> Layer:
    """The card of log or inspector with as much of its shadow as falls on the rail."""
    x, y, *size = field
    fall = _card_shadow((size[0], size[1]), bare.scale)
    _card_shadow.let_go((size[0], size[1]), bare.scale)
    whole = fall.surface.get_rect(topleft=(x - fall.origin[0], y - fall.origin[1]))
    seen = whole.clip((0, 0), bare.size)
    card = fall.surface.subsurface(seen.move(-whole.x, -whole.y)).copy()
    card.blit(_cut(bare, field), (x - seen.x, y - seen.y))
    round_off(card, seen, bare.size, 6 * bare.scale)
    return card, seen.topleft


_ON_GROUNDS: dict[RailMaterial, Callable[[RailGround], Iterator[Layer]]] = {
    "folded": _folds,
    "deckled": _cleaner,
    "slate": _hollows,
    "damask": _cards,
}
