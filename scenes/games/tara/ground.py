"""The board of the Tara table: its pictures by layout, one for each magnification, and what they
show of a position: the words on the name stones, who is king, what is shut."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import ABSENT, CLOSED, PLAY, RESERVE, State
from engine.games.tara.telling import words
from scenes.games.board_pictures import BoardPictures
from scenes.table.view import Say
from sprites.common.cache import RasterCache
from sprites.tara.board_layer import BoardBuild
from sprites.tara.board_view import BoardView, ProvinceState, ProvinceView
from sprites.tara.geometry import BoardLayout

_STATES: dict[int, ProvinceState] = {
    ABSENT: "absent",
    PLAY: "open",
    CLOSED: "closed",
    RESERVE: "reserve",
}


def board_view(view: State, names: Sequence[str], say: Say) -> BoardView:
    """The four forts."""
    provinces = tuple(_province(view, number, names, say) for number in range(len(view.status)))
    return BoardView(provinces)


def _province(view: State, number: int, names: Sequence[str], say: Say) -> ProvinceView:
    """One province: its name, the line below it, its state."""
    state = _STATES[view.status[number]]
    king = view.top[number * POSITIONS + K0]
    note: str = state
    if state == "open":
        note = "king" if king >= 0 else "no_king"
    values = {"name": names[king]} if king >= 0 else {}
    return ProvinceView(
        key=view.data.provinces[number],
        name=say(words.province(view, number)),
        note=say(Text(f"tara.table.{note}", values)),
        state=state,
    )


class TaraBoards(BoardPictures[BoardLayout, BoardView]):
    """Board builds by layout."""

    def __init__(self, cache: RasterCache) -> None:
        super().__init__()
        self._cache = cache

    def _make(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        return BoardBuild(layout, view, self._cache)

    def _key(self, layout: BoardLayout, view: BoardView) -> object:
        return layout.size, layout.unit, len(layout.raths)
