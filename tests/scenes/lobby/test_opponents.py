"""Who plays a chair against whom: chosen by mouse and by keys, kept with the game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.ai.search.characters import MOST_PEGS, characters_of, pegs_of
from engine.games import game_keys
from engine.texts.called import called
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from tests.sampling import sampled
from tests.scenes.listener import Recorder
from tests.scenes.lobby.test_scene import StubTable
from tests.scenes.support import Plain, click, key, make_app, reroute, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    made = make_app(tmp_path)
    reroute(made, table=lambda key, session: StubTable(made, key, session))
    made.stack.push(Plain(made, "title"))
    return made


def enter(app: App, game: str, computers: int = 2) -> LobbyScene:
    scene = LobbyScene(app, game)
    app.stack.push(scene)
    settle(app)
    for chair in range(1, scene.company.chairs):
        scene.company.stand_up(chair)
    for chair in range(1, computers + 1):
        scene.company.invite(chair)
    scene.resize(app.size)
    return scene


def press(app: App, scene: LobbyScene, target: str) -> None:
    app.tick(click(scene.boxes()[target].center), 0.0)


def begun(app: App, scene: LobbyScene) -> list[dict[str, str]]:
    press(app, scene, "start")
    app.tick([], 0.0)
    table = app.stack.top
    assert isinstance(table, StubTable)
    return list(table.session.config["seats"])


@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_the_seats_get_different_characters(app: App, game: str) -> None:
    seats = begun(app, enter(app, game))
    people = [each.id for each in characters_of(game)]
    assert [seat.get("character") for seat in seats] == [None, people[0], people[1]]
    assert called(app.say, seats[1]["name"]) == app.say(f"{game}.character.{people[0]}.name")


def test_somebody_else_is_chosen_by_mouse_and_who_had_it_changes_places(app: App) -> None:
    scene = enter(app, "caylus")
    press(app, scene, "card:1")
    press(app, scene, "who:odile")
    press(app, scene, "strength:master")
    press(app, scene, "away")
    assert "who:odile" not in scene.boxes()
    seats = begun(app, scene)
    assert [seat.get("character") for seat in seats[1:]] == ["odile", "bertrand"]
    assert [seat["kind"] for seat in seats[1:]] == ["master", "novice"]


@pytest.mark.slow
def test_somebody_else_is_chosen_by_keys(app: App) -> None:
    scene = enter(app, "tara")

    def go_to(target: str) -> None:
        for _ in range(60):
            if scene.focused == target:
                app.tick([key(pygame.K_RETURN)], 0.0)
                return
            app.tick([key(pygame.K_TAB)], 0.0)
        raise AssertionError(target)

    go_to("card:2")
    go_to("who:cairbre")
    go_to("strength:expert")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert app.stack.top is scene
    assert "who:cairbre" not in scene.boxes()
    seats = begun(app, scene)
    assert (seats[2]["character"], seats[2]["kind"]) == ("cairbre", "expert")


def test_two_of_the_same_name_are_told_apart_by_colour(app: App) -> None:
    seats = begun(app, enter(app, "versailles", computers=4))
    names = [called(app.say, seat["name"]) for seat in seats]
    assert len(set(names)) == 5


@pytest.mark.slow
def test_a_choice_is_remembered_and_another_game_has_its_own_people(app: App) -> None:
    scene = enter(app, "caylus")
    press(app, scene, "card:1")
    press(app, scene, "who:gaspard")
    press(app, scene, "away")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    again = LobbyScene(app, "caylus")
    assert again.company.character(1) == "gaspard"
    assert begun(app, enter(app, "viscounts"))[1]["character"] == "gall"


@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
@pytest.mark.parametrize("game", sampled(game_keys(), 2))
def test_all_that_can_be_pressed_is_large_enough_and_apart(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    app = make_app(tmp_path, size)
    app.stack.push(Plain(app, "title"))
    scene = enter(app, game)
    press(app, scene, "card:1")
    boxes = {k: box for k, box in scene.boxes().items() if k.startswith(("who", "stren", "away"))}
    assert len(boxes) == 3 + 4 + 1
    for name, box in scene.boxes().items():
        assert min(box.size) >= 32, name
    for name, box in boxes.items():
        others = [other for k, other in scene.boxes().items() if k != name]
        assert box.collidelist(others) < 0, name


@pytest.mark.parametrize("game", game_keys())
def test_pegs_tell_what_was_measured(game: str) -> None:
    pegs = pegs_of(game)
    assert len(pegs) == 3
    assert all(1 <= n <= MOST_PEGS for each in pegs.values() for n in each.values())
    assert {len(each) for each in pegs.values()} in ({4}, {0})  # 0: nobody measured


@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_the_choice_is_told_to_somebody_who_listens(app: App, game: str) -> None:
    scene = enter(app, game)
    app.narrator.voice = recorder = Recorder()
    app.settings.voice = True
    press(app, scene, "card:1")
    app.tick([key(pygame.K_F3)], 0.02)
    said = recorder.texts[-1]
    people = [each.id for each in characters_of(game)]
    for each in people:
        for part in ("name", "trade", "temper"):
            assert app.say(f"{game}.character.{each}.{part}").rstrip(".") in said
    name = app.say(f"{game}.character.{people[0]}.name")
    assert app.say("spoken.chosen", what=name) in said
    assert app.say("spoken.chosen", what=app.say("ui.lobby.player.novice")) in said
    assert app.say("ui.lobby.who_away") in said
