"""What lies on the tray's furniture and changes: piles in the bowls, numbers, the hod."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

import pygame

from engine.games.caylus.data import GOODS
from scenes.games.caylus.tray_plan import TrayPlan, tray_plan
from sprites.caylus.bowls import PIECES
from sprites.caylus.hod import Load, hod
from sprites.common import fonts
from sprites.common.chrome_button import focus_ring
from sprites.common.chrome_tray import Well, delta_badge
from sprites.common.drawn import Drawn, Pointer
from sprites.common.light import glow, laid
from sprites.common.piles import SECOND_LAYER_FROM, count_disc, disc_height, drop_ring, pile
from sprites.common.shapes import trimmed
from sprites.common.theme import Theme

PLAIN = GOODS[:3]
"""What a batch consists of (CA-9.1)."""
CHANGES_AHEAD = (-2, -1, 1, 2)
"""Changes of a pile whose pictures are made before they are asked for."""
LIFTED = 0.72
"""Width of the hod in the hand, in widths of that in the tray."""
_WORDS = 13.0


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the furniture shows. `free` says how many workers are free."""

    wells: tuple[Well, ...]
    free: str
    size: tuple[int, int]
    scale: float
    theme: Theme
    pointer: Pointer


def furniture(shown: Shown) -> Drawn:
    """The things of the tray over the empty furniture of the ground, with their targets."""
    return _furniture(shown)


@lru_cache(maxsize=4)
def _furniture(shown: Shown) -> Drawn:
    plan = tray_plan(shown.size, shown.scale)
    wells = {well.id: well for well in shown.wells}
    canvas = pygame.Surface(shown.size, pygame.SRCALPHA)
    rects: dict[str, pygame.Rect] = {}
    texts: list[pygame.Rect] = []
    for place, good in enumerate(GOODS):
        rects[f"well:{good}"] = plan.columns[place]
        _bowlful(canvas, wells[good], plan.bowls[place], place, shown)
        texts += _numbers(canvas, wells[good], plan.bowls[place], shown)
    texts += _workers(canvas, wells["workers"], plan, shown)
    rects["well:batch"] = plan.hod
    texts += _hod(canvas, wells, plan.hod, shown)
    for name, box in rects.items():
        if name == shown.pointer.focused:
            focus_ring(box.size, shown.scale, shown.theme, 6).blit(canvas, box.topleft)
    part, (left, top) = trimmed(canvas)
    return Drawn(part, shown.size, (-left, -top), rects, tuple(texts))


def _lit(well: Well, pointer: Pointer) -> bool:
    return well.lit or f"well:{well.id}" in (pointer.hovered, pointer.pressed)


def _bowlful(
    canvas: pygame.Surface, well: Well, box: pygame.Rect, place: int, shown: Shown
) -> None:
    """What lies in a bowl, and the ring of what arrives."""
    if _lit(well, shown.pointer):
        light = glow((box.width, box.width), shown.theme.gold_line, 0.5)
        canvas.blit(light, light.get_rect(center=box.center))
    coming = well.change if well.ahead else 0
    heap = _pile(place, well.value, coming, shown.size, shown.scale)
    canvas.blit(heap, heap.get_rect(center=box.center))
    if well.change > 0:
        ring = drop_ring(box.width, shown.scale)
        canvas.blit(ring, ring.get_rect(center=box.center))


def _numbers(
    canvas: pygame.Surface, well: Well, box: pygame.Rect, shown: Shown
) -> list[pygame.Rect]:
    """The number at the lower right of a bowl, what changes at its upper right."""
    reach = 0.36 * box.width
    low = (round(box.centerx + 0.6 * reach), round(box.centery + 1.06 * reach))
    texts = [_disc(canvas, well.number, low, shown.scale)]
    if well.delta is not None:
        high = (round(box.centerx + 0.9 * reach), round(box.centery - 1.1 * reach))
        texts.append(_badge(canvas, well, high, shown))
    return texts


