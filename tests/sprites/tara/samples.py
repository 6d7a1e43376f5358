"""Plain values that several tests draw."""

from __future__ import annotations

import pygame

from engine.games.tara.board import INDEX_OF, RANK_OF, positions_in
from engine.games.tara.data import SWAP, load_data
from sprites.common.players import style_of
from sprites.tara.board_view import BoardView, ProvinceState, ProvinceView
from sprites.tara.tablets import TabletView

BLUE, YELLOW, WHITE, RED = (style_of(key) for key in ("blue", "yellow", "white", "red"))
STYLES = (BLUE, YELLOW, WHITE, RED)
CARDS = load_data().cards


def tablet_view(number: int) -> TabletView:
    """A card of the deck as plain values."""
    data = load_data()
    shape = data.shapes[data.shape_of[number]]
    reach = tuple((RANK_OF[p], INDEX_OF[p]) for p in positions_in(shape.cover))
    swap = shape.effect == SWAP
    rank = 0 if swap else shape.rank
    return TabletView(number, shape.cost, rank, shape.slots, shape.needs, reach, swap)


def board_view(**states: ProvinceState) -> BoardView:
    """Four provinces, open unless told otherwise."""
    names = ("connacht", "ulster", "leinster", "munster")
    return BoardView(
        tuple(
            ProvinceView(name, name.title(), "no king yet", states.get(name, "open"))
            for name in names
        ),
    )


def pixels(surface: pygame.Surface) -> bytes:
    """All px of a picture."""
    return pygame.image.tobytes(surface, "RGBA")
