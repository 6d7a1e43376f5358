"""The placing rules once more, straight from the wording of TA-6 and TA-8.14, slow and simple.

A board is a dict from position to its discs, the top one last. Used to check the engine on
random positions of one province with two players, Blue to play and Red.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from engine.games.tara.board import BELOW, K0, POSITIONS
from engine.games.tara.data import Shape

OWN, ENEMY = "B", "R"
Board = dict[int, tuple[str, ...]]


class Result(NamedTuple):
    """What a declaration leads to; `declared`: the cost is paid at once (TA-5.8)."""

    board: frozenset[tuple[int, tuple[str, ...]]]
    supply: int
    active: frozenset[int]
    declared: bool


def is_fort(discs: tuple[str, ...]) -> bool:
    """The controller has a second disc there (TA-7.6)."""
    return discs.count(discs[-1]) > 1


def results(shape: Shape, board: Board, supply: int, money: int) -> set[Result]:
    """The outcome of every legal declaration: slots, fit, order, putting or pointing."""
    found: set[Result] = set()
    for count in range(1, len(shape.slots) + 1):
        for slots in combinations(range(len(shape.slots)), count):
            for spot in _legal_fits(shape, slots, board):
                for order in permutations([spot[slot] for slot in slots]):
                    for verbs in product(("place", "point"), repeat=count):
                        found |= set(_carry_out(order, verbs, board, supply, shape.cost, money))
    return found


def _legal_fits(shape: Shape, slots: tuple[int, ...], board: Board) -> Iterator[tuple[int, ...]]:
    """A fit is legal if no other has more empty positions among the declared slots (TA-6.2)."""
    empties = [sum(spot[slot] not in board for slot in slots) for spot in shape.spots]
    for spot, count in zip(shape.spots, empties, strict=True):
        if count == max(empties):
            yield spot


def _carry_out(
    order: tuple[int, ...],
    verbs: tuple[str, ...],
    before: Board,
    supply: int,
    cost: int,
    money: int,
) -> Iterator[Result]:
    board, active = dict(before), set()
    for position, verb in zip(order, verbs, strict=True):
        discs = board.get(position, ())
        if verb == "point":
            if not discs or discs[-1] != OWN:
                return
            active.add(position)
            continue
        if discs and discs[-1] == ENEMY and is_fort(discs):
            board[position] = discs[:-1] if discs[-2] == ENEMY else _without_one_enemy(discs)
            continue
        if supply < 1 or (discs and discs[-1] == OWN and is_fort(discs)):
            return
        supply -= 1
        active.add(position)
        if not discs or discs[-1] == ENEMY:
            supply += discs.count(OWN)
            board[position] = (*(disc for disc in discs if disc != OWN), OWN)
        else:
            for other, content in board.items():
                if content[-1] == OWN and is_fort(content):
                    board[other] = _without_own_captive(content)
                    supply += 1
            board[position] = (*discs, OWN)
    declared = set(verbs) == {"point"}
    if declared and not (money >= cost and may_promote(board, supply, active)):
        return
    content = frozenset((p, (*sorted(d[:-1]), d[-1])) for p, d in board.items())
    yield Result(content, supply, frozenset(active), declared)


def _without_one_enemy(discs: tuple[str, ...]) -> tuple[str, ...]:
    below = list(discs[:-1])
    below.remove(ENEMY)
    return (*below, ENEMY)


def _without_own_captive(discs: tuple[str, ...]) -> tuple[str, ...]:
    below = list(discs[:-1])
    below.remove(OWN)
    return (*below, OWN)


def may_promote(board: Board, supply: int, active: set[int]) -> bool:
    """At least one promotion is offered (TA-8.14)."""
    return any(_offered(board, supply, active, target) for target in range(5, POSITIONS))


def _offered(board: Board, supply: int, active: set[int], target: int) -> bool:
    pair = BELOW[target]
    if not all(p in board and board[p][-1] == OWN for p in pair) or not active & set(pair):
        return False
    discs = board.get(target, ())
    if discs and discs[-1] == OWN:
        if target == K0:
            return False
        return target not in active or (supply > 0 and not is_fort(discs))
    return supply > 0 or (bool(discs) and is_fort(discs))
