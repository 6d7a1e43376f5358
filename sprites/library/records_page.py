"""What is written on the two pages of the records: the grid of automas, the list of results."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import rgb
from sprites.common.glyphs import glyph
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import rect
from sprites.common.surface_cache import kept
from sprites.library.files_sheet import draw_focus_line
from sprites.library.layout import least
from sprites.library.medals import medal, missed, score_ribbon, unmet
from sprites.library.page import INK, RULE, SOFT, WINE
from sprites.lobby.headers import header
from sprites.lobby.medallions import medallion, pips
from sprites.title.crests import crest
from sprites.title.state import Look

CREAM = "#fff0cc"


@dataclass(frozen=True, slots=True)
class Cell:
    """One automa at one difficulty. `best`: finished words under the medal."""

    automa: str
    level: int
    won: bool = False
    played: bool = False
    best: str = ""


@dataclass(frozen=True, slots=True)
class ResultPlayer:
    """A player of a result; of a long name only the beginning is shown, of points all."""

    style: PlayerStyle
    name: str
    points: str
    won: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One finished game in the list."""

    players: tuple[ResultPlayer, ...]
    about: str
    day: str
    won: bool


def draw_header(target: Surface, box: Rect, scale: float, words: str, game: str) -> None:
    """A strip in the game's colours, or its castle at dusk, with a sentence over it."""
    target.blit(_strip(game, box.size, scale), box)
    px = round(box.height * 0.66)
    shield = crest(game, px)
    spot = shield.get_rect(midleft=(box.x + round(16 * scale), box.centery))
    carve.cast_kept(
        target, carve.kept_mask_of(shield), spot.topleft, (2 * scale, 3 * scale), 4 * scale, 0.6
    )
    target.blit(shield, spot)
    left = spot.right + round(14 * scale)
    room = round(box.width * 0.62)
    for shift, tone in ((1, "#1a0c24"), (0, CREAM)):
        text = fonts.fit(words, room, 23 * scale, least(15, scale), weight="bold", colour=tone)
        target.blit(text, text.get_rect(midleft=(left + shift, box.centery + 2 * shift)))


@kept
def _strip(game: str, size: tuple[int, int], scale: float) -> Surface:
    return header(game, size, scale)


def draw_column_head(target: Surface, box: Rect, scale: float, level: int, words: str) -> None:
    """A difficulty: its pegs over its name."""
    pegs = pips(level, round(15 * scale))
    target.blit(pegs, pegs.get_rect(midtop=(box.centerx, box.y + round(4 * scale))))
    text = fonts.fit(
        words, box.width - round(6 * scale), 16 * scale, least(13, scale), weight="bold", colour=INK
    )
    target.blit(text, text.get_rect(midbottom=(box.centerx, box.bottom - round(2 * scale))))


def draw_row_head(target: Surface, box: Rect, scale: float, automa: str, words: str) -> None:
    """An automa: its bust over its name."""
    px = min(round(74 * scale), box.height - round(30 * scale))
    bust = medallion(automa, px)
    spot = bust.get_rect(center=(box.centerx, box.centery - round(11 * scale)))
    carve.cast_kept(
        target, carve.kept_mask_of(bust), spot.topleft, (2 * scale, 3 * scale), 4 * scale, 0.55
    )
    target.blit(bust, spot)
    text = fonts.fit(words, box.width, 16 * scale, least(13, scale), weight="bold", colour=INK)
    target.blit(text, text.get_rect(midtop=(box.centerx, spot.bottom + round(2 * scale))))


def draw_grid_lines(target: Surface, area: Rect, rows: int, scale: float) -> None:
    """Hairlines between the rows of the grid."""
    for row in range(rows):
        y = area.y + round(area.height * row / rows)
        pygame.draw.line(target, rgb("#b89a63"), (area.x, y), (area.right, y), max(1, round(scale)))


