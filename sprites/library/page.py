"""The page beside the shelf: everything about the chosen game on a sheet of parchment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.glyphs import glyph
from sprites.common.lettering import fit_lines, fit_or_shrink, sizes_from, write, write_lines
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import paper
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import at, circle, path, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.library.box import covering
from sprites.library.cover import cover_art
from sprites.library.layout import PageLayout, least
from sprites.library.marks import sign
from sprites.library.shade import cast_box
from sprites.title.buttons import draw_menu_button
from sprites.title.crests import crest
from sprites.title.state import Look
from sprites.title.wordmarks import wordmark

INK = "#2a1626"
SOFT = "#55363a"
WINE = "#6d2f4a"
RULE = "#8a5a34"
SHEET = "#ecd9ac"


@dataclass(frozen=True, slots=True)
class PagePlayer:
    """A player's line; `points` is empty before the end."""

    style: PlayerStyle
    name: str
    about: str = ""
    points: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class PageWords:
    """The finished words of a page."""

    game: str
    name: str
    facts: tuple[str, str]
    players: tuple[PagePlayer, ...]
    note: str = ""
    title: str = ""
    """What a game without lettering of its own is called."""


@kept
def sheet(size: tuple[int, int], scale: float) -> Surface:
    """The empty parchment with its rules and corners."""
    page = paper(size, scale, 61, SHEET, 4, 0.26).copy()
    wide, high = size[0] / scale, size[1] / scale
    body = rect(0.8, 0.8, wide - 1.6, high - 1.6, "none", "#4a2c1a", 1.6, 4)
    body += rect(8, 8, wide - 16, high - 16, "none", WINE, 2, 2)
    body += rect(12, 12, wide - 24, high - 24, "none", "#b5873f", 1, 1)
    for x, y, turn in ((8, 8, 0), (wide - 8, 8, 90), (wide - 8, high - 8, 180), (8, high - 8, 270)):
        body += at(_corner(), x, y, 1, turn)
    page.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return page


def _corner() -> str:
    body = path("M-4 -4H20Q8 4 4 20H-4Z", SHEET)
    curl = "M0 26Q1 4 26 0M3 16Q12 14 16 3"
    body += stroke(curl, WINE, 2.2) + stroke(curl, "#c9964a", 0.9)
    return (
        body + circle(5.4, 5.4, 4.2, "#33234f", "#b5873f", 1.5) + circle(5.4, 5.4, 1.4, "#e6c877")
    )


