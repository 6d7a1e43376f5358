"""Everything is played with a gamepad: from the title to the score sheet, by its own events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from scenes.app import App
from scenes.launch import routes
from scenes.lobby.scene import LobbyScene
from scenes.results.scene import ResultsScene
from scenes.settings.scene import SettingsScene
from scenes.shell.layer import Layer
from scenes.table.overlays.help import HelpScene
from scenes.table.overlays.pause import PauseScene
from scenes.table.overlays.tools import ToolsScene
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from tests.sampling import only, sampled
from tests.scenes.pads import DOWN, UP, crossed, hat, plugged, pushed
from tests.scenes.support import Plain, at_rest, make_app, motion, settle, wait_until
from tests.scenes.table.opening import INSTANT, SIZE
from tests.scenes.table.pad_player import PadPlayer

SEED = 5
TURN = 6
"""Decisions that are at least a turn."""


def at_the_title(folder: Path) -> App:
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    app.routes = routes(app)
    app.stack.reset(app.routes.home())
    app.tick([plugged()], 0.02)
    wait_until(app, lambda: at_rest(app), 0.02)
    return app


def top(app: App) -> Layer:
    found = app.stack.top
    assert found is not None
    return found


def go_to(app: App, scene: TitleScene | LobbyScene, key: str) -> None:
    """X, which is Tab in menus, until the focus is there."""
    for _ in range(80):
        if scene.focused == key:
            return
        app.tick(pushed("x"), 0.02)
    raise AssertionError(f"X never came to {key}")


def from_the_title(folder: Path, game: str) -> PadPlayer:
    """The table of a game that was begun on the title by pad alone."""
    app = at_the_title(folder)
    title = top(app)
    assert isinstance(title, TitleScene)
    go_to(app, title, game)
    app.tick(pushed("a"), 0.02)
    return from_the_lobby(app)


def begin(folder: Path, game: str) -> PadPlayer:
    """The same without the hall of the title, which takes its time to be built."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, game))
    return from_the_lobby(app)


def from_the_lobby(app: App) -> PadPlayer:
    settle(app)
    lobby = top(app)
    assert isinstance(lobby, LobbyScene)
    for chair in lobby.company.computers:
        go_to(app, lobby, f"kind:{chair}")
        for _ in range(8):
            if lobby.company.level(chair):
                app.tick(pushed("a"), 0.02)
        assert not lobby.company.level(chair)
    go_to(app, lobby, "start")
    app.tick(pushed("a"), 0.02)
    app.tick([], 0.05)
    wait_until(app, lambda: at_rest(app))
    table = next(each for each in app.stack.scenes if isinstance(each, TableScene))
    return PadPlayer(app, table, SEED)


def close(app: App) -> None:
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(reversed(game_keys())))
def test_a_turn_from_the_lobby(tmp_path: Path, game: str) -> None:
    player = begin(tmp_path, game)
    player.play_on(TURN)
    assert len(player.scene.match.session.log) >= TURN
    close(player.app)


@pytest.mark.slow
@pytest.mark.parametrize("game", only("viscounts", game_keys()))
def test_a_whole_game_from_the_title_to_the_score_sheet(tmp_path: Path, game: str) -> None:
    player = from_the_title(tmp_path, game)
    player.play_on(4000)
    player.settle()
    assert player.scene.model.over
    assert player.listed > 5
    app = player.app
    app.tick(pushed("a"), 0.02)
    app.tick([], 0.02)
    results = top(app)
    assert isinstance(results, ResultsScene)
    app.tick(pushed("a"), 0.02)
    assert results.filling.complete
    app.tick(pushed("b"), 0.02)
    app.tick([], 0.02)
    assert top(app) is player.scene
    close(app)


