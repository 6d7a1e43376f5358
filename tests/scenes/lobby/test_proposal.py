"""After a first game the lobby proposes, once, an opponent who can be beaten."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.game import Config
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.play.lessons import end_lesson
from tests.scenes.lobby.test_scene import StubTable
from tests.scenes.support import Plain, click, key, make_app, reroute, settle


def enter(app: App, game: str) -> LobbyScene:
    scene = LobbyScene(app, game)
    app.stack.push(scene)
    settle(app)
    return scene


@pytest.fixture
def app(tmp_path: Path) -> App:
    made = make_app(tmp_path)
    reroute(made, table=lambda key, session: StubTable(made, key, session))
    made.stack.push(Plain(made, "title"))
    return made


def begun(app: App, scene: LobbyScene) -> Config:
    app.tick(click(scene.boxes()["start"].center), 0.0)
    app.tick([], 0.0)
    table = app.stack.top
    assert isinstance(table, StubTable)
    return table.session.config


def test_an_automa_that_learns_where_the_game_has_one(app: App) -> None:
    end_lesson(app.library, "viscounts", finished=True)
    scene = enter(app, "viscounts")
    assert scene.note == app.say("ui.lobby.proposal.automa")
    seats = begun(app, scene)["seats"]
    assert (seats[0]["kind"], seats[1]["kind"], seats[1]["difficulty"]) == ("person", "automa", -1)


def test_two_seats_against_a_novice_elsewhere(app: App) -> None:
    end_lesson(app.library, "caylus", finished=True)
    scene = enter(app, "caylus")
    assert scene.note == app.say("ui.lobby.proposal.novice")
    assert [seat["kind"] for seat in begun(app, scene)["seats"]] == ["person", "novice"]


def test_only_once_and_not_before_the_end_of_the_lesson(app: App) -> None:
    end_lesson(app.library, "viscounts", finished=False)
    assert enter(app, "viscounts").choices.difficulty == 0
    end_lesson(app.library, "viscounts", finished=True)
    scene = enter(app, "viscounts")
    assert scene.choices.difficulty == -1
    app.tick(click(scene.boxes()["level:1"].center), 0.0)
    assert scene.note != app.say("ui.lobby.proposal.automa")
    app.stack.pop()
    assert enter(app, "viscounts").choices.difficulty == 1


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_lobby_that_is_left_at_once_proposes_again(app: App, by_mouse: bool) -> None:
    end_lesson(app.library, "viscounts", finished=True)
    before = enter(app, "viscounts")
    assert before.note == app.say("ui.lobby.proposal.automa")
    out = click(before.boxes()["back"].center) if by_mouse else [key(pygame.K_ESCAPE)]
    app.tick(out, 0.0)
    assert app.stack.top is not before
    again = enter(app, "viscounts")
    assert again.note == app.say("ui.lobby.proposal.automa")
    assert again.choices.difficulty == -1


def test_a_lobby_that_is_left_at_once_is_as_it_was(app: App) -> None:
    end_lesson(app.library, "viscounts", finished=True)
    enter(app, "viscounts")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert app.settings.lobby.difficulty == 0


def test_who_has_begun_a_game_is_proposed_nothing_more(app: App) -> None:
    end_lesson(app.library, "caylus", finished=True)
    begun(app, enter(app, "caylus"))
    app.stack.pop()
    assert enter(app, "caylus").note != app.say("ui.lobby.proposal.novice")
