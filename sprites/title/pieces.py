"""Loose pieces of the four games that lie on the table of the hall. SVG, each in its own box."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.common.players import PLAYER_STYLES, shape_svg
from sprites.title.ornaments import castle_charge, crown, lily
from sprites.title.pen import (
    circle,
    ellipse,
    open_line,
    path,
    polar,
    rect,
    spiral,
    stroke,
    tones,
)

Body = tuple[str, float, float]
"""SVG fragment with its gradients, and the width and height of its box."""

INK = "#231b2b"
_STYLE = {style.key: style for style in PLAYER_STYLES}


@dataclass(frozen=True, slots=True)
class Lying:
    """A piece with its place: centre in units from the corner of the zone, height and turn."""

    draw: Callable[[], Body]
    x: float
    y: float
    height: float
    turn: float = 0.0


def picture(piece: Lying, scale: float) -> Surface:
    """The piece at its final size, turned."""
    body, width, height = piece.draw()
    if piece.turn:
        angle = math.radians(piece.turn)
        wide = width * abs(math.cos(angle)) + height * abs(math.sin(angle))
        tall = width * abs(math.sin(angle)) + height * abs(math.cos(angle))
        turned = f"translate({wide / 2:.2f} {tall / 2:.2f}) rotate({piece.turn:g}) "
        turned += f"translate({-width / 2:g} {-height / 2:g})"
        body, factor = svg.group(body, turned), piece.height / height
        width, height = wide, tall
    else:
        factor = piece.height / height
    size = (round(width * factor * scale), round(height * factor * scale))
    return svg.raster(svg.document(body, width, height), size)


def viscount() -> Body:
    """A viscount in robe, ermine and crown."""
    style = _STYLE["red"]
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
        style = _STYLE[key]
        defs = tones("wk", style.light, style.fill, style.dark, y2=40)
        body = f"<defs>{defs}</defs>" + ellipse(20, 47, 15, 4.6, style.dark, style.ink, 1.6)
        body += path(
            "M20 16Q31 18 33 34L35 46Q20 52 5 46L7 34Q9 18 20 16Z", "url(#wk)", style.ink, 1.8
        )
        body += circle(20, 11, 8.6, "url(#wk)", style.ink, 1.8)
        body += ellipse(17, 8, 2.6, 1.8, "#ffffff", alpha=0.45)
        return body + shape_svg(style.shape, 20, 35, 7, style.mark, style.ink, 1.2), 40, 54

    return draw


def ingot() -> Body:
    body = path("M4 32L12 18L36 10L52 20L48 34L22 44Z", "#d9a62e", "#4a3008", 2.2)
    body += path("M12 18L36 10L52 20L28 28Z", "#f8df8c", "#4a3008", 1.4)
    body += path("M28 28L52 20L48 34L22 44Z", "#a97a18", "#4a3008", 1.4)
    return body + stroke("M16 18.6L35 12.4", "#fff8d6", 1.8), 56, 48


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


def stone_cube() -> Body:
    body = path("M4 14L24 6L46 13V36L26 47L4 37Z", "#9a9790", INK, 2.2)
    body += path("M4 14L24 6L46 13L26 21Z", "#d3d0c6", INK, 1.4)
    body += path("M26 21L46 13V36L26 47Z", "#6c6a68", INK, 1.4)
    return body + stroke("M9 22L17 25M12 32L20 35", "#6c6a68", 1.4), 50, 50


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


def facade_card() -> Body:
    """A building of the road: a mill under a clear sky, with its frame and shield."""
    defs = tones("fc", "#f4e4bc", "#e6cf9c", x2=0) + tones("fc-sky", "#8fb9cb", "#e9e3c4", x2=0)
    body = f"<defs>{defs}</defs>" + rect(2, 2, 96, 124, "#4f8a4b", INK, 3, 7)
    body += rect(8, 8, 84, 112, "url(#fc)", INK, 1.4, 3) + rect(
        12, 12, 76, 56, "url(#fc-sky)", INK, 1.4
    )
    body += path("M12 54Q40 40 88 50V68H12Z", "#a6b25a") + path(
        "M12 60Q50 52 88 60V68H12Z", "#7f8e40"
    )
    body += rect(34, 36, 34, 26, "#ecd8a4", INK, 1.4) + path(
        "M29 37L51 18L73 37Z", "#b5603a", INK, 1.5
    )
    body += path("M51 18L73 37H56Z", "#7d3a1e", alpha=0.5)
    body += path("M46 62V50Q51 44 56 50V62Z", "#6b4a2e", INK, 1.2)
    body += circle(26, 56, 10, "none", INK, 3) + circle(26, 56, 10, "none", "#8d6238", 1.6)
    for index in range(8):
        x, y = polar(26, 56, 11, index * math.tau / 8)
        body += stroke(f"M26 56L{x:.1f} {y:.1f}", "#6b4a2e", 1.5)
    body += stroke("M22 84H78", "#8a5a34", 1.4)
    for x, fill in ((32, "#c97f8a"), (50, "#8d6238"), (68, "#9a9790")):
        body += path(f"M{x - 8} 94L{x} 90L{x + 8} 94V104L{x} 109L{x - 8} 104Z", fill, INK, 1.4)
        body += path(f"M{x - 8} 94L{x} 90L{x + 8} 94L{x} 98Z", lighter(fill, 0.45), INK, 1)
    return body, 100, 128


def roundel(key: str) -> Callable[[], Body]:
    """A carved disc of Tara, thick, with a triskele."""

    def draw() -> Body:
        style = _STYLE[key]
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


def tricorne(key: str) -> Callable[[], Body]:
    """A courtier of Versailles in coat and three-cornered hat."""

    def draw() -> Body:
        style = _STYLE[key]
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


LEFT: tuple[Lying, ...] = (
    Lying(card_back, 210, 92, 104, 9),
    Lying(writ, 258, 124, 40, -12),
    Lying(viscount, 48, 54, 76),
    Lying(worker("blue"), 104, 50, 42),
    Lying(worker("yellow"), 134, 64, 42),
    Lying(worker("green"), 100, 100, 42),
    Lying(silver, 46, 126, 44),
    Lying(ingot, 148, 112, 34),
    Lying(stone_cube, 110, 140, 34),
)
RIGHT: tuple[Lying, ...] = (
    Lying(facade_card, 44, 86, 96, -8),
    Lying(palace_tile, 112, 70, 74, 7),
    Lying(roundel("red"), 176, 66, 48),
    Lying(roundel("blue"), 206, 112, 48),
    Lying(roundel("yellow"), 206, 103, 48),
    Lying(tricorne("green"), 236, 46, 58),
    Lying(tricorne("blue"), 264, 76, 58),
    Lying(cattle_head, 154, 128, 36, -8),
    Lying(stone_cube, 98, 136, 30),
    Lying(ingot, 262, 134, 32),
)
