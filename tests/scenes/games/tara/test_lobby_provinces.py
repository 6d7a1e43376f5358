"""Tara with fewer than four: which provinces take part, chosen in the lobby or by the seed."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.games.tara.lobby_provinces import Provinces
from scenes.lobby.choices import configuration
from scenes.lobby.company import Company
from scenes.lobby.scene import LobbyScene
from scenes.shell.settings import LobbyChoices
from tests.scenes.lobby.test_scene import StubTable
from tests.scenes.support import Plain, click, make_app, reroute, settle

PROVINCES = ("connacht", "ulster", "leinster", "munster")
NAMES = {chair: f"P{chair}" for chair in range(4)}


def begun(choices: LobbyChoices, seed: int = 7) -> Session:
    config = configuration(choices, NAMES, "tara", seed)
    return Session(load_game("tara"), config, seed)


def several(players: int) -> LobbyChoices:
    choices = LobbyChoices("Kim", "red")
    for chair in range(1, players):
        Company(choices).sit(chair)
    return choices


def test_without_a_choice_the_game_begins_as_ever() -> None:
    for players in (2, 3, 4):
        assert "provinces" not in configuration(several(players), NAMES, "tara", 3)["options"]
    assert Provinces(several(2), 2).names == ("connacht", "leinster", "munster")
    assert Provinces(several(3), 3).names == ("connacht", "ulster", "leinster")
    assert not Provinces(several(4), 4).open


def test_the_ids_are_those_of_the_component_data() -> None:
    assert Provinces(several(2), 2).all == PROVINCES


@pytest.mark.parametrize(("players", "ways"), [(2, 12), (3, 4)])
def test_presses_lead_to_every_choice_that_differs(players: int, ways: int) -> None:
    choices = several(players)
    start = choices.provinces_two, choices.provinces_three
    found, open_ends = {start}, [start]
    roles = set()
    while open_ends:
        before = open_ends.pop()
        for name in PROVINCES:
            choices.provinces_two, choices.provinces_three = before
            provinces = Provinces(choices, players)
            provinces.press(name)
            assert len(set(provinces.names)) == len(provinces.names) == 3
            roles.add(tuple(provinces.role(each) for each in PROVINCES))
            after = choices.provinces_two, choices.provinces_three
            if after not in found:
                found.add(after)
                open_ends.append(after)
    assert len(roles) == ways


def test_a_press_changes_the_part_of_what_is_pressed() -> None:
    for players in (2, 3):
        for name in PROVINCES:
            provinces = Provinces(several(players), players)
            before = provinces.role(name)
            provinces.press(name)
            assert provinces.role(name) != before


def test_the_game_is_played_where_it_was_chosen() -> None:
    choices = several(2)
    provinces = Provinces(choices, 2)
    provinces.press("ulster")
    provinces.press("leinster")
    assert provinces.names == ("connacht", "ulster", "leinster")
    status = begun(choices).state.status
    data = load_game("tara").data
    assert {data.provinces[p] for p, each in enumerate(status) if each == 1} == {
        "connacht",
        "ulster",
    }
    assert status[data.provinces.index("leinster")] == 3


def test_chance_is_settled_by_the_seed_and_never_touches_the_choice() -> None:
    choices = several(2)
    provinces = Provinces(choices, 2)
    provinces.press("ulster")
    chosen = provinces.names
    provinces.toggle_chance()
    assert provinces.by_chance
    drawn = {provinces.settled(seed) for seed in range(200)}
    assert drawn <= set(permutations(PROVINCES, 3))
    assert len(drawn) == 12
    assert provinces.settled(5) == provinces.settled(5)
    assert begun(choices, 5).config == begun(choices, 5).config
    provinces.toggle_chance()
    assert provinces.names == chosen


@pytest.mark.parametrize("stored", ["x", "0", "00", "001", "019", "0123", "?", "?9", "²01", "-01"])
def test_a_stored_choice_of_another_version_is_the_default(stored: str) -> None:
    choices = several(3)
    choices.provinces_three = stored
    provinces = Provinces(choices, 3)
    assert provinces.names == provinces.default
    begun(choices)


# The scene -----------------------------------------------------------------------------------


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = make_app(tmp_path)
    reroute(app, table=lambda key, session: StubTable(app, key, session))
    app.settings.lobby = several(2)
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, "tara"))
    settle(app)
    return app


def lobby(app: App) -> LobbyScene:
    scene = app.stack.scenes[1]
    assert isinstance(scene, LobbyScene)
    return scene


def press(app: App, target: str) -> None:
    app.tick(click(lobby(app).boxes()[target].center), 0.0)


@pytest.mark.slow
def test_chips_choose_and_the_choice_is_played_and_remembered(app: App) -> None:
    for name in PROVINCES:
        press(app, f"province:{name}")
        assert app.say(f"tara.province.{name}") in lobby(app).note
    chosen = Provinces(app.settings.lobby, 2).names
    press(app, "start")
    app.tick([], 0.0)
    table = app.stack.top
    assert isinstance(table, StubTable)
    assert table.session.config["options"]["provinces"] == list(chosen)
    assert app.store.load().lobby.provinces_two == app.settings.lobby.provinces_two


def test_the_die_lets_the_seed_draw(app: App) -> None:
    press(app, "province:chance")
    assert Provinces(app.settings.lobby, 2).by_chance
    press(app, "province:ulster")
    assert not Provinces(app.settings.lobby, 2).by_chance


def test_four_play_everywhere(app: App) -> None:
    press(app, "seat:2")
    press(app, "seat:3")
    before = app.settings.lobby.provinces_two, app.settings.lobby.provinces_three
    press(app, "province:ulster")
    assert (app.settings.lobby.provinces_two, app.settings.lobby.provinces_three) == before
    assert "four" in app.notice.sentence.lower()


@pytest.mark.slow
def test_chips_are_large_enough_and_apart(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = LobbyScene(app, "tara")
    app.stack.push(scene)
    app.tick([], 0.0)
    boxes = [box for name, box in scene.boxes().items() if name.startswith("province:")]
    assert len(boxes) == 5
    assert all(min(box.size) >= 32 for box in boxes)
    assert all(box.collidelist(boxes[at + 1 :]) == -1 for at, box in enumerate(boxes))
