"""Trial games find figures that make no game, and show the balance of a box."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from engine.box.applying import apply, shipped
from engine.box.trials import Task, Trial, culprits, played, tasks, verdict_of
from engine.box.trials.background import PATIENCE, TrialRun
from engine.box.trials.balance import balance_of, shifts
from engine.core import Op
from engine.game import Game
from engine.games import game_keys, load_game
from engine.texts import languages, load_catalogue
from tests.engine.box.support import corrected, place

ENDLESS = {
    "townsfolk tf_mason|ability.timing": "ongoing",
    "townsfolk tf_mason|ability.convert": None,
    "townsfolk tf_mason|ability.action": None,
    "townsfolk tf_mason|ability.trigger": "on_gain_debt",
    "townsfolk tf_mason|ability.effects": ["debt:1"],
}
"""Each Debt brings another Debt."""


def endless_text() -> str:
    base = shipped("viscounts")
    values: dict[Any, Any] = {place(key): value for key, value in ENDLESS.items()}
    values[place("townsfolk tf_artist|cost")] = 4
    box = corrected(base, "Endless", values)
    return apply(base, box.corrections.values()).text


def with_op(game: Game, name: str, op: Op) -> Game:
    """The game with a fault in its rules."""
    return replace(game, ops={**game.ops, name: op})


@pytest.mark.slow
@pytest.mark.parametrize("key", game_keys())
def test_the_programs_own_figures_are_sound(key: str) -> None:
    game = load_game(key)
    todo = tasks(game, None, 2 if key == "tara" else 5)
    trials = [played(game, task) for task in todo]
    verdict = verdict_of(trials)
    assert verdict.sound, verdict
    assert all(trial.used and sum(trial.shares) == pytest.approx(1.0) for trial in trials)


def test_games_of_all_seats_and_automas_are_played() -> None:
    game = load_game("viscounts")
    kinds = {tuple(seat["kind"] for seat in task.config["seats"]) for task in tasks(game, None, 7)}
    assert kinds == {("random",) * n for n in game.info.seats} | {("random", "automa")}


@pytest.mark.slow
def test_a_card_that_feeds_itself_is_found_and_named() -> None:
    base, text = shipped("viscounts"), endless_text()
    game = load_game("viscounts", text)
    todo = tasks(game, text, 60)
    trial = next(trial for trial in (played(game, task) for task in todo) if trial.fault)
    assert trial.fault == "free_loop"
    task = next(task for task in todo if task.seed == trial.seed)
    values: dict[Any, Any] = {place(key): value for key, value in ENDLESS.items()}
    values[place("townsfolk tf_artist|cost")] = 4
    assert culprits(base, corrected(base, "Endless", values), task) == ["townsfolk tf_mason"]


def test_a_question_without_an_answer() -> None:
    game = with_op(load_game("caylus"), "turn", Op(lambda *_: None, lambda *_: []))
    trial = played(game, tasks(game, None, 1)[0])
    assert (trial.fault, trial.where) == ("dead_end", "turn")


def test_rules_that_break() -> None:
    game = with_op(load_game("caylus"), "turn", Op(lambda *_: 1 // 0, lambda *_: [("a",), ("b",)]))
    assert played(game, tasks(game, None, 1)[0]).fault == "broken"


def test_a_game_without_end() -> None:
    def again(state: Any, seat: int, *_: Any) -> None:
        state.round += 1
        state.agenda.append(("turn", seat, None))

    game = with_op(load_game("caylus"), "turn", Op(again, lambda *_: [("a",), ("b",)]))
    assert played(game, tasks(game, None, 1)[0]).fault == "no_end"


def test_a_seat_that_goes_on_for_ever() -> None:
    def again(state: Any, seat: int, *_: Any) -> None:
        state.agenda.append(("turn", seat, None))

    game = with_op(load_game("caylus"), "turn", Op(again, lambda *_: [("a",), ("b",)]))
    assert played(game, tasks(game, None, 1)[0]).fault == "free_loop"


@pytest.mark.parametrize("language", languages())
def test_every_verdict_is_a_sentence(language: str) -> None:
    catalogue = load_catalogue(language)
    for fault in ("", "no_end", "dead_end", "free_loop", "broken"):
        trials = [Trial(2, 1, 50, fault=fault, where="turn")]
        said = catalogue.say(verdict_of(trials).sentence)
        assert said.endswith(".")
        assert "box." not in said


def test_the_balance_of_a_box_beside_the_programs() -> None:
    game = load_game("caylus")
    program = balance_of(played(game, task) for task in tasks(game, None, 12))
    assert program.games == 12
    assert [length.seats for length in program.lengths] == [2, 3, 4]
    assert all(sum(length.shares) == pytest.approx(1.0, abs=0.01) for length in program.lengths)
    assert all(0 < part <= 1 for part in program.used.values())
    assert shifts(program, program) == []
    less = replace(program, used=dict.fromkeys(program.used, 0.0))
    found = shifts(program, less)
    assert found
    assert found[0].by == -max(program.used.values())


@pytest.mark.slow
def test_games_in_the_background_come_one_by_one_and_can_be_cancelled() -> None:
    game = load_game("versailles")
    run = TrialRun(tasks(game, None, 400))
    for _ in range(2000):
        if run.poll():
            break
        time.sleep(0.02)
    assert run.progress[0] >= 1
    assert not run.done
    run.cancel()
    assert run.done
    assert run.poll() == []
    assert run.verdict.sound


@pytest.mark.slow
def test_the_background_stops_at_the_first_fault() -> None:
    game = load_game("viscounts", endless_text())
    run = TrialRun(tasks(game, endless_text(), 300))
    for _ in range(5000):
        run.poll()
        if run.done:
            break
        time.sleep(0.02)
    assert run.done
    assert run.verdict.trial is not None
    assert run.progress[0] < 300


def test_a_game_that_says_nothing_any_more_is_a_circle() -> None:
    now = [0.0]
    game = load_game("versailles")
    run = TrialRun(tasks(game, None, 3), clock=lambda: now[0])
    now[0] = PATIENCE * 100
    while not run.done:
        if not run.poll():
            now[0] += PATIENCE + 1
    found = run.verdict.trial
    assert found is not None
    assert (found.fault, found.seed) == ("free_loop", run.todo[len(run.trials) - 1].seed)


def test_time_that_the_laptop_slept_is_no_circle() -> None:
    now = [0.0]
    run = TrialRun(tasks(load_game("versailles"), None, 3), clock=lambda: now[0])
    for _ in range(3):
        now[0] += PATIENCE * 100
        run.poll()
    run.cancel()
    assert run.verdict.sound


@pytest.mark.slow
def test_what_computers_play() -> None:
    game = load_game("versailles")
    task = tasks(game, None, 1, "novice")[0]
    assert task == Task("versailles", None, task.config, 1000, "novice")
    trial = played(game, task)
    assert not trial.fault
    assert trial.decisions > 50
