"""All icons of Versailles by name, drawn at any size from 13 px up."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

import pygame

from sprites.common.icon_family import IconFamily
from sprites.versailles import icons_court as court
from sprites.versailles import icons_decor as decor
from sprites.versailles import icons_goods as goods
from sprites.versailles import icons_signs as signs
from sprites.versailles.icons_sites import EMBLEMS, cameo
from sprites.versailles.palette import INK
from sprites.versailles.pen import Sketch

GRID = 64.0

_DRAWINGS: dict[str, Callable[[Sketch], None]] = {
    "wood": goods.wood,
    "marble": goods.marble,
    "gold": goods.gold,
    **decor.DECORATIONS,
    "decoration": decor.ornament,
    "decorations": decor.ornament,
    "worker": court.worker,
    "workers": court.worker,
    "pool": court.worker,
    "waiting": court.waiting,
    "token": court.token,
    "tokens": court.token,
    "token_off": court.token_off,
    "tile": court.tile,
    "tiles": court.tiles,
    "tile_back": court.tile_back,
    "built": court.built,
    "plan": court.plan,
    "points": court.points,
    "king": court.king,
    "palace": court.palace,
    "technology": court.technologies,
    "technologies": court.technologies,
    "marker": court.marker,
    "echo": court.echo,
    "bell": court.bell,
    "interior": court.door,
    "garden": court.hedge,
    "move": signs.move,
    "single": signs.move,
    "pair": signs.pair,
    "double_step": signs.double_step,
    "spend_tokens": signs.spend_token,
    "king_walks": signs.king_walks,
    "activate": signs.activate,
    "void": signs.void,
    "unused": signs.unused,
    "gain": signs.gain,
    "bonus": signs.gain,
    "pay": signs.pay,
    "take": signs.take,
    "discard": signs.discard,
    "sweep": signs.sweep,
    "reveal": signs.reveal,
    "shuffle": signs.shuffle,
    "pile": court.tile_back,
    "pile_out": signs.pile_out,
    "ready": signs.ready,
    "buy": signs.buy,
    "build": signs.build,
    "adorn": signs.adorn,
    "score": signs.score,
    "learn": signs.learn,
    "hire": signs.hire,
    "arrive": signs.arrive,
    "over": signs.over,
    "order": signs.order,
    "setup": signs.plans,
    "use": signs.activate,
    "share": court.echo,
    "arrow": signs.arrow,
    "turn": signs.turn,
    "hand": signs.hand,
    **{f"site:{name}": partial(cameo, site=name) for name in EMBLEMS},
}
_FAMILY = IconFamily(_DRAWINGS, "#fdf6e0", INK)

ICON_NAMES: tuple[str, ...] = _FAMILY.names
"""Counters use the plural, costs the singular; locations are `site:sawmill`."""


def draw_icon(name: str, sketch: Sketch) -> None:
    """Draw an icon on its 64 x 64 grid into a larger drawing. KeyError for an unknown one."""
    _FAMILY.drawing(name)(sketch)


@lru_cache(maxsize=1024)
def icon(name: str, px: int) -> pygame.Surface:
    """The icon as a square of px by px with alpha. Shared: copy before drawing on it.

    KeyError with the list of names for an unknown one.
    """
    sign = _FAMILY.sign(name, px)
    if sign is not None:
        return sign
    sketch = Sketch(ink_for(px))
    draw_icon(name, sketch)
    return sketch.raster((GRID, GRID), (px, px))


def ink_for(px: int) -> float:
    """Outline on the 64 grid: about one px on small icons, finer on large ones."""
    return max(1.8, min(3.4, 62 / px))
