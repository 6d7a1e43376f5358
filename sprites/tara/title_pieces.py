"""Loose pieces of the game that lie on the table of the title hall. SVG, each in its own box."""

from __future__ import annotations

import math
from collections.abc import Callable

from sprites.common.colour import darker, lighter
from sprites.common.game_art import (
    Lying,
)
from sprites.common.players import style_of
from sprites.common.strokes import (
    circle,
    ellipse,
    open_line,
    path,
    polar,
    spiral,
    stroke,
    tones,
)
from sprites.title.loose_pieces import Body


def roundel(key: str) -> Callable[[], Body]:
    """A carved disc of Tara, thick, with a triskele."""

    def draw() -> Body:
        style = style_of(key)
        wood = tones("ro", lighter(style.fill, 0.3), style.fill, style.dark)
        body = f"<defs>{wood}</defs>"
        body += path("M3 34V44Q6 68 40 70Q74 68 77 44V34Z", style.dark, style.ink, 2.2)
        body += ellipse(40, 34, 37, 27, "url(#ro)", style.ink, 2.2)
        body += ellipse(40, 34, 31, 22, "none", darker(style.fill, 0.5), 1.6)
        body += ellipse(40, 34.8, 31, 22, "none", lighter(style.fill, 0.4), 0.9)
        for turn in range(3):
            angle = turn * math.tau / 3 - 0.5
            cx, cy = polar(40, 34, 10.5, angle)
            points = [(x, 34 + (y - 34) * 0.72) for x, y in spiral(cx, cy, 9.4, 1.7, angle + 2.4)]
            body += stroke(
                open_line([(x + 0.9, y + 0.9) for x, y in points]), lighter(style.fill, 0.6), 2.2
            )
            body += stroke(open_line(points), style.ink, 2.2)
        return body, 80, 72

    return draw


def cattle_head() -> Body:
    """The bronze token of Tara's treasury."""
    defs = tones("ca", "#f6d79a", "#bd8543", "#6b4318")
    body = f"<defs>{defs}</defs>"
    body += path(
        "M15 20Q3 19 2 5Q10 13 19 14H29Q38 13 46 5Q45 19 33 20L31 38Q24 47 17 38Z",
        "url(#ca)",
        "#2a1808",
        2,
    )
    body += circle(19.4, 24, 1.8, "#2a1808") + circle(28.6, 24, 1.8, "#2a1808")
    return body + stroke("M20 37H28M21 15Q24 19 27 15", "#2a1808", 1.6), 48, 48


PIECES: tuple[Lying, ...] = (
    Lying(roundel("red"), 176, 66, 48, 0, "right", 2),
    Lying(roundel("blue"), 206, 112, 48, 0, "right", 3),
    Lying(roundel("yellow"), 206, 103, 48, 0, "right", 4),
    Lying(cattle_head, 154, 128, 36, -8, "right", 7),
)
