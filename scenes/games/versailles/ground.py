"""Pictures of the Versailles board by layout, one for each magnification."""

from __future__ import annotations

from scenes.games.board_pictures import BoardPictures
from sprites.common.cache import RasterCache
from sprites.versailles.board_layer import BoardBuild
from sprites.versailles.board_view import BoardView
from sprites.versailles.geometry import BoardLayout


class VersaillesBoards(BoardPictures[BoardLayout, BoardView]):
    """Board builds by layout."""

    def __init__(self, cache: RasterCache) -> None:
        super().__init__()
        self._cache = cache

    def _make(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        return BoardBuild(layout, view, self._cache)

    def _key(self, layout: BoardLayout, view: BoardView) -> object:
        return layout.size, layout.unit, layout.spec
