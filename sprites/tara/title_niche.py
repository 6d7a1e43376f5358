"""The niche of the game in the title hall: its opening, its surround, what stands out from it."""

from __future__ import annotations

import math

from pygame import Surface

from sprites.common import carve
from sprites.common.knot import knot_band
from sprites.common.strokes import (
    circle,
    path,
    polar,
    tones,
)
from sprites.common.texture import rock
from sprites.title.layout import FRAME
from sprites.title.niche_parts import (
    HALF,
    HEIGHT,
    SIDE,
    TOP,
    WIDTH,
    mask_on_canvas,
)

_MATERIAL = "#7b766a"


def opening(grow: float) -> str:
    """Two uprights under a lintel."""
    left, right, top = -grow, WIDTH + grow, -grow
    return (
        f"M{left:.1f} {HEIGHT}L{left + 3:.1f} 220L{left + 1:.1f} {top + 52:.1f}"
        f"Q{left + 6:.1f} {top + 38:.1f} {left + 22:.1f} {top + 35:.1f}"
        f"Q{HALF:g} {top + 26:.1f} {right - 20:.1f} {top + 36:.1f}"
        f"Q{right - 6:.1f} {top + 38:.1f} {right - 2:.1f} {top + 54:.1f}"
        f"L{right - 4:.1f} 216L{right:.1f} {HEIGHT}Z"
    )


def surround(picture: Surface, scale: float, inner: Surface) -> None:
    """Two uprights and a lintel, rough as they came from the hill."""
    f = FRAME
    stones = (
        (f"M{-f - 3} {HEIGHT}L{-f - 1} 250L{-f + 2} 40L-4 18L16 30L12 230L10 {HEIGHT}Z", 31),
        (
            f"M{WIDTH - 10} {HEIGHT}L{WIDTH - 12} 226L{WIDTH - 15} 30L{WIDTH + 6} 18"
            f"L{WIDTH + f - 2} 44L{WIDTH + f + 1} 240L{WIDTH + f + 3} {HEIGHT}Z",
            32,
        ),
        (
            f"M{-f - 4} 30L{-f + 2} -6L24 -17L{HALF} -22L{WIDTH - 30} -18L{WIDTH + f - 1} -8"
            f"L{WIDTH + f + 4} 26L{WIDTH - 20} 41L{HALF} 33L26 42Z",
            33,
        ),
    )
    texture = rock(picture.get_size(), scale * 1.2, _MATERIAL, 24, 1.3)
    for d, _ in stones:
        mask = mask_on_canvas(path(d, "#ffffff", "#ffffff", 4), scale)
        piece = carve.cut(texture, mask)
        piece.blit(
            carve.inside_edge(mask, -6 * scale, -7 * scale, 8 * scale, "#0c0a08", 0.75), (0, 0)
        )
        piece.blit(carve.inside_edge(mask, 3 * scale, 3 * scale, 4 * scale, "#fff1d2", 0.5), (0, 0))
        carve.cast(picture, mask, (0, 0), (2 * scale, 5 * scale), 6 * scale, 0.7)
        picture.blit(piece, (0, 0))
    ghost = inner.copy()
    ghost.fill((0, 0, 0, 255), special_flags=8)
    picture.blit(ghost, (0, 0), special_flags=5)
    band = knot_band(20, 2, 12 * scale, "#bd8a45")
    left = round((SIDE + HALF) * scale - band.get_width() / 2)
    top = round((TOP - 9) * scale)
    carve.cast(picture, carve.mask_of(band), (left, top), (scale, 2 * scale), 3 * scale, 0.7)
    picture.blit(band, (left, top))


def ornament() -> str:
    """Bronze bosses where the lintel rests, and moss on the stones."""
    parts = [f"<defs>{tones('fr-bronze', '#f4d493', '#b98443', '#6d4518')}</defs>"]
    for x in (-6.0, WIDTH + 6.0):
        parts.append(circle(x, 6, 15, "url(#fr-bronze)", "#2a1808", 1.6))
        parts.append(circle(x, 6, 10.4, "none", "#4a2c0e", 1.6))
        for turn in range(3):
            angle = turn * math.tau / 3 - 0.5
            cx, cy = polar(x, 6, 5, angle)
            parts.append(circle(cx, cy, 3.2, "none", "#4a2c0e", 1.5))
        parts.append(circle(x, 6, 2, "#fff0c4", "#4a2c0e", 0.8))
    for x, y, w in (
        (-8, 44, 9),
        (WIDTH + 6, 46, 9),
        (40, -17, 22),
        (WIDTH - 66, -18, 18),
        (-10, 420, 14),
        (WIDTH + 10, 420, 14),
    ):
        for step in range(9):
            dx = (step / 8 - 0.5) * w * 1.6
            tone = ("#52703a", "#6d8a48", "#3f5a2c")[step % 3]
            parts.append(
                circle(x + dx, y + (step * 7) % 4, 2.2 + step % 3 * 0.6, tone, opacity=0.95)
            )
    return "".join(parts)
