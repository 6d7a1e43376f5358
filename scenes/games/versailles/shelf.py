"""The shelf below the board: marble in one piece, the hand of palace tiles, what its owner has."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from engine.games.versailles import places as at
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State
from scenes.games.shelf_wood import lay_cloth
from scenes.games.versailles.board import tile_key
from scenes.games.versailles.faces import Faces, known_icon
from scenes.games.versailles.layout import HandPlan
from scenes.table.motion.things import Sprite
from sprites.common import fonts
from sprites.common.colour import rgb
from sprites.common.lettering import (
    Fitted,
    fit_lines,
    fit_or_shrink,
    sizes_from,
    write,
    write_lines,
)
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import Pieces, finished
from sprites.common.theme import Theme
from sprites.versailles import price_tab, shelf_slab
from sprites.versailles.icons import icon
from sprites.versailles.pieces import newcomer, stool
from sprites.versailles.shelf_plan import ShelfPlan
from sprites.versailles.shelf_things import Stock, standing, standing_width

_HAND = 450.0
_LINE = 24.0
"""Units of a line of a price."""
_TO_THE_RIM = 16
"""Units by which a remark may be wider than usual."""
_MOST_LINES = 4
_BELOW = 6.0
"""Units below a tile that its name may take where its lines would run over the frame."""
Price = tuple[tuple[str, int], ...]
"""Icons with numbers, the workers first."""


@dataclass(frozen=True, slots=True)
class ShelfWords:
    """What is written on the marble: `empty` below places without a tile, `lifted` in the place
    of a tile that is in the hand, `names` below the things of the tray."""

    empty: str
    lifted: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the marble shows: whose things lie there, prices and names of the tiles, words."""

    box: pygame.Rect
    tray: pygame.Rect
    plan: HandPlan
    style: PlayerStyle
    prices: tuple[Price, ...]
    names: tuple[str, ...]
    words: ShelfWords
    stock: Stock

    @property
    def key(self) -> object:
        """Changes with the picture."""
        return (
            tuple(self.box), tuple(self.tray), self.plan, self.style, self.prices, self.names,
            self.words,
        )  # fmt: skip


def price_of(view: State, tile: int) -> Price:
    """What a tile asks for, as icons with numbers."""
    printed = view.data.tiles[tile]
    listed = [("pool", printed.workers), *zip(RESOURCES, printed.cost, strict=True)]
    kinds = view.data.decorations
    listed += [(kind.id, n) for kind, n in zip(kinds, printed.decorations, strict=True)]
    return tuple((name, n) for name, n in listed if n)


def hushed(shelf: ShelfView, view: State, away: Collection[str]) -> ShelfView:
    """The marble with no words below its free places while one of the tiles on offer is `away`."""
    if not any(tile_key(tile) in away for tile in view.display if tile >= 0):
        return shelf
    return replace(shelf, words=replace(shelf.words, empty=""))


def hand_sprites(view: State, seat: int, plan: HandPlan, faces: Faces) -> Iterator[Sprite]:
    """The tiles of a hand."""
    for place, tile in enumerate(view.players[seat].hand):
        box = plan.tiles[place]
        yield Sprite(
            tile_key(tile), "tile", at.tile(view, tile), faces.tile(tile, box.width),
            box.topleft, _HAND + place, f"seat:{seat}", board=False,
        )  # fmt: skip


def waiting_sprites(
    view: State, seat: int, tray: pygame.Rect, plan: ShelfPlan, style: PlayerStyle
) -> Iterator[Sprite]:
    """The owner's workers that wait to be hired, beside the one at work."""
    for row, (count, place) in enumerate(
        zip(view.players[seat].waiting, plan.waiting, strict=True)
    ):
        if count:
            picture = newcomer(style, standing_width(place))
            box = standing(place.move(tray.topleft), plan.unit)
            yield Sprite(
                f"waiting:{seat}:{row}", f"waiting:{seat}", at.newcomer(view, row, seat), picture,
                box.topleft, _HAND, board=False, seat=seat,
            )  # fmt: skip


# The marble --------------------------------------------------------------------------------------


