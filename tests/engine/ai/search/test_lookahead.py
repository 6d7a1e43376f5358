"""Looking some turns ahead, and comparing turns by it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.contract import Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.ai.search.expert import Expert
from engine.ai.search.lookahead import Lookahead
from engine.ai.search.turns import Turn
from engine.ai.worlds import possible_world
from engine.game import Game, asked
from engine.games import load_game
from tests.engine.ai.samples import persons, positions


def tara(**weights: float) -> tuple[Game, Evaluation]:
    """Tara with some weights changed."""
    game = load_game("tara")
    return game, load_evaluation(game, {**shipped_weights("tara"), **weights})


def turns(game: Game, least: int = 12) -> list[Any]:
    """Positions at the beginning of a turn with a real choice."""
    config = persons(2) | {"options": {"round_limit": 6}}
    found = [state for state in positions(game, config, 4, 9) if len(state.options) >= least]
    return found[:4]


def test_a_hasty_turn_looks_at_fewer_positions_and_still_ends() -> None:
    game, evaluation = tara(ahead_options=4)
    for state in turns(game):
        seat = asked(state)
        careful = Turn(game, evaluation, state, seat, 2)
        hasty = Turn(game, evaluation, state, seat, 2, hasty=True)
        for turn in (careful, hasty):
            assert sum(1 for _ in turn.advance()) == turn.positions
            assert not turn.open_lines
        assert set(hasty.best_by_first()) <= set(evaluation.shortlist(state, state.options))
        assert hasty.positions < careful.positions


@pytest.mark.parametrize("width", [0, 2])
def test_a_world_is_played_on_to_the_seats_own_turn(width: int) -> None:
    game, evaluation = tara(ahead_width=width, ahead_turns=1)
    for state in turns(game):
        seat = asked(state)
        worth = set()
        for _ in range(2):
            lookahead = Lookahead(game, evaluation, seat)
            world = possible_world(game, state).another("one").state
            worth.add(lookahead.after(world, "same"))
            assert asked(world) in (seat, -1)
            assert lookahead.positions > 1
        assert len(worth) == 1


def test_values_level_off() -> None:
    """A victory seen in one world weighs no more than the span."""
    game, evaluation = tara(expert_span=20, expert_worlds=2)
    state = turns(game)[-1]
    expert = Expert(evaluation, possible_world(game, state), 3)
    for _ in expert.steps():
        pass
    candidates = expert.decision().candidates
    assert len(candidates) > 1
    assert all(abs(candidate.value) <= 20 for candidate in candidates)


@pytest.mark.slow
def test_an_expert_that_is_sure_stops_earlier() -> None:
    counts = []
    for sure in (0.0, 0.5):
        game, evaluation = tara(expert_worlds=8, expert_sure=sure)
        states = turns(game)[:2]
        thinking = [Expert(evaluation, possible_world(game, state), 3) for state in states]
        counts.append(sum(sum(1 for _ in expert.steps()) for expert in thinking))
        assert all(
            expert.decision().action in state.options
            for expert, state in zip(thinking, states, strict=True)
        )
    assert counts[1] < counts[0]
