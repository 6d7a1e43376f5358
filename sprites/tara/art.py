"""The art of this game that shared rooms show: title, lobby, library, records, handbook."""

from __future__ import annotations

from pathlib import Path

from pygame import Surface

from sprites.common.binding import Binding
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
LETTERING = Lettering(LETTERS, inked("#3f5a3a", "#2b241d"))
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


def _vignette(ink: str, accent: str) -> str:
    from sprites.tara.vignette import vignette

    return vignette(ink, accent)


BINDING = Binding(
    cover="#2c3f28", page="#e6dcc3", page_dark="#d2c5a4", slip="#f5eedd", text="#2b241d",
    soft="#4d4437", faint="#5a5041", accent="#35512f", accent_text="#f6f0dc",
    accent_soft="#e6cf96", rule="#7d6638", hairline="#b3a582", hit="#e8c368", gold="#b07d3b",
    ribbon="#8e2f2a", cloth="#30302c", wood="bog", theme=BRONZE, vignette=_vignette,
    corner=lambda: _corner(WORLD),
)  # fmt: skip


def _character(key: str, px: int) -> Surface:
    from sprites.portrait.characters import bust

    return bust(Path(__file__).parent / "characters.toml", key, px)


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
    binding=BINDING,
    character=_character,
)
