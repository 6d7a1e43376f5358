"""The name plate of the game in the title hall. Box 302 x 60."""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import (
    Size,
)
from sprites.common.strokes import (
    path,
)
from sprites.common.texture import metal
from sprites.versailles.charges import lily
from sprites.versailles.crest import GROUND

OUTLINE = (
    "M16 4H130Q151 -5 172 4H286Q288 12 300 13Q296 22 302 30Q296 38 300 47"
    "Q288 48 286 57H172Q151 64 130 57H16Q14 48 2 47Q6 38 0 30Q6 22 2 13Q14 12 16 4Z"
)


def material(size: Size, scale: float) -> Surface:
    """Blue metal of a size in px."""
    return metal(size, scale, GROUND, 70)


def ornament(rim: str, ink: str) -> str:
    """What is set into the plate."""
    d = "M24 8H278Q281 16 292 17V43Q281 44 278 53H24Q21 44 10 43V17Q21 16 24 8Z"
    body = path(d, "none", ink, 3.4) + path(d, "none", rim, 2)
    return body + lily(22, 30, 17, rim, ink) + lily(280, 30, 17, rim, ink)
