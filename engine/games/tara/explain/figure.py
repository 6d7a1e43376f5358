"""Why the figure of a tablet does not lie on a position: what of it would be missing (TA-2.11)."""

from __future__ import annotations

from engine.explain import Text
from engine.games.tara.board import INDEX_OF, RANK_OF, position
from engine.games.tara.data import Shape
from engine.games.tara.state import State
from engine.games.tara.telling import words


def misfit(state: State, shape: Shape, place: int) -> Text:
    """The ranks that the tablet is for, or the neighbour that the triangle does not have."""
    ranks = sorted({shape.rank + up for up, _ in shape.slots})
    if RANK_OF[place] not in ranks:
        return Text("tara.blocked.figure_ranks", {"ranks": words.ranks(state.data, ranks)})
    right = next(right for up, right in shape.slots if shape.rank + up == RANK_OF[place])
    anchor = INDEX_OF[place] - right
    figure = [(shape.rank + up, anchor + aside) for up, aside in (*shape.slots, *shape.needs)]
    rank, index = next(each for each in figure if position(*each) < 0)
    name = Text(f"tara.neighbour.{state.data.ranks[rank].id}")
    side = "left" if index < 0 else "right"
    return Text(f"tara.blocked.figure_{side}", {"neighbour": name})


def other_positions(state: State, partners: tuple[int, ...]) -> Text:
    """Where the tablet has its other position."""
    return Text(
        "tara.blocked.figure_other", {"places": tuple(words.position(state, p) for p in partners)}
    )
