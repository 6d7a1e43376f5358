"""The name plate of the game in the title hall. Box 302 x 60."""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import (
    Size,
)
from sprites.common.strokes import (
    circle,
    stroke,
    tones,
)
from sprites.common.texture import rock
from sprites.tara.crest import GROUND

OUTLINE = "M5 5L60 2L152 5L240 1L297 4L301 28L298 56L238 59L150 57L52 60L3 56L1 30Z"


def material(size: Size, scale: float) -> Surface:
    """Slate of a size in px."""
    return rock(size, scale, GROUND, 64, 0.45)


def ornament(rim: str, ink: str) -> str:
    """What is set into the plate."""
    defs = tones("pl-rivet", "#f4d493", "#b98443", "#6d4518")
    body = f"<defs>{defs}</defs>"
    for x, y in ((14, 14), (288, 13), (13, 47), (289, 47)):
        body += circle(x, y, 4.2, "url(#pl-rivet)", ink, 1.2) + circle(
            x - 1.2, y - 1.2, 1.1, "#fff3d2"
        )
    line = "M24 10H278M24 52H278"
    body += stroke(line, ink, 2.6) + stroke(line, rim, 1.3)
    for x, way in ((22, -1), (280, 1)):
        curl = f"M{x} 10Q{x + 6 * way} 20 {x + 1 * way} 31Q{x + 6 * way} 41 {x} 52"
        body += stroke(curl, ink, 2.6) + stroke(curl, rim, 1.3)
    return body
