"""The board of Tara, small: four provinces round the Stone, on slate with a bronze knot."""

from __future__ import annotations

import math
import random

from sprites.common.colour import darker, lighter
from sprites.common.strokes import circle, closed, path, polar, rect, spiral, stroke
from sprites.tara.palette import province_style, shaded

_INK = "#1c1712"
_PROVINCES = ("ulster", "leinster", "munster", "connacht")
"""As they lie on the board, sunwise from the upper right."""
_DISCS = ("#c7433a", "#3a6ea5", "#e6b03a", "#6fa96e")


def tara_board() -> str:
    """SVG in a square of 200 units; the board is a disc of slate."""
    body = circle(100, 100, 99, "#33373c", _INK, 2) + circle(100, 100, 95, "#4a5058", "#20242a", 1)
    body += _knot()
    for index, key in enumerate(_PROVINCES):
        tone = shaded(province_style(key).terrace(1), 0.2)
        start = index * math.tau / 4 + 0.04 - math.pi / 2
        body += _province(index, tone, start, start + math.tau / 4 - 0.08)
    body += circle(100, 100, 27, "#4f5a3c", _INK, 1.6) + circle(
        100, 100, 23, "none", "#c2934f", 1.4
    )
    return body + _stone()


def _knot() -> str:
    """Two strands that cross round the rim."""
    body = ""
    for phase, tone in ((0.0, "#8b6430"), (math.pi, "#d9ad62")):
        points = [
            polar(100, 100, 90 + 3.2 * math.sin(20 * angle + phase), angle)
            for angle in (step * math.tau / 240 for step in range(240))
        ]
        line = closed(points)
        body += path(line, "none", _INK, 3.6) + path(line, "none", tone, 2)
    return body


def _province(index: int, tone: str, start: float, end: float) -> str:
    steps = [start + (end - start) * step / 14 for step in range(15)]
    outline = [polar(100, 100, 84, angle) for angle in steps]
    outline += [polar(100, 100, 31, angle) for angle in reversed(steps)]
    body = path(closed(outline), tone, _INK, 1.8)
    chance = random.Random(index + 3)
    for _ in range(26):
        x, y = polar(100, 100, chance.uniform(35, 80), chance.uniform(start + 0.08, end - 0.08))
        body += circle(x, y, chance.uniform(1.2, 2.4), darker(tone, 0.22), opacity=0.7)
    return body + _hollows(index, tone, start, end)


def _hollows(index: int, tone: str, start: float, end: float) -> str:
    """Ranks as a pyramid of hollows towards the Stone; some of them hold discs."""
    body, number = "", 0
    for row, reach in enumerate((74.0, 61.0, 48.5, 38.0)):
        count = 4 - row
        for place in range(count):
            share = (place + 1) / (count + 1)
            x, y = polar(100, 100, reach, start + (end - start) * share)
            body += circle(x, y, 5.4, darker(tone, 0.45), lighter(tone, 0.25), 0.8)
            if (number + index) % 3 == 0:
                disc = _DISCS[(number + 2 * index) % 4]
                body += circle(x - 0.5, y - 0.8, 4.4, disc, _INK, 1)
                body += circle(x - 0.5, y - 0.8, 2.1, "none", lighter(disc, 0.45), 0.9)
            number += 1
    return body


def _stone() -> str:
    """The Stone upright on its mound."""
    body = path("M88 116Q86 92 92 82Q100 74 107 82Q114 94 112 116Q100 121 88 116Z",
                "#8f8d88", _INK, 1.6)  # fmt: skip
    body += path("M91 114Q89 93 94 84Q98 79 102 80Q95 90 96 115Z", "#b4b1aa", opacity=0.7)
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spiral(100.6, 96, 6, 2.2, 0.4))
    body += stroke(line, "#55534f", 1.3) + rect(93, 107, 14, 1.6, "#5f5d58", corner=0.8)
    return body