def draw_shelf(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """All of the shelf at once."""
    finished(shelf_pieces(canvas, shelf, scale, theme))


def shelf_pieces(
    canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme
) -> Pieces[None]:
    """The marble with its owner's cloth, the hand's places, the furniture of the tray."""
    shelf_slab.lay_slab(canvas, shelf.box.union(shelf.tray), scale)
    yield
    lay_cloth(canvas, shelf.box, shelf.style, scale)
    yield
    held = len(shelf.prices)
    for place, (price, name) in enumerate(zip(shelf.prices, shelf.names, strict=True)):
        _place_of_tile(canvas, shelf, place, scale)
        _price(canvas, shelf.plan.prices[place], price, scale, theme)
        _name(canvas, shelf.plan.names[place], name, scale, theme)
        yield
    free = shelf.plan.tiles[held:]
    for box in free:
        canvas.blit(shelf_slab.tile_place(box.width, scale), box)
    if free:
        room = shelf.plan.names[held].unionall(list(shelf.plan.names[held:]))
        _words(canvas, room, shelf.words.empty, scale, theme.bar_faint)
    yield
    _furniture(canvas, shelf, scale, theme)


def _place_of_tile(canvas: pygame.Surface, shelf: ShelfView, place: int, scale: float) -> None:
    """What is seen when the tile is in the hand."""
    box = shelf.plan.tiles[place]
    canvas.blit(shelf_slab.lifted_place(box.width, scale), box)
    _words(canvas, box.inflate(-round(18 * scale), 0), shelf.words.lifted, scale, "#3b3a66")


def _words(
    canvas: pygame.Surface, room: pygame.Rect, words: str, scale: float, colour: str
) -> None:
    """A remark in italics, on two lines where they have room; long words come nearer to the rim."""
    fitted = fit_or_shrink(words, room.width, sizes_from(14, 13, scale), 2, italic=True)
    if not fitted.complete:
        wide = room.width + round(_TO_THE_RIM * scale)
        fitted = fit_lines(words, wide, (fonts.FLOOR,), _MOST_LINES, italic=True)
    write_lines(canvas, fitted, colour, room.center, "centre")


def _price(
    canvas: pygame.Surface, box: pygame.Rect, price: Price, scale: float, theme: Theme
) -> None:
    """A tab that looks at the tile, one line for everything that it asks for."""
    canvas.blit(price_tab.tab(box.size, scale), box)
    tip = price_tab.point(box.size, scale, "right")
    line = min(round(_LINE * scale), (box.height - 4) // max(1, len(price)))
    top = box.centery - line * len(price) // 2
    font = fonts.serif(max(13, min(round(16.5 * scale), round(line * 0.78))), "bold")
    room = box.width - tip // 2
    for number, (name, n) in enumerate(price):
        middle = top + line * number + line // 2
        words = font.render(str(n), True, rgb(theme.bar_text))
        side = min(line - 1, room - words.get_width() - round(6 * scale))
        side = max(13, side)
        picture = price_tab.worker_sign(side) if name == "pool" else icon(known_icon(name), side)
        left = box.left + (room - words.get_width() - picture.get_width()) // 2
        canvas.blit(words, words.get_rect(midleft=(left, middle)))
        left += words.get_width() + round(scale)
        canvas.blit(picture, picture.get_rect(midleft=(left, middle)))


def _name(canvas: pygame.Surface, box: pygame.Rect, name: str, scale: float, theme: Theme) -> None:
    fitted = fit_or_shrink(name, box.width, sizes_from(14.6, 13, scale), 2)
    if not fitted.complete:
        fitted = fit_lines(name, box.width, (fonts.FLOOR,), 3)
    font = fitted.font
    step = max(font.get_ascent(), min(font.get_linesize(), box.height // len(fitted.lines)))
    too_low = max(0, step * len(fitted.lines) - box.height)
    top = box.top - min(too_low, round(_BELOW * scale))
    for number, line in enumerate(fitted.lines):
        at_line = (box.centerx, top + step * (number + 0.5))
        write(canvas, line, fitted.font, theme.bar_text, at_line, "centre")


def _furniture(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """Salvers, recesses, the places of tokens, the bench; rows of beads and names."""
    tray, stock = shelf.tray, shelf.stock
    plan = stock.plan(tray.size, scale)
    high = tray.height - round(26 * plan.unit)
    for x in (-round(5 * plan.unit), *plan.beads):
        row = shelf_slab.beads(high, plan.unit)
        canvas.blit(row, row.get_rect(center=(tray.left + x, tray.centery)))
    for name, box in zip(stock.goods, plan.salvers, strict=True):
        canvas.blit(shelf_slab.salver(box.width, known_icon(name)), box.move(tray.topleft))
    for kind, box in zip(stock.kinds, plan.recesses, strict=True):
        canvas.blit(shelf_slab.recess(box.width, known_icon(kind)), box.move(tray.topleft))
    for box in plan.tokens:
        hollow = box.inflate(round(3 * plan.unit), round(3 * plan.unit)).move(tray.topleft)
        canvas.blit(shelf_slab.hollow(hollow.width), hollow)
    stand = plan.bench.unionall(list(plan.waiting))
    step = pygame.Rect(stand.left, 0, stand.width, round(17 * plan.unit))
    step.bottom = stand.bottom
    canvas.blit(shelf_slab.bench(step.size, plan.unit), step.move(tray.topleft))
    for box in plan.waiting:
        figure = standing(box, plan.unit).move(tray.topleft)
        mark = stool(shelf.style, (box.width, figure.height))
        canvas.blit(mark, mark.get_rect(midbottom=(figure.centerx, figure.bottom + 2)))
    labels = [
        (room.move(tray.topleft), fit_lines(words, room.width, sizes_from(14.6, 12, plan.unit), 1))
        for words, room in zip(shelf.words.names, plan.names, strict=False)
    ]
    for room, fitted in shown_labels(labels, len(plan.salvers) + 2):
        write(canvas, fitted.lines[0], fitted.font, theme.bar_text, room.center, "centre")


def shown_labels(
    labels: Sequence[tuple[pygame.Rect, Fitted]], alone: int
) -> list[tuple[pygame.Rect, Fitted]]:
    """Those that fit; the tooltip says the others too. Behind the first `alone` ones all are
    written or none: of workers at work and those to hire, one name would be that of both."""
    together = labels[alone:]
    if not all(fitted.complete for _, fitted in together):
        together = []
    return [each for each in (*labels[:alone], *together) if each[1].complete]
