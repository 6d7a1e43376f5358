"""Pictures of tiles and decorations by number of the component data."""

from __future__ import annotations

import pygame

from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State
from engine.games.versailles.telling.words import tile as tile_name
from scenes.table.view import Say
from sprites.versailles.icons import ICON_NAMES
from sprites.versailles.pieces import decoration
from sprites.versailles.tile_face import offered, tile
from sprites.versailles.tile_view import TileFace


def known_icon(name: str) -> str:
    """An icon by name; decorations that were added to the component data share one."""
    return name if name in ICON_NAMES else "decoration"


class Faces:
    """Makes pictures from the data of one game; names come from the catalogue. `view` is anything
    that has the data."""

    def __init__(self, view: State, say: Say) -> None:
        self._view = view
        self._data = view.data
        self._say = say
        self._faces: dict[int, TileFace] = {}

    def face(self, number: int) -> TileFace:
        """The values printed on a tile."""
        if number not in self._faces:
            self._faces[number] = self._made(number)
        return self._faces[number]

    def _made(self, number: int) -> TileFace:
        printed, kinds = self._data.tiles[number], self._data.decorations
        asked = [kind for kind, n in zip(kinds, printed.decorations, strict=True) for _ in range(n)]
        cost = zip(RESOURCES, printed.cost, strict=True)
        return TileFace(
            key=printed.id,
            name=self._say(tile_name(self._view, number)),
            edges=printed.edges,
            points=printed.vp,
            workers=printed.workers,
            cost=tuple((name, n) for name, n in cost if n),
            decorations=tuple(known_icon(kind.id) for kind in asked),
            kinds=tuple(kind.kind for kind in asked),
        )

    def tile(self, number: int, width: int, turn: int = 0) -> pygame.Surface:
        """A tile with its points, turned by quarters clockwise."""
        return tile(self.face(number), width, turn)

    def offered(self, number: int, width: int) -> pygame.Surface:
        """A tile on offer, whose shield stands above it."""
        return offered(self.face(number), width)

    def built(self, number: int, width: int, turn: int) -> pygame.Surface:
        """A tile in the palace: its points have been scored."""
        return tile(self.face(number), width, turn, True, False)

    def ornament(self, kind: int, width: int) -> pygame.Surface:
        """A decoration."""
        return decoration(known_icon(self._data.decorations[kind].id), width)