@pytest.mark.slow
def test_at_the_table_every_tool_is_two_presses_away(tmp_path: Path) -> None:
    player = begin(tmp_path, game_keys()[0])
    app, scene = player.app, player.scene
    player.play_on(2)
    player.settle()
    log = scene.match.session.log
    before = len(log)
    if scene.match.can_undo():
        player.use_tool("undo")
        assert len(log) == before - 1
    player.use_tool("next")
    assert scene.what_next.shown
    player.push("b")
    assert not scene.what_next.shown
    player.use_tool("log")
    assert scene.panels.rail_state.focus
    player.cross(UP)
    player.push("b")
    assert not scene.panels.rail_state.focus
    player.use_tool("help")
    assert isinstance(top(app), HelpScene)
    player.push("b")
    app.tick([], 0.02)
    player.push("start")
    app.tick([], 0.02)
    assert isinstance(top(app), PauseScene)
    player.push("b")
    app.tick([], 0.02)
    assert top(app) is scene
    player.push("x")
    app.tick([], 0.02)
    assert isinstance(top(app), ToolsScene)
    player.push("x")
    app.tick([], 0.02)
    assert top(app) is scene
    close(app)


@pytest.mark.slow
def test_the_answers_open_and_close_as_a_list(tmp_path: Path) -> None:
    player = begin(tmp_path, game_keys()[0])
    player.settle()
    model = player.scene.model
    was_open = model.picking is not None
    player.push("y")
    assert (model.picking is None) == was_open
    player.push("y")
    assert (model.picking is not None) == was_open
    close(player.app)


@pytest.mark.slow
def test_a_pad_that_is_pulled_out_in_mid_step_holds_nothing(tmp_path: Path) -> None:
    app = make_app(tmp_path, SIZE)
    scene = SettingsScene(app, "play")
    app.stack.push(scene)
    settle(app)
    app.tick([*pushed("x"), hat(DOWN)], 0.02)
    focused = scene.focus.focused
    assert focused
    app.tick([pygame.event.Event(pygame.JOYDEVICEREMOVED, {"instance_id": 0})], 0.02)
    for _ in range(20):
        app.tick([], 0.2)
    assert scene.focus.focused == focused
    app.tick([plugged(), *crossed(UP)], 0.02)
    assert scene.focus.focused != focused
    close(app)


def test_the_loop_wakes_up_for_what_is_held(tmp_path: Path) -> None:
    app = make_app(tmp_path, SIZE)
    app.stack.push(SettingsScene(app, "sound"))
    settle(app)
    app.tick([*pushed("x"), hat(DOWN)], 0.02)
    settle(app)
    assert 0 < app.pause_seconds() < 0.5
    app.tick([hat((0, 0))], 0.02)
    settle(app)
    assert app.pause_seconds() > 0.5
    close(app)


def test_settings_are_changed_by_pad(tmp_path: Path) -> None:
    app = make_app(tmp_path, SIZE)
    below = Plain(app, "title")
    app.stack.push(below)
    app.stack.push(SettingsScene(app, "play"))
    settle(app)
    scene = top(app)
    assert isinstance(scene, SettingsScene)
    while scene.focus.focused != "row:step_mode":
        app.tick(pushed("x"), 0.02)
    before = app.settings.step_mode
    app.tick(pushed("a"), 0.02)
    assert app.settings.step_mode is not before
    app.tick(pushed("b"), 0.02)
    app.tick([], 0.02)
    assert top(app) is below
    close(app)


@pytest.mark.slow
def test_the_prompt_shows_the_buttons_of_the_pad_until_the_mouse_moves(tmp_path: Path) -> None:
    player = begin(tmp_path, game_keys()[0])
    player.settle()
    app, scene = player.app, player.scene
    player.push("b")
    if not isinstance(top(app), TableScene):
        player.push("b")
    settle(app)
    with_pad = pygame.Surface(SIZE)
    scene.draw(with_pad)
    far = motion(5, 700)
    app.tick([pygame.event.Event(pygame.MOUSEMOTION, {**far.dict, "rel": (40, 3)})], 0.02)
    settle(app)
    with_mouse = pygame.Surface(SIZE)
    scene.draw(with_mouse)
    bar = scene.context.frame.prompt
    pictures = [
        pygame.image.tobytes(each.subsurface(bar), "RGB") for each in (with_pad, with_mouse)
    ]
    assert pictures[0] != pictures[1]
    close(app)
