"""The crest of the game, and its small sign on a box."""

from __future__ import annotations

from sprites.common.strokes import (
    circle,
    path,
    stroke,
    tones,
)
from sprites.viscounts.charges import castle_charge

GROUND = "#3b2a50"
"""The ground of the game's shield and name plate."""
_GOLD = tones("cr-gold", "#fff3c0", "#e3bd66", "#9a6c26", "#dcb458")


def crest(small: bool) -> tuple[str, str]:
    """A heater shield, wine over violet, with the castle."""
    defs = tones("cr-field", "#a8486e", "#6d2f4a", "#42183a")
    outer = "M6 5Q20 8 32 3Q44 8 58 5V30Q57 50 32 62Q7 50 6 30Z"
    inner = "M10.5 10Q22 12 32 8Q42 12 53.5 10V30Q52.5 46 32 56.6Q11.5 46 10.5 30Z"
    body = path(outer, "url(#cr-gold)", "#231b2b", 2.2)
    body += path(inner, "url(#cr-field)", "#2a0d1c", 1.4)
    if not small:
        body += stroke("M13 30V13Q23 14 31 11", "#e0a0ba", 1.2, 0.6)
    body += castle_charge(32, 33, 33 if small else 31, "#f6e3b4", "#5a2240", "#231b2b")
    return body, _GOLD + defs


def box_sign(x: float, y: float, rim: str) -> str:
    """A quatrefoil, on the boxes of the library."""
    petals = ((0, -4.4), (4.4, 0), (0, 4.4), (-4.4, 0))
    body = "".join(circle(x + dx, y + dy, 2.9, "none", rim, 1.2) for dx, dy in petals)
    return body + circle(x, y, 1.7, rim)
