"""The common stock beside the board: small heaps of ink, stone, gold and silver."""

import random
from collections.abc import Mapping

import pygame

from sprites.common.light import with_shadow
from sprites.common.surface_cache import kept
from sprites.viscounts.pieces import GoodKind, good

_SIZES: dict[GoodKind, int] = {"ink": 33, "stone": 34, "gold": 35, "silver": 34}
"""Width of one piece in units."""
_SPREAD: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.6),),
    2: ((0.33, 0.52), (0.66, 0.68)),
    3: ((0.3, 0.68), (0.68, 0.74), (0.5, 0.36)),
    4: ((0.27, 0.5), (0.72, 0.44), (0.3, 0.8), (0.7, 0.78)),
    5: ((0.5, 0.3), (0.22, 0.5), (0.78, 0.5), (0.34, 0.78), (0.68, 0.8)),
}
_MOST = max(_SPREAD)


@kept
def heap(kind: GoodKind, shown: int, scale: float, seed: int = 1) -> pygame.Surface:
    """A loose heap of 0 to 5 pieces, about 80 x 70 units, with its shadows and empty around.

    ValueError for another number of pieces.
    """
    if not 0 <= shown <= _MOST:
        raise ValueError(f"a heap shows 0 to {_MOST} pieces, not {shown}")
    size = (round(80 * scale), round(70 * scale))
    pile = pygame.Surface(size, pygame.SRCALPHA)
    if shown == 0:
        return pile
    chance = random.Random(f"{kind}{seed}")
    px = round(_SIZES[kind] * scale)
    for x, y in sorted(_SPREAD[shown], key=lambda spot: spot[1]):
        picture = good(kind, px, chance.randint(-15, 15))
        middle = (x * size[0], y * size[1] - px * 0.12)
        corner = (middle[0] - picture.get_width() / 2, middle[1] - picture.get_height() / 2)
        with_shadow(picture, 0.85 * scale).blit(pile, corner)
    return pile


def draw_stock(
    target: pygame.Surface, spots: Mapping[GoodKind, pygame.Rect], scale: float, shown: int = 3
) -> None:
    """One heap of each good, centred in its rect."""
    for seed, (kind, box) in enumerate(spots.items()):
        pile = heap(kind, shown, scale, seed)
        target.blit(pile, pile.get_rect(center=box.center))


def stock_layout(rect: pygame.Rect) -> dict[GoodKind, pygame.Rect]:
    """The corner of the table split into four places, two by two; each for one heap."""
    half_w, half_h = rect.width // 2, rect.height // 2
    kinds: tuple[GoodKind, ...] = ("silver", "ink", "stone", "gold")
    return {
        kind: pygame.Rect(
            rect.left + (index % 2) * half_w, rect.top + (index // 2) * half_h, half_w, half_h
        )
        for index, kind in enumerate(kinds)
    }
