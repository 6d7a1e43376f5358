"""Loose pieces of the game that lie on the table of the title hall. SVG, each in its own box."""

from __future__ import annotations

import math
from collections.abc import Callable

from sprites.common.game_art import (
    Lying,
)
from sprites.common.ornaments import crown
from sprites.common.players import shape_svg, style_of
from sprites.common.strokes import (
    circle,
    ellipse,
    path,
    polar,
    rect,
    stroke,
    tones,
)
from sprites.title.loose_pieces import INK, Body, ingot, stone_cube
from sprites.viscounts.charges import castle_charge


def viscount() -> Body:
    """A viscount in robe, ermine and crown."""
    style = style_of("red")
    defs = tones("vi-robe", style.light, style.fill, style.dark, y2=30)
    gold = tones("vi-gold", "#fff0b8", "#e0b050", "#96682a")
    body = f"<defs>{defs}{gold}</defs>" + ellipse(32, 84, 25, 6.5, style.dark, INK, 1.8)
    body += path(
        "M32 30Q46 32 50 52Q54 72 57 83Q32 92 7 83Q10 72 14 52Q18 32 32 30Z",
        "url(#vi-robe)",
        INK,
        2.2,
    )
    body += path("M29 44Q32 42 35 44L41 86Q32 89 23 86Z", "#f6ecd6", INK, 1.2)
    body += "".join(
        stroke(f"M{x} {y}v3", INK, 1.3) for x, y in ((30, 54), (34, 62), (30, 70), (34, 78))
    )
    body += path("M18 38Q32 50 46 38Q48 46 44 50Q32 58 20 50Q16 46 18 38Z", "#f6ecd6", INK, 1.6)
    body += "".join(stroke(f"M{x} {y}v3", INK, 1.3) for x, y in ((23, 45), (32, 50), (41, 45)))
    body += circle(32, 27, 11.5, "#f0cba4", INK, 2)
    body += path("M22 29Q24 42 32 43Q40 42 42 29Q38 36 32 35Q26 36 22 29Z", "#6b4a34", INK, 1.4)
    body += circle(28, 26, 1.3, INK) + circle(36, 26, 1.3, INK)
    body += crown(32, 14, 25, "url(#vi-gold)", INK, "#8e2f4a")
    return body + shape_svg("square", 32, 68, 5.5, "#fbf3dc", INK, 1.2), 64, 92


def worker(key: str) -> Callable[[], Body]:
    """A worker of one player, its shape on the body."""

    def draw() -> Body:
        style = style_of(key)
        defs = tones("wk", style.light, style.fill, style.dark, y2=40)
        body = f"<defs>{defs}</defs>" + ellipse(20, 47, 15, 4.6, style.dark, style.ink, 1.6)
        body += path(
            "M20 16Q31 18 33 34L35 46Q20 52 5 46L7 34Q9 18 20 16Z", "url(#wk)", style.ink, 1.8
        )
        body += circle(20, 11, 8.6, "url(#wk)", style.ink, 1.8)
        body += ellipse(17, 8, 2.6, 1.8, "#ffffff", opacity=0.45)
        return body + shape_svg(style.shape, 20, 35, 7, style.mark, style.ink, 1.2), 40, 54

    return draw


def silver() -> Body:
    """A small stack of silver coins and one that leans on it."""
    defs = tones("si", "#ffffff", "#c3c6cf", "#7f8391")
    body = f"<defs>{defs}</defs>"
    for step in range(4):
        y = 40 - step * 6.5
        body += path(f"M6 {y}V{y + 6}Q24 {y + 17} 42 {y + 6}V{y}Z", "#8a8e9c", INK, 1.6)
        body += ellipse(24, y, 18, 7.6, "url(#si)", INK, 1.6)
    body += castle_charge(24, 20.6, 10, "#8a8e9c", "#e8eaee")
    body += circle(50, 40, 13, "#7f8391", INK, 1.8) + circle(49, 39, 12.4, "url(#si)", INK, 1.4)
    body += circle(49, 39, 9, "none", "#8a8e9c", 1.2)
    return body + castle_charge(49, 39.5, 11, "#6f7382", "#e8eaee"), 66, 56


def writ() -> Body:
    """A folded debt with its seal."""
    body = path("M3 6L66 3L70 46L5 50Z", "#54425e", INK, 2.2)
    body += path("M3 6L37 30L66 3Z", "#6b5878", INK, 1.6)
    body += stroke("M5 50L30 26M70 46L44 25", "#33273c", 1.4)
    seal = "".join(
        circle(*polar(37, 30, 9.4, index * math.tau / 9), 3.4, "#a32d34", "#4a0f16", 1)
        for index in range(9)
    )
    body += seal + circle(37, 30, 9.6, "#b9383e", "#4a0f16", 1.3)
    return body + stroke("M33 26L41 34M41 26L33 34", "#f4c9b4", 2.2), 74, 54


def card_back() -> Body:
    """A townsfolk card of the viscounts, face down."""
    defs = tones("cb", "#4a3a6e", "#2e2347", "#1d1532")
    body = f"<defs>{defs}</defs>" + rect(2, 2, 96, 136, "url(#cb)", INK, 3, 8)
    body += rect(8, 8, 84, 124, "none", "#c9964a", 1.8, 5)
    body += path("M50 28L80 46V94L50 112L20 94V46Z", "none", "#c9964a", 2)
    body += path("M50 34L75 49V91L50 106L25 91V49Z", "#241a3c", "#c9964a", 1)
    for x, y in ((16, 16), (84, 16), (16, 124), (84, 124)):
        body += circle(x, y, 3, "#c9964a")
    return body + castle_charge(50, 70, 40, "#ecc878", "#241a3c"), 100, 140


PIECES: tuple[Lying, ...] = (
    Lying(card_back, 210, 92, 104, 9, order=0),
    Lying(writ, 258, 124, 40, -12, order=1),
    Lying(viscount, 48, 54, 76, order=2),
    Lying(worker("blue"), 104, 50, 42, order=3),
    Lying(worker("yellow"), 134, 64, 42, order=4),
    Lying(worker("green"), 100, 100, 42, order=5),
    Lying(silver, 46, 126, 44, order=6),
    Lying(ingot, 148, 112, 34, order=7),
    Lying(stone_cube, 110, 140, 34, order=8),
)
