"""The cover of a box whose table nobody has seen yet: the board of its game."""

from __future__ import annotations

from pygame import Surface

from sprites.common import carve
from sprites.common.art_gallery import art_of
from sprites.common.colour import darker, lighter
from sprites.common.noise import grain
from sprites.common.texture import fade_down
from sprites.lobby.boards import board

_SHARE = 0.9
"""Of the cover's shorter side, that the board takes."""


def cover_art(game: str, size: tuple[int, int]) -> Surface:
    """The cover at exactly `size` px, opaque; ValueError for an unknown game."""
    colours = art_of(game).heraldry
    ground = colours.ground
    art = fade_down(size, (lighter(ground, 0.12), ground, darker(ground, 0.45)))
    grain(art, (14, 12), 214, 255, 12)
    grain(art, (2, 2), 232, 255, 13)
    px = round(min(size) * _SHARE)
    figure = board(game, (px, px))
    corner = ((size[0] - px) // 2, (size[1] - px) // 2)
    carve.cast(art, carve.mask_of(figure), corner, (px * 0.02, px * 0.035), px * 0.05, 0.7)
    art.blit(figure, corner)
    return art
