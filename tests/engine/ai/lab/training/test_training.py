"""Training: it gets better, and a stop in the middle changes nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.ai.lab.training import self_play
from engine.ai.lab.training.course import Course, Plan
from engine.ai.lab.training.recipe import Recipe, Stage
from engine.ai.lab.training.self_play import Played, Position, play, said
from engine.ai.lab.training.targets import joined, lessons
from engine.ai.lab.workforce import Here, workforce
from engine.ai.learned.net import Matrix
from tests.engine.ai.learned.samples import KEY, fresh
from tests.engine.ai.samples import persons
from tests.refusals import refused
from tests.source import ROOT

TINY = Recipe(hidden=(8,), round_games=2, steps=10, batch=64, first_checkpoint=4)
EARNEST = replace(replace(TINY, random=(0.0, 0.0)).stage(0, 1.0), seeking=0.0)
"""Hardly an experiment: what is learned is how the games ended."""


def course(folder: Path, games: int) -> Course:
    _, features, _ = fresh()
    return Course(
        Plan(KEY, (persons(2),), folder / "net_2.npz", 3, games, None, TINY), features, Here()
    )


def test_honest_training_learns_from_results_alone_and_experiments_least() -> None:
    usual, honest = Recipe(), Recipe().honest()
    for games, part in ((0, 0.0), (900, 0.3), (2000, 0.6), (3000, 1.0)):
        mine, theirs = honest.stage(games, part), usual.stage(games, part)
        assert mine.trust == 1
        assert mine.random < Recipe().informed().stage(games, part).random <= theirs.random
        assert mine.temperature < theirs.temperature
    assert usual.stage(900, 0.3).trust < 1


def test_processes_that_only_play_never_load_jax() -> None:
    program = (
        "import sys; sys.path.insert(0, '.');"
        "import engine.ai.lab.training.course, engine.ai.lab.training.calibration;"
        "assert 'jax' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, timeout=120)


@pytest.mark.slow
def test_a_few_steps_improve_the_forecast() -> None:
    from engine.ai.lab.training.optimiser import Optimiser  # it loads JAX: not for all tests

    _, features, net = fresh()
    taught = joined(
        [lessons(net, play(features, net, persons(2), n, EARNEST), 1.0) for n in (1, 2)]
    )
    optimiser = Optimiser(net)
    chance = np.random.default_rng(1)
    losses = [optimiser.fit(taught, 20, 64, 0.02, chance) for _ in range(5)]
    assert losses[-1] < 0.7 * losses[0]


@pytest.mark.slow
def test_a_training_that_was_stopped_ends_with_the_same_bytes(tmp_path: Path) -> None:
    whole = course(tmp_path / "whole", 8)
    checkpoints = [done.checkpoint for done in whole.rounds()]
    whole.keep()
    first = course(tmp_path / "stopped", 8)
    for done in first.rounds():
        if done.games == 4:
            first.keep()
        if done.games == 6:
            break  # killed: what was not kept is lost, and played again
    second = course(tmp_path / "stopped", 8)
    assert second.resume()
    assert second.games == 4
    for _ in second.rounds():
        pass
    second.keep()
    files = [tmp_path / each / "net_2.npz" for each in ("whole", "stopped")]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [path.name for path in checkpoints if path] == ["net_2_after_4.npz", "net_2_after_6.npz"]


@pytest.mark.slow
def test_what_was_kept_of_another_training_is_refused(tmp_path: Path) -> None:
    course(tmp_path, 2).keep()
    _, features, _ = fresh()
    plan = Plan(KEY, (persons(2),), tmp_path / "net_2.npz", 4, 2, None, TINY)
    with refused("another seed"):
        Course(plan, features, Here()).resume()


@pytest.mark.slow
def test_a_game_is_the_same_for_the_same_seed() -> None:
    _, features, net = fresh()
    stage = TINY.stage(0, 0.0)
    games = [play(features, net, persons(2), 5, stage) for _ in range(2)]
    assert games[0].ends == games[1].ends
    assert (games[0].result == games[1].result).all()
    assert games[0].result[:, 0].sum() == pytest.approx(1)


def hand_made(given_up: Mapping[int, Matrix] | None = None) -> Played:
    """Two turns of two seats; the second seat wins by 30 to 20 tile points. `given_up`: of its
    turn, the last one."""
    _, features, _ = fresh()
    count, rows = len(features.names), len(features.rows)
    result = np.zeros((2, 2 + rows), np.float32)
    result[:, 0] = 0, 1
    result[:, 1] = 30, 20
    result[:, 2] = 20, 30
    nothing = np.zeros((2, count), np.float32)
    standing = np.zeros((2, 1 + rows), np.float32)
    positions = [
        Position(0, 0.1, nothing, standing),
        Position(1, 0.6, nothing, standing, given_up or {}),
    ]
    return Played(positions, result, 2, 2)


def test_lambda_1_teaches_the_result_alone() -> None:
    _, _, net = fresh()
    wanted = lessons(net, hand_made(), 1.0).wanted
    assert wanted[:, 0].tolist() == [1, 0, 0, 1]  # mover first, the last turn first
    assert wanted[:, 1].tolist() == [1.0, 1.5, 1.5, 1.0]  # rivals of 20 and 30, divided by 20
    assert wanted[:, 2].tolist() == [1.5, 1, 1, 1.5]  # tiles, divided by 20


def test_a_smaller_lambda_teaches_later_forecasts_too() -> None:
    _, _, net = fresh()
    wanted = lessons(net, hand_made(), 0.25).wanted
    assert wanted[:2, 0].tolist() == [1, 0]
    assert wanted[2:, 0].tolist() == pytest.approx([0.25, 0.75])  # half of it from an even chance


def test_lambda_counts_by_turns_where_a_turn_has_several_positions() -> None:
    _, _, net = fresh()
    wanted = lessons(net, hand_made(), 1 / 16, turns=2.0).wanted
    assert wanted[2:, 0].tolist() == pytest.approx([0.25, 0.75])


def test_what_came_before_an_experiment_learns_from_the_turn_given_up() -> None:
    _, _, net = fresh()
    given_up = hand_made().result[1].copy()
    given_up[0] = 0.1
    wanted = lessons(net, hand_made({1: given_up}), 1.0).wanted
    assert wanted[:2, 0].tolist() == [1, 0]
    assert wanted[3, 0] == pytest.approx(0.1, abs=0.001)


def test_behind_an_experiment_the_others_learn_from_the_result() -> None:
    _, _, net = fresh()
    given_up = hand_made().result[1].copy()
    given_up[0] = 0.1
    wanted = lessons(net, hand_made({1: given_up}), 1.0).wanted
    assert wanted[2, 0] == 0


def test_a_game_with_experiments_keeps_what_each_seat_gave_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, features, net = fresh()
    wild = Stage(trust=1.0, random=1.0, temperature=0.0, rate=0.0)
    decided: list[set[int]] = [set()]
    turn_on, forget = self_play._Player.turn_on, self_play._Player.forget

    def noted(player: Any, state: Any) -> int:
        seat = turn_on(player, state)
        decided[-1].add(seat)
        return seat

    def over(player: Any) -> None:
        decided.append(set())
        forget(player)

    monkeypatch.setattr(self_play._Player, "turn_on", noted)
    monkeypatch.setattr(self_play._Player, "forget", over)
    played = play(features, net, persons(2), 5, wild)
    given_up = [set(position.given_up) for position in played.positions]
    assert set().union(*given_up) == {0, 1}
    assert all(gave <= asked for gave, asked in zip(given_up, decided, strict=False))
    own = [position.mover in position.given_up for position in played.positions]
    assert own.count(True) > 20, "most of them by who moves"
    earnest = play(features, net, persons(2), 5, EARNEST)
    assert not any(position.given_up for position in earnest.positions)


def test_games_played_without_knowing_anything_are_soon_forgotten() -> None:
    recipe = Recipe(keep_rounds=(4, 25))
    assert [recipe.kept(rounds) for rounds in (1, 6, 20, 46, 100)] == [4, 5, 12, 25, 25]


def test_forecasts_that_are_learned_from_add_up_to_one() -> None:
    _, features, net = fresh(3)
    chance = np.random.default_rng(2)
    vectors = chance.random((3, len(features.names))).astype(np.float32)
    found = said(net, vectors, np.zeros((3, 1 + len(features.rows)), np.float32))
    assert found[:, 0].sum() == pytest.approx(1)


@pytest.mark.slow
def test_games_from_two_processes_are_those_of_one() -> None:
    with workforce(2) as workers:
        assert list(workers.each(abs, [-3, 2, -1])) == [3, 2, 1]
