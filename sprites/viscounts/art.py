"""The art of this game that shared rooms show: title, lobby, library, records, handbook."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pygame import Surface

from sprites.common.binding import Binding
from sprites.common.game_art import (
    Bust,
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
from sprites.common.metal_letters import GILT, inked
from sprites.common.theme_worlds import DUSK
from sprites.viscounts.crest import GROUND, box_sign, crest

HERALDRY = Heraldry("#6d2f4a", "#e8c877", "#231b2b", GROUND, "#c9964a", "#f7e6bd", "#e6cda0")
LETTERING = Lettering(GILT, inked("#6d2f4a", "#3a1d4a"))
SKY = ("#2b2054", "#5d3570", "#a8506a", "#e09062", "#f4cf90")
WORLD = World(
    ("#5d5561", "#544c59", "#665d68", "#4e4653"), "#a88a5c",
    "#5c2038", "#2a0d18", ("#d9a956", "#3d2a5c"), "#7a2c48",
    "#33263c", "#c8a8d0", "#ecd9ac", "#6d2f4a", "#33234f",
    ("#5b3d7c", "#6d2f4a", "#4f8a4b"), "#fff0cc",
)  # fmt: skip


def _plate() -> Plate:
    from sprites.viscounts import title_plate

    return Plate(title_plate.OUTLINE, title_plate.ornament, title_plate.material)


def _niche() -> Niche:
    from sprites.title.niche_parts import grained_throne
    from sprites.viscounts import title_backdrop, title_niche, title_throne

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
    from sprites.viscounts.lobby_header import viscounts_body

    return Header(SKY, viscounts_body)


def _board() -> str:
    from sprites.viscounts.lobby_board import viscounts_board

    return viscounts_board()


def _corner(world: World) -> str:
    from sprites.viscounts.page_corner import corner

    return corner(world)


def _pieces() -> tuple[Lying, ...]:
    from sprites.viscounts.title_pieces import PIECES

    return PIECES


def _busts() -> Mapping[str, Bust]:
    from sprites.viscounts.automa_busts import BUSTS

    return BUSTS


def _vignette(ink: str, accent: str) -> str:
    from sprites.viscounts.vignette import vignette

    return vignette(ink, accent)


BINDING = Binding(
    vignette=_vignette,
    corner=lambda: _corner(WORLD),
    theme=DUSK,
)


def _guide(px: int, mood: str) -> Surface:
    from sprites.viscounts.guide import face_of_guide

    return face_of_guide(px, mood)


def _character(key: str, px: int) -> Surface:
    from sprites.portrait.characters import bust

    return bust(Path(__file__).parent / "characters.toml", key, px)


ART = GameArt(
    theme=DUSK,
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
    busts=_busts,
    guide=_guide,
    binding=BINDING,
    character=_character,
)
