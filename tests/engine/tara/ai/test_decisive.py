"""Who can win in its own turn does, and no search drops what breaks a rival's way to the crown."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from engine.ai.evaluations import load_evaluation
from engine.ai.planner import Planner
from engine.ai.search.turns import Turn
from engine.ai.worlds import possible_world
from engine.core import Action, act
from engine.game import asked
from engine.games.tara.ai.bitmasks import keys
from engine.games.tara.ai.decisive import stopping, winning
from engine.games.tara.ai.pruning import one_per_figure
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import PLAY, PROVINCES, SEATS, State, clone_state, crowns, set_top
from tests.engine.ai.samples import persons, positions
from tests.engine.tara.layout import B, R, Table, Y, tara
from tests.sampling import sampled

SEARCHING = ("standard_linear", "expert_linear", "standard", "expert", "master")


def stone_needed() -> Table:
    """From a game of four Standards, where Red did not see it: the Stone of Destiny alone, which
    looks like nothing before the swap, brings the second crown."""
    table = Table()
    table.board("H0=R C0=R K0=R!").board(
        "F0=Y F1=Y(w) F2=R F3=B F4=R H0=Y(w) H1=Y H2=W(b) H3=B(r) W0=Y(b,r) W1=W(b) W2=R C0=B C1=R",
        "ulster",
    )
    for seat, money in enumerate((8, 8, 8, 13)):
        table.money(seat, money).supply(seat, (6, 2, 10, 12)[seat])
    table.hand(B, 12, 28, 32).hand(Y, 29, 33, 35).hand(2, 17, 24, 30).hand(R, 5, 8, 36)
    return table.turn(R)


def stone_needed_by_two() -> Table:
    """The same for two players, where levels judge by a net."""
    table = Table(2)
    table.board("H0=B C0=B K0=B!").board(
        "F0=Y F1=Y F2=B F3=Y F4=B H0=Y H1=Y H2=Y H3=Y(b) W0=Y(b) W1=Y W2=B C0=Y C1=B", "leinster"
    )
    table.money(B, 13).money(Y, 8).supply(B, 12).supply(Y, 6)
    table.hand(B, 5, 8, 36).hand(Y, 29, 33, 35)
    return table.turn(B)


@pytest.mark.clause("TA-17.1")
@pytest.mark.parametrize("table", [stone_needed, stone_needed_by_two])
@pytest.mark.parametrize("level", SEARCHING)
def test_a_victory_in_the_own_turn_is_found_whatever_its_first_step_seems_worth(
    level: str, table: Callable[[], Table]
) -> None:
    game, state = table().game, table().state
    seat = asked(state)
    steps = one_per_figure(state, state.options)
    assert {step[0] for step in winning(game.ops, state, seat, steps)} == {"stone"}
    planner = Planner(game, load_evaluation(game), level)
    for number in range(20):
        if asked(state) != seat:
            break
        act(game.ops, state, planner.decide(possible_world(game, state), number).action)
    assert state.winner == seat


def crowned(state: State) -> bool:
    """Give whoever is asked a crown in the first province that is open; True when it got one."""
    seat = asked(state)
    for province in range(PROVINCES):
        hollow = province * POSITIONS + K0
        if state.status[province] == PLAY and state.top[hollow] < 0:
            set_top(state, hollow, seat)
            state.cylinder[province] = 1
            state.cylinders[seat] -= 1
            state.money[seat] += 4
            return True
    return False


def can_win(state: State, seat: int, action: Action, depth: int = 14) -> bool:
    """By trying out every way of the turn."""
    after = clone_state(state)
    act(tara().ops, after, action)
    if after.winner == seat:
        return True
    if not depth or not after.agenda or after.agenda[-1][:2] not in _going_on(seat):
        return False
    return any(can_win(after, seat, option, depth - 1) for option in list(after.options))


def _going_on(seat: int) -> set[tuple[str, int]]:
    return {(name, seat) for name in ("second", "activate", "promote", "swap", "reduce")}


@pytest.mark.clause("TA-17.1")
@pytest.mark.parametrize("seats", sampled([3, 2]))
def test_the_steps_that_win_are_those_that_trying_everything_finds(seats: int) -> None:
    game, wins = tara(), 0
    chance = Random(seats)
    for seed in range(3):
        for state in islice(positions(game, persons(seats), seed, 23), 100 // seats):
            if state.agenda[-1][0] != "turn" or chance.random() < 0.5 or not crowned(state):
                continue
            seat = asked(state)
            looked_at = [
                option
                for option in one_per_figure(state, state.options)
                if option[0] in ("place", "point")
            ]
            told = set(winning(game.ops, state, seat, looked_at))
            assert told == {option for option in looked_at if can_win(state, seat, option)}
            wins += len(told)
    assert wins


def test_without_a_crown_nothing_is_decisive() -> None:
    game = tara()
    evaluation = load_evaluation(game)
    for state in positions(game, persons(2), 5, 31):
        if not any(crowns(state, seat) for seat in range(2)):
            assert not evaluation.decisive(state, state.options)


def threatened() -> Table:
    """Blue is king of Connacht and one farmer away from Ulster's crown."""
    table = Table(2, ["connacht", "ulster", "munster"])
    table.board("K0=B!").board("F0=B H1=B W1=B C1=B F2=Y", "ulster")
    table.money(B, 6).money(Y, 6)
    table.hand(B, 8, 12).hand(Y, 5, 17, 36)
    return table.turn(Y)


def fewest_ways(state: State, action: Action, province: int) -> int:
    """Blue's ways to the crown after an own step of Yellow and whatever it can do with it."""
    after = clone_state(state)
    act(tara().ops, after, action)
    if not after.agenda or after.agenda[-1][:2] not in _going_on(Y):
        return keys(after.held[province * SEATS + B]).bit_count()
    return min(fewest_ways(after, option, province) for option in list(after.options))


@pytest.mark.clause("TA-17.1")
def test_what_breaks_a_rivals_last_way_is_never_cut() -> None:
    table = threatened()
    game, state = table.game, table.state
    ulster = table.province("ulster")
    before = keys(state.held[ulster * SEATS + B])
    assert before
    found = stopping(state, Y, one_per_figure(state, state.options))
    assert {option[0] for option in found} == {"place", "stone"}
    for option in found:
        assert fewest_ways(state, option, ulster) < before.bit_count()
    evaluation = load_evaluation(game)
    turn = Turn(game, evaluation, possible_world(game, state).state, Y, 1)
    for _ in turn.advance():
        pass
    assert set(found) <= set(turn.best_by_first())
