"""Faces of everything that lies on the Tara table: masked values to pictures of the art."""

from __future__ import annotations

import pygame

from engine.games.tara.board import INDEX_OF, RANK_OF, positions_in
from engine.games.tara.data import SWAP, TaraData
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.tara import discs, kings
from sprites.tara.geometry_rath import RathLayout
from sprites.tara.rath import RathView, rath_card
from sprites.tara.tablets import TabletView, tablet, tablet_back

KING_WIDTH = 0.78
"""Width of a king by the diameter of a disc."""
BACKS_SHOWN = 5
IN_HAND, IN_HAND_GAP = 0.55, 0.26
"""Size of a tablet in the hand by its size on the shelf, and how far below the hand it hangs where
nothing says otherwise."""
HEAP_STEP = 0.18
"""How far things of a heap lie aside of each other, by their width."""


class Faces:
    """Makes pictures from the data of one game."""

    def __init__(self, data: TaraData) -> None:
        self._data = data
        self._views: dict[int, TabletView] = {}

    def view(self, card: int) -> TabletView:
        """What is printed on a tablet."""
        if card not in self._views:
            shape = self._data.shapes[self._data.shape_of[card]]
            self._views[card] = TabletView(
                number=card,
                cost=shape.cost,
                rank=shape.rank,
                slots=shape.slots,
                needs=shape.needs,
                reach=tuple((RANK_OF[p], INDEX_OF[p]) for p in positions_in(shape.cover)),
                swap=shape.effect == SWAP,
            )
        return self._views[card]

    def card(self, card: int, width: int) -> pygame.Surface:
        """The face of a tablet by its width in px."""
        return tablet(self.view(card), width)


def back(width: int) -> pygame.Surface:
    """The back of all tablets."""
    return tablet_back(width)


def pile(n: int, width: int) -> pygame.Surface:
    """Tablets face down on each other."""
    return heap(back(width), min(BACKS_SHOWN, max(1, n // 4)), max(1, round(width * 0.025)))


@kept
def heap(picture: pygame.Surface, layers: int, step: int) -> pygame.Surface:
    """The same thing several times, the uppermost at the upper left."""
    rise = step * (layers - 1)
    size = (picture.get_width() + rise, picture.get_height() + rise)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for layer in reversed(range(layers)):
        canvas.blit(picture, (step * layer, step * layer))
    return canvas


@kept
def row(picture: pygame.Surface, n: int) -> pygame.Surface:
    """The same thing several times side by side, overlapping."""
    step = round(picture.get_width() * (1 - HEAP_STEP * 2))
    width = picture.get_width() + step * (n - 1)
    canvas = pygame.Surface((width, picture.get_height()), pygame.SRCALPHA)
    for place in range(n):
        canvas.blit(picture, (step * place, 0))
    return canvas


@kept
def disc(style: PlayerStyle, px: int, high: int) -> pygame.Surface:
    """One disc of a stack, `px` wide and with `high` px of its edge to be seen."""
    canvas = pygame.Surface((px, px + high), pygame.SRCALPHA)
    canvas.blit(discs.edge(style, px, high), (0, 0))
    canvas.blit(discs.roundel(style, px), (0, 0))
    return canvas


def king(style: PlayerStyle, px: int) -> pygame.Surface:
    """A king for hollows whose discs are `px` wide."""
    return kings.king(style, round(px * KING_WIDTH))


def rath(view: RathView, layout: RathLayout) -> pygame.Surface:
    """A rath card with all that lies on it."""
    return rath_card(view, layout)


@kept
def dangling(picture: pygame.Surface) -> tuple[pygame.Surface, int]:
    """A tablet in the hand, and how many px its middle hangs below it: the place that is pointed
    at and what climbs above it stay in sight."""
    width, height = picture.get_size()
    small = (round(width * IN_HAND), round(height * IN_HAND))
    hang = round(height * (IN_HAND / 2 + IN_HAND_GAP))
    return pygame.transform.smoothscale(picture, small), hang
