"""Plays in the real window what it plays on a mirror of it.

The mirror is the same app on the dummy driver in this process: it tells where things lie. Every
gesture goes to both, and the library of the real program must hold the mirror's decisions.
"""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from engine.session import from_json
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.results.scene import ResultsScene
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from tests.scenes.support import click, make_app, reroute, settle, typed
from tests.scenes.table.mouse_player import MousePlayer
from tests.window.xserver import SIZE, Point, RealProgram


def open_mirror(folder: Path) -> App:
    """The mirror's app, at the title, with everything shown at once."""
    app = make_app(folder, SIZE)
    app.settings.speed = 4
    reroute(app, home=lambda: TitleScene(app))
    app.stack.reset(TitleScene(app))
    settle(app)
    return app


class RealPlayer(MousePlayer):
    """A mouse player whose hands also move the real mouse."""

    def __init__(self, app: App, scene: TableScene, program: RealProgram, seed: int) -> None:
        super().__init__(app, scene, seed)
        self.program = program

    def drag(self, start: Point, end: Point) -> None:
        super().drag(start, end)
        way = [
            (round(start[0] + (end[0] - start[0]) * s), round(start[1] + (end[1] - start[1]) * s))
            for s in (0.0, 0.2, 0.6, 1.0)
        ]
        self.program.drag(way)
        self.program.breathe()

    def click(self, point: Point) -> None:
        super().click(point)
        self.program.click(point)
        self.program.breathe()

    def step(self) -> None:
        """One choice in both; the library on disk must say the same afterwards."""
        super().step()
        self.compare()

    def compare(self) -> None:
        """Wait for the real program and compare the decisions."""
        mine = list(self.scene.match.session.log)
        stored = self.program.wait_for(len(mine))
        theirs = [from_json(json.loads(line)) for line in stored]
        assert theirs == mine
        self.program.breathe()


def start_solo_game(app: App, program: RealProgram, seed: int) -> TableScene:
    """From the title through the lobby to the table, in both."""
    title = app.stack.top
    assert isinstance(title, TitleScene)
    both_click(app, program, title.boxes()["viscounts"].center)
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    both_click(app, program, lobby.boxes()["seed"].center)
    program.type(str(seed))
    app.tick(typed(str(seed)), 0.0)
    settle(app)
    both_click(app, program, lobby.boxes()["start"].center)
    return table_of(app)


def both_click(app: App, program: RealProgram, point: Point) -> None:
    """One click in the mirror and in the real window."""
    app.tick(click(point), 0.0)
    settle(app)
    program.rest()
    program.click(point)
    program.hands("sleep", 0.3)
    program.rest()


def table_of(app: App) -> TableScene:
    """The table on top of the mirror."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def open_results(player: RealPlayer) -> ResultsScene:
    """From the final board to the score sheet, in both."""
    app = player.app
    player.frame()
    player.click_target("prompt:results")
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, ResultsScene)
    return scene


def close(app: App) -> None:
    """Close the mirror."""
    app.close()
    app.window.close()
    pygame.event.clear()
