"""The painted façade of every building, by the id of its card."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from sprites.caylus import facade_farms as farms
from sprites.caylus import facade_homes as homes
from sprites.caylus import facade_prestige as prestige
from sprites.caylus import facade_town as town
from sprites.caylus import facade_trade as trade
from sprites.caylus.facade_parts import HIGH, WIDE
from sprites.caylus.pen import Drawing
from sprites.common.noise import grain
from sprites.common.surface_cache import kept

Crop = tuple[float, float, float, float]
WHOLE: Crop = (0.0, 0.0, WIDE, HIGH)

FACADES: dict[str, Callable[[Drawing], None]] = {
    "small_farm": farms.small_farm,
    "small_sawmill": farms.small_sawmill,
    "small_quarry": farms.small_quarry,
    "peddler": trade.peddler,
    "market": trade.market,
    "lawyer": town.lawyer,
    "large_farm": farms.large_farm,
    "large_sawmill": farms.large_sawmill,
    "large_quarry": farms.large_quarry,
    "gold_mine": farms.gold_mine,
    "bank": trade.bank,
    "church": town.church,
    "n_park": town.park,
    "n_forest": town.forest,
    "n_quarry": town.quarry,
    "n_peddler": trade.neutral_peddler,
    "n_trading_post": trade.trading_post,
    "theatre": prestige.theatre,
    "statue": prestige.statue,
    "hotel": prestige.hotel,
    "stables": prestige.stables,
    "town_hall": prestige.town_hall,
    "monument": prestige.monument,
    "cathedral": prestige.cathedral,
}
RESIDENCES = homes.RESIDENCES


def ink_for(width: float) -> float:
    """Outline in grid units for a picture `width` px wide: thin on large ones, never lost."""
    return max(0.95, min(1.7, 0.85 * WIDE / width))


@lru_cache(maxsize=64)
def _drawing(key: str, ink: float, variant: int) -> Drawing:
    painter = RESIDENCES[variant % len(RESIDENCES)] if key == "residence" else FACADES.get(key)
    if painter is None:
        raise KeyError(f"no façade {key!r}; there are: residence, {', '.join(FACADES)}")
    drawing = Drawing(ink)
    painter(drawing)
    return drawing


def _filling(crop: Crop, size: tuple[int, int]) -> Crop:
    """The crop a trace higher or lower, so that whole px leave no column bare beside it."""
    x, y, width, height = crop
    filling = width * size[1] / size[0]
    return (x, y, width, filling) if abs(filling - height) <= 2 * width / size[0] else crop


@kept
def facade(key: str, size: tuple[int, int], crop: Crop = WHOLE, variant: int = 0) -> pygame.Surface:
    """The picture cut to `crop` (grid units) at `size` px. KeyError for an unknown building.

    `key` is the id of a card or "residence", of which `variant` chooses the house.
    """
    drawing = _drawing(key, round(ink_for(size[0] * WIDE / crop[2]), 2), variant)
    picture = pygame.Surface(size)
    picture.blit(drawing.once(_filling(crop, size), size), (0, 0))
    grain(picture, (max(3, size[0] / 9), max(3, size[1] / 9)), 232, 255, 5)
    grain(picture, (1, 1), 240, 255, len(key))
    picture.fill((13, 10, 6), special_flags=pygame.BLEND_RGB_ADD)
    return picture
