"""The board of the Caylus table: its pictures by layout, and what they show of a position.

One is built for each magnification and each layout of the road; until it is ready, the one that was
shown before stands in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.caylus.state import State
from scenes.games.board_pictures import BoardPictures
from sprites.caylus.board_layer import BoardBuild, BoardView
from sprites.caylus.castle import CastleView
from sprites.caylus.geometry import BoardLayout
from sprites.common.cache import RasterCache
from sprites.common.players import PlayerStyle


def board_view(view: State, title: str, caption: str, styles: Sequence[PlayerStyle]) -> BoardView:
    """What the ground shows of a position; `title` stands over the yard, `caption` over
    what is left of the castle, `styles` by seat."""
    owners = tuple(styles[seat] if seat >= 0 else None for seat in view.taken)
    left = view.tokens
    return BoardView(
        cards=len(view.road),
        castle=CastleView((left[0], left[1], left[2]), view.data.token_vp, owners, caption),
        provost=view.provost if view.advanced else -1,
        unworked=frozenset(place for place, turned in enumerate(view.residence) if turned),
        estate=not view.advanced,
        yard_title=title,
    )


class CaylusBoards(BoardPictures[BoardLayout, BoardView]):
    """Board builds by layout."""

    def __init__(self, cache: RasterCache) -> None:
        super().__init__()
        self._cache = cache

    def growth(self, cards: int, ahead: int) -> tuple[Callable[[], object], ...]:
        """Pictures that will be wanted when the road of `cards` cards grows, up to `ahead` more."""
        build = self._shown.build if self._shown is not None else None
        return build.growth(cards, ahead) if isinstance(build, BoardBuild) else ()

    def _make(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        return BoardBuild(layout, view, self._cache)

    def _key(self, layout: BoardLayout, view: BoardView) -> object:
        road = layout.road
        return layout.size, layout.unit, road.rows, road.columns, len(layout.display), view.estate
