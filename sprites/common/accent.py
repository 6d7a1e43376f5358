"""The light that falls for a moment on a place where something happens."""

from __future__ import annotations

import pygame

from sprites.common import svg
from sprites.common.colour import mix
from sprites.common.surface_cache import kept

_WARM = "#fff1c2"
UNOWNED = "#ffd94f"
"""The rim where no seat acts."""
_LEAST, _MOST = 64, 250
"""Units across."""
_BEYOND = 1.75
"""How far the light reaches beyond the longer side of a place."""


@kept
def accent(side: int, colour: str) -> pygame.Surface:
    """A round light `side` px across: warm in the middle, with a rim in a seat's colour."""
    tint = mix(colour, _WARM, 0.3)
    light = svg.radial_gradient(
        "accent", (50, 50), 50,
        (0, _WARM, 0.75), (0.45, _WARM, 0.5), (0.62, tint, 0.85), (0.8, tint, 0.3), (1, tint, 0),
    )  # fmt: skip
    body = svg.circle(50, 50, 50, "url(#accent)")
    return svg.raster(svg.document(body, 100, 100, light), (side, side))


def accent_side(size: tuple[int, int], scale: float) -> int:
    """px across of the light for a place of `size` px; in steps, so that few are drawn."""
    wanted = max(_LEAST * scale, min(_MOST * scale, max(size) * _BEYOND))
    return 8 * round(wanted / 8)
