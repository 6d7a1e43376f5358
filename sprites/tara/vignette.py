"""What closes a page of this game's handbook: the threefold spiral between two plaits. A box of
240 x 84."""

from __future__ import annotations

import math

from sprites.common import svg
from sprites.common.strokes import polar, spiral, stroke

_MIDDLE = (120.0, 42.0)
_ENDS = (14.0, 88.0)
_WAVES = 2.5


def vignette(ink: str, accent: str) -> str:
    """Ink for one strand and the ring, accent for the other strand and the spirals."""
    x, y = _MIDDLE
    body = svg.circle(x, y, 26, "none", ink, 1.8) + svg.circle(x, y, 23, "none", ink, 0.9)
    for turn in range(3):
        angle = turn * math.tau / 3 - math.pi / 2
        at = polar(x, y, 11.0, angle)
        curl = spiral(*at, 9.4, 2.1, angle + math.pi)
        body += stroke("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in curl), accent, 2.2)
    for mirror in (1, -1):
        side = _strand(math.pi, ink) + _strand(0.0, accent)
        side += svg.circle(_ENDS[0] - 5, y, 3.2, accent, ink, 1.2)
        side += svg.circle(_ENDS[1] + 3, y, 2.4, ink)
        shift = "translate(0,0)" if mirror > 0 else "translate(240,0) scale(-1,1)"
        body += svg.group(side, shift)
    return body


def _strand(phase: float, colour: str) -> str:
    """One strand of the plait, which is thinnest at its outer end."""
    first, last = _ENDS
    points = []
    for step in range(81):
        share = step / 80
        high = 4.0 + 8.0 * share
        wave = math.sin(share * math.tau * _WAVES + phase) * math.sin(math.pi * share) ** 0.4
        points.append(f"{first + (last - first) * share:.1f} {_MIDDLE[1] + high * wave:.1f}")
    return stroke("M" + "L".join(points), colour, 2.3)
