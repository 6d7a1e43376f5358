"""The stack: queued changes, hooks, who draws and who gets input."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from tests.scenes.support import Plain, key, make_app


@pytest.fixture
def app(tmp_path: Path) -> App:
    return make_app(tmp_path)


def test_changes_wait_for_the_end_of_the_frame(app: App) -> None:
    scene = Plain(app)
    app.stack.push(scene)
    assert app.stack.top is None
    app.tick([], 0.0)
    assert app.stack.top is scene
    assert scene.calls == ["enter", "draw"]
    assert scene.size == (1366, 768)


def test_push_pauses_and_pop_resumes(app: App) -> None:
    below, above = Plain(app, "below"), Plain(app, "above")
    app.stack.push(below)
    app.stack.push(above)
    app.tick([], 0.0)
    app.stack.pop()
    app.tick([], 0.0)
    assert below.calls == ["enter", "pause", "resume", "draw"]
    assert above.calls == ["enter", "draw", "leave"] or above.calls == ["enter", "leave"]
    assert app.stack.scenes == (below,)


def test_replace_keeps_the_scene_below_paused(app: App) -> None:
    below, old, new = Plain(app), Plain(app), Plain(app)
    app.stack.push(below)
    app.stack.push(old)
    app.stack.apply()
    app.stack.replace(new)
    app.stack.apply()
    assert app.stack.scenes == (below, new)
    assert below.calls == ["enter", "pause"]
    assert old.calls == ["enter", "leave"]


def test_reset_leaves_everything(app: App) -> None:
    scenes = [Plain(app, str(i)) for i in range(3)]
    for scene in scenes:
        app.stack.push(scene)
    app.stack.apply()
    fresh = Plain(app)
    app.stack.reset(fresh)
    app.stack.apply()
    assert app.stack.scenes == (fresh,)
    assert all(scene.calls[-1] == "leave" for scene in scenes)


@pytest.mark.parametrize("above", [0, 1, 2, 3])
def test_the_way_home_uncovers_what_stays_and_wakes_nothing_on_the_way(
    app: App, above: int
) -> None:
    lowest = Plain(app, "home")
    lowest.stays = True
    others = [Plain(app, str(number)) for number in range(above)]
    for scene in (lowest, *others):
        app.stack.push(scene)
    app.stack.apply()
    app.stack.home(lambda: Plain(app, "another"))
    app.stack.apply()
    assert app.stack.scenes == (lowest,)
    assert lowest.calls == ["enter", "pause", "resume"][: 3 if above else 1]
    assert all("resume" not in scene.calls for scene in others)
    assert all(scene.calls[-1] == "leave" for scene in others)


def test_the_way_home_begins_anew_where_nothing_stays(app: App) -> None:
    old, home = Plain(app), Plain(app)
    app.stack.push(old)
    app.stack.apply()
    app.stack.home(lambda: home)
    app.stack.apply()
    assert app.stack.scenes == (home,)
    assert old.calls == ["enter", "leave"]


def test_an_overlay_is_drawn_over_the_scene_below(app: App) -> None:
    hidden, table = Plain(app), Plain(app)
    overlay = Plain(app, opaque=False)
    for scene in (hidden, table, overlay):
        app.stack.push(scene)
    app.tick([], 0.0)
    assert "draw" not in hidden.calls
    assert "draw" in table.calls
    assert "draw" in overlay.calls


def test_a_menu_takes_input_and_time_away_from_the_scene_below(app: App) -> None:
    table, menu = Plain(app), Plain(app, opaque=False)
    app.stack.push(table)
    app.stack.push(menu)
    app.tick([], 0.0)
    app.tick([key(pygame.K_a)], 0.5)
    assert len(menu.events) == 1
    assert table.events == []
    assert (menu.passed, table.passed) == (0.5, 0.0)


def test_a_hint_lets_input_through(app: App) -> None:
    table, hint = Plain(app), Plain(app, opaque=False)
    hint.covers_input = False
    app.stack.push(table)
    app.stack.push(hint)
    app.tick([], 0.0)
    app.tick([key(pygame.K_a)], 0.0)
    assert len(hint.events) == len(table.events) == 1


def test_an_empty_stack_ends_the_app(app: App) -> None:
    app.stack.push(Plain(app))
    app.tick([], 0.0)
    app.stack.pop()
    app.tick([], 0.0)
    assert not app.running


class Leaving(Plain):
    """Something goes wrong when it is left."""

    def leave(self) -> None:
        super().leave()
        raise OSError(self.name)


def test_all_scenes_are_left_and_what_goes_wrong_on_the_way_is_returned(app: App) -> None:
    scenes = [Leaving(app, "below"), Plain(app, "middle"), Leaving(app, "above")]
    for scene in scenes:
        app.stack.push(scene)
    app.tick([], 0.0)
    faults = app.stack.abandon()
    assert [str(fault) for fault in faults] == ["above", "below"]
    assert all("leave" in scene.calls for scene in scenes)
    assert app.stack.scenes == ()


def test_scenes_are_laid_out_anew_when_another_language_is_spoken(app: App) -> None:
    scene = Plain(app)
    app.stack.push(scene)
    app.tick([], 0.0)
    scene.size = (0, 0)
    app.stack.retell()
    assert scene.size == (1366, 768)
    assert app.stack.needs_frame()


def test_what_is_shown_at_once_is_on_the_screen_before_the_next_frame(app: App) -> None:
    app.show_at_once()  # nothing to show, and nothing goes wrong
    scene = Plain(app)
    app.stack.push(scene)
    app.tick([], 0.0)
    scene.calls.clear()
    app.show_at_once()
    assert scene.calls == ["draw"]
    assert app.pause_seconds() == 0.0, "the next frame comes soon"
