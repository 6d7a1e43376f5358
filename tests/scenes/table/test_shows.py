"""Games of computers alone, to look at: from the lobby to the score sheet, at any speed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.ai.contract import Budget
from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.play.ways import continue_game, go_home
from scenes.results.scene import ResultsScene
from scenes.shell.settings import SPEEDS
from scenes.table.overlays.pause import PauseScene
from scenes.table.scene import TableScene
from tests.sampling import WHOLE, sampled
from tests.scenes.support import Plain, click, key, make_app, settle

PATIENCE = 60.0 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))
WHOLE_GAMES = os.environ.get("FOUR_THRONES_WHOLE_GAMES") == "1"
CALM, INSTANT = 1, 4
SHORT = 16
"""Decisions that are looked at where the game is not played to its end."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long here."""
    budgets = dict.fromkeys(("novice", "standard", "expert"), Budget(8))
    monkeypatch.setattr("scenes.table.model.seat_players.AT_THE_TABLE", budgets)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path)
    made.settings.speed = INSTANT
    made.stack.push(Plain(made, "title"))
    yield made
    made.close()
    made.window.close()
    pygame.event.clear()


def begin_show(app: App, game: str, chairs: dict[int, int]) -> TableScene:
    """Through the lobby: so many clicks on the signs of these chairs."""
    lobby = LobbyScene(app, game)
    app.stack.push(lobby)
    settle(app)
    for chair in lobby.company.persons:
        lobby.company.appoint(chair, "")
    for chair, clicks in chairs.items():
        if not lobby.company.taken(chair):
            point(app, lobby.boxes()[f"kind:{chair}"].center)
            app.tick([key(pygame.K_RETURN)], 0.0)
        for _ in range(clicks):
            point(app, lobby.boxes()[f"kind:{chair}"].center)
    point(app, lobby.boxes()["start"].center)
    return table(app)


def point(app: App, place: tuple[int, int]) -> None:
    app.tick(click(place), 0.0)
    app.tick([], 0.0)