def draw_cell(
    target: Surface, box: Rect, scale: float, cell: Cell, look: Look, chosen: bool
) -> None:
    """A place of the grid: a medal, a faded bust, or an empty circle."""
    frame = box.inflate(-round(6 * scale), -round(6 * scale))
    if chosen or look.glow:
        draw_field(target, frame, scale, chosen)
    if look.focused:
        draw_focus_line(target, frame.inflate(-2, -2), scale)
    foot = round(24 * scale)
    px = min(frame.width, frame.height - foot + round(8 * scale))
    middle = (frame.centerx, frame.y + px // 2)
    if cell.won:
        picture = medal(cell.automa, cell.level, px)
        carve.cast_kept(
            target,
            carve.kept_mask_of(picture),
            picture.get_rect(center=middle).topleft,
            (1.5 * scale, 2.5 * scale),
            3 * scale,
            0.4,
        )
    else:
        picture = missed(cell.automa, px) if cell.played else unmet(px)
    target.blit(picture, picture.get_rect(center=middle))
    if cell.best:
        size = (min(frame.width, round(104 * scale)), foot)
        ribbon = score_ribbon(cell.best, size, scale, cell.won)
        target.blit(ribbon, ribbon.get_rect(midbottom=(frame.centerx, frame.bottom)))


def draw_field(target: Surface, box: Rect, scale: float, chosen: bool) -> None:
    """What marks a place of a grid that is pointed at or chosen."""
    target.blit(_field(box.size, scale, chosen), box)


@kept
def _field(size: tuple[int, int], scale: float, chosen: bool) -> Surface:
    """Lighter paper under a place; a wine line and gilt corners round the chosen one."""
    wide, high = size[0] / scale, size[1] / scale
    body = rect(0.5, 0.5, wide - 1, high - 1, "#fff8df", corner=6, opacity=0.75 if chosen else 0.5)
    if chosen:
        body += rect(1.2, 1.2, wide - 2.4, high - 2.4, "none", WINE, 2, 6)
        body += rect(4, 4, wide - 8, high - 8, "none", "#b5873f", 0.9, 4)
    return svg.raster(svg.document(body, wide, high), size)


def draw_name(target: Surface, box: Rect, scale: float, words: str) -> None:
    """The heading of the right page with a rule below."""
    text = fonts.fit(words, box.width, 27 * scale, least(16, scale), weight="bold", colour=INK)
    target.blit(text, text.get_rect(midleft=box.midleft))
    pygame.draw.line(target, rgb(RULE), box.bottomleft, box.bottomright, max(1, round(1.2 * scale)))


def draw_sums(target: Surface, box: Rect, scale: float, words: str) -> None:
    """One line below the heading."""
    text = fonts.fit(
        words, box.width, 17 * scale, least(13, scale), weight="regular", italic=True, colour=SOFT
    )
    target.blit(text, text.get_rect(midleft=box.midleft))


@kept
def _tab_face(
    size: tuple[int, int], scale: float, chosen: bool, bright: bool, accent: str
) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    fill = accent if chosen else "#f6e8c2" if bright else "#dcc490"
    body = rect(0.7, 0.7, wide - 1.4, high - 1.4, fill, "#4a2c1a", 1.3, 5)
    body += rect(
        3.4, 3.4, wide - 6.8, high - 6.8, "none", "#e6c877" if chosen else "#a9783e", 0.9, 3
    )
    return svg.raster(svg.document(body, wide, high), size)


_NARROW = 0.72
"""So narrow the words on the slips may be set: there are many, and whole words count for more."""


def draw_tab(
    target: Surface, box: Rect, scale: float, words: str, look: Look, chosen: bool, game: str
) -> None:
    """A slip of paper that opens another list of a game's results."""
    place = box.move(0, round(scale) if look.pressed else 0)
    if look.focused:
        draw_focus_line(target, place, scale)
    target.blit(_tab_face(box.size, scale, chosen, look.bright, art_of(game).world.accent), place)
    colour = "#fff3d6" if chosen else INK
    room = box.width - round(4 * scale)
    text = fonts.fit(words, room, 15 * scale, colour=colour, narrowest=_NARROW)
    target.blit(text, text.get_rect(center=place.center))


def draw_result(target: Surface, box: Rect, scale: float, row: ResultRow, hovered: bool) -> None:
    """One game: who had how much, against what, when."""
    if hovered:
        band = Surface(box.size, pygame.SRCALPHA)
        band.fill((*rgb("#fff8df"), 130))
        target.blit(band, box)
    pygame.draw.line(target, rgb("#c3a56c"), (box.x, box.bottom - 1), (box.right, box.bottom - 1))
    px, left = round(20 * scale), box.x + round(6 * scale)
    upper = box.y + round(14.5 * scale)
    lower = box.bottom - round(13 * scale)
    day = fonts.render(fonts.serif(max(13, round(14 * scale)), "regular"), row.day, SOFT)
    right = box.right - round(8 * scale)
    target.blit(day, day.get_rect(midright=(right, lower)))
    about_room = right - day.get_width() - round(12 * scale) - left
    about = fonts.fit(
        row.about,
        about_room,
        14 * scale,
        least(13, scale),
        weight="regular",
        italic=True,
        colour=SOFT,
    )
    target.blit(about, about.get_rect(midleft=(left, lower)))
    room = max(1, (right - left) // max(1, len(row.players)))
    if len(row.players) < 3:
        room = min(room, round(200 * scale))
    for player in row.players:
        _result_player(target, Rect(left, upper - px // 2, room, px), scale, player)
        left += room


def _result_player(target: Surface, room: Rect, scale: float, player: ResultPlayer) -> None:
    token = badge(player.style, room.height)
    target.blit(token, token.get_rect(midleft=room.midleft))
    left = room.x + room.height + round(5 * scale)
    crowned = round(22 * scale) if player.won else 0
    font_weight: fonts.Weight = "bold" if player.won else "semibold"
    rest = room.right - left - crowned - round(6 * scale)
    size, floor = 15.5 * scale, least(13, scale)
    points = fonts.fit(player.points, rest, size, floor, weight=font_weight, colour=INK)
    gap = round(5 * scale)
    name_room = max(1, rest - points.get_width() - gap)
    name = fonts.fit(player.name, name_room, size, floor, weight=font_weight, colour=INK)
    place = target.blit(name, name.get_rect(midleft=(left, room.centery)))
    place = target.blit(points, points.get_rect(midleft=(place.right + gap, room.centery)))
    if player.won:
        sign = glyph("crown", round(17 * scale))
        target.blit(sign, sign.get_rect(midleft=(place.right + round(4 * scale), room.centery)))


def draw_note(target: Surface, box: Rect, scale: float, words: str) -> None:
    """A remark at the foot of the page."""
    for px in range(max(13, round(14 * scale)), 12, -1):
        font = fonts.serif(px, "regular", True)
        lines = fonts.wrap(font, words, box.width)
        if len(lines) <= 2:
            break
    lines = lines[:2]
    top = box.centery - len(lines) * font.get_height() // 2
    for number, line in enumerate(lines):
        target.blit(fonts.render(font, line, SOFT), (box.x, top + number * font.get_height()))


def draw_nothing(target: Surface, box: Rect, scale: float, words: str) -> None:
    """Words in the middle of an empty list."""
    font = fonts.serif(max(13, round(17 * scale)), "regular", True)
    lines = fonts.wrap(font, words, round(box.width * 0.8))
    top = box.centery - len(lines) * font.get_height() // 2
    for number, line in enumerate(lines):
        text = fonts.render(font, line, SOFT)
        middle = top + round((number + 0.5) * font.get_height())
        target.blit(text, text.get_rect(center=(box.centerx, middle)))
