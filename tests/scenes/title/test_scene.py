"""The title: Continue first, the games, troubles of the library."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys, load_game, registered
from engine.session import Session
from saves.library import Library
from scenes.app import App
from scenes.handbook.first.choice import LearnChoice
from scenes.handbook.scene import RulebookScene
from scenes.handbook.tabs import opening
from scenes.lobby.scene import LobbyScene
from scenes.play.lessons import keep_lesson, remember_finished
from scenes.play.seating import persons_config, solo_config
from scenes.play.sessions import begin
from scenes.play.ways import go_home
from scenes.settings.scene import SettingsScene
from scenes.shell.scene import Scene
from scenes.title.scene import TitleScene
from scenes.title.words import continue_words
from sprites.title.layout import title_layout
from tests.fifth_game.engine import KEY, PACKAGE
from tests.sampling import sampled
from tests.scenes.support import Plain, click, key, make_app, motion, reroute, settle


class StubTable(Plain):
    """Stands in for the table: it keeps what it was given."""

    def __init__(self, app: App, session_id: str, session: Session) -> None:
        super().__init__(app, "table")
        self.session_id = session_id
        self.session = session


def title_app(folder: Path) -> App:
    app = make_app(folder)
    reroute(app, home=lambda: TitleScene(app))
    reroute(app, table=lambda key, session: StubTable(app, key, session))
    app.stack.reset(TitleScene(app))
    settle(app)
    return app


@pytest.fixture
def app(tmp_path: Path) -> App:
    return title_app(tmp_path)


def title(app: App) -> TitleScene:
    scene = app.stack.scenes[0]
    assert isinstance(scene, TitleScene)
    return scene


def centre(app: App, target: str) -> tuple[int, int]:
    return title(app).boxes()[target].center


def top(app: App) -> Scene:
    app.tick([], 0.0)
    scene = app.stack.top
    assert scene is not None
    return scene


def start_game(folder: Path, moves: int = 3, game: str = "viscounts") -> str:
    """A saved game of some decisions; its id."""
    library = Library.open(folder / "library.sqlite3")
    alone = solo_config("Kim", "red", "Automa", "builder", 1)
    loaded = begin(library, game, alone if game == "viscounts" else persons_config(2), 11)
    for index in range(moves):
        action = loaded.session.state.options[0]
        loaded.session.act(action)
        library.append(loaded.id, index, list(action))
    library.close()
    return loaded.id


def test_the_first_frame_comes_before_the_hall_is_built(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.stack.reset(TitleScene(app))
    assert app.tick([], 0.0)
    assert title(app).animating
    settle(app)
    assert not title(app).animating


@pytest.mark.slow
def test_who_comes_back_to_the_title_waits_for_no_candles(app: App) -> None:
    app.tick(click(centre(app, "new")), 0.0)
    assert isinstance(top(app), LobbyScene)
    go_home(app)
    app.tick([], 0.0)
    assert top(app) is title(app)
    assert not title(app).loading
    app.tick(click(centre(app, "settings")), 0.0)
    assert isinstance(top(app), SettingsScene)


def test_a_click_while_the_candles_are_lit_opens_nothing(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.stack.reset(TitleScene(app))
    app.tick([], 0.0)
    while title(app).loading:
        app.tick([*click(centre(app, "viscounts")), key(pygame.K_RETURN)], 0.016)
    settle(app)
    assert top(app) is title(app)


def test_the_idle_title_draws_nothing(app: App) -> None:
    assert not app.tick([], 5.0)


def test_hovering_grows_a_light_and_then_rests(app: App) -> None:
    app.tick([motion(*centre(app, "viscounts"))], 0.0)
    assert app.tick([], 0.016)
    settle(app)
    assert not app.tick([], 1.0)


def test_new_game_opens_the_lobby(app: App) -> None:
    app.tick(click(centre(app, "new")), 0.0)
    lobby = top(app)
    assert isinstance(lobby, LobbyScene)
    assert lobby.game == game_keys()[0]


def test_new_game_is_for_the_game_that_is_in_play(tmp_path: Path) -> None:
    start_game(tmp_path, game="caylus")
    app = title_app(tmp_path)
    app.tick(click(centre(app, "new")), 0.0)
    lobby = top(app)
    assert isinstance(lobby, LobbyScene)
    assert lobby.game == "caylus"


@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_the_throne_of_a_game_opens_its_lobby(app: App, game: str) -> None:
    app.tick(click(centre(app, game)), 0.0)
    lobby = top(app)
    assert isinstance(lobby, LobbyScene)
    assert lobby.game == game


@pytest.mark.slow
def test_the_throne_of_a_game_without_a_table_says_so(tmp_path: Path) -> None:
    with registered(KEY, PACKAGE):
        app = title_app(tmp_path)
        name = app.say(f"game.{KEY}")
        app.tick(click(centre(app, KEY)), 0.0)
        assert top(app) is title(app)
        assert (
            app.notice.sentence
            == f"{name} has its rules here but no table yet, so it cannot be played."
        )
        app.close()


def test_what_was_pressed_says_so_before_the_next_scene_is_made(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = title_layout(app.size, game_keys()).thrones["caylus"].plate
    seen: list[tuple[object, bytes]] = []

    def plate_shown(regions: object = None) -> None:
        seen.append((app.stack.top, pygame.image.tobytes(app.canvas.subsurface(place), "RGB")))

    down, up = click(place.center)[1:]
    app.tick([motion(*place.center), down], 0.0)
    settle(app)
    monkeypatch.setattr(app.window, "present", plate_shown)
    pointers: list[bool] = []
    monkeypatch.setattr(app.window, "show_waiting", pointers.append)
    app.tick([], 0.0)
    app.mark()
    app.tick([], 0.0)
    app.tick([up], 0.0)
    before, pressed = seen[-3:-1]
    assert isinstance(top(app), LobbyScene)
    assert before[0] is pressed[0] is title(app)
    assert before[1] != pressed[1]
    assert pointers[-2:] == [True, False]


def test_whoever_never_played_is_led_to_the_lessons(app: App) -> None:
    assert app.say("ui.title.first_time") in title(app).target_words("continue")
    app.tick(click(centre(app, "continue")), 0.0)
    assert isinstance(top(app), LearnChoice)


def test_continue_goes_on_with_a_first_game_left_half_way(tmp_path: Path) -> None:
    app = title_app(tmp_path)
    chosen: list[str] = []
    reroute(app, lesson=lambda game: (chosen.append(game), Plain(app, "lesson"))[1])
    keep_lesson(app.library, "tara", chapter=0, step=2, since=False, log=[[1]])
    title(app).resume()
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert chosen == ["tara"]


def test_continue_says_that_there_is_nothing_to_continue(tmp_path: Path) -> None:
    app = title_app(tmp_path)
    remember_finished(app.library, "tara")
    title(app).resume()
    app.tick(click(centre(app, "continue")), 0.0)
    assert top(app) is title(app)
    assert app.notice.sentence
    assert not app.notice.sentence.startswith("ui.")


def test_settings_open_from_the_title(app: App) -> None:
    app.tick(click(centre(app, "settings")), 0.0)
    assert isinstance(top(app), SettingsScene)


@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_learn_asks_which_game_and_opens_its_book(app: App, game: str) -> None:
    app.tick(click(centre(app, "learn")), 0.0)
    asked = top(app)
    assert isinstance(asked, LearnChoice)
    settle(app)
    app.tick(click(asked.boxes()[game].center), 0.0)
    book = top(app)
    assert isinstance(book, RulebookScene)
    assert (book.game, book.chosen_tab) == (game, opening(game))


def test_whoever_wants_to_learn_nothing_goes_back(app: App) -> None:
    app.tick(click(centre(app, "learn")), 0.0)
    asked = top(app)
    assert isinstance(asked, LearnChoice)
    settle(app)
    app.tick(click(asked.boxes()["back"].center), 0.0)
    assert top(app) is title(app)


def test_leave_ends_the_app(app: App) -> None:
    app.tick(click(centre(app, "leave")), 0.0)
    assert not app.running


def test_a_press_that_ends_elsewhere_does_nothing(app: App) -> None:
    down, up = click(centre(app, "leave"))[1], click(centre(app, "new"))[2]
    app.tick([down, up], 0.0)
    assert app.running
    assert top(app) is title(app)


@pytest.mark.slow
def test_enter_begins_a_new_game_when_there_is_none(app: App) -> None:
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert isinstance(top(app), LobbyScene)


def test_escape_and_enter_leave(app: App) -> None:
    app.tick([key(pygame.K_ESCAPE), key(pygame.K_RETURN)], 0.0)
    assert not app.running


def test_tab_walks_through_all_targets(app: App) -> None:
    seen = []
    for _ in range(11):
        app.tick([key(pygame.K_TAB)], 0.0)
        seen.append(title(app).focused)
    assert seen[0] == "continue"
    assert len(set(seen)) == 11
    app.tick([key(pygame.K_TAB, pygame.KMOD_SHIFT)], 0.0)
    assert title(app).focused == seen[-2]


def test_arrows_walk_to_the_neighbour(app: App) -> None:
    app.tick([key(pygame.K_TAB), key(pygame.K_TAB), key(pygame.K_RIGHT)], 0.0)
    assert title(app).focused == "library"
    app.tick([key(pygame.K_LEFT), key(pygame.K_UP)], 0.0)
    assert title(app).focused in ("continue", "viscounts", "caylus")


def test_continue_opens_the_latest_unfinished_game(tmp_path: Path) -> None:
    session_id = start_game(tmp_path)
    app = title_app(tmp_path)
    latest = app.library.latest_unfinished()
    assert latest is not None
    assert "Kim, Automa" in continue_words(app, latest).line
    app.tick([key(pygame.K_RETURN)], 0.0)
    table = top(app)
    assert isinstance(table, StubTable)
    assert table.session_id == session_id
    assert len(table.session.log) == 3


def test_continue_after_another_restart_has_the_same_position(tmp_path: Path) -> None:
    start_game(tmp_path, moves=8)
    digests = []
    for _ in range(2):
        app = title_app(tmp_path)
        app.tick(click(centre(app, "continue")), 0.0)
        table = top(app)
        assert isinstance(table, StubTable)
        digests.append(table.session.digest())
        app.close()
    assert digests[0] == digests[1]
    fresh = Session(load_game("viscounts"), table.session.config, 11)
    fresh.replay(table.session.log)
    assert fresh.digest() == digests[0]


def test_a_damaged_library_is_told_and_a_new_one_begun(tmp_path: Path) -> None:
    start_game(tmp_path)
    (tmp_path / "library.sqlite3").write_bytes(b"not a library" * 500)
    app = title_app(tmp_path)
    assert any("damaged" in sentence for sentence in title(app).troubles())
    assert app.library.status.saving
    app.tick(click(centre(app, "new")), 0.0)
    assert isinstance(top(app), LobbyScene)


def test_a_second_window_says_that_nothing_is_being_saved(tmp_path: Path) -> None:
    first = title_app(tmp_path)
    second = title_app(tmp_path)
    assert not title(first).troubles()
    assert any("nothing is being saved" in sentence for sentence in title(second).troubles())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    app = title_app(tmp_path)
    tmp_path.chmod(0o700)
    assert title(app).troubles()


def test_a_data_folder_that_is_a_file_is_told_and_play_goes_on(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("in the way")
    app = title_app(place)
    assert title(app).troubles()
    app.tick(click(centre(app, "new")), 0.0)
    assert isinstance(top(app), LobbyScene)


def test_a_broken_game_is_told_and_the_title_stays(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "library.sqlite3")
    library.create_session(
        game="viscounts", rules_version=1, config={"seats": []}, seed=1, data_text="nonsense ["
    )
    library.close()
    app = title_app(tmp_path)
    app.tick(click(centre(app, "continue")), 0.0)
    assert top(app) is title(app)
    assert app.notice.sentence


@pytest.mark.slow
def test_every_window_size_has_all_targets_inside(tmp_path: Path) -> None:
    for size in ((1280, 690), (1366, 768), (1920, 1080), (2560, 1440)):
        app = make_app(tmp_path, size)
        scene = TitleScene(app)
        app.stack.reset(scene)
        app.tick([], 0.0)
        screen = pygame.Rect((0, 0), size)
        assert all(screen.contains(box) for box in scene.boxes().values())
        assert all(min(box.size) >= 32 for box in scene.boxes().values())
        app.close()
