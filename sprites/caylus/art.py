"""The art of this game that shared rooms show: title, lobby, library, records, handbook."""

from __future__ import annotations

from pathlib import Path

from pygame import Surface

from sprites.caylus.crest import GROUND, box_sign, crest
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
from sprites.common.theme_worlds import SANDSTONE

HERALDRY = Heraldry(
    "#b5603a", "#ecd9a8", "#4a3222", GROUND, "#8a6238", "#2e1a0c", "#40270f", "#f6e6bc"
)
LETTERS = Metal(
    ("#fff8e2", "#f4e2b4", "#e2c68c", "#cfa868", "#b5603a"), "#3a2010", "#6b3a1e", "#8a5a34"
)
LETTERING = Lettering(LETTERS, inked("#9a4a28", "#5a3018"))
SKY = ("#3f5f7c", "#6d8a9c", "#b3a98c", "#dcb97c", "#f2d9a0")
WORLD = World(
    ("#7a6a55", "#6d5d49", "#857560", "#625341"), "#b89660",
    "#8a4226", "#3a1a0c", ("#e6c27a", "#4f5f2c"), "#a65a34",
    "#3f2c20", "#e3c49a", "#efdcb2", "#8c3d20", "#4f5f2c",
    ("#6f7f3f", "#8a9a4c", "#6d3f72"), "#fff3d4",
)  # fmt: skip


def _plate() -> Plate:
    from sprites.caylus import title_plate

    return Plate(title_plate.OUTLINE, title_plate.ornament, title_plate.material)


def _niche() -> Niche:
    from sprites.caylus import title_backdrop, title_niche, title_throne
    from sprites.title.niche_parts import grained_throne

    def throne(size: Size, scale: float) -> Surface:
        return grained_throne(title_throne.body(), size, scale)

    return Niche(
        title_niche.opening,
        title_backdrop.body,
        throne,
        title_niche.surround,
        title_niche.ornament,
    )


def _header() -> Header:
    from sprites.caylus.lobby_header import caylus_body

    return Header(SKY, caylus_body)


def _board() -> str:
    from sprites.caylus.lobby_board import caylus_board

    return caylus_board()


def _corner(world: World) -> str:
    from sprites.caylus.page_corner import corner

    return corner(world)


def _pieces() -> tuple[Lying, ...]:
    from sprites.caylus.title_pieces import PIECES

    return PIECES


def _vignette(ink: str, accent: str) -> str:
    from sprites.caylus.vignette import vignette

    return vignette(ink, accent)


BINDING = Binding(
    cover="#7d3a1e", page="#f0e1b8", page_dark="#dcc793", slip="#fbf3d8", text="#38210f",
    soft="#563c27", faint="#654a31", accent="#8c3d20", accent_text="#fff6e2",
    accent_soft="#f6dca4", rule="#8a6238", hairline="#bda473", hit="#f0c862", gold="#c0883a",
    ribbon="#5d6f33", cloth="#3e4a24", theme=SANDSTONE, vignette=_vignette,
    corner=lambda: _corner(WORLD),
)  # fmt: skip


def _character(key: str, px: int) -> Surface:
    from sprites.portrait.characters import bust

    return bust(Path(__file__).parent / "characters.toml", key, px)


ART = GameArt(
    theme=SANDSTONE,
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
