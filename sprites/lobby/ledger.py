"""The score sheet: a parchment ledger with a castle at its head and ornaments in its corners."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.colour import rgb
from sprites.common.light import rounded_mask
from sprites.common.materials import paper
from sprites.title import carve
from sprites.title.pen import at, circle, path, rect, stroke
from sprites.title.texture import fade_down

INK = "#2a1626"
SOFT = "#5a3838"
RULE = "#8a5a34"
SHEET = "#ecd9ac"
WINE = "#6d2f4a"

HEADER = 96
"""Height of the castle picture over the rows, units."""
_EDGE = 26


@dataclass(frozen=True, slots=True)
class LedgerLayout:
    """Rooms inside a ledger page, px: picture, title on it, and the body for rows."""

    page: Rect
    header: Rect
    title: Rect
    body: Rect


def ledger_layout(page: Rect, scale: float) -> LedgerLayout:
    """The rooms of a page; the body keeps clear of the ornaments."""
    edge, head = round(_EDGE * scale), round(HEADER * scale)
    header = Rect(page.x + edge, page.y + edge, page.width - 2 * edge, head)
    title = Rect(header.x + round(24 * scale), header.y + round(10 * scale), 0, round(44 * scale))
    title.width = round(header.width * 0.6)
    body = Rect(header.x + round(10 * scale), header.bottom + round(12 * scale), 0, 0)
    body.width = header.width - round(20 * scale)
    body.height = page.bottom - edge - round(14 * scale) - body.y
    return LedgerLayout(page, header, title, body)


@lru_cache(maxsize=4)
def ledger_page(size: tuple[int, int], scale: float) -> Surface:
    """A parchment page with dusk over the castle at its head, rules and corner ornaments."""
    sheet = paper(size, scale, 19, SHEET, 4, 0.28).copy()
    _stains(sheet, scale)
    rooms = ledger_layout(Rect((0, 0), size), scale)
    picture = castle_header(rooms.header.size, scale)
    sheet.blit(picture, rooms.header)
    wide, high = size[0] / scale, size[1] / scale
    sheet.blit(svg.raster(svg.document(_frame(wide, high), wide, high), size), (0, 0))
    return sheet


def draw_ledger(target: Surface, page: Rect, scale: float) -> LedgerLayout:
    """The page with its shadow and the leaves of the book under it."""
    sheet = ledger_page(page.size, scale)
    mask = rounded_mask(page.size, 4 * scale)
    carve.cast(target, mask, page.topleft, (6 * scale, 10 * scale), 16 * scale, 0.7)
    for leaf in (3, 2, 1):
        shift = round(2.2 * leaf * scale)
        target.blit(
            carve.tinted(mask, "#a58a5c" if leaf % 2 else "#d3bb86"), page.move(shift, shift)
        )
    target.blit(sheet, page)
    return ledger_layout(page, scale)


def _stains(sheet: Surface, scale: float) -> None:
    """Foxing and one ring of a cup, faint."""
    chance = random.Random(17)
    wide, high = sheet.get_width() / scale, sheet.get_height() / scale
    body = "".join(
        circle(
            chance.uniform(0, wide),
            chance.uniform(0, high),
            chance.uniform(0.6, 2.6),
            "#7a4a1c",
            alpha=chance.uniform(0.05, 0.14),
        )
        for _ in range(90)
    )
    body += circle(wide - 76, high - 70, 30, "none", "#7a4a1c", 2.6, 1)
    drawn = svg.raster(svg.document(body, wide, high), sheet.get_size()).copy()
    drawn.fill((255, 255, 255, 60), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(drawn, (0, 0))


def _frame(wide: float, high: float) -> str:
    body = rect(0.8, 0.8, wide - 1.6, high - 1.6, "none", "#4a2c1a", 1.6, 4)
    body += rect(9, 9, wide - 18, high - 18, "none", WINE, 2.2, 2)
    body += rect(13.5, 13.5, wide - 27, high - 27, "none", "#b5873f", 1, 2)
    corner = _corner()
    for x, y, turn in ((9, 9, 0), (wide - 9, 9, 90), (wide - 9, high - 9, 180), (9, high - 9, 270)):
        body += at(corner, x, y, 1.0, turn)
    middle = path("M0 -7L12 0L0 7L-12 0Z", WINE, "#b5873f", 1.4) + circle(0, 0, 2.2, "#e6c877")
    body += at(middle, wide / 2, high - 9)
    for x in (9, wide - 9):
        body += at(middle, x, high / 2, 1, 90)
    return body


def _corner() -> str:
    """An illuminated corner: a leafy scroll in violet, wine and gold. Origin in the corner."""
    body = path("M-5 -5H62Q40 2 30 12Q16 20 12 30Q2 40 -5 62Z", SHEET)
    vine = "M0 58Q4 30 22 22Q30 4 58 0M22 22Q34 22 36 32Q35 40 28 39Q24 37 26 33"
    body += stroke(vine, "#3a1a28", 5) + stroke(vine, "#b5873f", 2.8)
    for x, y, turn, tone in (
        (6, 40, 20, "#5b3d7c"),
        (12, 28, -40, WINE),
        (40, 6, 70, "#5b3d7c"),
        (28, 12, 130, WINE),
        (2, 54, 5, "#4f8a4b"),
        (54, 2, 86, "#4f8a4b"),
    ):
        leaf = path("M0 0Q8 -3 12 -12Q1 -11 0 0Z", tone, "#2a1420", 1)
        body += at(leaf, x, y, 1.0, turn)
    body += circle(6, 6, 8.4, "#33234f", "#b5873f", 2)
    return body + path("M6 0.6L10.4 6L6 11.4L1.6 6Z", "#e6c877", "#2a1420", 0.9)


@lru_cache(maxsize=4)
def castle_header(size: tuple[int, int], scale: float) -> Surface:
    """The castle's silhouette over its town against the dusk, in a gilt frame."""
    sky = fade_down(size, ("#2b2054", "#5d3570", "#a8506a", "#e09062", "#f4cf90"))
    wide, high = size[0] / scale, size[1] / scale
    chance = random.Random(5)
    body = "".join(
        circle(
            chance.uniform(4, wide - 4),
            chance.uniform(2, high * 0.45),
            chance.uniform(0.4, 0.9),
            "#fdf3d8",
            alpha=chance.uniform(0.4, 0.9),
        )
        for _ in range(int(wide / 11))
    )
    hills = "".join(
        f"Q{x + 30:.0f} {high - 34 - 9 * math.sin(x * 0.7):.1f} {x + 60:.0f} {high - 26:.1f}"
        for x in range(0, int(wide) + 60, 60)
    )
    body += path(f"M0 {high}V{high - 26}{hills}V{high}Z", "#8a4a72", alpha=0.8)
    body += path(
        f"M0 {high}V{high - 12}Q{wide / 4} {high - 30} {wide / 2} {high - 22}"
        f"T{wide} {high - 14}V{high}Z",
        "#4a2a55",
    )
    body += at(_castle(), wide * 0.78, high, 1.0)
    for share, kind in (
        (0.06, 1),
        (0.13, 0),
        (0.2, 1),
        (0.29, 0),
        (0.38, 1),
        (0.48, 0),
        (0.57, 1),
        (0.96, 0),
    ):
        body += at(_house(kind), wide * share, high - 4 - 5 * (kind == 0), 0.9)
    body += path(
        f"M0 {high}V{high - 7}Q{wide / 2} {high - 13} {wide} {high - 6}V{high}Z", "#2a1836"
    )
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#3a1a28", 4.4)
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#c9964a", 2.2)
    picture = Surface(size, 0, 24)
    picture.blit(sky, (0, 0))
    picture.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return picture


