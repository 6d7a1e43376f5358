"""Weights are fitted to results: the curve is found again, and better weights tell winners."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai.evaluations import shipped_weights
from engine.ai.lab.fitting import UNSHIFTED, fit, played
from engine.ai.lab.logistic import Curve, better_shifts, curve_through, solved
from engine.ai.lab.match import Rules, config_of
from engine.ai.lab.tuning import LONGEST_STRIDE, SETTINGS
from engine.games import info_of, load_game


def drawn(curve: Curve, values: list[float], chance: Random) -> list[float]:
    """Victories as the curve makes them likely."""
    return [float(chance.random() < curve.chance(value)) for value in values]


def test_equations_are_solved() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    found = solved(matrix, [6.0, 10.0, 8.0])
    assert found == pytest.approx([1.0, 2.0, 3.0])


def test_the_curve_behind_results_is_found_again() -> None:
    chance = Random(5)
    true = Curve(0.04, -0.5)
    values = [chance.gauss(0.0, 40.0) for _ in range(4000)]
    curve = curve_through(values, drawn(true, values, chance))
    assert curve.steepness == pytest.approx(true.steepness, abs=0.006)
    assert curve.offset == pytest.approx(true.offset, abs=0.15)


def test_a_part_that_is_valued_too_low_is_shifted_up() -> None:
    """Two parts count alike in truth; one of them is valued at half."""
    chance = Random(6)
    parts = [(chance.gauss(0.0, 20.0), chance.gauss(0.0, 20.0)) for _ in range(3000)]
    won = drawn(Curve(0.05, 0.0), [a + b for a, b in parts], chance)
    slopes = [(a, b / 2) for a, b in parts]
    values = [a + b for a, b in slopes]
    (first, error), (second, _) = better_shifts(values, slopes, won, Curve(0.05, 0.0), 1.0)
    assert abs(first) < 5 * error < 0.5
    assert 0.7 < second < 1.3


@pytest.mark.slow
def test_weights_are_fitted_to_games_and_the_same_again() -> None:
    weights = shipped_weights("tara")
    players = ("novice", "novice")
    rules = Rules(config_of(info_of("tara"), players, {}), players, iterations={"novice": 4})
    (done,) = fit("tara", weights, rules, 1, 1, 3)
    (again,) = fit("tara", weights, rules, 1, 1, 3)
    assert done == again
    moved = {slope.name for slope in done.slopes if slope.points}
    assert len(moved) > 10
    assert not any(name.startswith(SETTINGS) or name in UNSHIFTED for name in moved)
    assert all(abs(slope.points) <= 100 * LONGEST_STRIDE for slope in done.slopes)
    assert all(done.weights[name] == weights[name] for name in UNSHIFTED)


def test_samples_end_turns_and_share_one_victory() -> None:
    game = load_game("tara")
    players = ("novice", "novice")
    rules = Rules(config_of(info_of("tara"), players, {}), players, iterations={"novice": 4})
    samples = played(game, shipped_weights("tara"), rules, 8)
    by_seat = {sample.seat: sample.won for sample in samples}
    assert sorted(by_seat.values()) == [0.0, 1.0]
    assert all(sample.won == by_seat[sample.seat] for sample in samples)
