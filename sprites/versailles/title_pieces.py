"""Loose pieces of the game that lie on the table of the title hall. SVG, each in its own box."""

from __future__ import annotations

from collections.abc import Callable

from sprites.common.game_art import (
    Lying,
)
from sprites.common.players import shape_svg, style_of
from sprites.common.strokes import (
    circle,
    ellipse,
    path,
    rect,
    stroke,
    tones,
)
from sprites.title.loose_pieces import INK, Body
from sprites.versailles.charges import lily


def tricorne(key: str) -> Callable[[], Body]:
    """A courtier of Versailles in coat and three-cornered hat."""

    def draw() -> Body:
        style = style_of(key)
        defs = tones("tr", style.light, style.fill, style.dark, y2=50)
        body = f"<defs>{defs}</defs>" + ellipse(24, 65, 18, 5, style.dark, style.ink, 1.6)
        body += path(
            "M24 25Q35 25 37 39L44 50Q46 55 41 54L36 51L40 65Q24 71 8 65L12 51L7 54"
            "Q2 55 4 50L11 39Q13 25 24 25Z",
            "url(#tr)",
            style.ink,
            1.9,
        )
        body += path("M19 29L24 37L29 29Z", "#fdf4dc", style.ink, 1)
        body += shape_svg(style.shape, 24, 51, 6.4, style.mark, style.ink, 1.1)
        body += circle(24, 18, 9, "#f0cfa8", style.ink, 1.7)
        body += path(
            "M6 15Q14 13 17 6Q24 1 31 6Q34 13 42 15Q34 20 24 15Q14 20 6 15Z",
            style.dark,
            style.ink,
            1.7,
        )
        return body + stroke("M8 15.4Q17 17 24 12.8Q31 17 40 15.4", "#f2d890", 1.7), 48, 72

    return draw


def palace_tile() -> Body:
    """A square of the palace plan: parquet with a gilt edge and a garden corner."""
    body = rect(2, 4, 96, 96, "#8a6a3a", INK, 2.4, 4) + rect(2, 2, 96, 94, "#f1e7cf", INK, 2.4, 4)
    body += rect(8, 8, 84, 82, "#d9b074", "#8a5a2c", 1.4)
    for row in range(4):
        for column in range(4):
            x, y = 8 + column * 21, 8 + row * 20.5
            tone = "#c4935a" if (row + column) % 2 else "#e0bd84"
            body += rect(x, y, 21, 20.5, tone)
            d = (
                f"M{x + 2} {y + 7}h17M{x + 2} {y + 14}h17"
                if (row + column) % 2
                else (f"M{x + 7} {y + 2}v17M{x + 14} {y + 2}v17")
            )
            body += stroke(d, "#8a5a2c", 0.9, 0.6)
    body += path("M92 52V90H50Q52 66 92 52Z", "#a9c07a", "#5a6b34", 1.6)
    body += path("M88 62Q64 70 60 86", "none", "#4a6b3d", 4) + circle(
        78, 78, 5, "#c86a74", "#6a2a34", 1.2
    )
    body += circle(36, 36, 17, "#24447f", "#e0b860", 2.6)
    return body + lily(36, 36, 24, "#f3d98e", "#3a2808"), 100, 102


PIECES: tuple[Lying, ...] = (
    Lying(palace_tile, 112, 70, 74, 7, "right", 1),
    Lying(tricorne("green"), 236, 46, 58, 0, "right", 5),
    Lying(tricorne("blue"), 264, 76, 58, 0, "right", 6),
)
