"""All icons of Caylus by name, drawn at any size from 13 px up."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites.caylus import icons_goods as goods
from sprites.caylus import icons_realm as realm
from sprites.caylus import icons_signs as signs
from sprites.caylus.palette import INK
from sprites.caylus.pen import Drawing
from sprites.common.icon_family import IconFamily
from sprites.common.surface_cache import kept

GRID = 64.0

_DRAWINGS: dict[str, Callable[[Drawing], None]] = {
    "food": goods.food,
    "wood": goods.wood,
    "stone": goods.stone,
    "gold": goods.gold,
    "denier": goods.denier,
    "coin": goods.coin,
    "flat_coin": goods.flat_coin,
    "any": goods.any_cube,
    "plain": goods.plain_cube,
    "token": goods.token,
    "dungeon": goods.dungeon,
    "walls": goods.walls,
    "towers": goods.towers,
    "worker": realm.worker,
    "workers": realm.worker,
    "provost": realm.provost,
    "residence": realm.residence,
    "residences": realm.residence,
    "building": realm.building,
    "buildings": realm.building,
    "prestige": realm.prestige,
    "points": realm.points,
    "crown_points": realm.crown,
    "bridge": realm.bridge,
    "road": realm.road,
    "castle": realm.castle,
    "batch": realm.batch,
    "store": realm.store,
    "from_store": realm.store,
    "estate": realm.estate,
    "start_player": realm.start_player,
    "build": realm.mason,
    "rules": realm.parchment,
    "arrow": signs.arrow,
    "draw": signs.draw,
    "discard": signs.discard,
    "swap": signs.swap,
    "redraw": signs.swap,
    "hand": signs.hand,
    "cards": signs.cards,
    "pass": signs.pass_marker,
    "setup": signs.setup,
    "income": signs.income,
    "actions": signs.actions,
    "activation": signs.activation,
    "round_end": signs.round_end,
    "over": signs.over,
    "turn_over": signs.turn_over,
    "chosen": signs.chosen,
    "lost": signs.lost,
    "deliver": signs.deliver,
    "provost_moves": signs.provost_moves,
    "no_effect": signs.no_effect,
    "choice": signs.choice,
}
_FAMILY = IconFamily(_DRAWINGS, "#fff4d6", INK)

ICON_NAMES: tuple[str, ...] = _FAMILY.names
"""Workers, buildings and residences go by their singular and their plural: counters use both."""


def draw_icon(name: str, drawing: Drawing) -> None:
    """Draw an icon on its 64 x 64 grid into a larger drawing. KeyError for an unknown one."""
    _FAMILY.drawing(name)(drawing)


@kept
def icon(name: str, px: int) -> pygame.Surface:
    """The icon as a square of px by px with alpha. Shared: copy before drawing on it.

    KeyError with the list of names for an unknown one.
    """
    sign = _FAMILY.sign(name, px)
    if sign is not None:
        return sign
    drawing = Drawing(ink_for(px))
    draw_icon(name, drawing)
    return drawing.raster((GRID, GRID), (px, px))


def ink_for(px: int) -> float:
    """Outline on the 64 grid: about one px on small icons, finer on large ones."""
    return max(1.9, min(3.6, 66 / px))
