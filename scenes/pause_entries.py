"""The entries of the pause menu: what they say now and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.play import go_home
from scenes.settings_store import SPEEDS

if TYPE_CHECKING:
    from scenes.app import App

TEXT_PERCENTS: tuple[int, ...] = (80, 90, 100, 110, 125, 150)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu. `change` takes +1 or -1; entries without values ignore it.

    `help` is a catalogue key, empty when the words say it all.
    """

    key: str
    words: Callable[[], str]
    change: Callable[[int], None]
    help: str = ""


def pause_entries(app: App, close: Callable[[], None], *, playing: bool) -> list[Entry]:
    """All entries from top to bottom; without a game only the settings."""
    entries = [_plain(app, "continue" if playing else "back", close), _speed(app)]
    entries += [_switch(app, name) for name in ("step_mode", "reduced_motion", "confirm_end")]
    entries += [_fullscreen(app), _sound(app)]
    if playing:
        entries.append(_plain(app, "to_title", lambda: go_home(app)))
        entries.append(_plain(app, "leave", app.quit))
    else:
        entries.append(_text_size(app))
    return entries


def _plain(app: App, key: str, act: Callable[[], None]) -> Entry:
    return Entry(key, lambda: app.say(f"ui.pause.{key}"), lambda by: act())


def _valued(app: App, key: str, value: str) -> str:
    return app.say("ui.pause.valued", name=app.say(f"ui.pause.{key}"), value=value)


def _on_off(app: App, key: str, on: bool) -> str:
    return _valued(app, key, app.say("ui.pause.on" if on else "ui.pause.off"))


def _speed(app: App) -> Entry:
    def words() -> str:
        return _valued(app, "speed", app.say(f"ui.speed.{SPEEDS[app.settings.speed]}"))

    def change(by: int) -> None:
        app.settings.speed = (app.settings.speed + by) % len(SPEEDS)
        app.save_settings()

    return Entry("speed", words, change, "ui.pause.help.speed")


def _switch(app: App, name: str) -> Entry:
    def words() -> str:
        return _on_off(app, name, bool(getattr(app.settings, name)))

    def change(by: int) -> None:
        setattr(app.settings, name, not getattr(app.settings, name))
        app.save_settings()

    return Entry(name, words, change, f"ui.pause.help.{name}")


def _fullscreen(app: App) -> Entry:
    def words() -> str:
        return _on_off(app, "fullscreen", app.window.fullscreen)

    def change(by: int) -> None:
        app.set_fullscreen(not app.window.fullscreen)

    return Entry("fullscreen", words, change, "ui.pause.help.fullscreen")


def _sound(app: App) -> Entry:
    def words() -> str:
        return _on_off(app, "sound", not app.settings.muted)

    def change(by: int) -> None:
        app.settings.muted = not app.settings.muted
        app.save_settings()
        app.sounds.prepare()
        app.sounds.play("coin")

    return Entry("sound", words, change)


def _text_size(app: App) -> Entry:
    def words() -> str:
        return _valued(app, "text_size", f"{app.settings.text_percent} %")

    def change(by: int) -> None:
        known = TEXT_PERCENTS
        now = min(range(len(known)), key=lambda i: abs(known[i] - app.settings.text_percent))
        app.settings.text_percent = known[(now + by) % len(known)]
        app.save_settings()

    return Entry("text_size", words, change, "ui.pause.help.text_size")