def table(app: App) -> TableScene:
    app.tick([], 0.0)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def wait(app: App, ready: Callable[[], bool]) -> None:
    """Frames until something holds; nobody is ever asked to pass the laptop."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        app.tick([], 0.02)
        assert isinstance(app.stack.top, TableScene)
        time.sleep(0.01)


GAMES = {
    "viscounts": {0: 2},
    "caylus": {0: 3, 1: 1, 2: 2},
    "tara": {0: 1, 1: 1, 2: 2, 3: 1},
    "versailles": {0: 2, 2: 1},
}
"""Chairs and the levels of who sits there; alone in Viscounts, a computer plays an automa."""


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES))
def test_from_the_lobby_to_the_score_sheet(app: App, game: str) -> None:
    scene = begin_show(app, game, GAMES[game])
    model, match = scene.model, scene.match
    assert not match.persons
    assert scene.context.viewer == -1
    whole = WHOLE_GAMES or game == "versailles"

    def enough() -> bool:
        return len(match.session.log) >= SHORT and any(move.whys for move in model.log.moves)

    wait(app, lambda: model.over or (not whole and enough()))
    assert enough()
    assert not scene.context.thinker.fault
    if whole:
        wait(app, lambda: not scene.model.watching)
        app.tick([key(pygame.K_RETURN)], 0.0)
        app.tick([], 0.0)
        assert isinstance(app.stack.top, ResultsScene)
        assert app.library.records(game) == []


@pytest.mark.slow
def test_a_reason_stands_once_in_the_log_for_a_turn(app: App) -> None:
    scene = begin_show(app, "viscounts", {0: 2})
    wait(app, lambda: len(scene.match.session.log) >= SHORT)
    moves, reasons = scene.model.log.moves, scene.match.reasons
    told = [(move, *why) for move in moves for why in move.whys]
    assert told
    before: tuple[int, object] = (-1, None)
    for move, decision, why in told:
        assert decision in move.decisions
        assert reasons[decision] == why
        run = range(before[0] + 1, decision)
        broken = any(scene.match.decider(n) != scene.match.decider(decision) for n in run)
        assert why != before[1] or broken
        before = (decision, why)


@pytest.mark.slow
def test_it_goes_on_decision_by_decision_and_stands_still_in_the_menu(app: App) -> None:
    app.settings.speed = CALM
    scene = begin_show(app, "versailles", {0: 2, 2: 1})
    log, model = scene.match.session.log, scene.model
    wait(app, lambda: len(log) >= 2 and model.watching)
    shown = model.animator.shown_event
    assert shown is not None
    assert shown.decision == len(log) - 1
    app.tick([key(pygame.K_SPACE)], 0.0)
    assert model.animator.shown_event is not shown
    app.tick([key(pygame.K_PLUS)], 0.0)
    assert app.settings.speed == CALM + 1
    app.tick([key(pygame.K_MINUS)], 0.0)
    assert app.settings.speed == CALM
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert isinstance(app.stack.top, PauseScene)
    count = len(log)
    rest(app)
    assert len(log) == count
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    wait(app, lambda: len(log) > count)


@pytest.mark.parametrize("speed", range(len(SPEEDS)) if WHOLE else (0, CALM, INSTANT))
@pytest.mark.slow
def test_it_is_shown_at_every_speed(app: App, speed: int) -> None:
    app.settings.speed = speed
    scene = begin_show(app, "versailles", {0: 1, 2: 1})
    log, told = scene.match.session.log, set[str]()

    def seen() -> bool:
        told.update(token.id for token in scene.panels.prompt.buttons)
        return len(log) >= 3

    wait(app, seen)
    assert {"slower", "faster"} <= told
    assert ("slower" in scene.panels.disabled) == (speed == 0)


def rest(app: App, frames: int = 40) -> None:
    """Time passes, for the computers too."""
    for _ in range(frames):
        app.tick([], 0.05)
        time.sleep(0.002)


@pytest.mark.slow
def test_step_by_step_it_waits_for_a_key_after_each_event(app: App) -> None:
    app.settings.speed, app.settings.step_mode = INSTANT - 1, True
    scene = begin_show(app, "versailles", {0: 1, 2: 1})
    log = scene.match.session.log
    wait(app, lambda: scene.animator.waiting)
    shown, count = scene.animator.shown_event, len(log)
    rest(app)
    assert scene.animator.shown_event is shown
    assert len(log) == count
    assert [token.id for token in scene.panels.prompt.buttons] == ["next", "skip"]
    while len(log) == count:
        app.tick([key(pygame.K_RETURN)], 0.0)
        wait(app, lambda: scene.animator.waiting or len(log) > count)


@pytest.mark.slow
def test_while_somebody_looks_back_it_waits(app: App) -> None:
    scene = begin_show(app, "versailles", {0: 1, 2: 1})
    log = scene.match.session.log
    wait(app, lambda: len(log) >= 6)
    scene.model.look_back(scene.model.log.lines[2])
    count = len(log)
    rest(app)
    assert len(log) == count
    assert scene.model.past is not None
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert scene.model.past is None
    wait(app, lambda: len(log) > count)


@pytest.mark.slow
def test_nothing_can_be_taken_back_by_who_only_looks_on(app: App) -> None:
    scene = begin_show(app, "caylus", {0: 1, 2: 1})
    log = scene.match.session.log
    wait(app, lambda: len(log) >= 6)
    count = len(log)
    for code in (pygame.K_z, pygame.K_y):
        app.tick([key(code, pygame.KMOD_CTRL)], 0.0)
    app.tick([key(pygame.K_BACKSPACE)], 0.0)
    app.tick([key(pygame.K_h)], 0.0)
    assert len(log) >= count
    assert not scene.match.session.undone
    assert scene.match.session.hints == 0


@pytest.mark.slow
def test_traces_are_those_of_one_turn(app: App) -> None:
    scene = begin_show(app, "versailles", {0: 1, 2: 1})
    log, match = scene.match.session.log, scene.match
    wait(app, lambda: len(log) >= 12)
    deciders = {match.decider(shown.decision) for shown in scene.model.showing.watched.shown_events}
    assert len(deciders) == 1


@pytest.mark.slow
def test_without_another_process_it_says_so_once_and_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(method: str) -> None:
        raise BlockingIOError(11, f"no process by {method}")

    monkeypatch.setattr("engine.ai.thinker.get_context", refuse)
    told: list[str] = []
    monkeypatch.setattr(app.notice, "show", told.append)
    scene = begin_show(app, "versailles", {0: 3, 2: 2})
    wait(app, lambda: len(scene.match.session.log) >= 6)
    assert told == [app.say("table.thinks_here")]
    assert scene.context.thinker.pid is None
    assert not scene.context.thinker.fault


@pytest.mark.slow
def test_after_the_end_it_is_seen_again_with_the_eyes_of_each(app: App) -> None:
    seats = [{"kind": "novice", "name": name, "colour": name} for name in ("red", "blue")]
    session = Session(load_game("viscounts"), {"seats": seats, "options": {}}, 2)
    chance = Random(2)
    while not session.over:
        session.act(chance.choice(session.state.options))
    scene = TableScene(app, "", session)
    app.stack.push(scene)
    settle(app)
    assert scene.context.thinker.pid is None
    app.tick([key(pygame.K_2)], 0.0)
    app.tick([], 0.0)
    seen = []
    for _ in range(3):
        scene.buttons.activate("prompt:eyes")
        app.tick([], 0.0)
        seen.append(scene.context.viewer)
    assert seen == [0, 1, -1]


@pytest.mark.slow
def test_left_in_the_middle_it_goes_on_from_the_library(app: App) -> None:
    scene = begin_show(app, "tara", {0: 1, 2: 1})
    wait(app, lambda: len(scene.match.session.log) >= 5)
    before, worker = list(scene.match.session.log), scene.context.thinker.pid
    go_home(app)
    app.tick([], 0.0)
    assert scene.context.thinker.pid is None
    assert worker is not None
    assert continue_game(app, scene.session_id)
    again = table(app)
    assert again.match.session.log[: len(before)] == before
    wait(app, lambda: len(again.match.session.log) >= len(before) + 3)
