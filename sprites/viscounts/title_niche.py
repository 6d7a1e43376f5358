"""The niche of the game in the title hall: its opening, its surround, what stands out from it."""

from __future__ import annotations

import math

from pygame import Surface

from sprites.common import svg
from sprites.common.ornaments import crown
from sprites.common.strokes import (
    at,
    path,
    polar,
    rect,
    stroke,
    tones,
)
from sprites.common.texture import rock
from sprites.title.layout import FRAME
from sprites.title.niche_parts import (
    HALF,
    HEIGHT,
    WIDTH,
    joint,
    moulded_ring,
)
from sprites.viscounts.charges import castle_charge

_GOLD = tones("fr-gold", "#fff3c0", "#e0b658", "#946622", "#d8ad54")


_CENTRE = 48.0
"""How far beyond the middle the two circles of the arch have their centres."""
_SPRING = math.sqrt((HALF + _CENTRE) ** 2 - _CENTRE**2)
"""Where the curve of the arch begins, units below the top of the opening."""
_MATERIAL = "#6b5a78"


def opening(grow: float) -> str:
    """A pointed arch."""
    radius = HALF + _CENTRE + grow
    apex = _SPRING - math.sqrt(radius**2 - _CENTRE**2)
    left, right = -grow, WIDTH + grow
    return (
        f"M{left:.1f} {HEIGHT}V{_SPRING:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {HALF:g} {apex:.1f}"
        f"A{radius:.1f} {radius:.1f} 0 0 1 {right:.1f} {_SPRING:.1f}V{HEIGHT}Z"
    )


def surround(picture: Surface, scale: float, inner: Surface) -> None:
    """Blocks of violet stone in three orders."""
    texture = rock(picture.get_size(), scale, _MATERIAL, 29)
    moulded_ring(picture, scale, inner, opening, texture, _joints())


def _joints() -> str:
    lines = ""
    for y in range(round(_SPRING) + 26, HEIGHT, 38):
        lines += joint(-FRAME, y, -1, y) + joint(WIDTH + 1, y, WIDTH + FRAME, y)
    for side, centre in ((1, HALF + _CENTRE), (-1, HALF - _CENTRE)):
        for step in range(1, 7):
            angle = math.pi + 0.2 * step if side == 1 else -0.2 * step
            inner = polar(centre, _SPRING, HALF + _CENTRE, angle)
            outer = polar(centre, _SPRING, HALF + _CENTRE + FRAME, angle)
            lines += joint(*inner, *outer)
    return lines


def ornament() -> str:
    """Colonnettes with leafy capitals, crockets along the arch, the castle shield on top."""
    parts = [
        f"<defs>{_GOLD}{tones('fr-shield', '#a5466c', '#6d2f4a', '#3e1730')}"
        f"{tones('fr-post', '#9d8ba8', '#665573', '#39304a', y2=0)}</defs>"
    ]
    for x in (-FRAME + 3.5, WIDTH + FRAME - 12.5):
        parts.append(rect(x, _SPRING + 14, 9, HEIGHT - _SPRING, "url(#fr-post)", "#1b1222", 1.1))
        parts.append(
            path(
                f"M{x - 4} {_SPRING}H{x + 13}L{x + 10} {_SPRING + 16}H{x - 1}Z",
                "url(#fr-gold)",
                "#1b1222",
                1.2,
            )
        )
        parts.append(rect(x - 6, _SPRING - 5, 21, 6, "url(#fr-post)", "#1b1222", 1.1, 1))
        parts.append(
            stroke(
                f"M{x} {_SPRING + 12}q-3 -4 -2 -8M{x + 4.5} {_SPRING + 12}v-9"
                f"M{x + 9} {_SPRING + 12}q3 -4 2 -8",
                "#3a2410",
                1.1,
            )
        )
    for step in range(1, 6):
        angle = math.pi + 0.225 * step
        x, y = polar(HALF + _CENTRE, _SPRING, HALF + _CENTRE + FRAME - 1, angle)
        turn = math.degrees(angle) + 90
        leaf = path("M0 2Q-9 1 -9 -7Q-4 -6 -3 -11Q4 -8 5 2Z", "url(#fr-gold)", "#1b1222", 1.1)
        parts.append(at(leaf, x, y, 1.0, turn))
        parts.append(svg.group(at(leaf, x, y, 1.0, turn), f"translate({WIDTH} 0) scale(-1 1)"))
    shield = path("M-21 -22H21V2Q20 20 0 29Q-20 20 -21 2Z", "url(#fr-gold)", "#1b1222", 1.6)
    shield += path("M-17 -18H17V2Q16 17 0 24.6Q-16 17 -17 2Z", "url(#fr-shield)", "#2a0d1c", 1)
    shield += castle_charge(0, 1, 25, "#f3dfae", "#6d2f4a")
    top = crown(0, -31, 30, "url(#fr-gold)", "#1b1222")
    return "".join(parts) + at(shield + top, HALF, 4)
