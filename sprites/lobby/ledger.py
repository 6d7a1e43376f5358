"""The score sheet: a ledger with a game's place at its head and its ornaments in the corners."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import rgb
from sprites.common.lettering import tones_of
from sprites.common.light import rounded_mask
from sprites.common.materials import paper
from sprites.common.strokes import at, circle, rect
from sprites.lobby.corners import boss, corner, frame
from sprites.lobby.headers import header
from sprites.title.crests import crest

INK = "#2a1626"
SOFT = "#5a3838"
RULE = "#8a5a34"

HEADER = 96
"""Height of the picture over the rows, units."""
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
def ledger_page(size: tuple[int, int], scale: float, game: str) -> Surface:
    """A page of a game's paper with its picture at the head, rules and corner ornaments."""
    world = art_of(game).world
    sheet = paper(size, scale, 19, world.sheet, 4, 0.28).copy()
    _stains(sheet, scale)
    rooms = ledger_layout(Rect((0, 0), size), scale)
    picture = header(game, rooms.header.size, scale)
    sheet.blit(picture, rooms.header)
    wide, high = size[0] / scale, size[1] / scale
    sheet.blit(svg.raster(svg.document(_frame(game, wide, high), wide, high), size), (0, 0))
    return sheet


def draw_ledger(target: Surface, page: Rect, scale: float, game: str) -> LedgerLayout:
    """The page with its shadow and the leaves of the book under it."""
    sheet = ledger_page(page.size, scale, game)
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
    """Foxing, faint."""
    chance = random.Random(17)
    wide, high = sheet.get_width() / scale, sheet.get_height() / scale
    body = "".join(
        circle(
            chance.uniform(0, wide),
            chance.uniform(0, high),
            chance.uniform(0.6, 2.6),
            "#7a4a1c",
            opacity=chance.uniform(0.05, 0.14),
        )
        for _ in range(90)
    )
    drawn = svg.raster(svg.document(body, wide, high), sheet.get_size()).copy()
    drawn.fill((255, 255, 255, 60), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(drawn, (0, 0))


def _frame(game: str, wide: float, high: float) -> str:
    world = art_of(game).world
    body = rect(0.8, 0.8, wide - 1.6, high - 1.6, "none", "#4a2c1a", 1.6, 4)
    body += frame((9, 9, wide - 18, high - 18), 54, world.accent, 2.2)
    body += frame((13.5, 13.5, wide - 27, high - 27), 50, "#b5873f", 1)
    scroll, middle = corner(game), boss(world)
    for x, y, turn in ((9, 9, 0), (wide - 9, 9, 90), (wide - 9, high - 9, 180), (9, high - 9, 270)):
        body += at(scroll, x, y, 1.0, turn)
    body += at(middle, wide / 2, high - 9)
    for x in (9, wide - 9):
        body += at(middle, x, high / 2, 1, 90)
    return body


def draw_title(target: Surface, room: Rect, scale: float, words: str) -> None:
    """The heading of the page in cream over the sky."""
    for dx, tone in tones_of("#fff4d8", "#1a0c24"):
        text = fonts.fit(words, room.width, 28 * scale, 16, weight="bold", colour=tone)
        target.blit(text, text.get_rect(midleft=room.midleft).move(dx, 2 * dx))


def draw_device(target: Surface, room: Rect, scale: float, game: str) -> None:
    """A game's shield, printed faintly where a short sheet leaves room."""
    px = round(min(room.height * 0.72, 200 * scale))
    if px >= 70 * scale:
        shield = _faint_crest(game, px)
        target.blit(shield, shield.get_rect(center=room.center))


@lru_cache(maxsize=4)
def _faint_crest(game: str, px: int) -> Surface:
    shield = crest(game, px).copy()
    shield.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
    return shield


def draw_winner_column(target: Surface, column: Rect, scale: float) -> None:
    """Gold light on the column of whoever has won, in a fine gilt line."""
    band = Surface(column.size, pygame.SRCALPHA)
    radius = round(6 * scale)
    pygame.draw.rect(band, (*rgb("#ffd56a"), 74), band.get_rect(), border_radius=radius)
    width = max(1, round(1.4 * scale))
    pygame.draw.rect(band, (*rgb("#9a6a1e"), 190), band.get_rect(), width, radius)
    target.blit(band, column)


def draw_row(target: Surface, row: Rect, scale: float, even: bool, bright: bool = False) -> None:
    """The ground of one line of the sheet: a faint band and a hairline below."""
    band = Surface(row.size, pygame.SRCALPHA)
    band.fill((*rgb("#fff6d6" if bright else "#a9783e"), 150 if bright else 30 if even else 0))
    target.blit(band, row)
    pygame.draw.line(target, rgb(RULE), row.bottomleft, row.bottomright, max(1, round(0.7 * scale)))
