"""How shots bring a table into a named position: open it, point, lift, drag, decide."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.game import Config
from engine.games import info_of
from engine.session import Session
from engine.texts.called import of_automa
from scenes.app import App
from scenes.commands.shots.shot import settle
from scenes.play.seating import persons_config, solo_config
from scenes.shell.scene import Scene
from scenes.table.scene import TableScene

LARGEST = 150
"""The largest size of words, percent."""


def company_of(game: str, name: str, colour: str, level: int, board: str = "") -> Config:
    """One person against an automa (the usual one, unless `board` names another); in a game
    without automas the fewest persons."""
    info = info_of(game)
    if not info.automas:
        return persons_config(min(info.seats))
    board = board or info.usual_automa
    return solo_config(name, colour, of_automa(board), board, level)


def open_table(app: App, session: Session) -> TableScene:
    """The table with the hand of who is asked, at rest."""
    app.settings.speed = 4
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    settle(app)
    if app.stack.top is not scene:
        press(app, pygame.K_RETURN)
        settle(app)
    if scene.model.put_away():
        scene.mark()
        settle(app)
    return scene


def shown(make: Callable[[App], Scene], percent: int = 0) -> Callable[[App], None]:
    """Brings an app to a scene, with words of a size; 0: as they are set."""

    def stage(app: App) -> None:
        app.settings.text_percent = percent or app.settings.text_percent
        app.stack.push(make(app))
        settle(app)

    return stage


def zoom(app: App, scene: TableScene, anchor: str, notches: int = 2) -> None:
    """Magnify the board around an anchor."""
    scene.context.camera.turn(notches, scene.context.places[anchor].middle)
    scene.context.relay()
    settle(app)


def press(app: App, key: int) -> None:
    """A key, and the beginning of what it does."""
    values = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
    app.tick([pygame.event.Event(pygame.KEYDOWN, values)], 0.05)


_LOOKS = 60
"""Frames at most until every place wears its look: only some are drawn in each."""


def point(app: App, place: tuple[float, float]) -> None:
    """The pointer at a place (px), long enough for a tooltip to open."""
    event = {"pos": (round(place[0]), round(place[1])), "rel": (1, 1), "buttons": (0, 0, 0)}
    app.tick([pygame.event.Event(pygame.MOUSEMOTION, event)], 0.02)
    app.tick([], 0.4)
    for _ in range(_LOOKS):
        if not app.stack.needs_frame():
            return
        app.tick([], 0.0)


def grip(app: App, place: tuple[float, float]) -> None:
    """The left button goes down at a place (px)."""
    event = {"pos": (round(place[0]), round(place[1])), "button": pygame.BUTTON_LEFT}
    app.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, event)], 0.02)


def drag(app: App, scene: TableScene, source: str, target: str) -> None:
    """Lift a source and hold it over a target."""
    carry(app, scene.context.places[source].middle, scene.context.places[target].middle)


def carry(app: App, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Lift what lies at a place and hold it over another one (px)."""
    point(app, start)
    grip(app, start)
    point(app, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    point(app, end)


def take(app: App, scene: TableScene, source: str, target: str) -> None:
    """Take the choice that goes from a source to a target, and let it be shown."""
    question = scene.model.question
    if question is None:
        raise LookupError("nothing is asked")
    ways = [c for c in question.choices if (c.source, c.target) == (source, target)]
    scene.model.take(ways[0])
    scene.gestures.after_decision()
    settle(app)
