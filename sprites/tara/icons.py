"""All icons of Tara by name, drawn at any size from 13 px up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from sprites.common import svg
from sprites.common.icon_family import IconFamily
from sprites.common.strokes import at, path
from sprites.common.surface_cache import kept
from sprites.tara import icons_deeds as deeds
from sprites.tara import icons_pieces as pieces
from sprites.tara.palette import INK, province_style
from sprites.tara.signs import EMBLEMS, RANKS

GRID = 40.0


def _emblem(key: str) -> str:
    """A province as a small shield."""
    style = province_style(key)
    field = path("M3 4 Q20 0.4 37 4 V20 Q36 33 20 39 Q4 33 3 20 Z", style.field, INK, 1.8)
    return field + at(EMBLEMS[key](style.charge), 7.4, 6, 0.63)


_DRAWINGS: dict[str, Callable[[], str]] = {
    "cumal": pieces.cumal,
    "supply": pieces.supply,
    "subjects": pieces.subjects,
    "captured": pieces.captured,
    "captive": pieces.captured,
    "prisoners": pieces.prisoners,
    "imprisoned": pieces.imprisoned,
    "forts": pieces.forts,
    "fort": pieces.forts,
    "crowns": pieces.crown,
    "crown": pieces.crown,
    "cylinder": pieces.king_stone,
    "king": pieces.king_stone,
    "king_returns": pieces.king_stone,
    "depose": pieces.no_king,
    "throne": pieces.throne,
    "hand": pieces.tablets,
    "cards": pieces.tablets,
    "card": pieces.tablet,
    "keep": pieces.tablets,
    "kept": pieces.kept,
    "draw": pieces.draw_pile,
    "used": pieces.discard_pile,
    "turned_away": pieces.discard_pile,
    "stone": pieces.destiny,
    "doomstone": pieces.destiny,
    "start_player": pieces.start_stone,
    "next_start": pieces.start_stone,
    "start_cards": deeds.compare,
    "discs": deeds.put,
    "put": deeds.put,
    "capture": deeds.capture,
    "freed": deeds.freed,
    "promote": deeds.promote,
    "activate": deeds.activate,
    "point": deeds.point,
    "enter": deeds.enter,
    "chain": deeds.chain,
    "strip": deeds.strip,
    "fort_given_up": deeds.fort_lost,
    "surplus": deeds.surplus,
    "home": deeds.home,
    "swap": deeds.swap,
    "amnesty": deeds.amnesty,
    "amnesty_freed": deeds.freed,
    "discard": deeds.discard,
    "gain": deeds.gain,
    "pay": deeds.pay,
    "traitor": deeds.traitor,
    "traitors": deeds.traitor,
    "hire": deeds.hire,
    "no_hire": deeds.no_hire,
    "no_traitor": deeds.no_hire,
    "replace": deeds.replace,
    "turn_up": deeds.turn_up,
    "compare": deeds.compare,
    "majority": deeds.majority,
    "spread": deeds.spread,
    "income": deeds.income,
    "clear": deeds.clear,
    "clearing": deeds.clear,
    "province": deeds.province,
    "enter_province": deeds.enter_province,
    "closed": deeds.closed,
    "opened": deeds.opened,
    "imprison": deeds.imprison,
    "exchange": deeds.exchange,
    "ransom": deeds.ransom,
    "no_ransom": deeds.no_ransom,
    "garrison": deeds.garrison,
    "shuffle": deeds.shuffle,
    "reshuffle": deeds.shuffle,
    "deal": deeds.deal,
    "set_aside": deeds.set_aside,
    "take_up": deeds.take_up,
    "play": deeds.play,
    "turn": deeds.play,
    "turns": deeds.play,
    "round": deeds.sun,
    "victory": deeds.victory,
    "over": deeds.victory,
    "unfinished": deeds.sun,
    "setup": deeds.setup,
    "end_turn": deeds.end,
    **{name: partial(pieces.rank, number) for number, name in enumerate(RANKS) if name != "king"},
    **{key: partial(_emblem, key) for key in EMBLEMS},
}
_FAMILY = IconFamily(_DRAWINGS, "#fff4d6", INK)

ICON_NAMES: tuple[str, ...] = _FAMILY.names
"""Every kind of event, phase, counter and cost goes by its own name; some share a drawing."""


def drawing(name: str) -> str:
    """The SVG body of an icon on a grid of 40 x 40. KeyError for an unknown one."""
    return _FAMILY.drawing(name)()


@kept
def icon(name: str, px: int) -> pygame.Surface:
    """The icon as a square of px by px with alpha. Shared: copy before drawing on it.

    KeyError with the list of names for an unknown one.
    """
    sign = _FAMILY.sign(name, px)
    if sign is not None:
        return sign
    return svg.raster(svg.document(drawing(name), GRID, GRID, pieces.DEFS), (px, px))
