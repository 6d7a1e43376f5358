"""What a seat owns, as things on the marble shelf: cubes on salvers, decorations in their
recesses, tokens, workers on their bench. The shelf below is `shelf_slab`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from sprites.common.chrome_button import focus_ring
from sprites.common.chrome_tray import Well, delta_badge
from sprites.common.drawn import Drawn, Pointer, as_target
from sprites.common.light import faded, laid
from sprites.common.piles import count_disc, drop_ring, pile, pile_side
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme
from sprites.versailles.icons import icon, ink_for
from sprites.versailles.icons_goods import log
from sprites.versailles.pen import Sketch
from sprites.versailles.pieces import token, worker, worker_size
from sprites.versailles.shelf_plan import ShelfPlan, shelf_plan
from sprites.versailles.tile_face import medal

_PIECE = 0.31
"""Width of a piece in shares of its salver."""
_LOST, _GAINED, _COMING = 0.36, 0.62, 0.24


@dataclass(frozen=True, slots=True)
class Stock:
    """What can lie on the shelf, by ids of the data: `goods`, `kinds` of decorations, how many
    `tokens`, and `rows` in which workers wait; whose `style` the workers wear."""

    goods: tuple[str, ...]
    kinds: tuple[str, ...]
    tokens: int
    rows: int
    style: PlayerStyle

    def plan(self, size: tuple[int, int], scale: float) -> ShelfPlan:
        """Where all of it lies."""
        return shelf_plan(size, scale, len(self.goods), len(self.kinds), self.tokens, self.rows)


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the shelf shows: `stock` can lie there, `wells` say how much does."""

    wells: tuple[Well, ...]
    stock: Stock
    size: tuple[int, int]
    scale: float
    theme: Theme
    pointer: Pointer


def things(shown: Shown) -> Drawn:
    """All of them, to be laid over the shelf; targets are "well:<id>"."""
    ids = frozenset(f"well:{well.id}" for well in shown.wells)
    return _things(replace(shown, pointer=shown.pointer.only(ids)))


@lru_cache(maxsize=4)
def _things(shown: Shown) -> Drawn:
    stock, size = shown.stock, shown.size
    plan = stock.plan(size, shown.scale)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    whole = canvas.get_rect()
    places = _places(plan, stock)
    draw = _drawings(plan, stock, shown.theme)
    rects: dict[str, pygame.Rect] = {}
    texts: list[pygame.Rect] = []
    for well in shown.wells:
        place = places.get(well.id)
        if place is None:
            continue
        if well.change > 0:
            ring = drop_ring(round(min(place.size) * 1.1), plan.unit)
            canvas.blit(ring, ring.get_rect(center=place.center))
        texts += draw[well.id](canvas, well, place)
        name = f"well:{well.id}"
        rects[name] = as_target(place, whole)
        if name == shown.pointer.focused:
            focus_ring(place.size, shown.scale, shown.theme, 6).blit(canvas, place.topleft)
    return Drawn(canvas, size, (0, 0), rects, tuple(texts))


_Drawing = Callable[[pygame.Surface, Well, pygame.Rect], list[pygame.Rect]]


def _places(plan: ShelfPlan, stock: Stock) -> dict[str, pygame.Rect]:
    found = dict(zip(stock.goods, plan.salvers, strict=True))
    found |= dict(zip(stock.kinds, plan.recesses, strict=True))
    return found | {"tokens": plan.token_place, "workers": plan.bench}


def _drawings(plan: ShelfPlan, stock: Stock, theme: Theme) -> Mapping[str, _Drawing]:
    """By well, what draws it and tells where words stand."""
    found: dict[str, _Drawing] = {}
    for number, name in enumerate(stock.goods):
        found[name] = _goods(name, number, plan, theme)
    for name in stock.kinds:
        found[name] = _ornament(plan, theme)
    found["tokens"] = _tokens(plan, theme)
    found["workers"] = _workers(plan, stock.style, theme)
    return found


def _goods(name: str, number: int, plan: ShelfPlan, theme: Theme) -> _Drawing:
    def draw(canvas: pygame.Surface, well: Well, place: pygame.Rect) -> list[pygame.Rect]:
        px = round(place.width * _PIECE)
        coming = well.change if well.ahead else 0
        if well.value or coming:
            heap = pile(PIECES.get(name, _PLAIN), px, well.value, coming, plan.unit, number)
            canvas.blit(heap, heap.get_rect(center=place.center))
            assert heap.get_width() == pile_side(px)
        side = place.width
        at = (place.centerx + round(side * 0.38), place.bottom - round(side * 0.06))
        badge_at = (place.centerx + round(side * 0.30), place.top + round(side * 0.08))
        return [_count(canvas, well, at, plan.unit), *_delta(canvas, well, badge_at, plan, theme)]

    return draw


