"""Every screen says what it is, and what every one of its targets does, as Tab comes to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.texts import languages
from scenes.app import App
from scenes.handbook.scene import RulebookScene
from scenes.handbook.sets.scene import SetsScene
from scenes.library.scene import LibraryScene
from scenes.lobby.scene import LobbyScene
from scenes.records.scene import RecordsScene
from scenes.settings.scene import SettingsScene
from scenes.shell.layer import Layer
from scenes.table.overlays.pause import PauseScene
from tests.scenes.listener import Listener, Recorder
from tests.scenes.support import Plain, make_app, settle

GAME = game_keys()[0]
SCREENS: dict[str, Callable[[App], Layer]] = {
    "lobby": lambda app: LobbyScene(app, GAME),
    "settings": SettingsScene,
    "controls": lambda app: SettingsScene(app, "hands"),
    "library": LibraryScene,
    "records": RecordsScene,
    "rules": lambda app: RulebookScene(app, GAME),
    "pause": lambda app: PauseScene(app, game=GAME),
    "sets": lambda app: SetsScene(app, GAME),
    "rulings": lambda app: SetsScene(app, GAME, "rulings"),
    "trials": lambda app: SetsScene(app, GAME, "trials"),
}
MOST_TABS = 60


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_and_its_targets_are_told(tmp_path: Path, screen: str) -> None:
    language = languages()[list(SCREENS).index(screen) % len(languages())]
    app = make_app(tmp_path)
    app.narrator.voice = recorder = Recorder()
    app.settings.voice = True
    app.speak(language)
    app.stack.push(Plain(app, "below"))
    app.stack.push(SCREENS[screen](app))

    def tick(events: list[pygame.event.Event]) -> None:
        app.tick(events, 0.02)

    listener = Listener(tick, lambda: recorder.texts, 1)
    settle(app)
    assert len(listener.listen()) > 3, "it says what it is"
    scene = app.stack.top
    assert scene is not None
    told: dict[str, str] = {}
    for _ in range(MOST_TABS):
        said = listener.press(pygame.K_TAB, "Tab")
        key = scene.heard.focus_at
        if key in told:
            break
        told[key] = said
    assert len(told) > 3
    silent = [key for key, said in told.items() if not said and screen != "rules"]
    assert silent == []
    assert listener.press(pygame.K_F2, "F2")
    assert listener.press(pygame.K_F3, "F3")
    app.close()
    app.window.close()
