"""The cover of a box whose table nobody has seen yet: what its game is about, in few shapes."""

from __future__ import annotations

from pygame import Surface

from sprites.common.colour import darker, lighter
from sprites.common.noise import grain
from sprites.lobby.room import board
from sprites.title import carve
from sprites.title.crests import crest
from sprites.title.games import heraldry
from sprites.title.texture import fade_down

_WITH_BOARD = frozenset(("viscounts",))


def cover_art(game: str, size: tuple[int, int]) -> Surface:
    """The cover at exactly `size` px, opaque; ValueError for an unknown game."""
    colours = heraldry(game)
    ground = colours.ground
    art = fade_down(size, (lighter(ground, 0.12), ground, darker(ground, 0.45)))
    grain(art, (14, 12), 214, 255, 12)
    grain(art, (2, 2), 232, 255, 13)
    px = round(min(size) * (0.9 if game in _WITH_BOARD else 0.62))
    figure = board((px, px)) if game in _WITH_BOARD else crest(game, px)
    corner = ((size[0] - px) // 2, (size[1] - px) // 2)
    carve.cast(art, carve.mask_of(figure), corner, (px * 0.02, px * 0.035), px * 0.05, 0.7)
    art.blit(figure, corner)
    return art
