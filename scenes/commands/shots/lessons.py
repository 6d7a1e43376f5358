"""Named pictures of what teaches: the choice of a game, its minute, each chapter of its lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games import game_keys
from engine.lessons.minute import has_minute
from engine.lessons.practice import has_practice, load_practice
from engine.lessons.reader import has_lesson, load_lesson
from scenes.commands.shots.shot import Shot, settle
from scenes.play.ways import go_home

if TYPE_CHECKING:
    from scenes.app import App


def _choice(app: App) -> None:
    go_home(app)
    settle(app)
    app.stack.push(app.routes.learn(""))


def _book(game: str, tab: str) -> Callable[[App], None]:
    def stage(app: App) -> None:
        app.stack.reset(app.routes.handbook(game, tab=tab))
        app.tick([], 0.0)
        while app.stack.top is not None and app.stack.top.at_work:
            app.tick([], 0.05)

    return stage


def _chapter(game: str, chapter: int) -> Callable[[App], None]:
    def stage(app: App) -> None:
        app.settings.speed = 4
        app.stack.reset(app.routes.lesson(game, chapter=chapter))
        settle(app)

    return stage


def _position(game: str, number: int) -> Callable[[App], None]:
    def stage(app: App) -> None:
        app.settings.speed = 4
        app.stack.reset(app.routes.practice(game, number))
        settle(app)

    return stage


def _practice(game: str) -> list[Shot]:
    found = [Shot(f"learn-{game}-practice", _book(game, "practice"))]
    for number, position in enumerate(load_practice(game)):
        found.append(Shot(f"practice-{game}-{position.id}", _position(game, number)))
    return found


def _shots() -> list[Shot]:
    found = [Shot("learn", _choice)]
    for game in (each for each in game_keys() if has_lesson(each)):
        found.append(Shot(f"learn-{game}-first", _book(game, "first")))
        if has_minute(game):
            found.append(Shot(f"learn-{game}-minute", _book(game, "minute")))
        for number, chapter in enumerate(load_lesson(game).chapters):
            found.append(Shot(f"lesson-{game}-{chapter.id}", _chapter(game, number)))
    for game in filter(has_practice, game_keys()):
        found += _practice(game)
    return found


SHOTS: tuple[Shot, ...] = tuple(_shots())
