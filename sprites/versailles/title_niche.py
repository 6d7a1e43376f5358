"""The niche of the game in the title hall: its opening, its surround, what stands out from it."""

from __future__ import annotations

from pygame import Surface

from sprites.common.colour import mix
from sprites.common.mirror import both, both_strokes
from sprites.common.strokes import (
    circle,
    tones,
)
from sprites.common.texture import metal
from sprites.title.layout import FRAME
from sprites.title.niche_parts import (
    HALF,
    HEIGHT,
    WIDTH,
    moulded_ring,
)
from sprites.versailles.charges import sun_face

_GOLD = tones("fr-gold", "#fff3c0", "#e0b658", "#946622", "#d8ad54")


_SPRING = 104.0
"""Where the curve of the arch begins, units below the top of the opening."""
_MATERIAL = "#cda650"


def opening(grow: float) -> str:
    """A basket arch."""
    left, right, top = -grow, WIDTH + grow, 10 - grow
    return (
        f"M{left:.1f} {HEIGHT}V{_SPRING:g}"
        f"C{left:.1f} {top + 34:.1f} {left + 40:.1f} {top:.1f} {HALF:g} {top:.1f}"
        f"C{right - 40:.1f} {top:.1f} {right:.1f} {top + 34:.1f} {right:.1f} {_SPRING:g}V{HEIGHT}Z"
    )


def surround(picture: Surface, scale: float, inner: Surface) -> None:
    """Gilt in three orders with a row of beads."""
    texture = metal(picture.get_size(), scale, _MATERIAL, 30)
    moulded_ring(picture, scale, inner, opening, texture, _joints())


def _joints() -> str:
    beads = ""
    for y in range(128, HEIGHT, 13):
        for x in (-FRAME * 0.5, WIDTH + FRAME * 0.5):
            beads += circle(x, y, 2.6, "#fbe9ae", "#5c3d08", 0.9) + circle(
                x - 0.8, y - 0.8, 0.9, "#fffbe8"
            )
    return beads


def ornament() -> str:
    """The sun on top between two volutes, garlands, and acanthus where the curve begins."""
    parts = [f"<defs>{_GOLD}</defs>"]
    gold, ink = "url(#fr-gold)", "#4d3106"
    volute = (
        "M134 -6Q112 -14 88 -6Q66 2 52 18Q46 28 54 33Q63 36 65 27Q64 21 58 23Q66 14 82 8"
        "Q106 0 134 10Z"
    )
    parts.append(both(volute, gold, ink, 1.5, axis=HALF))
    leaf = (
        f"M{-FRAME - 6} {_SPRING + 34}Q{-FRAME - 8} {_SPRING + 6} {-FRAME + 2} {_SPRING - 14}"
        f"Q{-FRAME + 14} {_SPRING - 6} {-2} {_SPRING - 16}Q4 {_SPRING + 4} -2 {_SPRING + 22}"
        f"Q-8 {_SPRING + 36} {-FRAME - 6} {_SPRING + 34}Z"
    )
    parts.append(both(leaf, gold, ink, 1.4, axis=HALF))
    parts.append(
        both_strokes(
            f"M-10 {_SPRING - 8}V{_SPRING + 30}M-16 {_SPRING + 30}Q-18 {_SPRING + 8} "
            f"-14 {_SPRING - 4}M-4 {_SPRING + 24}Q-2 {_SPRING + 6} -4 {_SPRING - 6}",
            "#7c5416",
            1.3,
            axis=HALF,
        )
    )
    return "".join(parts) + sun_face(HALF, -20, 45, gold, mix(ink, "#000000", 0.1), 20)