def _castle() -> str:
    """Silhouette standing on y = 0, about 190 wide and 78 high."""
    dark, roof, window = "#2a1838", "#3d2350", "#ffd27a"
    body = rect(-92, -26, 184, 26, dark)
    body += "".join(rect(-92 + i * 12, -31, 7, 6, dark) for i in range(16))
    towers = ((-92, 38, 18), (-56, 50, 16), (-26, 60, 20), (8, 66, 22), (44, 52, 16), (74, 40, 18))
    for x, tall, width in towers:
        body += rect(x, -tall, width, tall, dark)
        body += path(
            f"M{x - 3} {-tall}L{x + width / 2} {-tall - 22}L{x + width + 3} {-tall}Z", roof
        )
        body += stroke(f"M{x + width / 2} {-tall - 22}V{-tall - 29}", dark, 1.2)
        body += path(f"M{x + width / 2} {-tall - 29}l7 2.6l-7 2.6Z", "#b5404e")
        body += rect(x + width / 2 - 1.8, -tall + 8, 3.6, 6, window, round_=1.6)
        body += rect(x + width / 2 - 1.4, -tall + 24, 2.8, 5, window, round_=1.3, alpha=0.8)
    return body + path("M-10 0V-12Q-3 -21 4 -12V0Z", "#f0a24a", "#160a20", 1.4)


def _house(kind: int) -> str:
    dark = "#331c42"
    body = rect(-10, -12, 20, 12, dark) + path("M-13 -12L0 -24L13 -12Z", "#452a58")
    if kind:
        body += rect(4, -34, 8, 24, dark) + path("M2 -34L8 -46L14 -34Z", "#452a58")
    return body + rect(-6, -8, 3.4, 4, "#ffd27a") + rect(2, -8, 3.4, 4, "#ffd27a", alpha=0.8)


def draw_title(target: Surface, room: Rect, scale: float, words: str) -> None:
    """The heading of the page in cream over the dusk."""
    for dx, tone in ((1, "#1a0c24"), (0, "#fff0cc")):
        text = fonts.fit(words, room.width, 28 * scale, 16, weight="bold", colour=tone)
        target.blit(text, text.get_rect(midleft=room.midleft).move(dx, 2 * dx))


def draw_row(target: Surface, row: Rect, scale: float, even: bool, bright: bool = False) -> None:
    """The ground of one line of the sheet: a faint band and a hairline below."""
    band = Surface(row.size, pygame.SRCALPHA)
    band.fill((*rgb("#fff6d6" if bright else "#a9783e"), 150 if bright else 30 if even else 0))
    target.blit(band, row)
    pygame.draw.line(target, rgb(RULE), row.bottomleft, row.bottomright, max(1, round(0.7 * scale)))
