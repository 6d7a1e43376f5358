"""All icons of Viscounts of the West Kingdom by name, drawn at any size from 13 px up."""

from collections.abc import Callable
from functools import partial

import pygame

from sprites.common import svg
from sprites.common.surface_cache import kept
from sprites.viscounts import pieces_houses as houses
from sprites.viscounts.icons import goods, papers, professions, realm, signs

GRID = 64

_DRAWINGS: dict[str, Callable[[], str]] = {
    "merchant": professions.merchant,
    "builder": professions.builder,
    "noble": professions.noble,
    "cleric": professions.cleric,
    "criminal": professions.criminal,
    "no_criminal": professions.no_criminal,
    "ink": goods.ink,
    "stone": goods.stone,
    "gold": goods.gold,
    "silver": goods.silver,
    "coin": goods.coin,
    "any": goods.any_resource,
    "wild": goods.wild,
    "points": goods.points,
    "debt": papers.debt,
    "debt_paid": papers.debt_paid,
    "deed": papers.deed,
    "deed_approved": papers.deed_approved,
    "flip": papers.flip,
    "flip_debt": papers.flip_debt,
    "flip_deed": papers.flip_deed,
    "hire": papers.hire,
    "dismiss": papers.dismiss,
    "destroy": papers.destroy,
    "discard": papers.discard,
    "rearrange": papers.rearrange,
    "shuffle": papers.shuffle,
    "hand": papers.hand,
    "hand_limit": papers.hand_limit,
    "cards": papers.cards,
    "draw": papers.draw,
    "manuscript": papers.manuscript,
    "manuscript_3_4": papers.manuscript_3_4,
    "scheme": papers.scheme,
    "future_scheme": papers.future_scheme,
    "ribbon_grey": partial(papers.ribbon, "grey"),
    "ribbon_black": partial(papers.ribbon, "black"),
    "ribbon_yellow": partial(papers.ribbon, "yellow"),
    "ribbon_blue": partial(papers.ribbon, "blue"),
    "immediate": signs.immediate,
    "dropoff": signs.dropoff,
    "ongoing": signs.ongoing,
    "tick": signs.tick,
    "cross": signs.cross,
    "no_sign": signs.no_sign,
    "eye": signs.eye,
    "hourglass": signs.hourglass,
    "undo": signs.undo,
    "restart": signs.restart,
    "pass": signs.pass_turn,
    "end": signs.end,
    "menu": signs.menu,
    "search": signs.search,
    "arrow": signs.arrow,
    "focus": signs.focus,
    "star": signs.star,
    "workshop": partial(houses.house_icon, "workshop"),
    "trading_post": partial(houses.house_icon, "trading_post"),
    "guildhall": partial(houses.house_icon, "guildhall"),
    "building": houses.any_building_icon,
    "virtue": realm.virtue,
    "corruption": realm.corruption,
    "collision": realm.collision,
    "castle": realm.castle,
    "castle_leader": realm.castle_leader,
    "castle_move": realm.castle_move,
    "worker": realm.worker,
    "workers": realm.workers,
    "viscount": realm.viscount,
    "automa": realm.automa,
    "step": realm.step,
    "move": realm.move,
    "action": realm.action,
    "recruit": realm.recruit,
    "round": realm.round_sun,
    "poverty": realm.poverty,
    "prosperity": realm.prosperity,
    "hills": realm.hills,
    "lake": realm.lake,
    "snow": realm.snow,
    "cliffs": realm.cliffs,
    "forest": realm.forest,
}

_SMALL_BELOW = 22
_SMALL_DRAWINGS: dict[str, Callable[[], str]] = {
    "any": goods.any_resource_small,
    "collision": realm.collision_small,
    "no_criminal": professions.no_criminal_small,
    "flip_debt": papers.flip_debt_small,
    "flip_deed": papers.flip_deed_small,
}
"""Bolder drawings for icons that are too rich for a few pixels."""

ICON_NAMES: tuple[str, ...] = tuple(_DRAWINGS)


def icon_body(name: str) -> str:
    """The drawing as an SVG fragment on the 64 x 64 grid, to be placed in a larger drawing.

    KeyError with the list of names for an unknown one.
    """
    drawing = _DRAWINGS.get(name)
    if drawing is None:
        raise KeyError(f"no icon {name!r}; there are: {', '.join(ICON_NAMES)}")
    return drawing()


@kept
def icon(name: str, px: int) -> pygame.Surface:
    """The icon as a square of px by px with alpha. Shared: copy before drawing on it.

    KeyError with the list of names for an unknown one.
    """
    small = _SMALL_DRAWINGS.get(name) if px < _SMALL_BELOW else None
    body = small() if small else icon_body(name)
    return svg.raster(svg.document(body, GRID, GRID), (px, px))
