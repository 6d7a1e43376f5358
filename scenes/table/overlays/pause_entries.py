"""The entries of the pause menu: what they say now and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.box.game_box import box_of
from scenes.play.boxes.names import set_name
from scenes.play.boxes.waiting import waiting
from scenes.play.ways import go_home
from scenes.shell.services import Services
from scenes.shell.settings import SPEEDS


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu. `change` takes +1 or -1; entries without values ignore it.

    `help` is a catalogue key, empty when the words say it all.
    """

    key: str
    words: Callable[[], str]
    change: Callable[[int], None]
    help: str = ""


def pause_entries(app: Services, close: Callable[[], None], game: str, played: str) -> list[Entry]:
    """All entries from top to bottom; what is changed most often stands here as well. `played`: the
    set of figures that the game is played with."""
    figures = [_figures(app, game, played)] if box_of(game) is not None else []
    return [
        _plain(app, "continue", close),
        _plain(app, "learn", lambda: app.stack.push(app.routes.learn(game))),
        _plain(app, "rules", lambda: _open_rules(app, game)),
        _box(app, game),
        *figures,
        _plain(app, "settings", lambda: _open_settings(app)),
        _speed(app),
        _fullscreen(app),
        _sound(app),
        _plain(app, "to_title", lambda: go_home(app)),
        _plain(app, "leave", app.quit),
    ]


def _box(app: Services, game: str) -> Entry:
    """Your box, and how many corrected figures have changed since."""

    def words() -> str:
        name, left = app.say("ui.pause.box"), waiting(app.boxes, game)
        if not left:
            return name
        return app.say("ui.pause.valued", name=name, value=app.say("sets.waiting_few", n=left))

    return Entry("box", words, lambda by: app.stack.push(app.routes.box(game)))


def _figures(app: Services, game: str, played: str) -> Entry:
    """What this game is played with; it leads to the sets that new games can be played with."""

    def words() -> str:
        name = app.say("sets.named.pause")
        return app.say("ui.pause.valued", name=name, value=set_name(app, played))

    return Entry("figures", words, lambda by: app.stack.push(app.routes.box_sets(game)))


def _open_rules(app: Services, game: str) -> None:
    app.stack.push(app.routes.handbook(game))


def _open_settings(app: Services) -> None:
    app.stack.push(app.routes.settings())


def _plain(app: Services, key: str, act: Callable[[], None]) -> Entry:
    return Entry(key, lambda: app.say(f"ui.pause.{key}"), lambda by: act())


def _valued(app: Services, key: str, value: str) -> str:
    return app.say("ui.pause.valued", name=app.say(f"ui.pause.{key}"), value=value)


def _on_off(app: Services, key: str, on: bool) -> str:
    return _valued(app, key, app.say("ui.pause.on" if on else "ui.pause.off"))


def _speed(app: Services) -> Entry:
    def words() -> str:
        return _valued(app, "speed", app.say(f"ui.speed.{SPEEDS[app.settings.speed]}"))

    def change(by: int) -> None:
        app.settings.speed = (app.settings.speed + by) % len(SPEEDS)
        app.save_settings()

    return Entry("speed", words, change, "ui.pause.help.speed")


def _fullscreen(app: Services) -> Entry:
    def words() -> str:
        return _on_off(app, "fullscreen", app.window.fullscreen)

    def change(by: int) -> None:
        app.set_fullscreen(not app.window.fullscreen)

    return Entry("fullscreen", words, change, "ui.pause.help.fullscreen")


def _sound(app: Services) -> Entry:
    def words() -> str:
        return _on_off(app, "sound", not app.settings.muted)

    def change(by: int) -> None:
        app.settings.muted = not app.settings.muted
        app.save_settings()
        app.sounds.prepare()
        app.sounds.play("coin")

    return Entry("sound", words, change)
