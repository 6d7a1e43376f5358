"""The table of Nim: stones on the heap and in the bowls, and the own secret in the tray."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.hidden_info import HIDDEN
from scenes.games.plain.table import Piece, PlainTable
from scenes.table.view import Counter
from tests.fifth_game.engine import KEY, places
from tests.fifth_game.engine.state import State


class NimTable(PlainTable[State]):
    """See `scenes.table.view.TableView`."""

    game = KEY
    rules = places

    def pieces(self, view: State, viewer: int) -> Iterator[Piece]:
        """Every stone."""
        lying = {"heap": view.heap} | {f"bowl:{n}": taken for n, taken in enumerate(view.taken)}
        for anchor, stones in lying.items():
            yield from (Piece(anchor, "stone") for _ in range(stones))

    def tray(self, view: State, viewer: int) -> Sequence[Counter]:
        """The own stones, and the own number as long as it may be seen."""
        own = super().tray(view, viewer)
        number = view.secrets[max(0, viewer)]
        return own if number == HIDDEN else [*own, self.counter("number", number)]
