"""The crest of the game, and its small sign on a box."""

from __future__ import annotations

from sprites.common.strokes import (
    at,
    circle,
    ellipse,
    path,
    stroke,
    tones,
)
from sprites.versailles.charges import sun_face

GROUND = "#21407a"
"""The ground of the game's shield and name plate."""
_GOLD = tones("cr-gold", "#fff3c0", "#e3bd66", "#9a6c26", "#dcb458")


def crest(small: bool) -> tuple[str, str]:
    """An oval cartouche, blue with the golden sun."""
    defs = tones("cr-blue", "#5c86cc", "#2a4d94", "#14274f")
    scroll = (
        "M32 2Q40 2 43 7Q54 6 55 16Q60 20 58 32Q60 44 55 48Q54 58 43 57Q40 62 32 62"
        "Q24 62 21 57Q10 58 9 48Q4 44 6 32Q4 20 9 16Q10 6 21 7Q24 2 32 2Z"
    )
    body = path(scroll, "url(#cr-gold)", "#3a2a08", 2.2)
    body += ellipse(32, 32, 20, 23, "url(#cr-blue)", "#0d1a38", 1.8)
    if not small:
        body += stroke("M15.4 26Q18 13.6 30 11.6", "#b8d0f4", 1.4, 0.7)
    body += sun_face(32, 32, 19, "#f6d98c", "#5a3c08", 12 if small else 16, not small)
    return body, _GOLD + defs


def box_sign(x: float, y: float, rim: str) -> str:
    """A small sun, on the boxes of the library."""
    ray = path("M0 -7L1.6 -2.6L-1.6 -2.6Z", rim)
    rays = "".join(at(ray, x, y, 1, turn) for turn in range(0, 360, 45))
    return rays + circle(x, y, 2.4, rim)
