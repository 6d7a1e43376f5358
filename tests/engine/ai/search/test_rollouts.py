"""Whole rounds that the Expert plays worlds on before it values them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.contract import Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.ai.search.lookahead import Lookahead
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game
from tests.engine.ai.samples import persons


def opened(**changed: float) -> tuple[Game, Evaluation, Any]:
    """A game of Caylus at its first turn, and an evaluation with some weights changed."""
    game = load_game("caylus")
    state = game.setup(persons(2), 3)
    run(game.ops, state)
    while state.options[0] == ("keep",):
        act(game.ops, state, ("keep",))
    return game, load_evaluation(game, {**shipped_weights("caylus"), **changed}), state


def round_valued(game: Game, evaluation: Evaluation, state: Any, patch: pytest.MonkeyPatch) -> int:
    """The round in which the position lies that `after` values in the end."""
    rounds: list[int] = []
    value = evaluation.value

    def noted(position: Any, seat: int) -> float:
        rounds.append(position.round)
        return value(position, seat)

    seat, since = asked(state), state.round
    with patch.context() as patched:
        patched.setattr(evaluation, "value", noted)
        Lookahead(game, evaluation, seat).after(game.clone(state), "seed", since)
    return rounds[-1]


@pytest.mark.parametrize("rounds", [1, 2])
def test_whole_rounds_end_at_the_same_place_whatever_is_tried(
    rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, evaluation, state = opened(ahead_rounds=rounds)
    since = state.round
    for action in state.options:
        tried = game.clone(state)
        act(game.ops, tried, action)
        assert round_valued(game, evaluation, tried, monkeypatch) == since + rounds


def test_own_turns_may_end_in_the_middle_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    game, evaluation, state = opened(ahead_rounds=0, ahead_turns=1)
    assert round_valued(game, evaluation, state, monkeypatch) == state.round
