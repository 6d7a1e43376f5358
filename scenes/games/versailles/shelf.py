"""The shelf below the board: the hand of palace tiles with prices and names, and its marble."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from engine.games.versailles import places as at
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State
from scenes.games.board_plan import EDGE
from scenes.games.shelf_wood import lay_cloth, lay_wood
from scenes.games.versailles.board import tile_key
from scenes.games.versailles.faces import Faces, known_icon
from scenes.games.versailles.layout import HandPlan
from scenes.table.view import Sprite
from sprites.common import fonts
from sprites.common.colour import rgb
from sprites.common.players import PlayerStyle
from sprites.common.theme import Theme
from sprites.versailles.icons import icon

_HAND = 450.0
_LINE = 21.0
"""Units of a line of a price."""
Price = tuple[tuple[str, int], ...]
"""Icons with numbers, the workers first."""


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the marble shows: whose hand, its prices and names, the words of an empty one."""

    box: pygame.Rect
    plan: HandPlan
    style: PlayerStyle
    prices: tuple[Price, ...]
    names: tuple[str, ...]
    empty: str

    @property
    def key(self) -> object:
        """Changes with the picture."""
        return tuple(self.box), self.plan, self.style, self.prices, self.names


def shelf_view(
    view: State, seat: int, box: pygame.Rect, plan: HandPlan, style: PlayerStyle,
    names: tuple[str, ...], empty: str,
) -> ShelfView:  # fmt: skip
    """The values of a seat's shelf."""
    prices = tuple(price_of(view, tile) for tile in view.players[seat].hand)
    return ShelfView(box, plan, style, prices, names, empty)


def price_of(view: State, tile: int) -> Price:
    """What a tile asks for, as icons with numbers."""
    printed = view.data.tiles[tile]
    listed = [("pool", printed.workers), *zip(RESOURCES, printed.cost, strict=True)]
    kinds = view.data.decorations
    listed += [(kind.id, n) for kind, n in zip(kinds, printed.decorations, strict=True)]
    return tuple((name, n) for name, n in listed if n)


def hand_sprites(view: State, seat: int, plan: HandPlan, faces: Faces) -> Iterator[Sprite]:
    """The tiles of a hand."""
    for place, tile in enumerate(view.players[seat].hand):
        box = plan.tiles[place]
        yield Sprite(
            tile_key(tile), "tile", at.tile(view, tile), faces.tile(tile, box.width),
            box.topleft, _HAND + place, f"seat:{seat}", board=False,
        )  # fmt: skip


def draw_shelf(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """The marble of the hand's part with its owner's cloth, prices and names."""
    lay_wood(canvas, shelf.box, scale, theme)
    lay_cloth(canvas, shelf.box, shelf.style, scale)
    for place, (price, name) in enumerate(zip(shelf.prices, shelf.names, strict=True)):
        _price(canvas, shelf.plan.prices[place], price, scale, theme)
        _name(canvas, shelf.plan.names[place], name, scale, theme)
    if not shelf.prices:
        room = shelf.box.inflate(-round(2.6 * EDGE * scale), 0)
        words = fonts.fit(shelf.empty, room.width, 16 * scale, colour=theme.bar_soft)
        canvas.blit(words, words.get_rect(center=room.center))


def _price(
    canvas: pygame.Surface, box: pygame.Rect, price: Price, scale: float, theme: Theme
) -> None:
    """One line for everything that the tile asks for."""
    widest = round(box.width * 0.52)
    line = min(round(_LINE * scale), box.height // max(1, len(price)), max(15, widest))
    top = box.top + max(0, (box.height - line * len(price)) // 2)
    font = fonts.serif(max(13, min(round(16 * scale), round(line * 0.78))), "bold")
    for number, (name, n) in enumerate(price):
        middle = top + line * number + line // 2
        picture = icon(known_icon(name), max(15, line - 1))
        canvas.blit(picture, picture.get_rect(midleft=(box.left + round(3 * scale), middle)))
        words = font.render(str(n), True, rgb(theme.bar_text))
        left = box.left + round(6 * scale) + picture.get_width()
        canvas.blit(words, words.get_rect(midleft=(left, middle)))


def _name(canvas: pygame.Surface, box: pygame.Rect, name: str, scale: float, theme: Theme) -> None:
    words = fonts.fit(name, box.width, 15 * scale, colour=theme.bar_text)
    canvas.blit(words, words.get_rect(midleft=box.midleft))
