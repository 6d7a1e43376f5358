"""The lobby through real events: choices, texts, seeds, keys, and what is remembered."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.session import Session
from engine.texts.called import called, names_of
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.shell.scene import Scene
from tests.sampling import sampled
from tests.scenes.support import (
    Plain,
    click,
    key,
    make_app,
    motion,
    press,
    release,
    reroute,
    settle,
    typed,
)


class StubTable(Plain):
    """Stands in for the table: it keeps what it was given."""

    def __init__(self, app: App, session_id: str, session: Session) -> None:
        super().__init__(app, "table")
        self.session_id = session_id
        self.session = session


def lobby_app(folder: Path, size: tuple[int, int] = (1366, 768)) -> App:
    app = make_app(folder, size)
    reroute(app, table=lambda key, session: StubTable(app, key, session))
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)
    return app


@pytest.fixture
def app(tmp_path: Path) -> App:
    return lobby_app(tmp_path)


def lobby(app: App) -> LobbyScene:
    scene = app.stack.scenes[1]
    assert isinstance(scene, LobbyScene)
    return scene


def top(app: App) -> Scene:
    app.tick([], 0.0)
    scene = app.stack.top
    assert scene is not None
    return scene


def choose(app: App, target: str) -> None:
    app.tick(click(lobby(app).boxes()[target].center), 0.0)


def write(app: App, target: str, text: str) -> None:
    choose(app, target)
    for event in typed(text):
        app.tick([event], 0.0)


def table(app: App) -> StubTable:
    scene = top(app)
    assert isinstance(scene, StubTable)
    return scene


@pytest.mark.slow
def test_start_begins_the_chosen_game(app: App) -> None:
    write(app, "name:0", "Réka Ő")
    choose(app, "colour:0:green")
    choose(app, "board:noble")
    choose(app, "level:2")
    write(app, "seed", "42")
    choose(app, "start")
    session = table(app).session
    person, automa = session.config["seats"]
    assert (person["name"], person["colour"], person["kind"]) == ("Réka Ő", "green", "person")
    assert (automa["board"], automa["difficulty"]) == ("noble", 2)
    assert automa["colour"] != "green"
    assert session.seed == 42


@pytest.mark.parametrize("name", ["שלום Ana", "Ana 😀", "عربي Ana", "Ana 日本"])
def test_letters_that_the_fonts_lack_are_refused_with_a_sentence(app: App, name: str) -> None:
    write(app, "name:0", name)
    assert "cannot be shown" in app.notice.sentence
    choose(app, "start")
    assert table(app).session.config["seats"][0]["name"] == "Ana"


def test_letters_of_three_alphabets_are_taken(app: App) -> None:
    write(app, "name:0", "Żółw Δώρα Юля")
    assert not app.notice.sentence
    choose(app, "start")
    assert table(app).session.config["seats"][0]["name"] == "Żółw Δώρα Юля"


def test_the_game_is_in_the_library_before_the_first_decision(app: App) -> None:
    choose(app, "start")
    latest = app.library.latest_unfinished()
    assert latest is not None
    assert latest.id == table(app).session_id


def test_without_a_name_the_player_is_called_player(app: App) -> None:
    choose(app, "start")
    assert names_of(app.say, table(app).session.config)[0] == "Player"


def test_an_empty_seed_is_drawn_by_chance(tmp_path: Path) -> None:
    seeds = set()
    for _ in range(3):
        app = lobby_app(tmp_path)
        choose(app, "start")
        seeds.add(table(app).session.seed)
        app.close()
    assert len(seeds) == 3


@pytest.mark.parametrize("text", ["twelve", "-3", "1.5"])
def test_a_wrong_seed_is_one_sentence_and_no_game(app: App, text: str) -> None:
    write(app, "seed", text)
    choose(app, "start")
    assert top(app) is lobby(app)
    app.tick([motion(300, 300)], 0.0)
    assert "whole number" in lobby(app).note
    assert app.library.latest_unfinished() is None


def test_a_wrong_seed_can_be_mended(app: App) -> None:
    write(app, "seed", "12x")
    choose(app, "start")
    app.tick([key(pygame.K_BACKSPACE)], 0.0)
    assert "whole number" not in lobby(app).note
    choose(app, "start")
    assert table(app).session.seed == 12


def test_the_dice_write_a_seed_that_is_used(app: App) -> None:
    choose(app, "dice")
    choose(app, "start")
    first = table(app).session.seed
    assert 0 <= first < 1_000_000_000


@pytest.mark.slow
def test_choices_are_remembered_after_a_restart(tmp_path: Path) -> None:
    app = lobby_app(tmp_path)
    write(app, "name:0", "Kim")
    choose(app, "colour:0:yellow")
    choose(app, "board:cleric")
    choose(app, "level:3")
    choose(app, "option:ahead")
    choose(app, "start")
    top(app)
    app.close()
    again = lobby_app(tmp_path)
    choices = lobby(again).choices
    assert (choices.name, choices.colour, choices.board) == ("Kim", "yellow", "cleric")
    assert choices.difficulty == 3
    assert not again.settings.ahead
    choose(again, "start")
    assert table(again).session.config["seats"][0]["name"] == "Kim"


def test_back_and_escape_go_to_the_title(tmp_path: Path) -> None:
    app = lobby_app(tmp_path)
    choose(app, "back")
    assert isinstance(top(app), Plain)
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert isinstance(top(app), Plain)
    assert app.running


def test_what_cannot_be_chosen_says_why(app: App) -> None:
    choose(app, "option:open_table")
    assert app.notice.sentence
    assert top(app) is lobby(app)
    assert not lobby(app).choices.open_table


@pytest.mark.parametrize("target", ["seat:1", "kind:1", "plate:1"])
def test_a_click_on_an_empty_chair_seats_a_person_and_the_automa_leaves(
    app: App, target: str
) -> None:
    assert "board:cleric" in lobby(app).boxes()
    choose(app, target)
    assert lobby(app).company.persons == (0, 1)
    assert "board:cleric" not in lobby(app).boxes()
    app.tick(typed("Ana"), 0.0)
    choose(app, "start")
    seats = table(app).session.config["seats"]
    assert [called(app.say, seat["name"]) for seat in seats] == ["Red", "Ana"]
    assert [seat["kind"] for seat in seats] == ["person", "person"]


@pytest.mark.slow
def test_four_persons_with_names_colours_and_an_open_table(app: App) -> None:
    for chair, name in enumerate(("Réka", "Ben", "Ana", "Kim")):
        if chair:
            choose(app, f"card:{chair}" if chair > 1 else "seat:1")
        write(app, f"name:{chair}", name)
    choose(app, "colour:3:red")
    choose(app, "option:open_table")
    choose(app, "start")
    config = table(app).session.config
    assert [seat["name"] for seat in config["seats"]] == ["Réka", "Ben", "Ana", "Kim"]
    assert config["seats"][3]["colour"] == "red"
    assert len({seat["colour"] for seat in config["seats"]}) == 4
    assert config["options"] == {"open_table": True}


def test_a_click_on_a_taken_chair_empties_it(app: App) -> None:
    choose(app, "seat:3")
    choose(app, "seat:3")
    assert lobby(app).company.solo
    choose(app, "seat:0")
    assert app.notice.sentence
    assert lobby(app).company.persons == (0,)


def drag(app: App, start: str, end: str) -> None:
    """Carry somebody from one target to another."""
    x, y = lobby(app).boxes()[start].center
    goal = lobby(app).boxes()[end].center
    app.tick([motion(x, y), press(x, y), motion(x + 30, y - 30)], 0.0)
    app.tick([motion(*goal), release(*goal)], 0.0)


@pytest.mark.slow
def test_a_dragged_person_changes_places(app: App) -> None:
    write(app, "name:0", "Kim")
    choose(app, "seat:1")
    app.tick(typed("Ana"), 0.0)
    drag(app, "seat:1", "seat:0")
    assert (lobby(app).choices.name, lobby(app).company.name(1)) == ("Ana", "Kim")
    drag(app, "seat:1", "plate:2")
    assert lobby(app).company.persons == (0, 2)
    drag(app, "seat:0", "seat:3")
    assert lobby(app).company.persons == (0, 2)
    assert "always taken" in app.notice.sentence


def test_a_drag_that_ends_nowhere_changes_nothing(app: App) -> None:
    choose(app, "seat:1")
    before = lobby(app).company.persons
    drag(app, "seat:1", "start")
    assert top(app) is lobby(app)
    assert lobby(app).company.persons == before


def test_two_persons_of_one_name_are_refused(app: App) -> None:
    write(app, "name:0", "Ana")
    choose(app, "seat:2")
    app.tick(typed("ana"), 0.0)
    choose(app, "start")
    assert top(app) is lobby(app)
    assert "called ana" in lobby(app).note
    app.tick(typed("bel"), 0.0)
    choose(app, "start")
    assert [seat["name"] for seat in table(app).session.config["seats"]] == ["Ana", "anabel"]


def test_the_note_tells_what_the_choices_mean(app: App) -> None:
    choose(app, "seat:1")
    choose(app, "seat:2")
    app.tick([key(pygame.K_ESCAPE), *click((660, 20))], 0.0)
    assert "3 people" in lobby(app).note
    assert "curtain" in lobby(app).note


def test_enter_starts_at_once(app: App) -> None:
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert isinstance(top(app), StubTable)


@pytest.mark.slow
def test_everything_by_keyboard(app: App) -> None:
    def walk_to(target: str) -> None:
        for _ in range(40):
            if lobby(app).focused == target:
                return
            app.tick([key(pygame.K_TAB)], 0.0)
        raise AssertionError(f"Tab never reached {target}")

    walk_to("name:0")
    app.tick(typed("Ana"), 0.0)
    walk_to("board:card")
    app.tick([key(pygame.K_SPACE)], 0.0)
    walk_to("level:1")
    app.tick([key(pygame.K_RETURN)], 0.0)
    walk_to("seed")
    app.tick(typed("77"), 0.0)
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert lobby(app).focused == "start"
    app.tick([key(pygame.K_RETURN)], 0.0)
    session = table(app).session
    assert session.config["seats"][0]["name"] == "Ana"
    assert session.config["seats"][1]["board"] == "card"
    assert session.config["seats"][1]["difficulty"] == 1
    assert session.seed == 77


def test_tab_goes_on_from_a_clicked_line(app: App) -> None:
    write(app, "seed", "5")
    app.tick([key(pygame.K_TAB)], 0.0)
    assert lobby(app).focused == "dice"


def test_a_storm_of_clicks_on_start_begins_one_game(app: App) -> None:
    storm = click(lobby(app).boxes()["start"].center) * 30
    app.tick(storm, 0.0)
    table(app)
    app.tick(storm, 0.0)
    assert len(app.library.sessions()) == 1
    assert len(app.stack.scenes) == 2


@pytest.mark.slow
def test_texts_survive_a_resize(app: App) -> None:
    write(app, "name:0", "Kim")
    app.window.resize((1600, 900))
    app.tick([pygame.event.Event(pygame.WINDOWSIZECHANGED, {"x": 1600, "y": 900})], 0.0)
    app.tick([], 0.2)
    choose(app, "start")
    assert table(app).session.config["seats"][0]["name"] == "Kim"


def test_an_idle_lobby_draws_nothing(app: App) -> None:
    assert not app.tick([], 2.0)


def test_the_caret_blinks_only_while_writing(app: App) -> None:
    choose(app, "name:0")
    assert app.pause_seconds() < 1.0
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert top(app) is lobby(app)
    app.tick([], 0.0)
    assert not app.tick([], 2.0)


def test_the_company_is_remembered_after_a_restart(tmp_path: Path) -> None:
    app = lobby_app(tmp_path)
    choose(app, "seat:2")
    app.tick(typed("Ana"), 0.0)
    choose(app, "option:open_table")
    choose(app, "start")
    top(app)
    app.close()
    again = lobby_app(tmp_path)
    assert lobby(again).company.persons == (0, 2)
    assert lobby(again).company.name(2) == "Ana"
    assert lobby(again).choices.open_table


@pytest.mark.parametrize("size", sampled([(1280, 690), (1366, 768), (1920, 1080), (2560, 1440)]))
def test_all_targets_are_large_enough_and_on_the_screen(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = lobby_app(tmp_path, size)
    screen = pygame.Rect((0, 0), size)
    boxes = dict(lobby(app).boxes())
    for chair in (1, 2, 3):
        choose(app, f"seat:{chair}")
    boxes |= lobby(app).boxes()
    for name, box in boxes.items():
        assert screen.contains(box), name
        assert min(box.size) >= 32, name


def test_a_click_on_the_sign_seats_computer_opponents_one_level_after_the_other(app: App) -> None:
    choose(app, "kind:1")
    app.tick([key(pygame.K_RETURN)], 0.0)
    seen = []
    for _ in range(4):
        choose(app, "kind:1")
        seen.append(lobby(app).company.level(1))
        assert "name:1" not in lobby(app).boxes()
    assert seen == ["novice", "standard", "expert", "master"]
    choose(app, "colour:1:yellow")
    choose(app, "start")
    person, opponent = table(app).session.config["seats"]
    assert person["kind"] == "person"
    assert (opponent["kind"], called(app.say, opponent["name"])) == ("master", "Gall")


def test_a_person_takes_the_place_of_a_computer_again(app: App) -> None:
    choose(app, "kind:2")
    app.tick([key(pygame.K_RETURN)], 0.0)
    for _ in range(5):
        choose(app, "kind:2")
    assert lobby(app).company.level(2) == ""
    assert "name:2" in lobby(app).boxes()
