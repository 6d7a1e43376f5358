"""The plans of Versailles' opponents: ways on the board, tiles, courses of some turns."""

from __future__ import annotations

import pytest

from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.core import act, run
from engine.games.versailles.ai.board import FAR, gatherings, read_board
from engine.games.versailles.ai.evaluation import VersaillesEvaluation
from engine.games.versailles.state import State, palace_step
from tests.engine.ai.samples import persons, positions, table

SITES = (
    "kings_favour",
    "marble_quarry",
    "gold_mine",
    "architects_guild",
    "workshop",
    "sawmill",
    "alchemists_guild",
    "construction_yard",
)
YARD_BY_MINE = ("marble_quarry", "gold_mine", "construction_yard")


def workers(**places: int) -> list[int]:
    """Workers by site."""
    return [places.get(site, 0) for site in SITES]


def begun() -> tuple[VersaillesEvaluation, State]:
    """A game of two at its first question, and its evaluation."""
    game, evaluation = table("versailles")
    assert isinstance(evaluation, VersaillesEvaluation)
    state = game.setup(persons(2), 4)
    run(game.ops, state)
    return evaluation, state


def test_steps_follow_the_arrows() -> None:
    game, _ = table("versailles")
    board = read_board(game.data)
    quarry, yard = SITES.index("marble_quarry"), SITES.index("construction_yard")
    assert board.steps[quarry][yard] == 1
    assert board.steps[yard][quarry] == 2
    assert board.yard == yard
    assert board.sources[2] == (SITES.index("gold_mine"), 2)


def test_gathering_needs_an_arrival() -> None:
    game, _ = table("versailles")
    board = read_board(game.data)
    standing = workers(construction_yard=2, marble_quarry=1)
    assert gatherings(board.steps, standing, board.yard) == [1, 1, 1, 1]
    lonely = workers(construction_yard=1)
    assert gatherings(board.steps, lonely, board.yard) == [FAR] * 4
    spread = workers(kings_favour=1, gold_mine=1, workshop=1)
    assert gatherings(board.steps, spread, board.yard)[2] == 3


def test_a_tile_that_is_paid_and_near_is_worth_more() -> None:
    evaluation, state = begun()
    seat = state.order[0]
    player = state.players[seat]
    player.hand = [12]
    values = [evaluation.terms(state, seat)["tiles"]]
    player.goods = [3, 0, 0]
    values.append(evaluation.terms(state, seat)["tiles"])
    player.workers = workers(marble_quarry=1, kings_favour=1)
    values.append(evaluation.terms(state, seat)["tiles"])
    assert values == sorted(values)
    assert values[0] < values[-1] <= evaluation._data.tiles[12].vp


def test_going_to_the_yard_is_kept_when_a_tile_can_be_built() -> None:
    evaluation, state = begun()
    player = state.players[state.order[0]]
    player.hand, player.goods = [21], [3, 1, 0]
    player.workers = workers(marble_quarry=1, sawmill=1, workshop=1, alchemists_guild=2)
    state.options = [
        ("single", SITES.index(start), SITES.index(end))
        for start, end in (
            ("marble_quarry", "construction_yard"),
            ("sawmill", "alchemists_guild"),
            ("workshop", "sawmill"),
            ("alchemists_guild", "kings_favour"),
        )
    ]
    kept = evaluation.prune(state, state.options)
    assert kept[0] == ("single", SITES.index("marble_quarry"), SITES.index("construction_yard"))


@pytest.mark.parametrize("count", [2, 5])
def test_the_end_is_worth_its_result_as_soon_as_it_is_certain(count: int) -> None:
    game, evaluation = table("versailles")
    *_, last = positions(game, persons(count), 9, 1)
    while last.agenda:
        act(game.ops, last, last.options[0])
    winner = game.outcome(last).winners[0]
    assert set(evaluation.terms(last, winner)) == {"result"}
    assert evaluation.value(last, winner) > 0


def test_passing_over_the_others_leads_to_the_next_own_turn() -> None:
    evaluation, state = begun()
    game, _ = table("versailles")
    seat, other = state.order
    state.players[other].columns = [0, 0, 3]
    state.players[other].workers = workers(construction_yard=2)
    state.players[other].hand, state.players[other].goods = [12], [3, 0, 0]
    act(game.ops, state, ("double_step", *(SITES.index(site) for site in YARD_BY_MINE)))
    assert state.agenda[-1][:2] == ("spend", other)
    assert evaluation.skip_others(state, seat)
    assert state.agenda == [("move", seat, None)]
    assert state.turn == seat
    assert {action[0] for action in state.options} == {"single", "pair", "double_step"}
    assert state.players[other].hand == [12]


def test_nobody_is_asked_again_after_the_end() -> None:
    evaluation, state = begun()
    game, _ = table("versailles")
    seat = state.order[0]
    state.king = palace_step(state)
    act(game.ops, state, state.options[0])
    assert not evaluation.skip_others(state, seat)
    assert not state.agenda


def test_a_second_tile_brings_less_when_the_game_is_too_short_for_both() -> None:
    game, _ = table("versailles")
    evaluation = load_evaluation(game, {**shipped_weights("versailles"), "room": 0.0})
    _, state = begun()
    seat = state.order[0]
    player = state.players[seat]
    player.goods = [3, 3, 0]
    second = []
    for steps_left in (2, 20):
        state.king = palace_step(state) - steps_left
        worth = []
        for hand in ([12], [12, 14]):
            player.hand = hand
            worth.append(evaluation.terms(state, seat)["tiles"])
        second.append(worth[1] - worth[0])
    assert 0 < second[0] < second[1]
