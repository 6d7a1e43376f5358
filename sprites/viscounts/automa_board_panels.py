"""Plates of the solo opponent's board: name, focus star, order of resources, piles of schemes."""

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import darker, lighter
from sprites.common.players import PlayerStyle, badge
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.icons.pen import GOLD, INK, IVORY, line, path, rect, star_path

PALE = "#ece8f8"
_PLATE, _RIM = "#1b1b3c", "#6f6da6"

_ROOM_FOR_COG = 130

Chart = tuple[tuple[str, int | None], ...]
"""Resources in order of preference, each wanted while fewer than the number are owned."""


@kept
def plate(size: tuple[int, int], u: float, colour: str = _PLATE) -> pygame.Surface:
    """A dark enamel plate."""
    width, height = size[0] / u, size[1] / u
    fill = svg.linear_gradient(
        "plate", (0, 0), (0, height), (0, lighter(colour, 0.12)), (1, darker(colour, 0.3))
    )
    body = rect(0.7, 0.7, width - 1.4, height - 1.4, "url(#plate)", INK, 1.4, 6) + rect(
        2.4, 2.4, width - 4.8, height - 4.8, "none", _RIM, 0.9, 4.6
    )
    return svg.raster(svg.document(body, width, height, fill), size)


def draw_name(
    board: pygame.Surface, box: pygame.Rect, name: str, style: PlayerStyle, u: float
) -> None:
    """The seat's badge, the cog of the automa and its name."""
    board.blit(plate(box.size, u), box.topleft)
    disc = badge(style, round(22 * u))
    board.blit(disc, disc.get_rect(midleft=(box.left + round(5 * u), box.centery)))
    left = box.left + round(31 * u)
    if box.width > _ROOM_FOR_COG * u:
        cog = icon("automa", round(20 * u))
        board.blit(cog, cog.get_rect(midleft=(left - round(3 * u), box.centery)))
        left += round(20 * u)
    room = box.right - round(4 * u) - left
    words = fonts.fit(name, room, 16 * u, weight="bold", colour=PALE)
    board.blit(words, words.get_rect(midleft=(left, box.centery)))


def draw_focus(board: pygame.Surface, box: pygame.Rect, action: str, u: float) -> None:
    """The four-pointed star with the action that the automa's focus stands for."""
    board.blit(plate(box.size, u, "#3a2a5c"), box.topleft)
    px = min(round(28 * u), box.height - 2, round(box.width * 0.46))
    star = _focus_star(px)
    gap = round(3 * u)
    broad = 2 * px + gap
    left = box.centerx - broad // 2
    board.blit(star, star.get_rect(midleft=(left, box.centery)))
    meaning = icon(action, px - round(3 * u))
    board.blit(meaning, meaning.get_rect(midleft=(left + px + gap, box.centery)))


@kept
def _focus_star(px: int) -> pygame.Surface:
    body = (
        path(star_path(32, 32, 4, 24, 15, 45), "#8f7ac0", INK, 2.6)
        + path(star_path(32, 32, 4, 31, 9.5), IVORY, INK, 3)
        + path("M32 2.5 L38.5 25.5 L32 32 Z M61.5 32 L38.5 38.5 L32 32 Z", GOLD, opacity=0.7)
    )
    return svg.raster(svg.document(body, 64, 64), (px, px))


def draw_chart(board: pygame.Surface, box: pygame.Rect, chart: Chart, u: float) -> None:
    """Resources from first to last choice, each with the number below which it is wanted."""
    board.blit(plate(box.size, u), box.topleft)
    shares = [0.62 if below is None else 1.0 for _, below in chart]
    cell = box.width / sum(shares)
    left = float(box.left)
    for index, ((name, below), share) in enumerate(zip(chart, shares, strict=True)):
        if index:
            dart = _chevron(max(5, round(6.5 * u)))
            board.blit(dart, dart.get_rect(center=(round(left), box.centery)))
        _draw_wish(board, (round(left + cell * share / 2), box.centery), name, below, u)
        left += cell * share


def _draw_wish(
    board: pygame.Surface, middle: tuple[int, int], name: str, below: int | None, u: float
) -> None:
    picture = icon(name, round(19 * u))
    if below is None:
        board.blit(picture, picture.get_rect(center=middle))
        return
    figure = fonts.render(fonts.serif(13.5 * u, "bold"), f"<{below}", PALE)
    broad = picture.get_width() + figure.get_width()
    left = middle[0] - broad // 2
    board.blit(picture, picture.get_rect(midleft=(left, middle[1])))
    board.blit(figure, figure.get_rect(midleft=(left + picture.get_width(), middle[1])))


@kept
def _chevron(px: int) -> pygame.Surface:
    body = line("M3 3 L9 10 L3 17", GOLD, 3)
    return svg.raster(svg.document(body, 12, 20), (px, round(px * 20 / 12)))


_PILE_ICONS = {"draw": "scheme", "discard": "discard", "future": "future_scheme"}


def draw_pile(board: pygame.Surface, box: pygame.Rect, pile: str, count: int, u: float) -> None:
    """A pile of schemes with its number of cards; an empty pile is faint."""
    board.blit(plate(box.size, u), box.topleft)
    px = min(round(25 * u), box.height - round(6 * u))
    picture = icon(_PILE_ICONS[pile], px)
    figure = fonts.render(fonts.serif(16 * u, "bold"), str(count), PALE)
    broad = px + round(5 * u) + figure.get_width()
    left = box.centerx - broad // 2
    corner = picture.get_rect(midleft=(left, box.centery))
    for layer in range(min(3, count // 3), 0, -1):
        board.blit(picture, corner.move(0, -round(1.5 * u * layer)))
    if count:
        board.blit(picture, corner)
    else:
        faint = picture.copy()
        faint.fill((255, 255, 255, 80), special_flags=pygame.BLEND_RGBA_MULT)
        board.blit(faint, corner)
    board.blit(figure, figure.get_rect(midleft=(corner.right + round(5 * u), box.centery)))
