"""Who is ahead? The key, the slip, who may ask, and what it must not know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.ai.appraisal.contract import Appraisal
from engine.ai.appraisal.thinking import APPRAISE, begin
from engine.ai.levels import drive
from engine.ai.worlds import possible_world
from engine.core import Action
from engine.session import Session
from scenes.app import App
from scenes.play.seating import persons_config
from scenes.play.sessions import begin as begin_session
from scenes.shell.settings import LobbyChoices
from scenes.table.chrome.ahead import AGREED, BUDGET
from scenes.table.scene import TableScene
from tests.scenes.support import key, make_app, settle, wait_until


def table(folder: Path, computers: int = 1, agreed: bool = False) -> tuple[App, TableScene]:
    """A game of Caylus in its first turns, where the first seat is asked."""
    app = make_app(folder)
    config = dict(persons_config(2))
    for chair in config["seats"][2 - computers :]:
        chair["kind"] = "novice"
    config["options"] = {"open_table": True} | ({AGREED: True} if agreed else {})
    loaded = begin_session(app.library, "caylus", config, 5)
    for number, action in enumerate(play_on(loaded.session)):
        app.library.append(loaded.id, number, list(action))
    app.stack.push(app.routes.table(loaded.id, loaded.session))
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return app, scene


def play_on(session: Session) -> list[Action]:
    chance = Random(3)
    while len(session.log) < 20 or session.asked != 0 or len(session.state.options) < 2:
        session.act(chance.choice(session.state.options))
    return session.log


def wait(app: App, scene: TableScene) -> None:
    wait_until(app, lambda: not scene.ahead.waiting, 0.01)


@pytest.mark.slow
def test_the_key_shows_a_slip_that_goes_with_the_next_key_or_decision(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    app.tick([key(pygame.K_w)], 0.0)
    assert scene.ahead.waiting
    wait(app, scene)
    app.tick([], 0.0)
    assert scene.ahead.shown
    box = scene.ahead.box
    assert box is not None
    assert app.canvas.get_rect().contains(box)
    app.tick([key(pygame.K_w)], 0.0)
    assert not scene.ahead.shown
    app.tick([key(pygame.K_w)], 0.0)
    wait(app, scene)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert not scene.ahead.shown
    app.tick([key(pygame.K_w)], 0.0)
    wait(app, scene)
    question = scene.model.question
    assert question is not None
    scene.model.take(question.choices[0])
    app.tick([], 0.0)
    assert not scene.ahead.shown
    scene.context.thinker.close()


@pytest.mark.slow
def test_what_is_said_is_what_the_gate_lets_through(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    app.tick([key(pygame.K_w)], 0.0)
    wait(app, scene)
    game, state = scene.match.game, scene.match.session.state
    other = game.redeal(state, 0, Random("other"))
    thinking = begin(possible_world(game, other), APPRAISE, len(scene.match.session.log))
    found = drive(thinking, BUDGET).found
    assert isinstance(found, Appraisal)
    assert scene.ahead.slip() == scene.ahead.slip_of(found)
    scene.context.thinker.close()


@pytest.mark.slow
def test_a_hint_and_who_is_ahead_are_never_asked_at_once(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    app.tick([key(pygame.K_h)], 0.0)
    assert scene.advice.waiting
    app.tick([key(pygame.K_w)], 0.0)
    assert not scene.advice.waiting
    assert scene.ahead.waiting
    app.tick([key(pygame.K_h)], 0.0)
    assert not scene.ahead.waiting
    scene.context.thinker.close()


@pytest.mark.slow
def test_a_refusal_leaves_the_hint_that_is_there(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    app.settings.ahead = False
    app.tick([key(pygame.K_h)], 0.0)
    app.tick([key(pygame.K_w)], 0.0)
    assert app.notice.sentence == app.say("review.ahead.off")
    assert scene.advice.waiting
    scene.context.thinker.close()


@pytest.mark.slow
def test_the_settings_turn_it_off(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    app.settings.ahead = False
    app.tick([key(pygame.K_w)], 0.0)
    assert not scene.ahead.waiting
    assert app.notice.sentence == app.say("review.ahead.off")


def test_several_people_must_have_agreed(tmp_path: Path) -> None:
    _, scene = table(tmp_path, computers=0)
    assert scene.ahead.refusal == "review.ahead.several"
    (tmp_path / "agreed").mkdir()
    _, agreed = table(tmp_path / "agreed", computers=0, agreed=True)
    assert agreed.ahead.refusal == ""
    assert not LobbyChoices().ahead
