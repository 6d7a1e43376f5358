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
from sprites.common.theme_worlds import IVORY
from sprites.versailles.crest import GROUND, box_sign, crest

HERALDRY = Heraldry("#24447f", "#e6c877", "#1a1f3c", GROUND, "#dcb85e", "#fbeec6", "#ead8a4")
LETTERS = Metal(
    ("#fff8dc", "#ffeaa8", "#f0cf7c", "#d3a548", "#b5822e"), "#10204a", "#1f3a6e", "#7a5418"
)
LETTERING = Lettering(LETTERS, inked("#24447f", "#1a1f4c"))
SKY = ("#1f3a6e", "#3f66a4", "#7d9fca", "#c4cfd8", "#f1e2bd")
WORLD = World(
    ("#8e8a92", "#6b6873", "#98949c", "#5f5c68"), "#a99c84",
    "#1f3a6e", "#0e1a38", ("#dcb85e", "#7f2f3c"), "#2d4f8e",
    "#1f2f58", "#b9c8ea", "#f1e8d4", "#24447f", "#1f3a6e",
    ("#c9a24b", "#e6cf8c", "#4f7d4a"), "#fdf6e0",
)  # fmt: skip


def _plate() -> Plate:
    from sprites.versailles import title_plate

    return Plate(title_plate.OUTLINE, title_plate.ornament, title_plate.material)


def _niche() -> Niche:
    from sprites.title.niche_parts import grained_throne
    from sprites.versailles import title_backdrop, title_niche, title_throne

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
    from sprites.versailles.lobby_header import versailles_body

    return Header(SKY, versailles_body)


def _board() -> str:
    from sprites.versailles.lobby_board import versailles_board

    return versailles_board()


def _corner(world: World) -> str:
    from sprites.versailles.page_corner import corner

    return corner(world)


def _pieces() -> tuple[Lying, ...]:
    from sprites.versailles.title_pieces import PIECES

    return PIECES


def _vignette(ink: str, accent: str) -> str:
    from sprites.versailles.vignette import vignette

    return vignette(ink, accent)


BINDING = Binding(
    cover="#1f3a6e", page="#f4ecd9", page_dark="#e0d5bb", slip="#fdf8ea", text="#20263a",
    soft="#454a5e", faint="#555a6c", accent="#24447f", accent_text="#fdf6e0",
    accent_soft="#f3dc9c", rule="#a07f3a", hairline="#cdbf9f", hit="#f2d272", gold="#c9a24b",
    ribbon="#9a4152", cloth="#18396a", wood="parquet", theme=IVORY, vignette=_vignette,
    corner=lambda: _corner(WORLD),
)  # fmt: skip


def _character(key: str, px: int) -> Surface:
    from sprites.portrait.characters import bust

    return bust(Path(__file__).parent / "characters.toml", key, px)


ART = GameArt(
    theme=IVORY,
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