def _ornament(plan: ShelfPlan, theme: Theme) -> _Drawing:
    def draw(canvas: pygame.Surface, well: Well, place: pygame.Rect) -> list[pygame.Rect]:
        kind = well.icon
        medal_px = round(place.width * 0.96)
        left = well.value + (min(0, well.change) if well.ahead else 0)
        picture = medal(kind, medal_px)
        corner = picture.get_rect(center=place.center).topleft
        if left > 0:
            laid(picture, 0.8 * plan.unit).blit(canvas, corner)
        elif well.ahead and well.change:
            share = _COMING if well.change > 0 else _LOST
            canvas.blit(_faint(picture, share), corner)
        texts = []
        if well.value > 1:
            at = (place.right - round(place.width * 0.1), place.bottom - round(place.width * 0.1))
            texts.append(_count(canvas, well, at, plan.unit))
        return [*texts, *_delta(canvas, well, place.midtop, plan, theme)]

    return draw


def _tokens(plan: ShelfPlan, theme: Theme) -> _Drawing:
    def draw(canvas: pygame.Surface, well: Well, place: pygame.Rect) -> list[pygame.Rect]:
        coming = well.change if well.ahead else 0
        for number, box in enumerate(plan.tokens):
            active = number < well.value
            picture = token(box.width, active)
            corner = picture.get_rect(center=box.center).topleft
            if active and number >= well.value + coming:
                canvas.blit(token(box.width, False), corner)
                canvas.blit(_faint(picture, _LOST), corner)
            elif not active and number < well.value + coming:
                canvas.blit(picture, corner)
                canvas.blit(_faint(token(box.width, True), _GAINED), corner)
            else:
                laid(picture, 0.7 * plan.unit).blit(canvas, corner)
        first = plan.tokens[0]
        return _delta(canvas, well, (first.right, first.top + round(9 * plan.unit)), plan, theme)

    return draw


def _workers(plan: ShelfPlan, style: PlayerStyle, theme: Theme) -> _Drawing:
    def draw(canvas: pygame.Surface, well: Well, place: pygame.Rect) -> list[pygame.Rect]:
        px = standing_width(place)
        laid(worker(style, px), plan.unit).blit(canvas, standing(place, plan.unit).topleft)
        at = (place.right - round(3 * plan.unit), place.bottom - round(13 * plan.unit))
        badge_at = (place.centerx, place.top + round(2 * plan.unit))
        return [_count(canvas, well, at, plan.unit), *_delta(canvas, well, badge_at, plan, theme)]

    return draw


def standing_width(place: pygame.Rect) -> int:
    """px of a worker that stands in a place of the shelf."""
    wide = place.width * 0.94
    tall = worker_size(1000)[1] / 1000
    return round(min(wide, place.height * 0.74 / tall))


def standing(place: pygame.Rect, unit: float) -> pygame.Rect:
    """What a worker covers of a place of the shelf: it stands on the bench."""
    box = pygame.Rect((0, 0), worker_size(standing_width(place)))
    box.midbottom = (place.centerx, place.bottom - round(6 * unit))
    return box


def _count(canvas: pygame.Surface, well: Well, at: tuple[int, int], unit: float) -> pygame.Rect:
    disc = count_disc(well.number, unit)
    corner = disc.get_rect(center=at).clamp(canvas.get_rect())
    laid(disc, 0.6 * unit).blit(canvas, corner.topleft)
    return corner


def _delta(
    canvas: pygame.Surface, well: Well, at: tuple[int, int], plan: ShelfPlan, theme: Theme
) -> list[pygame.Rect]:
    if well.delta is None:
        return []
    badge = delta_badge(well.delta, plan.unit, theme)
    corner = badge.get_rect(center=at).clamp(canvas.get_rect())
    laid(badge, 0.6 * plan.unit).blit(canvas, corner.topleft)
    return [corner]


@kept
def _faint(picture: pygame.Surface, share: float) -> pygame.Surface:
    return faded(picture, share)


@kept
def one_log(px: int) -> pygame.Surface:
    """A single log: one wood."""
    d = Sketch(ink_for(px))
    log(d, 10, 32, 38, 13.0)
    return d.raster((64.0, 64.0), (px, px))


def one_block(px: int) -> pygame.Surface:
    """A block of marble."""
    return icon("marble", px)


def one_ingot(px: int) -> pygame.Surface:
    """An ingot of gold."""
    return icon("gold", px)


_PLAIN = one_block
PIECES: Mapping[str, Callable[[int], pygame.Surface]] = {
    "wood": one_log,
    "marble": one_block,
    "gold": one_ingot,
}
