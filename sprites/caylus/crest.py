"""The crest of the game, and its small sign on a box."""

from __future__ import annotations

from sprites.common.strokes import (
    path,
    rect,
    stroke,
    tones,
)

GROUND = "#ecd6a2"
"""The ground of the game's shield and name plate."""


def crest(small: bool) -> tuple[str, str]:
    """A keystone of the castle with its tower and three courses."""
    defs = tones("cr-stone", "#fbecc4", "#dcc08a", "#a5834e")
    defs += tones("cr-clay", "#d4774a", "#b5603a", "#7d3a1e")
    body = path("M4 6H60L52 60H12Z", "url(#cr-stone)", "#3e2614", 2.4)
    body += stroke("M6.6 8.6H57", "#fffbe8", 1.6, 0.9)
    tower = "M19 50V24H15V13H22V18H28V13H36V18H42V13H49V24H45V50Z"
    body += path(tower, "url(#cr-clay)", "#45220f", 2)
    body += path("M27.5 50V40Q32 33.6 36.5 40V50Z", "#45220f")
    if not small:
        body += stroke("M20 31H27M33 31H44M24 38H20M44 38H40M20 45H25M44 45H39", "#7d3a1e", 1.3)
        body += rect(30.4, 25, 3.2, 5, "#45220f", corner=1.4)
    return body, defs


def box_sign(x: float, y: float, rim: str) -> str:
    """A tower, on the boxes of the library."""
    tower = f"M{x - 6} {y + 6}V{y - 3}H{x - 3}V{y - 6}H{x + 3}V{y - 3}H{x + 6}V{y + 6}Z"
    return path(tower, "none", rim, 1.4)
