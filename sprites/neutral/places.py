"""What lies on the lobby's table and heads the pages of a game without art of its own."""

from __future__ import annotations

import math
import random

from sprites.common.players import PLAYER_STYLES
from sprites.common.strokes import circle, path, polar, rect, stroke, tones

_INK = "#20130a"


def board() -> str:
    """A round board with a track of spaces and a few pawns. SVG in a square of 200 units."""
    defs = tones("np-oak", "#d3ab72", "#a97b48", "#71491f")
    body = f"<defs>{defs}</defs>" + circle(100, 100, 98, "url(#np-oak)", _INK, 2)
    body += circle(100, 100, 90, "#ecdcb2", "#6b4a24", 1.6)
    body += circle(100, 100, 44, "none", "#a8814c", 1.4)
    for step in range(20):
        x, y = polar(100, 100, 70, step * math.tau / 20)
        tone = ("#cbb07a", "#b98f54")[step % 2]
        body += circle(x, y, 9.6, tone, "#6b4a24", 1.2)
    for step in range(8):
        angle = step * math.tau / 8
        inner, outer = polar(100, 100, 10, angle), polar(100, 100, 38, angle)
        line = f"M{inner[0]:.1f} {inner[1]:.1f}L{outer[0]:.1f} {outer[1]:.1f}"
        body += stroke(line, "#8a5f30", 5 if step % 2 == 0 else 2.4)
    body += circle(100, 100, 11, "#8a5f30", _INK, 1.2)
    for index, style in enumerate(PLAYER_STYLES[:4]):
        x, y = polar(100, 100, 70, (index * 5 + 1) * math.tau / 20)
        body += circle(x, y, 8, style.fill, style.ink, 1.4)
        body += circle(x - 2, y - 2, 3, style.light)
    return body


def header(wide: float, high: float) -> str:
    """Hills in the evening with a few firs. SVG fragments in units."""
    chance = random.Random(11)
    body = circle(wide * 0.84, high * 0.3, high * 0.13, "#f6ecd0", opacity=0.9)
    for share, tone in ((0.5, "#5f6a78"), (0.68, "#47505c"), (0.86, "#2d343c")):
        level = high * share
        waves = "".join(
            f"Q{x + 45:.0f} {level - chance.uniform(4, 14):.1f} {x + 90:.0f} {level:.1f}"
            for x in range(0, int(wide) + 90, 90)
        )
        body += path(f"M0 {high}V{level:.1f}{waves}V{high}Z", tone)
    for _ in range(int(wide / 26)):
        x, size = chance.uniform(wide * 0.5, wide), chance.uniform(0.5, 1.0)
        foot, half, tall = high * 0.92, 5 * size, 24 * size
        body += path(f"M{x - half:.1f} {foot:.1f}L{x:.1f} {foot - tall:.1f}L{x + half:.1f} "
                     f"{foot:.1f}Z", "#1f262c")  # fmt: skip
    return body + rect(0, high * 0.92, wide, high * 0.08 + 1, "#1f262c")
