"""The hand-made sum as features: its terms and their sum, scaled, of unfinished games alone."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.ai.evaluations import load_evaluation
from engine.ai.learned.hand_made import HandMade
from engine.core import act
from engine.games import load_game
from engine.games.caylus.ai.evaluation import TERMS
from tests.engine.ai.samples import persons, positions, solo


def test_terms_and_their_sum() -> None:
    game = load_game("caylus")
    evaluation = load_evaluation(game)
    features = HandMade(evaluation, TERMS, 15.0)
    for state in islice(positions(game, persons(2), 4, 40), 5):
        terms = evaluation.terms(state, 1)
        found = dict(zip(features.names, features.of(state, 1), strict=True))
        for name, number in terms.items():
            assert found[name] == pytest.approx(number / 15, abs=0.001)
        assert found["all"] == pytest.approx(evaluation.value(state, 1) / 15, abs=0.001)
        assert set(features.of(state, 1, between=False)) == {0.0}


def test_no_number_is_larger_than_allowed() -> None:
    game = load_game("viscounts")
    state = next(positions(game, solo("cleric", 3), 4, 1))
    evaluation = load_evaluation(game).for_table(state)
    rivals = evaluation.terms(state, 0)["rivals"] / 10
    assert -8 < rivals < -3
    assert HandMade(evaluation, ("rivals",), 10.0).of(state, 0)[0] == -3
    found = HandMade(evaluation, ("rivals",), 10.0, largest=8.0).of(state, 0)
    assert found[0] == pytest.approx(rivals, abs=0.001)


def test_a_finished_game_has_none() -> None:
    game = load_game("caylus")
    *_, last = positions(game, persons(2), 4, 1)
    while last.agenda:
        act(game.ops, last, last.options[0])
    assert set(HandMade(load_evaluation(game), TERMS, 15.0).of(last, 0)) == {0.0}
