"""The art of this game that shared rooms show: title, lobby, library, records, handbook."""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import (
    GameArt,
    Header,
    Heraldry,
    Lettering,
    Lying,
    Niche,
    Plate,
    Size,
    World,
)
from sprites.common.metal_letters import Metal, inked
from sprites.common.theme_worlds import BRONZE
from sprites.tara.crest import GROUND, box_sign, crest

HERALDRY = Heraldry("#3f5a3a", "#d09a52", "#2b241d", GROUND, "#b88645", "#f6ecd4", "#e2d5b8")
LETTERS = Metal(
    ("#fdebc4", "#ecc183", "#cf9450", "#a2672a", "#7a4a1c"), "#1c140c", "#42280f", "#5f3812"
)
LETTERING = Lettering("Tara", "Seat of Kings", LETTERS, inked("#3f5a3a", "#2b241d"))
SKY = ("#2a3238", "#41504f", "#5f6f62", "#8f9376", "#c7b98a")
WORLD = World(
    ("#52544f", "#494b47", "#5c5e58", "#41433f"), "#8f8a68",
    "#35492f", "#151d12", ("#c2934f", "#20160d"), "#4a6340",
    "#2c2f2c", "#b9c2ae", "#e6dcc3", "#5f4315", "#2f4427",
    ("#b98443", "#7d8f56", "#52703a"), "#f6ecd4",
)  # fmt: skip


def _plate() -> Plate:
    from sprites.tara import title_plate

    return Plate(title_plate.OUTLINE, title_plate.ornament, title_plate.material)


def _niche() -> Niche:
    from sprites.tara import title_backdrop, title_niche, title_throne

    def throne(size: Size, scale: float) -> Surface:
        return title_throne.throne(size)

    return Niche(
        title_niche.opening,
        title_backdrop.body,
        throne,
        title_niche.surround,
        title_niche.ornament,
    )


def _header() -> Header:
    from sprites.tara.lobby_header import tara_body

    return Header(SKY, tara_body)


def _board() -> str:
    from sprites.tara.lobby_board import tara_board

    return tara_board()


def _corner(world: World) -> str:
    from sprites.tara.page_corner import corner

    return corner(world)


def _pieces() -> tuple[Lying, ...]:
    from sprites.tara.title_pieces import PIECES

    return PIECES


ART = GameArt(
    theme=BRONZE,
    heraldry=HERALDRY,
    lettering=LETTERING,
    world=WORLD,
    crest=crest,
    plate=_plate,
    niche=_niche,
    header=_header,
    board=_board,
    corner=_corner,
    box_sign=box_sign,
    pieces=_pieces,
)
