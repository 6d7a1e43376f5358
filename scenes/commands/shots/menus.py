"""Named pictures of the scenes around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.game import Config
from engine.games import game_keys
from saves.replaying import progress_of
from scenes.commands.bench.engine import random_log
from scenes.commands.shots.shot import Shot, settle
from scenes.commands.shots.staging import LARGEST, company_of, shown
from scenes.lobby.scene import LobbyScene
from scenes.play.sessions import Loaded, begin
from scenes.play.ways import go_home
from scenes.results.scene import ResultsScene
from scenes.settings.scene import SettingsScene
from scenes.shell.settings import SPEEDS
from scenes.table.overlays.pause import PauseScene
from scenes.title.scene import TitleScene

if TYPE_CHECKING:
    from scenes.app import App

_SEED = 5
_GAME = game_keys()[0]
"""Stands for all games."""


def _title(app: App) -> None:
    go_home(app)
    settle(app)


def _title_with_game(app: App) -> None:
    _saved_game(app, 60)
    go_home(app)
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, TitleScene)
    _point(app, scene.boxes()[_GAME].center)


def _lobby(app: App) -> None:
    app.settings.lobby.name = "Réka"
    app.stack.push(LobbyScene(app, _GAME))
    settle(app)


def _lobby_wrong_seed(app: App) -> None:
    _lobby(app)
    scene = app.stack.top
    assert isinstance(scene, LobbyScene)
    _click(app, scene.boxes()["seed"].center)
    app.tick([pygame.event.Event(pygame.TEXTINPUT, {"text": "seven"})], 0.0)
    _click(app, scene.boxes()["start"].center)


def _settings(app: App) -> None:
    _title(app)
    app.stack.push(SettingsScene(app))
    settle(app)


def _pause(app: App) -> None:
    _table(app, _saved_game(app, 60))
    app.stack.push(PauseScene(app, game=_GAME))
    settle(app)


def _results(app: App) -> None:
    _show_results(app)
    app.tick([pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_SPACE, "mod": 0})], 0.0)


def _results_filling(app: App) -> None:
    scene = _show_results(app)
    while scene.filling.shown < 6:
        app.tick([], 0.1)


def _show_results(app: App) -> ResultsScene:
    loaded = _saved_game(app)
    _table(app, loaded)
    scene = ResultsScene(app, loaded.id, loaded.session)
    app.stack.push(scene)
    settle(app)
    return scene


def _saved_game(app: App, decisions: int | None = None) -> Loaded:
    """A random game in the library, played so far or to its end."""
    loaded = begin(app.library, _GAME, _config(), _SEED)
    log = random_log(loaded.session.game, _config(), _SEED)
    for index, action in enumerate(log[:decisions]):
        loaded.session.act(action)
        progress = progress_of(loaded.session)
        app.library.append(loaded.id, index, list(action), progress=progress)
    return loaded


def _table(app: App, loaded: Loaded) -> None:
    app.settings.speed = len(SPEEDS) - 1
    app.stack.push(app.routes.table(loaded.id, loaded.session))
    settle(app)


def _config() -> Config:
    return company_of(_GAME, "Réka", "green", 1)


def _point(app: App, place: tuple[int, int]) -> None:
    values = {"pos": place, "rel": (0, 0), "buttons": (0, 0, 0)}
    app.tick([pygame.event.Event(pygame.MOUSEMOTION, values)], 0.0)
    settle(app)


def _click(app: App, place: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.tick([pygame.event.Event(kind, {"pos": place, "button": 1})], 0.0)


SHOTS: tuple[Shot, ...] = (
    Shot("title", _title),
    Shot("title-continue", _title_with_game),
    Shot("lobby", _lobby),
    Shot("lobby-wrong-seed", _lobby_wrong_seed),
    Shot("settings", _settings),
    Shot("pause", _pause),
    Shot("results", _results),
    Shot("results-filling", _results_filling),
    Shot("settings-play", shown(lambda app: SettingsScene(app, "play"))),
    Shot("settings-sound", shown(lambda app: SettingsScene(app, "sound"))),
    Shot("settings-hands", shown(lambda app: SettingsScene(app, "hands"))),
    Shot("settings-about", shown(lambda app: SettingsScene(app, "about"))),
    Shot("settings-large", shown(SettingsScene, LARGEST)),
)