def _disc(canvas: pygame.Surface, words: str, middle: tuple[int, int], scale: float) -> pygame.Rect:
    """A number about a point; a longer one grows to the left."""
    disc = count_disc(words, scale)
    box = disc.get_rect(center=middle)
    box.right = min(canvas.get_width(), middle[0] + disc_height(scale) // 2)
    laid(disc, 0.7 * scale).blit(canvas, box.topleft)
    return box


def _badge(
    canvas: pygame.Surface, well: Well, middle: tuple[int, int], shown: Shown
) -> pygame.Rect:
    """The change of a counter, a lifted tab of its own."""
    if well.delta is None:
        raise ValueError(well.id)
    badge = delta_badge(well.delta, 1.1 * shown.scale, shown.theme)
    room = canvas.get_rect().inflate(-round(6 * shown.scale), -round(6 * shown.scale))
    box = badge.get_rect(center=middle).clamp(room)
    laid(badge, 0.7 * shown.scale).blit(canvas, box.topleft)
    return box


def _workers(canvas: pygame.Surface, well: Well, plan: TrayPlan, shown: Shown) -> list[pygame.Rect]:
    """How many workers are free; they themselves stand on the rack."""
    words = fonts.fit(
        shown.free, plan.rack.width, _WORDS * shown.scale, colour=shown.theme.well_text
    )
    place = words.get_rect(center=(round(plan.words[0]), round(plan.words[1])))
    canvas.blit(words, place)
    if well.delta is None:
        return [place]
    other = well.value + (well.change if well.ahead else -well.change)
    last = max(1, min(len(plan.feet), max(well.value, other)))
    over = (plan.feet[last - 1][0], plan.workers.top + round(6 * shown.scale))
    return [place, _badge(canvas, well, over, shown)]


def _hod(
    canvas: pygame.Surface, wells: Mapping[str, Well], box: pygame.Rect, shown: Shown
) -> list[pygame.Rect]:
    """The batches that could be delivered: they lie ready, lifted in the castle's phase."""
    well, scale = wells["batch"], shown.scale
    ready = not well.quiet and well.value > 0
    picture = hod(load_of(wells), round(box.width), scale, not ready)
    at = picture.get_rect(midbottom=(box.centerx, box.bottom))
    if ready or _lit(well, shown.pointer):
        light = glow(box.inflate(box.width // 5, box.height // 5).size, shown.theme.gold_line, 0.6)
        canvas.blit(light, light.get_rect(center=at.center))
    if ready:
        at.move_ip(0, -round(3 * scale))
    empty = hod((), round(box.width), scale, False)  # its shadow serves every load
    laid(empty, scale * (1.6 if ready else 0.8)).blit(canvas, at.topleft)
    canvas.blit(picture, at)
    middle = (at.left + round(0.36 * at.width), at.bottom - disc_height(scale) // 2)
    texts = [_disc(canvas, well.number, middle, scale)]
    if well.delta is not None:
        beside = (at.left + round(0.66 * at.width), middle[1])
        texts.append(_badge(canvas, well, beside, shown))
    return texts


def load_of(wells: Mapping[str, Well]) -> Load:
    """Batch by batch what would be paid: gold stands in for what is missing (CA-9.3)."""
    held = {good: wells[good].value for good in PLAIN}
    return tuple(_batch(held, number) for number in range(wells["batch"].value))


def lifted_hod(goods: Mapping[str, int], width: int, scale: float) -> pygame.Surface:
    """A small hod with one batch, to be carried from a hod of some px."""
    return hod((_batch(goods, 0),), round(LIFTED * width), scale, False)


def _batch(goods: Mapping[str, int], number: int) -> tuple[str, ...]:
    """The cubes of a seat's batch with this number, from 0."""
    return tuple(good if goods[good] > number else "gold" for good in PLAIN)


def piles_ahead(
    values: Mapping[str, int], size: tuple[int, int], scale: float
) -> list[Callable[[], object]]:
    """Makes the piles of the present goods and of those that a choice may soon show."""
    return [
        partial(_pile, place, values[good], change, size, scale)
        for place, good in enumerate(GOODS)
        for change in CHANGES_AHEAD
        if values[good] + change >= 0
    ]


def pieces_ready(size: tuple[int, int], scale: float) -> list[Callable[[], object]]:
    """Makes all pieces of every bowl with their shadows: a pile is then put together quickly."""
    places = range(len(GOODS))
    return [partial(_pile, place, SECOND_LAYER_FROM, 0, size, scale) for place in places]


def _pile(
    place: int, number: int, coming: int, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """What lies in a bowl of a tray of some px."""
    piece, share = PIECES[GOODS[place]]
    px = round(share * tray_plan(size, scale).bowls[place].width)
    return pile(piece, px, number, coming, scale, place)
