"""The pause menu: settings that hold, the ways out, keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.handbook.scene import RulebookScene
from scenes.handbook.sets.scene import SetsScene
from scenes.settings.scene import SettingsScene
from scenes.shell.scene import Scene
from scenes.shell.settings import SPEEDS
from scenes.table.overlays.pause import PauseScene
from tests.sampling import sampled
from tests.scenes.support import Plain, click, key, make_app, motion, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    made = make_app(tmp_path)
    made.stack.push(Plain(made, "title"))
    made.stack.push(Plain(made, "table"))
    made.stack.push(PauseScene(made, game="viscounts"))
    settle(made)
    return made


def menu(app: App) -> PauseScene:
    scene = app.stack.top
    assert isinstance(scene, PauseScene)
    return scene


def press(app: App, entry: str) -> None:
    app.tick(click(menu(app).boxes()[entry].center), 0.0)
    app.tick([], 0.0)


def test_the_table_is_seen_below_and_gets_nothing(app: App) -> None:
    table = app.stack.scenes[1]
    assert isinstance(table, Plain)
    assert "draw" in table.calls
    app.tick([key(pygame.K_a), *click((5, 5))], 1.0)
    assert table.events == []
    assert table.passed == 0.0


@pytest.mark.parametrize("way", ["entry", "escape"])
def test_continue_goes_back_to_the_table(app: App, way: str) -> None:
    if way == "entry":
        press(app, "continue")
    else:
        app.tick([key(pygame.K_ESCAPE)], 0.0)
        app.tick([], 0.0)
    assert app.stack.top is app.stack.scenes[1]


def test_five_speeds_go_round_and_are_kept(app: App) -> None:
    seen = []
    for _ in SPEEDS:
        press(app, "speed")
        seen.append(app.store.load().speed)
    assert sorted(seen) == [0, 1, 2, 3, 4]
    assert app.settings.seconds_per_move == 0.5


def test_full_screen_and_back(app: App) -> None:
    walk = [key(pygame.K_TAB)] * (1 + list(menu(app).boxes()).index("fullscreen"))
    app.tick([*walk, key(pygame.K_RETURN)], 0.0)
    assert app.window.fullscreen
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert not app.window.fullscreen


def test_sounds_can_be_muted(app: App) -> None:
    press(app, "sound")
    assert app.store.load().muted
    press(app, "sound")
    assert not app.store.load().muted
    app.sounds.close()


def test_back_to_the_title_leaves_everything(app: App) -> None:
    press(app, "to_title")
    assert len(app.stack.scenes) == 1
    assert isinstance(app.stack.top, Plain)


def test_leave_ends_the_app(app: App) -> None:
    press(app, "leave")
    assert not app.running


def test_arrows_change_the_focused_value_in_both_directions(app: App) -> None:
    steps = 1 + list(menu(app).boxes()).index("speed")
    app.tick([*[key(pygame.K_TAB)] * steps, key(pygame.K_RIGHT)], 0.0)
    assert app.settings.speed == 3
    app.tick([key(pygame.K_LEFT), key(pygame.K_LEFT)], 0.0)
    assert app.settings.speed == 1


def test_enter_changes_the_focused_entry(app: App) -> None:
    app.tick([key(pygame.K_DOWN), key(pygame.K_RIGHT), key(pygame.K_RETURN)], 0.0)
    assert app.settings.speed == 3


OPENED: dict[str, type[Scene]] = {
    "rules": RulebookScene,
    "settings": SettingsScene,
    "figures": SetsScene,
}


@pytest.mark.parametrize(("entry", "scene"), OPENED.items())
def test_rules_and_settings_lie_over_the_menu_and_lead_back(
    app: App, entry: str, scene: type[Scene]
) -> None:
    press(app, entry)
    assert isinstance(app.stack.top, scene)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert isinstance(app.stack.top, PauseScene)


@pytest.mark.parametrize("size", sampled([(1280, 690), (1366, 768), (1920, 1080), (2560, 1440)]))
def test_all_entries_fit_and_say_something(tmp_path: Path, size: tuple[int, int]) -> None:
    app = make_app(tmp_path, size)
    app.stack.push(Plain(app))
    app.stack.push(PauseScene(app, game="viscounts"))
    settle(app)
    screen = pygame.Rect((0, 0), size)
    assert all(screen.contains(box) for box in menu(app).boxes().values())
    assert all(box.height >= 32 for box in menu(app).boxes().values())
    assert not any(words.startswith("ui.") for words in menu(app).words().values())


def test_a_value_that_can_be_changed_comes_with_its_help(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        "scenes.table.overlays.pause.draw_help", lambda surface, words, *_, **__: told.append(words)
    )
    for entry in ("continue", "speed"):
        told.clear()
        app.tick([motion(*menu(app).boxes()[entry].center)], 0.0)
        app.tick([], 0.0)
        assert set(told) == ({app.say("ui.pause.help.speed")} if entry == "speed" else set())