def draw_sheet(target: Surface, page: Rect, scale: float) -> None:
    """The sheet with its shadow, held by a brass tack."""
    cast_box(target, page, (4 * scale, 8 * scale), 16 * scale, 0.75)
    target.blit(sheet(page.size, scale), page)
    tack = _tack(round(18 * scale))
    carve.cast_kept(
        target,
        carve.kept_mask_of(tack),
        (page.centerx - tack.get_width() // 2, page.y - round(6 * scale)),
        (3 * scale, 5 * scale),
        4 * scale,
        0.6,
    )
    target.blit(tack, tack.get_rect(midtop=(page.centerx, page.y - round(6 * scale))))


@kept
def _tack(px: int) -> Surface:
    defs = tones("tk", "#fff2c0", "#d9a94f", "#7a5018")
    body = circle(20, 20, 17, "url(#tk)", "#2a170a", 2) + circle(
        15, 14, 4.4, "#fffbe8", opacity=0.8
    )
    return svg.raster(svg.document(body, 40, 40, defs), (px, px))


def draw_page(
    target: Surface,
    rooms: PageLayout,
    scale: float,
    words: PageWords,
    picture: Surface | None,
    nameless: bool = False,
) -> None:
    """Picture, names and facts; buttons are drawn apart because they react.

    `nameless` leaves the room of the name to a text entry.
    """
    _picture(target, rooms.picture, scale, words.game, picture)
    mark = _wordmark(words.game, words.title, rooms.wordmark)
    target.blit(mark, mark.get_rect(center=rooms.wordmark.center))
    if not nameless:
        name = fonts.fit(
            words.name, rooms.name.width, 21 * scale, least(14, scale), weight="bold", colour=INK
        )
        target.blit(name, name.get_rect(midleft=rooms.name.midleft))
    _facts(target, rooms.facts, scale, words.facts)
    for player, box in zip(words.players, rooms.players, strict=False):
        _player(target, box, scale, player)
    if words.note:
        note = fonts.fit(
            words.note, rooms.note.width, 14 * scale, least(13, scale), italic=True, colour=WINE
        )
        target.blit(note, note.get_rect(midleft=rooms.note.midleft))


def _facts(target: Surface, room: Rect, scale: float, facts: Sequence[str]) -> None:
    """A line for each; where one is too long, all of them closer together on further lines."""
    fitted = fit_lines(
        "\n".join(facts), room.width, sizes_from(14, 13, scale), 2, "serif", "regular", True
    )
    for lines in (3, 4):
        if not fitted.complete:
            px = max(fonts.FLOOR, min(round(13 * scale), round(room.height / lines * 0.9)))
            text = "\n".join(_parted(fact, room.width, px) for fact in facts)
            fitted = fit_lines(text, room.width, (px,), lines, "serif", "regular", True)
    step = room.height / len(fitted.lines)
    for row, line in enumerate(fitted.lines):
        write(target, line, fitted.font, SOFT, (room.x, room.y + step * (row + 0.5)))


def _parted(fact: str, width: int, px: int) -> str:
    """A line that is too long, broken before the last thing that it says."""
    if fonts.serif(px, "regular", italic=True).size(fact)[0] <= width:
        return fact
    return "\n".join(filter(None, fact.rpartition(" · ")[::2]))


def _wordmark(game: str, title: str, room: Rect) -> Surface:
    """The game's name as large as its room allows."""
    height = round(room.height * 0.86)
    mark = wordmark(game, height, title, True)
    if mark.get_width() > room.width:
        mark = wordmark(game, max(13, height * room.width // mark.get_width()), title, True)
    return mark


def _picture(target: Surface, box: Rect, scale: float, game: str, picture: Surface | None) -> None:
    """The table whole, before a blurred copy of itself, in a gilt frame."""
    side = min(box.width, box.height)
    if picture is None:
        image = _cover(game, box.size)
    else:
        image = pygame.transform.box_blur(covering(picture, box.size), max(2, round(9 * scale)))
        image.fill((96, 84, 92), special_flags=pygame.BLEND_RGB_MULT)
        whole = covering(picture, (side, side))
        image.blit(whole, whole.get_rect(center=image.get_rect().center))
    mask = kept_rounded_mask(box.size, 3 * scale)
    carve.cast_kept(target, mask, box.topleft, (2 * scale, 3 * scale), 5 * scale, 0.6)
    target.blit(carve.cut(image, mask), box)
    target.blit(_frame(box.size, scale), box)


@kept
def _cover(game: str, size: tuple[int, int]) -> Surface:
    return cover_art(game, size)


@kept
def _frame(size: tuple[int, int], scale: float) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    body = rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#2a1020", 4.6, 3)
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#c9964a", 2.4, 3)
    body += rect(4, 4, wide - 8, high - 8, "none", "#2a1020", 1, 1)
    return svg.raster(svg.document(body, wide, high), size)


def _player(target: Surface, box: Rect, scale: float, player: PagePlayer) -> None:
    pygame.draw.line(target, "#b89a63", box.bottomleft, box.bottomright, max(1, round(scale)))
    px = round(23 * scale)
    token = badge(player.style, px)
    target.blit(token, token.get_rect(midleft=box.midleft))
    left, right = box.x + px + round(8 * scale), box.right
    if player.points:
        points = fonts.render(fonts.serif(18 * scale, "bold"), player.points, INK)
        right -= target.blit(points, points.get_rect(midright=(right, box.centery))).width
        right -= round(6 * scale)
    if player.won:
        crown = glyph("crown", round(20 * scale))
        right -= target.blit(crown, crown.get_rect(midright=(right, box.centery))).width
        right -= round(6 * scale)
    room = right - left
    name = fonts.fit(player.name, room, 16 * scale, least(13, scale), colour=INK)
    place = target.blit(name, name.get_rect(midleft=(left, box.centery)))
    rest = right - place.right - round(8 * scale)
    least_font = fonts.serif(fonts.FLOOR, "regular", italic=True)
    if player.about and rest > least_font.size(player.about)[0] * fonts.NARROWEST:
        about = fonts.fit(
            player.about,
            rest,
            13.5 * scale,
            fonts.FLOOR,
            weight="regular",
            italic=True,
            colour=SOFT,
        )
        target.blit(about, about.get_rect(midleft=(place.right + round(8 * scale), box.centery)))


def draw_action(
    target: Surface, box: Rect, scale: float, key: str, words: str, look: Look, closed: bool
) -> None:
    """An oak button with the sign and the words of what it does."""
    draw_menu_button(target, box, scale, "", look, closed)
    px, gap = round(20 * scale), round(7 * scale)
    shift = round(1.5 * scale) if look.pressed else 0
    picture = sign(key, px)
    if closed:
        picture = picture.copy()
        picture.set_alpha(130)
    if not words:
        target.blit(picture, picture.get_rect(center=(box.centerx, box.centery + shift)))
        return
    colour = "#d6c9b6" if closed else "#fff0cc"
    room = box.width - px - round(24 * scale)
    text = fit_lines(words, room, sizes_from(15, 13, scale), 1, weight="bold")
    if not text.complete:
        text = fit_or_shrink(
            words, room, (max(fonts.FLOOR, round(box.height * 0.36)),), 2, weight="bold"
        )
    left = box.centerx - (px + gap + text.width()) // 2
    target.blit(picture, picture.get_rect(midleft=(left, box.centery + shift)))
    write_lines(target, text, colour, (left + px + gap, box.centery + shift))


def draw_empty(
    target: Surface,
    rooms: PageLayout,
    scale: float,
    title: str,
    lines: tuple[str, ...],
    games: Sequence[str],
) -> None:
    """A page about nothing: the crests of all games, and what could be done."""
    px, top = round(50 * scale), rooms.page.y + round(120 * scale)
    left = rooms.page.centerx - round((0.565 * len(games) - 0.06) * px)
    for number, game in enumerate(games):
        shield = crest(game, px)
        spot = Rect(left + round(number * 1.13 * px), top, px, px)
        carve.cast_kept(
            target, carve.kept_mask_of(shield), spot.topleft, (2 * scale, 3 * scale), 4 * scale, 0.5
        )
        target.blit(shield, spot)
    head = fonts.fit(
        title, rooms.name.width, 22 * scale, least(14, scale), weight="bold", colour=INK
    )
    place = target.blit(
        head, head.get_rect(midtop=(rooms.page.centerx, top + px + round(22 * scale)))
    )
    font = fonts.serif(max(13, round(16 * scale)), "regular")
    top = place.bottom + round(10 * scale)
    for paragraph in lines:
        for line in fonts.wrap(font, paragraph, rooms.page.width - round(64 * scale)):
            words = fonts.render(font, line, SOFT)
            target.blit(words, words.get_rect(midtop=(rooms.page.centerx, top)))
            top += round(font.get_height() * 1.02)
        top += round(8 * scale)
