"""The art of this game that shared rooms show: title, lobby, library, records, handbook."""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import GameArt, Header, Heraldry, Lettering, Niche, Plate, Size, World
from sprites.common.metal_letters import GILT, inked
from sprites.common.theme_worlds import DUSK
from sprites.title.niche_parts import grained_throne
from sprites.viscounts import automa_busts, title_backdrop, title_niche, title_plate, title_throne
from sprites.viscounts.crest import box_sign, crest
from sprites.viscounts.lobby_board import viscounts_board
from sprites.viscounts.lobby_header import viscounts_body
from sprites.viscounts.page_corner import corner
from sprites.viscounts.title_pieces import PIECES
from sprites.viscounts.title_plate import GROUND

HERALDRY = Heraldry("#6d2f4a", "#e8c877", "#231b2b", GROUND, "#c9964a", "#f7e6bd", "#e6cda0")
LETTERING = Lettering("Viscounts", "of the West Kingdom", GILT, inked("#6d2f4a", "#3a1d4a"))
SKY = ("#2b2054", "#5d3570", "#a8506a", "#e09062", "#f4cf90")
WORLD = World(
    ("#5d5561", "#544c59", "#665d68", "#4e4653"), "#a88a5c",
    "#5c2038", "#2a0d18", ("#d9a956", "#3d2a5c"), "#7a2c48",
    "#33263c", "#c8a8d0", "#ecd9ac", "#6d2f4a", "#33234f",
    ("#5b3d7c", "#6d2f4a", "#4f8a4b"), "#fff0cc",
)  # fmt: skip


def _throne(size: Size, scale: float) -> Surface:
    return grained_throne(title_throne.body(), size, scale)


ART = GameArt(
    theme=DUSK,
    heraldry=HERALDRY,
    lettering=LETTERING,
    world=WORLD,
    crest=crest,
    plate=Plate(title_plate.OUTLINE, title_plate.ornament, title_plate.material),
    niche=Niche(
        title_niche.opening,
        title_backdrop.body,
        _throne,
        title_niche.surround,
        title_niche.ornament,
    ),
    header=Header(SKY, viscounts_body),
    board=viscounts_board,
    corner=corner,
    box_sign=box_sign,
    pieces=PIECES,
    busts=automa_busts.BUSTS,
)
