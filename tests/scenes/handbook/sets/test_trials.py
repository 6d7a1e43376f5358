"""The leaf of trial games: the guard, the balance, and a set without sense that is not used."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path

import pytest

from engine.box.trials import GAMES, Task, Trial, Verdict
from engine.box.trials.background import TrialRun
from saves.box_trials import TrialResult
from scenes.app import App
from scenes.handbook.sets.scene import SetsScene
from scenes.play.boxes import boxed, in_use, trying
from scenes.play.boxes.trying import trier_of, try_in_use
from tests.engine.box.support import box_with
from tests.scenes.handbook.sets.opened import closed, opened, press
from tests.scenes.support import settle

BOX = box_with("viscounts", "A", **{"townsfolk tf_mason|cost": 4})
TEXT = boxed(BOX).data_text
PATIENCE = 300.0


class Played:
    """A run whose games are played at once; the process is tested with the run itself."""

    fault = ""

    def __init__(self, todo: list[Task]) -> None:
        self.todo, self.trials, self.cancelled = list(todo), [], False
        runs.append(self)

    @property
    def done(self) -> bool:
        bad = any(trial.fault for trial in self.trials)
        return self.cancelled or bad or len(self.trials) == len(self.todo)

    @property
    def verdict(self) -> Verdict:
        bad = next((trial for trial in self.trials if trial.fault), None)
        return Verdict(len(self.trials), bad)

    def poll(self) -> list[Trial]:
        new = [self._trial(task) for task in self.todo[len(self.trials) :][:50]]
        self.trials += new
        return new

    def _trial(self, task: Task) -> Trial:
        seats = len(task.config["seats"])
        shares = (1.0, *(0.0,) * (seats - 1))
        mine = task.data_text == TEXT
        used = frozenset({"hire:tf_mason"} if mine else {"hire:tf_acolyte"})
        fault = self.fault if mine else ""
        return Trial(seats, task.seed, 40, 12, (9,) * seats, shares, used, fault, "hire")

    def cancel(self) -> None:
        self.cancelled = True


runs: list[Played] = []


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    runs.clear()
    monkeypatch.setattr(trying, "TrialRun", Played)
    monkeypatch.setattr(Played, "fault", "")


def until_done(app: App) -> None:
    for _ in range(50):
        app.tick([], 0.5)
        if trier_of(app).running("viscounts") is None:
            break
    settle(app)


def all_told(scene: SetsScene) -> str:
    return " ".join(part.words for column in scene.leaf.columns for part in column.parts)


@pytest.mark.slow
def test_games_by_chance_say_that_a_set_makes_a_game(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    assert app.say("sets.trials.unknown") in all_told(scene)
    press(app, scene, "check")
    until_done(app)
    assert app.trials.read(TEXT) == TrialResult(Verdict(GAMES))
    assert app.say(Verdict(GAMES).sentence) in all_told(scene)
    assert not scene.focus.enabled("check"), "what is known is not played again"
    closed(app)


@pytest.mark.slow
def test_a_set_without_sense_is_told_with_the_reason_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Played, "fault", "no_end")
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    assert in_use(app.boxes, "viscounts", app.trials).boxed is not None
    press(app, scene, "check")
    until_done(app)
    assert "A" in app.notice.sentence
    assert "40" in app.notice.sentence
    assert in_use(app.boxes, "viscounts", app.trials).boxed is None
    assert "40" in all_told(scene)
    closed(app)


@pytest.mark.slow
def test_a_change_of_the_set_in_use_is_tried_unasked_and_only_its_last_state(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path, tab="rulings")
    for reading in ("own_first", "human_first", "own_first"):
        press(app, scene, f"read:automa_bumps:{reading}")
    app.tick([], 0.1)
    assert runs == [], "somebody may go on switching"
    until_done(app)
    assert len(runs) == 1
    found = in_use(app.boxes, "viscounts").boxed
    assert found is not None
    assert runs[0].todo[0].data_text == found.data_text
    assert len(runs[0].todo) == GAMES
    closed(app)


@pytest.mark.slow
def test_games_are_stopped_and_nothing_is_kept_of_them(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    scene.choose("check")
    app.tick([], 0.0)
    assert trier_of(app).running("viscounts") is not None
    scene.choose("cancel")
    app.tick([], 0.0)
    assert trier_of(app).running("viscounts") is None
    assert all(run.cancelled for run in runs)
    assert app.trials.read(TEXT) is None
    closed(app)


@pytest.mark.slow
def test_the_balance_stands_beside_that_of_the_programs_figures(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    press(app, scene, "weigh:random")
    until_done(app)
    told = all_told(scene)
    assert "Mason: hired: 0% / 100%" in told
    assert "Acolyte: hired: 100% / 0%" in told
    assert "12" in told
    assert all(
        seat["kind"] != "automa"
        for run in runs
        for task in run.todo
        for seat in task.config["seats"]
    ), "shares of seats are those of people among themselves"
    assert not scene.focus.enabled("weigh:random")
    closed(app)


@pytest.mark.slow
def test_a_balance_does_not_make_the_guard_forget(tmp_path: Path) -> None:
    app, _ = opened(tmp_path, BOX, used="A", tab="trials")
    app.trials.keep(TEXT, TrialResult(Verdict(GAMES)))
    trier_of(app).weigh("viscounts", boxed(BOX), "novice")
    until_done(app)
    result = app.trials.read(TEXT)
    assert result is not None
    assert result.verdict.games == GAMES
    assert result.level == "novice"
    assert result.balance is not None
    closed(app)


@pytest.mark.slow
def test_a_balance_does_not_bring_a_senseless_set_back(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    app.trials.keep(TEXT, TrialResult(Verdict(9, Trial(2, 1, 30, fault="no_end"))))
    press(app, scene, "weigh:random")
    until_done(app)
    assert in_use(app.boxes, "viscounts", app.trials).boxed is None
    closed(app)


@pytest.mark.slow
def test_games_by_chance_go_on_where_the_set_stays_as_it_is(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    press(app, scene, "check")
    app.tick([], 0.0)
    begun = trier_of(app).running("viscounts")
    assert begun is not None
    assert begun.played
    try_in_use(app, "viscounts")
    assert trier_of(app).running("viscounts") == begun
    until_done(app)
    assert len(runs) == 1
    closed(app)


def test_as_published_there_is_nothing_to_try(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, tab="trials")
    assert not scene.focus.enabled("check")
    assert app.say("sets.trials.as_published") in scene.focus.reason("check")
    press(app, scene, "check")
    assert runs == []
    closed(app)


@pytest.mark.slow
def test_real_games_run_beside_the_window_and_end_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = 6
    monkeypatch.setattr(trying, "TrialRun", TrialRun)
    monkeypatch.setattr(trying, "GAMES", few)
    app, scene = opened(tmp_path, BOX, used="A", tab="trials")
    press(app, scene, "check")
    until = time.monotonic() + PATIENCE
    while trier_of(app).running("viscounts") is not None and time.monotonic() < until:
        app.tick([], 0.05)
        time.sleep(0.02)
    result = app.trials.read(TEXT)
    assert result is not None
    assert result.verdict == Verdict(few)
    settle(app)
    scene.choose("weigh:novice")
    app.tick([], 0.2)
    (worker,) = multiprocessing.active_children()
    closed(app)
    worker.join(PATIENCE)
    assert not worker.is_alive()
