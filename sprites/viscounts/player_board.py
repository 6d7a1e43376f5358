"""The board of one player: town with nine buildings, track of virtue and corruption, card bays."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.common import fonts, svg
from sprites.common.light import Shaded, with_shadow
from sprites.common.materials import leather
from sprites.common.players import PlayerStyle, badge
from sprites.common.surface_cache import Pieces, kept, kept_in_steps
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.icons.pen import INK, line, path
from sprites.viscounts.pieces import HouseKind
from sprites.viscounts.player_board_bays import bay, draw_arrows, draw_cards
from sprites.viscounts.player_board_glyphs import SlotGlyphs
from sprites.viscounts.player_board_layout import (
    banner_rect,
    board_layout,
    group_span,
    slot_foot,
    track_rect,
    unit,
)
from sprites.viscounts.player_board_slots import draw_slot, footing
from sprites.viscounts.player_board_townscape import townscape
from sprites.viscounts.track import Gain, draw_markers, gain_window, track_strip

__all__ = ["PlayerBoardView", "SlotView", "board_layout", "draw_player_board", "still_part"]

_LEATHER = "#3b2c55"
_BACK_TO_FRONT = (2, 5, 8, 1, 3, 4, 6, 7, 9)


@dataclass(frozen=True, slots=True)
class SlotView:
    """One of the nine slots."""

    kind: HouseKind
    built: bool
    """The house has been built on the main board, so its slot is revealed."""
    glyphs: SlotGlyphs
    """What the slot shows when it is revealed."""


@dataclass(frozen=True, slots=True)
class PlayerBoardView:
    """Everything a player board shows, except the pictures of the cards in its bays."""

    name: str
    style: PlayerStyle
    slots: tuple[SlotView, ...]
    """Slots 1 to 9."""
    prices: tuple[int, int, int]
    """Builder icons for a building of each group of three slots."""
    corruption: int
    virtue: int
    """Spaces 1 to 7 of the two markers."""
    track: tuple[tuple[Gain, ...], ...]
    """Gains of the active player at a collision on space 1 to 7, as (icon, how many)."""
    start_icons: tuple[tuple[str, ...], ...]
    """Icons printed in the three bays."""


def draw_player_board(
    target: pygame.Surface,
    rect: pygame.Rect,
    view: PlayerBoardView,
    cards: Sequence[pygame.Surface | None] = (None, None, None),
    still: Shaded | None = None,
) -> None:
    """The whole board in the rect, its shadow around it; cards are given at bay size.

    The still parts come from a cached picture, so a redraw costs about forty blits. `still`: that
    picture, where somebody holds it.
    """
    (still or still_part(rect.size, view)).blit(target, rect.topleft)
    u, places = unit(rect), board_layout(rect)
    for number in _BACK_TO_FRONT:
        slot = view.slots[number - 1]
        shown = slot.glyphs if slot.built else None
        draw_slot(target, slot_foot(rect, number), u, slot.kind, view.style, shown)
    spaces = [places[f"track:{space}"] for space in range(1, 8)]
    draw_markers(target, spaces, view.corruption, view.virtue, u)
    bays = [places[f"bay:{number}"] for number in range(1, 4)]
    draw_cards(target, bays, cards, u)
    draw_arrows(target, bays, u)


def still_part(size: tuple[int, int], view: PlayerBoardView) -> Shaded:
    """What does not change during a game."""
    return _still_part(size, view.name, view.style, view.prices, view.track, view.start_icons)


def still_pieces(size: tuple[int, int], view: PlayerBoardView) -> Pieces[None]:
    """Draw it piece by piece, to be there when it is asked for."""
    yield from _still_part.steps(
        size, view.name, view.style, view.prices, view.track, view.start_icons
    )


@kept_in_steps
def _still_part(
    size: tuple[int, int],
    name: str,
    style: PlayerStyle,
    prices: tuple[int, ...],
    track: tuple[tuple[Gain, ...], ...],
    start_icons: tuple[tuple[str, ...], ...],
) -> Pieces[Shaded]:
    """Leather, town, price plates, track windows and empty bays, with the shadow of the board."""
    rect = pygame.Rect((0, 0), size)
    u, places = unit(rect), board_layout(rect)
    board = leather(size, u, _LEATHER, 12, 10).copy()
    banner = banner_rect(rect)
    yield
    board.blit(townscape(banner.size, u), banner.topleft)
    yield
    for group, price in enumerate(prices):
        draw_price(board, rect, group, price)
    yield
    for number in range(1, 10):
        draw_footing(board, slot_foot(rect, number), u)
    _draw_name(board, banner, name, style, u)
    yield
    strip = track_rect(rect)
    board.blit(track_strip(strip.size, u), strip.topleft)
    for space, gains in enumerate(track, 1):
        box = places[f"track:{space}"]
        board.blit(gain_window(space, gains, box.width), box.topleft)
        yield
    for number, icons in enumerate(start_icons, 1):
        box = places[f"bay:{number}"]
        board.blit(bay(box.size, u, icons), box.topleft)
        yield
    return with_shadow(board, 1.6 * u)


def draw_footing(
    board: pygame.Surface, foot: tuple[float, float], u: float, night: bool = False
) -> None:
    """The stone under a slot."""
    stone = footing(round(39 * u), night)
    board.blit(
        stone, (round(foot[0] - stone.get_width() / 2), round(foot[1] - stone.get_height() * 0.42))
    )


def draw_price(board: pygame.Surface, rect: pygame.Rect, group: int, price: int) -> None:
    """The plate over a group of slots, with a brace over its three houses."""
    u = unit(rect)
    left, right = group_span(rect, group)
    middle, top = (left + right) / 2, banner_rect(rect).bottom - 91 * u
    span = (right - left) / u
    bow = f"M2 13 V7 Q2 2 7 2 H{span - 7:g} Q{span - 2:g} 2 {span - 2:g} 7 V13"
    brace = line(bow, INK, 3.4) + line(bow, "#f2e2b6", 1.6)
    size = (round(span * u), round(15 * u))
    board.blit(svg.raster(svg.document(brace, span, 15), size), (round(left), round(top + 12 * u)))
    plate = _price_plate(round(52 * u), price)
    board.blit(plate, plate.get_rect(center=(round(middle), round(top + 12 * u))))


@kept
def _price_plate(px: int, price: int) -> pygame.Surface:
    u = px / 52
    body = path("M4 2 H48 Q45 13 48 24 H4 Q7 13 4 2 Z", "#f2e2b6", INK, 1.7) + line(
        "M8 4.8 H44 M8 21.2 H44", "#a8803f", 0.9
    )
    plate = svg.raster(svg.document(body, 52, 26), (px, round(px / 2))).copy()
    figure = fonts.render(fonts.serif(16 * u, "black"), str(price), "#3a1a30")
    plate.blit(figure, figure.get_rect(center=(round(17.5 * u), round(12.6 * u))))
    hammer = icon("builder", round(18 * u))
    plate.blit(hammer, hammer.get_rect(center=(round(33.5 * u), round(13 * u))))
    return plate


def _draw_name(
    board: pygame.Surface, banner: pygame.Rect, name: str, style: PlayerStyle, u: float
) -> None:
    """The owner's name on a pennon that hangs over the edge of the town."""
    limit = round(banner.width * 0.6)
    words = fonts.fit(name, limit, 17 * u, weight="bold", colour=style.mark)
    width = max(round(110 * u), words.get_width() + round(46 * u))
    pennon = with_shadow(_pennon((width, round(26 * u)), u, style), 0.8 * u)
    corner = (banner.left - round(5 * u), banner.top + round(2 * u))
    pennon.blit(board, corner)
    middle = corner[1] + round(13 * u)
    disc = badge(style, round(22 * u))
    board.blit(disc, disc.get_rect(center=(corner[0] + round(16 * u), middle)))
    board.blit(words, words.get_rect(midleft=(corner[0] + round(31 * u), middle)))


def _pennon(size: tuple[int, int], u: float, style: PlayerStyle) -> pygame.Surface:
    width, height = size[0] / u, size[1] / u
    cloth = svg.linear_gradient(
        "cloth", (0, 0), (0, height), (0, style.fill), (0.7, style.fill), (1, style.dark)
    )
    middle = height / 2
    body = path(
        f"M1 1.4 H{width - 1.5:g} L{width - 12:g} {middle:g}"
        f" L{width - 1.5:g} {height - 1.4:g} H1 Z",
        "url(#cloth)",
        style.ink,
        1.7,
    ) + line(f"M3 4.4 H{width - 7:g} M3 {height - 4.4:g} H{width - 7:g}", "#f6d9a0", 1, 0.8)
    return svg.raster(svg.document(body, width, height, cloth), size)
