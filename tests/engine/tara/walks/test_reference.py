"""The engine's placements on random boards against the slow reference, card by card."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import act
from engine.games.tara.board import POSITIONS
from engine.games.tara.data import SWAP
from engine.games.tara.state import UNIT, State, captives, clone_state, set_top
from tests.engine.shared.marks import clause
from tests.engine.tara.layout import B, Table, Y, tara
from tests.engine.tara.walks.reference import (
    ENEMY,
    OWN,
    Board,
    Result,
    is_fort,
    may_promote,
    results,
)

DATA = tara().data
FIRST_OF_SHAPE = {shape: card for card, shape in reversed(list(enumerate(DATA.shape_of)))}
CARDS = [
    card
    for shape, card in sorted(FIRST_OF_SHAPE.items())
    if card and DATA.shapes[shape].effect != SWAP
]
STACKS = ((), (OWN,), (ENEMY,), (OWN, ENEMY), (ENEMY, OWN), (OWN, OWN), (ENEMY, ENEMY))
MORE = ((OWN, ENEMY, ENEMY), (ENEMY, OWN, OWN))


def random_board(chance: Random) -> Board:
    """Crowded below, thin above; at most one fort per player."""
    board: Board = {}
    forts: set[str] = set()
    for position in range(POSITIONS - 1):
        full = chance.random() < (0.85 if position < 12 else 0.3)
        discs = chance.choice((*STACKS[1:], *MORE)) if full else ()
        if discs and is_fort(discs):
            if discs[-1] in forts:
                continue
            forts.add(discs[-1])
        if discs:
            board[position] = discs
    return board or {0: (ENEMY,)}


def engine_results(card: int, board: Board, supply: int, money: int) -> set[Result]:
    """Every position that the engine reaches with a card before anything is paid."""
    table = Table(2).hand(B, card).money(B, money)
    for position, discs in board.items():
        set_top(table.state, position, B if discs[-1] == OWN else Y)
        for disc in discs[:-1]:
            table.state.bag[position] += UNIT[B if disc == OWN else Y]
    table.count_supplies().supply(B, supply).turn()
    found: set[Result] = set()
    for action in table.options:
        if action[0] in ("place", "point") and action[2] == 0:
            _explore(table.state, action, found)
    return found


def _explore(before: State, action: tuple[object, ...], found: set[Result]) -> None:
    game = tara()
    state = clone_state(before)
    act(game.ops, state, action)
    op, _, args = state.agenda[-1]
    if op == "second":
        for each in state.options:
            _explore(state, each, found)
        return
    declared = op == "promote" and state.played >= 0 and _pointed_only(before, state)
    active = args.active if op in ("activate", "promote") else 0
    content = frozenset(
        (
            p,
            (
                *([OWN] * captives(state, p, B)),
                *([ENEMY] * captives(state, p, Y)),
                OWN if state.top[p] == B else ENEMY,
            ),
        )
        for p in range(POSITIONS)
        if state.top[p] >= 0
    )
    positions = frozenset(p for p in range(POSITIONS) if active >> p & 1)
    found.add(Result(content, state.supply[B], positions, declared))


def _pointed_only(before: State, after: State) -> bool:
    return before.top == after.top and before.bag == after.bag


def comparable(result: Result, cost: int, money: int) -> Result:
    """The engine forgets active positions when no activation is offered."""
    laid = dict(result.board)
    offered = money >= cost and may_promote(laid, result.supply, set(result.active))
    return result if offered else result._replace(active=frozenset())


@clause("TA-6.1", "TA-6.2", "TA-6.4", "TA-6.5", "TA-6.6", "TA-6.8", "TA-5.7", "TA-5.8")
@pytest.mark.parametrize("card", CARDS)
def test_placements_are_those_of_the_rules(card: int) -> None:
    chance = Random(card)
    shape = DATA.shapes[DATA.shape_of[card]]
    for _ in range(60):
        board = random_board(chance)
        supply, money = chance.choice((0, 1, 2, 9)), chance.choice((0, 2, 9))
        wanted = {
            comparable(result, shape.cost, money) for result in results(shape, board, supply, money)
        }
        assert engine_results(card, board, supply, money) == wanted, (board, supply, money)
