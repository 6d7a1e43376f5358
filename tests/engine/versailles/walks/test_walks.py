"""Whole games with every check: conservation, replay, re-deal, explanations, sentences."""

from __future__ import annotations

import pytest

from engine.session import Session
from engine.simulation.walker import check_game
from tests.engine.versailles.layout import config, versailles
from tests.engine.versailles.policies import hurried
from tests.engine.versailles.walks.games import FEW_RANDOM, FEW_SEEING, random_game, seeing_game
from tests.sampling import sampled


@pytest.mark.parametrize(("seats", "seed"), FEW_RANDOM)
def test_a_random_game_holds(seats: int, seed: int) -> None:
    """All games of the walks are in the slow run, together with what they touch."""
    random_game(seats, seed)


@pytest.mark.parametrize(("seats", "seed"), FEW_SEEING)
def test_a_game_of_players_who_look_holds(seats: int, seed: int) -> None:
    seeing_game(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", sampled([2, 3, 4, 5]))
def test_every_check_at_every_decision(seats: int) -> None:
    check_game(versailles(), config(seats), 100 + seats, every=1)


@pytest.mark.slow
def test_sensible_play_scores_more_than_random_play() -> None:
    """Four players who look reach some fifty points, random ones hardly ten."""
    random_best = [max(random_game(4, seed).scores) for seed in range(10)]
    seeing = [check_game(versailles(), config(4), seed, hurried, every=99) for seed in range(5)]
    seeing_best = [max(report.scores) for report in seeing]
    assert min(seeing_best) > max(random_best)


def test_a_turn_with_choices_can_be_taken_back_up_to_its_end() -> None:
    """The end is a decision of its own, so a look at new tiles never comes unasked."""
    session = Session(versailles(), config(2), 12)
    guild = [site.id for site in session.state.data.sites].index("architects_guild")
    move = next(a for a in session.state.options if a[0] == "single" and a[-1] == guild)
    session.act(move)
    reveals = len(session.barriers)
    before = session.digest()
    session.act(("take", 0))
    while session.state.options != [("end",)]:
        session.act(("take", next(a[1] for a in session.state.options if a[0] == "take")))
    assert len(session.barriers) == reveals
    while session.digest() != before:
        session.undo()
    session.act(("take", 0))
    session.act(("end",))
    assert session.barriers[-1].reason == "reveal"
