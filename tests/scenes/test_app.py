"""One frame at a time: drawing on change only, windows of all sizes, storms, faults."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame
import pytest

from saves.lock import HEARTBEAT_SECONDS
from scenes.app import App
from scenes.shell.window import (
    MINIMUM_CANVAS,
    AppWindow,
    canvas_size,
    display_present,
    fitting_size,
)
from tests.scenes.support import Plain, click, key, make_app, motion, press, reroute, settle


class Broken(Plain):
    """A scene whose handling of one key is faulty."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            raise RuntimeError("fault in a scene")
        return super().handle(event)


class Opener(Plain):
    """Opens one scene for every click."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            self.app.stack.push(Plain(self.app, "opened"))
        return super().handle(event)


@pytest.fixture
def app(tmp_path: Path) -> App:
    return make_app(tmp_path)


@pytest.fixture
def scene(app: App) -> Plain:
    plain = Plain(app)
    app.stack.push(plain)
    settle(app)
    return plain


def event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def test_an_idle_scene_draws_no_frame(app: App, scene: Plain) -> None:
    frames = app.frames
    assert [app.tick([], 0.5) for _ in range(10)] == [False] * 10
    assert app.frames == frames
    assert app.pause_seconds() >= 1.0


def test_a_marked_scene_draws_one_frame(app: App, scene: Plain) -> None:
    scene.calls.clear()
    scene.mark()
    assert app.pause_seconds() == 0.0
    assert app.tick([], 0.0)
    assert not app.tick([], 0.0)
    assert scene.calls == ["draw"]


def test_all_is_drawn_anew_where_more_than_the_scene_has_changed(
    app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    mended: list[None] = []
    monkeypatch.setattr(scene, "redraw", lambda surface: mended.append(None) or [])

    def drawn() -> tuple[bool, bool]:
        mended.clear()
        scene.calls.clear()
        app.tick([], 0.0)
        return "draw" in scene.calls, bool(mended)

    scene.mark()
    assert drawn() == (False, True), "its last picture still lies there"
    app.mark()
    assert drawn() == (True, False)
    app.tell("ui.picture.failed")
    assert drawn() == (True, False)
    scene.mark()
    assert drawn() == (True, False), "the notice lies over it"


def test_a_moving_scene_draws_every_frame(app: App, scene: Plain) -> None:
    scene.moving = True
    assert all(app.tick([], 0.016) for _ in range(5))
    assert app.pause_seconds() == 0.0


def test_the_loop_wakes_when_the_scene_asks(app: App, scene: Plain) -> None:
    scene.wakeup = 0.4
    assert app.pause_seconds() == 0.4


def test_time_passes_before_input_so_that_moves_start_at_zero(app: App, scene: Plain) -> None:
    order: list[str] = []
    scene.update = lambda dt: order.append("time")  # type: ignore[method-assign]
    scene.handle = lambda event: order.append("input") or False  # type: ignore[method-assign, func-returns-value]
    app.tick([key(pygame.K_a)], 9.0)
    assert order == ["time", "input"]


def test_a_notice_goes_away_by_itself(app: App, scene: Plain) -> None:
    app.tell("ui.picture.failed")
    assert app.tick([], 0.0)
    assert app.notice.sentence
    assert app.pause_seconds() <= 5.0
    assert app.tick([], 6.0)
    assert app.notice.sentence == ""
    assert not app.tick([], 1.0)


def test_a_notice_lies_over_the_scene(app: App, scene: Plain) -> None:
    app.tell("ui.picture.failed")
    app.tick([], 0.0)
    assert app.notice.place is not None
    assert app.canvas.get_at(app.notice.place.center) != scene_colour(app)
    app.tick([], 9.0)
    assert app.canvas.get_at((683, 70)) == scene_colour(app)


def scene_colour(app: App) -> pygame.Color:
    """What a plain scene fills its corner with."""
    return app.canvas.get_at((0, app.canvas.get_height() - 1))


def test_sounds_are_hushed_while_another_program_has_the_focus(app: App, scene: Plain) -> None:
    app.tick([event(pygame.WINDOWFOCUSLOST)], 0.0)
    assert app.sounds.hushed
    app.tick([event(pygame.WINDOWFOCUSGAINED)], 0.0)
    assert not app.sounds.hushed
    app.settings.mute_unfocused = False
    app.tick([event(pygame.WINDOWFOCUSLOST)], 0.0)
    assert not app.sounds.hushed


class Chore:
    """Work in the background that wants to go on soon."""

    next_wakeup: float | None = 0.25
    news = False
    closed = False

    def update(self) -> bool:
        return self.news

    def close(self) -> None:
        self.closed = True


def test_work_in_the_background_wakes_the_loop_and_is_closed_with_the_app(
    app: App, scene: Plain
) -> None:
    chore = Chore()
    app.background.append(chore)
    assert app.pause_seconds() == 0.25
    assert not app.tick([], 0.0)
    chore.news = True
    assert app.tick([], 0.0), "it has found something"
    app.close()
    assert chore.closed


def test_what_is_heard_ends_with_the_app(
    app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []
    for name in ("ambience", "sounds"):
        monkeypatch.setattr(getattr(app, name), "close", partial(closed.append, name))
    monkeypatch.setattr(app.narrator.voice, "close", partial(closed.append, "voice"))
    app.close()
    assert closed == ["ambience", "sounds", "voice"]


def test_the_voice_is_told_of_every_frame_that_can_be_seen(
    app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(app.narrator, "listen", lambda top, notice: heard.append((top, notice)))
    app.tick([], 0.0)
    assert heard == []
    app.tell("ui.picture.failed")
    app.tick([], 0.0)
    assert heard == [(scene, app.notice.sentence)]


def test_after_a_key_of_the_voice_a_frame_is_drawn_which_it_listens_to(
    app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not app.tick([key(pygame.K_F2)], 0.0)
    monkeypatch.setattr(app.narrator, "press", lambda code, back, top: code == pygame.K_F2)
    assert app.tick([key(pygame.K_F2)], 0.0)
    assert [made.key for made in scene.events] == [pygame.K_F2], "the second one was the voice's"


def test_the_library_hears_of_the_window_now_and_then(
    app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[None] = []
    monkeypatch.setattr(app.library, "heartbeat", lambda: beats.append(None))
    assert app.pause_seconds() <= HEARTBEAT_SECONDS
    app.tick([], HEARTBEAT_SECONDS / 2)
    assert not beats
    app.tick([], HEARTBEAT_SECONDS / 2)
    app.tick([], HEARTBEAT_SECONDS / 2)
    assert len(beats) == 1


class FakeWindow:
    """The system's window, which notes what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def set_icon(self, icon: pygame.Surface) -> None:
        self.asked.append(icon.get_size())

    def set_fullscreen(self, desktop: bool) -> None:
        self.asked.append("whole screen")

    def set_windowed(self) -> None:
        self.asked.append("window")


