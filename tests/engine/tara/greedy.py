"""A simple player that looks one action ahead, so that games reach their real end (TA-22.12).

It gets the masked view of its seat and plays on copies of it; hidden cards are never needed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.ai.term_sum import added
from engine.core import Action, act
from engine.games.tara.board import K0, POSITIONS, RANK_OF
from engine.games.tara.state import OVER, PROVINCES, SEATS, State, clone_state, crowns
from tests.engine.tara.layout import END, tara

WEIGHTS = (0.8, 1.4, 2.6, 6.0, 40.0)
LOOKS = 24
"""At most so many answers of a question are tried out."""
SIMPLE = frozenset({"keep", "set_aside", "end", "hire", "ransom", "next_start"})


def greedy(view: Any, chance: Random) -> Action:
    """The best of the answers by what the board is worth afterwards."""
    op, seat, _ = view.agenda[-1]
    options = list(view.options)
    if op == "hire":
        return ("pay",)
    if op in SIMPLE:
        return options[int(chance.random() * len(options))]
    if op == "activate":
        return ("activate",)
    if len(options) > LOOKS:
        options = chance.sample(options, LOOKS)
    worth = {action: _worth_of(view, seat, action) for action in options}
    return max(options, key=lambda action: worth[action])


def wavering(view: Any, chance: Random) -> Action:
    """Greedy, but every fifth decision is at random: for more variety in the tests."""
    if chance.random() < 0.2:
        return view.options[int(chance.random() * len(view.options))]
    return greedy(view, chance)


def _worth_of(view: State, seat: int, action: Action) -> float:
    if action == END:
        return _worth(view, seat)
    copy = clone_state(view)
    act(tara().ops, copy, action)
    while copy.agenda and copy.agenda[-1][:2] in (("activate", seat), ("promote", seat)):
        act(tara().ops, copy, max(copy.options, key=_upwards))
    return _worth(copy, seat)


def _upwards(action: Action) -> int:
    """Pay, and always take the highest target."""
    return {"activate": 99, "end": -1, "enter": 0}.get(action[0], action[-1])


def _worth(state: State, seat: int) -> float:
    if state.phase == OVER:
        return 1e6 if state.winner == seat else -1e6
    board = [_board(state, each) for each in range(state.seats)]
    others = (added(board) - board[seat]) / (state.seats - 1)
    return board[seat] - others + 0.6 * min(8, state.money[seat]) + 0.1 * state.supply[seat]


def _board(state: State, seat: int) -> float:
    worth = 30.0 * crowns(state, seat)
    for province in range(PROVINCES):
        held = state.held[province * SEATS + seat]
        worth += added(WEIGHTS[RANK_OF[p]] for p in range(POSITIONS - 1) if held >> p & 1)
        worth += 3 * (held >> 12 & 3 == 3) + (held >> K0 & 1)
    return worth
