"""A game that is registered from elsewhere appears on every screen and in every command, though
nothing outside its own files knows it (`tests/fifth_game`, README "Add a game")."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.explain import Choice
from main import main
from scenes.app import App
from scenes.commands.bench.run import bench
from scenes.commands.shots.run import all_shots
from scenes.handbook.scene import RulebookScene
from scenes.library.scene import LibraryScene
from scenes.lobby.scene import LobbyScene
from scenes.records.scene import RecordsScene
from scenes.results.scene import ResultsScene
from scenes.shell.scene import Scene
from scenes.table.overlays.help import HelpScene
from scenes.table.overlays.pause import PauseScene
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from tests.fifth_game.engine import KEY, info
from tests.fifth_game.registration import offered
from tests.scenes.support import click, key, make_app, reroute, settle
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.table_player import TablePlayer
from tests.source import ROOT

INSTANT = 4
PATIENCE = 60.0
LIMIT = 60
"""Lines of the file of its table."""


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    with offered():
        yield


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path)
    reroute(app, home=lambda: TitleScene(app))
    app.settings.speed = INSTANT
    yield app
    app.close()
    app.window.close()


class StoneMouse(MousePlayer):
    """Drags a single stone; several are taken by their button."""

    def settle(self) -> None:
        """Also while the computer thinks."""
        wait(self.app, self.scene)
        super().settle()

    def perform(self, choice: Choice) -> None:
        if choice.action[1] == 1:
            super().perform(choice)
        else:
            self.press_button(choice)


def top(app: App) -> Scene:
    scene = app.stack.top
    assert scene is not None
    return scene


def boxes(app: App) -> dict[str, pygame.Rect]:
    """The targets of the scene on top."""
    found: dict[str, pygame.Rect] = top(app).boxes()  # type: ignore[attr-defined]
    return found


def tap(app: App, target: str) -> None:
    """Click on a target of the scene on top."""
    app.tick(click(boxes(app)[target].center), 0.02)
    settle(app)


def press(app: App, code: int) -> None:
    app.tick([key(code)], 0.02)
    settle(app)


def seated(app: App, persons: int = 1) -> TableScene:
    """From the lobby to a table with so many persons, else a Novice."""
    app.stack.reset(app.routes.lobby(KEY))
    settle(app)
    for _ in range(4 if persons > 1 else 0):
        tap(app, "kind:2")  # from Novice on to a person
    tap(app, "start")
    return table(app)


def wait(app: App, scene: TableScene) -> None:
    """Until a person is asked, or the game is over."""
    end = time.monotonic() + PATIENCE
    while scene.model.question is None and not scene.model.over and time.monotonic() < end:
        app.tick([], 0.02)
        time.sleep(0.01)


def table(app: App) -> TableScene:
    found = [scene for scene in app.stack.scenes if isinstance(scene, TableScene)]
    return found[-1]


def finish(player: TablePlayer) -> None:
    """Play to the end, and on to the score sheet."""
    player.play_on(LIMIT)
    player.settle()
    assert player.scene.model.over
    press(player.app, pygame.K_1)
    assert isinstance(top(player.app), ResultsScene)


def test_its_table_is_short() -> None:
    path = ROOT / "tests/fifth_game/scenes/table.py"
    assert path.read_text(encoding="utf-8").count("\n") < LIMIT


@pytest.mark.slow
def test_the_title_has_its_niche_which_leads_to_its_lobby(app: App) -> None:
    app.stack.reset(app.routes.home())
    settle(app)
    title = top(app)
    assert isinstance(title, TitleScene)
    plate = title._looks().plates[KEY]
    assert (plate.name, plate.line) == ("Nim with a Secret", "2 to 3 players")
    tap(app, KEY)
    lobby = top(app)
    assert isinstance(lobby, LobbyScene)
    assert (lobby.game, lobby.company.persons) == (KEY, (0, 2))
    assert "seat:3" not in lobby.boxes()


@pytest.mark.slow
def test_the_lobby_has_as_many_chairs_as_the_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(info, "INFO", replace(info.INFO, seats=(2,)))
    app.stack.reset(app.routes.lobby(KEY))
    settle(app)
    assert {"seat:0", "seat:1"} == {name for name in boxes(app) if name.startswith("seat:")}
    tap(app, "start")
    assert [chair["kind"] for chair in table(app).match.session.config["seats"]] == [
        "person",
        "novice",
    ]


@pytest.mark.slow
def test_a_game_begins_only_with_as_many_as_it_is_for(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(info, "INFO", replace(info.INFO, seats=(3,)))
    app.stack.reset(app.routes.lobby(KEY))
    settle(app)
    tap(app, "start")
    assert isinstance(top(app), LobbyScene)
    assert "cannot be played by 2" in app.notice.sentence
    tap(app, "seat:1")
    tap(app, "start")
    assert len(table(app).match.session.config["seats"]) == 3


@pytest.mark.slow
def test_a_person_against_a_novice_by_mouse_from_the_lobby_to_the_records(app: App) -> None:
    scene = seated(app)
    player = StoneMouse(app, scene, 1)
    finish(player)
    assert player.drags + player.clicks > 0
    told = [line.words for line in scene.model.log.lines if not line.barrier]
    assert len(told) == len(scene.match.session.log) + 1
    assert told[-1].endswith("takes the last stone")
    press(app, pygame.K_SPACE)
    sheet = top(app)
    assert isinstance(sheet, ResultsScene)
    assert [row.label for row in sheet.sheet.lines] == ["Last stone", "Secret number", "Total"]
    tap(app, "chart")
    assert sheet._chart_page()._course.rounds[-1] == len(scene.match.session.log)
    app.stack.reset(app.routes.records())
    settle(app)
    tap(app, f"game:{KEY}")
    records = top(app)
    assert isinstance(records, RecordsScene)
    assert [result.place for result in records.results] == [("2", "novice")]


@pytest.mark.slow
def test_two_persons_by_keys_with_a_curtain_between_them(app: App) -> None:
    scene = seated(app, persons=2)
    player = KeyPlayer(app, scene, 2)
    finish(player)
    assert player.rows > 0
    assert scene.match.session.state.heap == 0


def test_nobody_sees_the_number_of_another(app: App) -> None:
    scene = seated(app)
    asked = scene.context.viewer
    own, other = scene.model.now.secrets[asked], scene.model.now.secrets[1 - asked]
    assert own >= 0
    assert other == -1
    tray = scene.table.tray(scene.model.now, asked)
    assert [(each.words, each.value) for each in tray] == [("stones", 0), ("secret number", own)]


@pytest.mark.slow
def test_taking_back_and_taking_again(app: App) -> None:
    scene = seated(app)
    player = StoneMouse(app, scene, 3)
    player.settle()
    session = scene.match.session
    before, place = session.digest(), len(session.log)
    player.step()
    player.settle()
    mine = session.log[place]
    for _ in range(2):  # the turn has passed on: the first press warns
        app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.02)
    assert (session.digest(), len(session.log), session.assisted) == (before, place, True)
    app.tick([key(pygame.K_y, pygame.KMOD_CTRL)], 0.02)
    player.settle()
    assert session.log[place] == mine


@pytest.mark.slow
def test_what_is_left_goes_on_from_the_library(app: App) -> None:
    player = StoneMouse(app, seated(app, persons=2), 4)
    player.play_on(2)
    player.settle()
    digest = player.scene.match.session.digest()
    press(app, pygame.K_ESCAPE)  # puts away what the other has done
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), PauseScene)
    tap(app, "to_title")
    tap(app, "library")
    library = top(app)
    assert isinstance(library, LibraryScene)
    tap(app, f"game:{KEY}")
    assert [line.game for line in library.lines] == [KEY]
    tap(app, "continue")
    assert table(app).match.session.digest() == digest


@pytest.mark.slow
def test_the_rulebook_opens_at_the_clause_that_matters(app: App) -> None:
    wait(app, seated(app))
    press(app, pygame.K_F1)
    assert isinstance(top(app), HelpScene)
    press(app, pygame.K_F1)
    book = top(app)
    assert isinstance(book, RulebookScene)
    assert (book.game, book.rules.trail.here) == (KEY, "NI-1.1")
    assert [section.title for section in book.rules.book.sections] == ["Taking stones", "The end"]


def test_it_is_simulated_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", KEY, "--games", "3", "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3


def test_a_tournament_of_it_is_held(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "novice,random", "--games", "2", "--processes", "1", "--json"]
    assert main(["tournament", KEY, *words]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_its_speed_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    bench(["engine"], 0.01, [KEY], as_json_text=True)
    assert f"{KEY}, 3 seats: decisions per second" in json.loads(capsys.readouterr().out)


@pytest.mark.slow
def test_its_picture_is_among_the_shots(tmp_path: Path) -> None:
    assert "nim-taking" in all_shots()
    assert main(["shots", str(tmp_path), "--only", "nim-taking", "--size", "1280x690"]) == 0
    picture = pygame.image.load(tmp_path / "nim-taking-1280x690.png")
    assert picture.get_size() == (1280, 690)
