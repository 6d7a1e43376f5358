"""What closes a page of this game's handbook: the sun between two scrolls of shellwork. A box of
240 x 84."""

from __future__ import annotations

import math

from sprites.common import svg
from sprites.common.strokes import polar

_RAYS = 16
_SCROLL = (
    "M86 46 C80 30 60 30 59 43 C58 53 71 54 71 46 C71 42 66 41 65 44 "
    "M62 36 C54 22 34 24 31 40 C29 52 43 56 45 46 C46 41 40 40 39 44 "
    "M32 37 C26 30 14 31 9 41"
)
_SHELL = (
    "M86 46 Q92 36 88 30 Q80 34 86 46 Z M62 36 Q70 26 64 20 Q57 26 62 36 Z "
    "M59 47 Q54 58 62 63 Q67 55 59 47 Z M31 46 Q28 58 36 62 Q40 54 31 46 Z"
)
_LILY = (
    "M9 41 Q4 34 8 27 Q12 34 9 41 Z M9 41 Q2 40 1 34 Q8 34 9 41 Z M9 41 Q15 40 17 34 Q10 34 9 41 Z"
)


def vignette(ink: str, accent: str) -> str:
    """Ink for scrolls and rays, accent for the lilies and the sun's face."""
    x, y = 120.0, 42.0
    body = ""
    for ray in range(_RAYS):
        angle = ray * math.tau / _RAYS
        tip = polar(x, y, 28 if ray % 2 == 0 else 21, angle)
        left, right = (polar(x, y, 13.4, angle + turn) for turn in (-0.15, 0.15))
        points = " L".join(f"{a:.1f} {b:.1f}" for a, b in (left, tip, right))
        body += svg.path(f"M{points} Z", accent if ray % 2 else ink, fill_opacity=0.85)
    body += svg.circle(x, y, 12, "none", ink, 1.8) + svg.circle(x, y, 9.6, "none", ink, 0.8)
    body += svg.path("M115 40 q2 -2.4 4 0 M121 40 q2 -2.4 4 0", stroke=accent, stroke_width=1.4)
    body += svg.path("M120 41 V44.6 M116.4 46.4 Q120 49.4 123.6 46.4", stroke=accent,
                     stroke_width=1.3)  # fmt: skip
    for mirror in (1, -1):
        side = svg.path(_SCROLL, stroke=ink, stroke_width=1.9, stroke_opacity=0.9)
        side += svg.path(_SHELL, ink, fill_opacity=0.75) + svg.path(_LILY, accent)
        shift = "translate(0,0)" if mirror > 0 else "translate(240,0) scale(-1,1)"
        body += svg.group(side, shift)
    return body