def test_the_task_bar_has_the_icon_after_the_first_frame(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = FakeWindow()
    monkeypatch.setattr(app.window, "_window", window)
    next(app._after_first_frame())
    assert window.asked == [(64, 64)]


def test_the_window_covers_the_screen_and_comes_back(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not app.window.fullscreen
    window = FakeWindow()
    monkeypatch.setattr(app.window, "_window", window)
    app.window.set_fullscreen(True)
    app.window.set_fullscreen(False)
    assert window.asked == ["whole screen", "window"]


def test_a_closed_window_is_gone(app: App) -> None:
    app.window.close()
    assert pygame.display.get_surface() is None
    assert pygame.display.get_init(), "events are still asked for"


def test_a_window_that_was_left_full_screen_opens_so() -> None:
    assert AppWindow("Four Thrones", (1280, 720), fullscreen=True).fullscreen


def test_the_loop_hands_on_what_is_pressed_and_ends_with_the_window(app: App) -> None:
    plain, seen = Plain(app), []
    app.stack.push(plain)
    app.settings.muted = True
    app.on_first_frame = lambda: seen.append((app.frames, app.running))
    pygame.event.clear()
    for made in (key(pygame.K_a), key(pygame.K_b)):
        pygame.event.post(made)
    assert [made.key for made in app.wait(1.0) if made.type == pygame.KEYDOWN] == [97, 98]
    plain.handle = lambda made: app.quit() or True  # type: ignore[method-assign, func-returns-value]
    plain.moving = True
    plain.update = lambda dt: pygame.event.post(key(pygame.K_a))  # type: ignore[method-assign, assignment, return-value]
    app.run()
    assert seen == [(1, True)]
    assert plain.calls[-1] == "leave"


def test_the_loop_sleeps_no_longer_than_it_may(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(pygame.event, "wait", asked.append)
    for seconds in (0.25, 0.0):
        with suppress(AttributeError):  # no event has come
            app.wait(seconds)
    assert asked == [250, 1]


def test_while_the_app_is_open_the_screen_may_be_saved(app: App) -> None:
    assert pygame.display.get_allow_screensaver()


def test_quit_ends_at_once_and_draws_nothing(app: App, scene: Plain) -> None:
    scene.mark()
    assert not app.tick([event(pygame.QUIT)], 0.0)
    assert not app.running


def test_resize_waits_until_the_window_rests(app: App, scene: Plain) -> None:
    for width in (1400, 1500, 1600):
        app.window.resize((width, 900))
        changed = event(pygame.WINDOWSIZECHANGED, x=width, y=900)
        assert app.tick([changed], 0.02), "the picture is stretched meanwhile"
        assert scene.size == (1366, 768)
    app.tick([], 0.2)
    assert scene.size == (1600, 900)
    assert app.size == (1600, 900)


def test_the_window_size_is_remembered(app: App, scene: Plain, tmp_path: Path) -> None:
    app.window.resize((1500, 800))
    app.tick([event(pygame.WINDOWSIZECHANGED, x=1500, y=800)], 0.0)
    app.tick([], 0.2)
    app.close()
    stored = make_app(tmp_path).settings
    assert (stored.width, stored.height) == (1500, 800)


@pytest.mark.parametrize("size", [(960, 600), (400, 300), (60, 2000), (2000, 60), (1, 1)])
def test_a_tiny_window_shrinks_the_picture(app: App, scene: Plain, size: tuple[int, int]) -> None:
    app.window._window.minimum_size = (1, 1)  # as window managers that ignore the minimum
    app.window.resize(size)
    app.tick([event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)
    assert app.tick([], 0.2)
    assert scene.size[0] >= MINIMUM_CANVAS[0]
    assert scene.size[1] >= MINIMUM_CANVAS[1]
    assert scene.size[0] * scene.size[1] <= 2560 * 1440


def test_a_tiny_window_keeps_its_canvas_from_frame_to_frame(app: App) -> None:
    app.window.resize((960, 600))
    first = app.window.canvas()
    assert app.window.canvas() is first
    app.window.resize((1366, 768))
    assert app.window.canvas().get_size() == (1366, 768)


def test_pointer_of_a_tiny_window_is_mapped_to_the_canvas(app: App, scene: Plain) -> None:
    app.window.resize((960, 600))
    app.tick([event(pygame.WINDOWSIZECHANGED, x=960, y=600)], 0.0)
    app.tick([], 0.2)
    app.tick([motion(480, 300)], 0.0)
    assert scene.size == (1280, 800)
    assert scene.events[-1].pos == (640, 400)
    assert app.pointer == (640, 400)


def test_neighbouring_motions_are_one(app: App, scene: Plain) -> None:
    app.tick([motion(i, i) for i in range(500)], 0.0)
    assert len(scene.events) == 1
    assert scene.events[0].pos == (499, 499)
    assert scene.events[0].rel == (500, 500)


def test_motions_around_a_press_stay_apart(app: App, scene: Plain) -> None:
    app.tick([motion(1, 1), press(1, 1), motion(5, 5)], 0.0)
    assert len(scene.events) == 3


def test_a_click_storm_opens_one_scene(app: App) -> None:
    app.stack.push(Opener(app))
    settle(app)
    app.tick([part for _ in range(50) for part in click((10, 10))], 0.0)
    assert len(app.stack.scenes) == 2


def test_nothing_is_drawn_while_minimised(app: App, scene: Plain) -> None:
    scene.moving = True
    assert not app.tick([event(pygame.WINDOWMINIMIZED)], 0.0)
    assert not app.tick([], 0.5)
    assert app.pause_seconds() > 0.0
    assert app.tick([event(pygame.WINDOWRESTORED)], 0.0)


def test_full_screen_toggles_and_is_remembered(app: App, scene: Plain) -> None:
    app.tick([key(pygame.K_F11)], 0.0)
    assert app.store.load().fullscreen
    app.tick([key(pygame.K_F11)], 0.0)
    assert not app.store.load().fullscreen
    assert scene.events == []


def test_a_fault_is_one_sentence_a_log_and_the_way_home(tmp_path: Path) -> None:
    app = make_app(tmp_path, strict=False)
    app.stack.push(Broken(app))
    settle(app)
    app.tick([key(pygame.K_a)], 0.0)
    settle(app)
    log = tmp_path / "four-thrones.log"
    assert "fault in a scene" in log.read_text()
    assert str(log) in app.notice.sentence
    assert "Traceback" not in app.notice.sentence
    assert isinstance(app.stack.top, Plain)
    assert app.running


def test_a_home_that_keeps_failing_ends_the_app_and_three_faults_do_not(tmp_path: Path) -> None:
    app = make_app(tmp_path, strict=False)
    reroute(app, home=lambda: Broken(app))
    app.stack.push(Broken(app))
    for faults in range(1, 5):
        assert not app.tick([key(pygame.K_a)], 0.0), "nothing was drawn"
        assert app.running is (faults <= 3)


def test_without_display_variables_linux_has_no_display() -> None:
    assert not display_present({}, "linux")
    assert display_present({"DISPLAY": ":0"}, "linux")
    assert display_present({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert display_present({"SDL_VIDEODRIVER": "dummy"}, "linux")
    assert display_present({}, "win32")


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1366, 768), 1.0), ((2560, 1080), 1080 / 768), ((1400, 1400), 1400 / 1366)],
)
def test_everything_is_as_large_as_the_narrower_side_allows(
    app: App, scene: Plain, size: tuple[int, int], scale: float
) -> None:
    app.window.resize(size)
    app.tick([event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)
    app.tick([], 0.2)
    assert app.scale == pytest.approx(scale)
    app.settings.text_percent = 150
    assert app.words_scale == pytest.approx(1.5 * scale)


def test_window_sizes() -> None:
    assert canvas_size((1920, 1080)) == (1920, 1080)
    assert canvas_size((1280, 690)) == (1280, 690)
    assert canvas_size((640, 345)) == (1280, 690)
    assert canvas_size((2000, 60)) == (2560, 690)
    assert canvas_size((60, 1200)) == (1280, 1440)
    assert fitting_size((1920, 1080), (1366, 768)) == (1346, 688)
    assert fitting_size((1366, 768), (1920, 1080)) == (1366, 768)
    assert fitting_size((1366, 768), (640, 480)) == (960, 600)
