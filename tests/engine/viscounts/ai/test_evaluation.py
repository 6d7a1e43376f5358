"""The evaluation of Viscounts adds up, agrees with the score sheet and knows no secret."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import act
from engine.game import Config
from engine.games.viscounts.ai.evaluation import TERMS
from engine.games.viscounts.scoring import outcome
from tests.engine.ai.samples import persons, positions, solo, table

SEATINGS = [persons(2), persons(3), persons(4), solo("card", 2)]


@pytest.mark.parametrize("config", SEATINGS)
def test_terms_add_up_to_the_value(config: Config) -> None:
    game, evaluation = table("viscounts")
    for state in positions(game, config, 5, 29):
        for seat, player in enumerate(state.players):
            if not player.board:
                terms = evaluation.terms(state, seat)
                assert tuple(terms) == TERMS
                assert sum(terms.values()) == pytest.approx(evaluation.value(state, seat))


@pytest.mark.parametrize("config", SEATINGS)
def test_points_agree_with_the_score_sheet(config: Config) -> None:
    game, evaluation = table("viscounts")
    checked = 0
    for state in positions(game, config, 6, 13):
        rows = {row.key: row.points for row in outcome(state).rows}
        terms = evaluation.terms(state, 0)
        assert terms["buildings"] == rows["buildings"][0]
        assert terms["castle"] == rows["castle"][0]
        assert terms["honours"] == rows["bonus"][0] + rows["leader"][0]
        checked += 1
    assert checked > 5


def test_a_finished_game_is_worth_its_result() -> None:
    game, evaluation = table("viscounts")
    for seed in range(3):
        *_, last = positions(game, persons(3), seed, 1)
        while last.agenda:
            act(game.ops, last, last.options[0])
        winners = game.outcome(last).winners
        values = [evaluation.value(last, seat) for seat in range(3)]
        assert max(range(3), key=values.__getitem__) in winners


@pytest.mark.parametrize("config", SEATINGS)
def test_the_value_does_not_see_what_the_seat_cannot(config: Config) -> None:
    game, evaluation = table("viscounts")
    for state in positions(game, config, 7, 37):
        values = {evaluation.value(game.redeal(state, 0, Random(n)), 0) for n in range(5)}
        assert len(values) == 1
