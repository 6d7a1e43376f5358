"""The small flat things of the board: plots, link medallions, space discs, signs and pills.

Every function draws one of them at `unit` px per ring unit (`geometry.pixels_per_unit`), so the
scene can draw a single one anew in another state or larger. Icons come from the caller.
"""

from __future__ import annotations

import math

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import darker, lighter
from sprites.common.surface_cache import kept
from sprites.viscounts import geometry as geo
from sprites.viscounts.geometry_castle import EFFECT_PILL_HEIGHT
from sprites.viscounts.ring_view import Glyphs, IconSource, Look, is_text

INK = "#231b2b"
ARROW = ":"
"""The glyph that stands for "gives": drawn as a small dart."""

_GOLD = ((0.0, "#fbe6a6"), (0.5, "#c9973f"), (1.0, "#7a5220"))

SIGN_SHADE = "#2c2030"


def glyph_row(
    glyphs: Glyphs, height: int, icon: IconSource, colour: str = "#3a1a30", halo: str | None = None
) -> pygame.Surface:
    """Icons and short texts in one line of `height` px; texts are never under 13 px."""
    parts = [_glyph(glyph, height, icon, colour, halo) for glyph in glyphs]
    gap = max(1, round(height * 0.04))
    width = sum(part.get_width() for part in parts) + gap * max(0, len(parts) - 1)
    tallest = max((part.get_height() for part in parts), default=1)
    row = pygame.Surface((max(1, width), tallest), pygame.SRCALPHA)
    x = 0
    for part in parts:
        row.blit(part, (x, (tallest - part.get_height()) // 2))
        x += part.get_width() + gap
    return row


def _glyph(
    glyph: str, height: int, icon: IconSource, colour: str, halo: str | None
) -> pygame.Surface:
    if glyph == ARROW:
        return _dart(height, colour, halo)
    if is_text(glyph):
        font = fonts.serif(max(fonts.FLOOR, height * 0.86), "black")
        return _trimmed(fonts.render(font, glyph, colour, halo, max(1, round(height / 14))))
    return icon(glyph, height)


def _trimmed(text: pygame.Surface) -> pygame.Surface:
    """The text without empty rows and columns, so that it centres on its ink."""
    return text.subsurface(text.get_bounding_rect())


@kept
def _dart(height: int, colour: str, halo: str | None) -> pygame.Surface:
    body = svg.path("M1.6 1.6 L8 7 L1.6 12.4 Z", colour, halo or darker(colour, 0.4), 1.4)
    return svg.raster(
        svg.document(body, 9.6, 14), (max(4, round(height * 0.42)), round(height * 0.62))
    )


def _centred(picture: pygame.Surface, row: pygame.Surface, dx: float = 0, dy: float = 0) -> None:
    x = (picture.get_width() - row.get_width()) / 2 + dx
    y = (picture.get_height() - row.get_height()) / 2 + dy
    picture.blit(row, (round(x), round(y)))


def _picture(body: str, defs: str, width: float, height: float, unit: float) -> pygame.Surface:
    size = (math.ceil(width * unit), math.ceil(height * unit))
    return svg.raster(svg.document(body, size[0] / unit, size[1] / unit, defs), size).copy()


def plot(unit: float, glyphs: Glyphs, icon: IconSource, look: Look = "plain") -> pygame.Surface:
    """An empty building plot, 40 units square (4 more than the plot), its effect in the middle."""
    defs = svg.linear_gradient(
        "sheet", (0, 0), (40, 40), (0, "#f6e8c2"), (0.6, "#e3cc98"), (1, "#c2a06a")
    )
    defs += svg.linear_gradient("wood", (0, 0), (40, 40), (0, "#c39a62"), (1, "#6f4a2e"))
    body = svg.rect(2, 2, 36, 36, "url(#wood)", INK, 1.6, rx=4)
    body += svg.rect(4.8, 4.8, 30.4, 30.4, "url(#sheet)", "#5a3826", 1.0, rx=2)
    body += svg.rect(7.4, 7.4, 25.2, 25.2, "none", "#9a7442", 0.9, rx=1.4, stroke_dasharray="2.4 2")
    for x in (5.0, 35.0):
        for y in (5.0, 35.0):
            body += svg.circle(x, y, 2.7, "#7a4a2a", INK, 1.0)
            body += svg.circle(x - 0.7, y - 0.8, 1.0, "#e0b488")
    picture = _picture(body, defs, 40, 40, unit)
    _centred(picture, glyph_row(glyphs, _icon_height(glyphs, 24, 17, unit), icon))
    if look != "plain":
        picture.blit(plot_mark(unit, look), (0, 0))
    return picture


def _icon_height(glyphs: Glyphs, single: float, several: float, unit: float) -> int:
    return round((single if len(glyphs) < 2 else several) * unit)


def plot_mark(unit: float, look: Look) -> pygame.Surface:
    """The frame over a plot: now = gold on wine, later = cream stitches, blocked = hatched."""
    if look == "lit":
        body = svg.rect(1.8, 1.8, 36.4, 36.4, "none", "#6d2f4a", 3.6, rx=5)
        body += svg.rect(1.8, 1.8, 36.4, 36.4, "none", "#ffd94f", 2.2, rx=5)
    elif look == "later":
        body = svg.rect(2, 2, 36, 36, "none", INK, 2.8, rx=5)
        body += svg.rect(2, 2, 36, 36, "none", "#fff3d2", 1.3, rx=5, stroke_dasharray="6 4")
    else:
        body = svg.rect(2, 2, 36, 36, "#5a4a5c", rx=4, fill_opacity=0.5)
        for step in range(11):
            start, end = max(2, step * 7 - 36), min(38, step * 7 + 2)
            body += svg.path(
                f"M{start} {end} L{end} {start}",
                stroke="#33203c",
                stroke_width=2,
                stroke_opacity=0.75,
            )
        body += svg.rect(2, 2, 36, 36, "none", "#33203c", 1.6, rx=4, stroke_dasharray="3 3")
    return _picture(body, "", 40, 40, unit)


def medallion(
    unit: float, glyphs: Glyphs, icon: IconSource, complete: bool = False
) -> pygame.Surface:
    """The reward of a link, 28 units across; a complete link shines."""
    defs = svg.linear_gradient("gold", (2, 2), (26, 26), *_GOLD)
    field = "#fff0b8" if complete else "#f2e2b6"
    body = svg.circle(14, 14, 12.6, "url(#gold)", INK, 1.6)
    for step in range(16):
        turn = step * math.tau / 16
        x, y = 14 + 11.2 * math.cos(turn), 14 + 11.2 * math.sin(turn)
        body += svg.circle(x, y, 0.55, "#7a5220")
    body += svg.circle(14, 14, 9.9, field, "#7a5220", 0.9)
    if complete:
        body += svg.circle(14, 14, 12.8, "none", "#ffd94f", 1.6)
    picture = _picture(body, defs, 28, 28, unit)
    _centred(picture, glyph_row(glyphs, _icon_height(glyphs, 17, 13, unit), icon))
    return picture


def space_disc(unit: float, number: str, lit: bool = False) -> pygame.Surface:
    """A space of the board, 40 units across; an empty number draws an inner space."""
    inner = not number
    defs = svg.linear_gradient(
        "stone", (4, 2), (36, 40), (0, "#f0e9dc"), (0.5, "#b8afa9"), (1, "#71657a")
    )
    body = svg.circle(20.8, 21.8, 18.2, "#1d1028", fill_opacity=0.4)
    body += svg.circle(20, 20, 18, "url(#stone)", INK, 1.8)
    for step in range(12):
        turn = (step + 0.5) * math.tau / 12
        near = (20 + 13.6 * math.cos(turn), 20 + 13.6 * math.sin(turn))
        far = (20 + 17.4 * math.cos(turn), 20 + 17.4 * math.sin(turn))
        body += svg.path(
            f"M{near[0]:.2f} {near[1]:.2f} L{far[0]:.2f} {far[1]:.2f}",
            stroke="#6d6270",
            stroke_width=1.0,
        )
    body += svg.circle(20, 20, 13.6, "#ddd0ea" if inner else "#f4ead0", "#7d7280", 1.2)
    body += svg.path("M9 16 Q12 9.4 19 8.4", stroke="#ffffff", stroke_width=1.4, stroke_opacity=0.7)
    if inner:
        body += _gate()
    if lit:
        body += svg.circle(20, 20, 18.4, "none", "#6d2f4a", 4.0)
        body += svg.circle(20, 20, 18.4, "none", "#ffd94f", 2.4)
    picture = _picture(body, defs, 40, 40, unit)
    if number:
        text = fonts.render(fonts.serif(17 * unit, "black"), number, "#43304e")
        _centred(picture, _trimmed(text))
    return picture


def _gate() -> str:
    """The castle gate that marks an inner space."""
    body = svg.path(
        "M11.4 27.4 V15 H10 V10.8 H13.2 V12.8 H15.4 V10.8 H18.2 V12.8 H21.8 V10.8 H24.6 V12.8 "
        "H26.8 V10.8 H30 V15 H28.6 V27.4 Z",
        "#8a6fb0",
        "#43305f",
        1.1,
    )
    body += svg.path("M15.4 27.4 V21.6 Q20 15.4 24.6 21.6 V27.4 Z", "#33234f")
    return body + svg.path(
        "M17.6 27 V20.4 M20 27 V19 M22.4 27 V20.4 M15.6 23.4 H24.4",
        stroke="#c9b6e4",
        stroke_width=0.9,
    )


def exchange_sign(
    unit: float, glyphs: Glyphs, icon: IconSource, lit: bool = False, dark: bool = False
) -> pygame.Surface:
    """The exchange sign of an outer space, 48 x 24 units; draw it larger on hover.

    What is given stands on wood that points to what is gained, on parchment; the glyph ":"
    separates the two. `dark`: the sign lies in the shade, figure and goods keep their colours.
    """
    cut = glyphs.index(ARROW) if ARROW in glyphs else len(glyphs)
    defs = svg.linear_gradient("board", (0, 0), (0, 24), (0, "#b98852"), (1, "#744b2c"))
    defs += svg.linear_gradient("tab", (0, 0), (0, 24), (0, "#fbf0d0"), (1, "#d9c08a"))
    body = svg.path("M9 3 V-1 M39 3 V-1", stroke="#3a2218", stroke_width=1.6)
    body += svg.rect(1, 1, 46, 22, "url(#tab)", INK, 1.6, rx=3.4)
    wood = "M4.4 1.4 H26 L31 12 L26 22.6 H4.4 Q1.4 22.6 1.4 19.6 V4.4 Q1.4 1.4 4.4 1.4 Z"
    body += svg.path(wood, "url(#board)", INK, 1.1)
    body += svg.path("M4 6 H13 M5 18.6 H19", stroke="#5c3a20", stroke_width=0.8, stroke_opacity=0.5)
    body += svg.path("M5 3 H25.2 L29.4 12", stroke="#e8bc84", stroke_width=0.9, stroke_opacity=0.8)
    body += svg.path(
        "M29 3 H44 Q45.4 3 45.4 5", stroke="#ffffff", stroke_width=0.8, stroke_opacity=0.7
    )
    if lit:
        body += svg.rect(1, 1, 46, 22, "none", "#ffd94f", 2.4, rx=3.4)
    if dark:
        body += svg.rect(0.4, 0.4, 47.2, 23.2, SIGN_SHADE, rx=3.8, fill_opacity=0.36)
    picture = _picture(body, defs, 48, 24, unit)
    given = glyph_row(glyphs[:cut], round(14.6 * unit), icon, "#fff3d6", "#3a2218")
    _centred(picture, given, -9.4 * unit)
    gained = glyph_row(glyphs[cut + 1 :], round(15.6 * unit), icon)
    _centred(picture, gained, 14.2 * unit)
    return picture


def count_pill(unit: float, count: str) -> pygame.Surface:
    """The number of cards in a pile, on a dark pill of 28 x 19 units; the text is 13 px or more."""
    text = _trimmed(fonts.render(fonts.serif(13.4 * unit, "bold"), count, "#f8e6b0"))
    width = max(geo.COUNT_PILL_SIZE[0], text.get_width() / unit + 12) + 2
    body = svg.rect(1, 1, width - 2, 17, "#2b1d38", "#c9a45a", 1.4, rx=8.5)
    picture = _picture(body, "", width, 19, unit)
    _centred(picture, text)
    return picture


def effect_pill(unit: float, glyphs: Glyphs, icon: IconSource, lit: bool = False) -> pygame.Surface:
    """The effect of a second-tier castle section on a parchment pill, 24 units high."""
    row = glyph_row(glyphs, round(16 * unit), icon)
    height = EFFECT_PILL_HEIGHT
    width = max(height, row.get_width() / unit + 8)
    defs = svg.linear_gradient("sheet", (0, 0), (0, 22), (0, "#fbf0cf"), (1, "#dcc48c"))
    body = svg.rect(1.6, 2.4, width, height, "#1d1028", rx=height / 2, fill_opacity=0.45)
    body += svg.rect(1, 1, width, height, "url(#sheet)", INK, 1.5, rx=height / 2)
    inner = lighter("#c58f3c", 0.1)
    body += svg.rect(2.6, 2.6, width - 3.2, height - 3.2, "none", inner, 0.8, rx=height / 2 - 1.6)
    if lit:
        body += svg.rect(1, 1, width, height, "none", "#ffd94f", 2.4, rx=height / 2)
    picture = _picture(body, defs, width + 2, height + 2, unit)
    _centred(picture, row)
    return picture
