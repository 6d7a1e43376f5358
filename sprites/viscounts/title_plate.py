"""The name plate of the game in the title hall. Box 302 x 60."""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import (
    Size,
)
from sprites.common.strokes import (
    circle,
    rect,
)
from sprites.common.texture import metal
from sprites.viscounts.crest import GROUND

OUTLINE = "M0 10H8V0H26V7H276V0H294V10H302V60H0Z"


def material(size: Size, scale: float) -> Surface:
    """Violet metal of a size in px."""
    return metal(size, scale, GROUND, 69)


def ornament(rim: str, ink: str) -> str:
    """What is set into the plate."""
    body = rect(9, 12, 284, 43, "none", ink, 3, 4) + rect(9, 12, 284, 43, "none", rim, 1.6, 4)
    for x in (17, 285):
        for dx, dy in ((0, -5), (5, 0), (0, 5), (-5, 0)):
            body += circle(x + dx, 33.5 + dy, 3.2, "none", rim, 1.3)
        body += circle(x, 33.5, 1.8, rim)
    return body
