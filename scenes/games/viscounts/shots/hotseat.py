"""Named pictures of several persons at one laptop: lobby, curtain, digest, history, replay."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame

from engine.game import Config
from engine.games import load_game
from engine.session import Session
from scenes.commands.shots.shot import Shot, settle
from scenes.lobby.scene import LobbyScene
from scenes.play.seating import SEAT_COLOURS
from scenes.results.scene import ResultsScene
from scenes.shell.settings import SPEEDS, Guest, LobbyChoices
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.app import App

INSTANT = len(SPEEDS) - 1
IDLE = 9
"""Rank of answers that do nothing."""


def _four_in_the_lobby(app: App) -> None:
    app.settings.lobby = LobbyChoices(
        "Réka",
        "red",
        left=Guest(True, "Benedikt", "blue"),
        far=Guest(True, "Ana Sofia", "yellow"),
        right=Guest(True, "", "green"),
        open_table=True,
    )
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)


def _two_in_the_lobby(app: App) -> None:
    app.settings.lobby = LobbyChoices("Réka", "red", far=Guest(True, "Ben", "yellow"))
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)


def _config(persons: int) -> Config:
    names = ("Réka", "Benedikt", "Ana Sofia", "Kim")
    seats = [
        {"kind": "person", "name": name, "colour": colour}
        for name, colour in zip(names[:persons], SEAT_COLOURS, strict=False)
    ]
    return {"seats": seats, "options": {}}


def _table(app: App, least: int, persons: int = 4, seed: int = 4) -> TableScene:
    """A table of several persons, at the first question of a turn after so many decisions."""
    app.settings.speed = INSTANT
    session = Session(load_game("viscounts"), _config(persons), seed)
    chance = Random(seed)
    while not session.over:
        question = session.game.explain(session.state)
        if len(session.log) >= least and question.op == "play":
            break
        active = [choice for choice in question.choices if choice.rank < IDLE]
        session.act(chance.choice(active or list(question.choices)).action)
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    settle(app)
    return scene


def _curtain(app: App) -> None:
    _table(app, 140)


def _digest(app: App) -> None:
    _table(app, 150)
    _press(app, pygame.K_RETURN)
    settle(app)


def _history(app: App) -> None:
    scene = _table(app, 150)
    _press(app, pygame.K_RETURN)
    settle(app)
    scene.history.go(len(scene.history.lines) - 40)


def _press(app: App, code: int) -> None:
    app.tick([pygame.event.Event(pygame.KEYDOWN, {"key": code, "mod": 0, "unicode": ""})], 0.02)


def _over(app: App, persons: int) -> TableScene:
    scene = _table(app, 10**6, persons)
    scene.exits.results()
    settle(app)
    _press(app, pygame.K_SPACE)
    return scene


def _chart(app: App) -> None:
    _over(app, 4)
    scene = app.stack.top
    assert isinstance(scene, ResultsScene)
    _click(app, scene.boxes()["chart"].center)


def _replay(app: App) -> None:
    _over(app, 4)
    scene = app.stack.top
    assert isinstance(scene, ResultsScene)
    _click(app, scene.boxes()["replay"].center)
    for _ in range(120):
        app.tick([], 0.25)
    _press(app, pygame.K_SPACE)


def _click(app: App, place: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.tick([pygame.event.Event(kind, {"pos": place, "button": 1})], 0.0)


SHOTS: tuple[Shot, ...] = (
    Shot("lobby-four", _four_in_the_lobby),
    Shot("lobby-two", _two_in_the_lobby),
    Shot("curtain", _curtain),
    Shot("digest", _digest),
    Shot("history", _history),
    Shot("results-chart", _chart),
    Shot("replay", _replay),
)
