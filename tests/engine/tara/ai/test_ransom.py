"""Discs are bought back where the rules of thumb say so, by every level (TA-22.18)."""

from __future__ import annotations

import pytest

from engine.ai.evaluations import load_evaluation
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import Action
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import set_top
from tests.engine.tara.layout import B, Table, Y

LEVELS = ("novice", "standard", "expert", "master")


def offer(seats: int, held: int, money: int, supply: int) -> Table:
    """Yellow's discs lie on Blue's rath card."""
    table = Table(seats).board("F0=B F1=B F2=Y H0=B").prison(B, "y" * held)
    return table.money(Y, money).money(B, 2).supply(Y, supply).do("begin_ransom")


def decided(table: Table, level: str) -> Action:
    game = table.game
    planner = Planner(game, load_evaluation(game), level)
    return planner.decide(possible_world(game, table.state), 1).action


@pytest.mark.clause("TA-15.3")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_with_an_empty_supply_all_prisoners_are_bought_back(seats: int, level: str) -> None:
    table = offer(seats, held=12, money=10, supply=0)
    assert decided(table, level) == ("ransom", 12)


@pytest.mark.clause("TA-15.3")
@pytest.mark.parametrize("level", LEVELS)
def test_four_for_the_price_of_three_are_bought_back(level: str) -> None:
    table = offer(3, held=4, money=3, supply=9)
    assert decided(table, level) == ("ransom", 4)


@pytest.mark.clause("TA-15.3")
@pytest.mark.parametrize("level", LEVELS)
def test_a_single_one_is_bought_back_when_nothing_is_left_to_place(level: str) -> None:
    table = offer(4, held=1, money=2, supply=0)
    assert decided(table, level) == ("ransom", 1)


@pytest.mark.clause("TA-15.3")
def test_nobody_needs_to_pay_who_is_close_to_the_crown() -> None:
    """All answers are weighed while the supply suffices; with a bare one there is no choice."""
    for supply, weighed in ((9, 4), (2, 1)):
        table = offer(4, held=5, money=4, supply=supply)
        set_top(table.state, table.province("ulster") * POSITIONS + K0, B)
        table.state.cylinder[table.province("ulster")] = 1
        evaluation = load_evaluation(table.game)
        kept = evaluation.prune(table.state, table.state.options)
        assert len(kept) == weighed
        assert ("ransom", 5) in kept
