"""Named pictures of the handbook and the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.commands.shots.shot import Shot, settle
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.settings.scene import SettingsScene
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App

_GAME = "viscounts"
_LARGEST = 150


def _shown(make: Callable[[App], Scene], percent: int = 100) -> Callable[[App], None]:
    def stage(app: App) -> None:
        app.settings.text_percent = percent
        app.stack.push(make(app))
        settle(app)

    return stage


def _search(app: App) -> None:
    _shown(lambda app: RulebookScene(app, _GAME))(app)
    values = {"key": pygame.K_f, "mod": pygame.KMOD_CTRL, "unicode": "", "scancode": 0}
    letters = [pygame.event.Event(pygame.TEXTINPUT, {"text": each}) for each in "criminal icon"]
    app.tick([pygame.event.Event(pygame.KEYDOWN, values), *letters], 0.0)


def _manuscripts(app: App) -> Scene:
    scene = GalleryScene(app, _GAME)
    scene.choose("kind:manuscript")
    scene.choose("origin:")
    return scene


SHOTS: tuple[Shot, ...] = (
    Shot("rulebook", _shown(lambda app: RulebookScene(app, _GAME, clause="VI-7.2.1"))),
    Shot("rulebook-search", _search),
    Shot("rulebook-large", _shown(lambda app: RulebookScene(app, "caylus", "CA-5.3"), _LARGEST)),
    Shot("player-aid", _shown(lambda app: RulebookScene(app, _GAME, tab="aid"))),
    Shot("icons", _shown(lambda app: RulebookScene(app, _GAME, tab="icons"))),
    Shot("gallery", _shown(lambda app: GalleryScene(app, _GAME))),
    Shot("gallery-reconstructed", _shown(_manuscripts)),
    Shot("gallery-large", _shown(lambda app: GalleryScene(app, _GAME), _LARGEST)),
    Shot("settings-play", _shown(lambda app: SettingsScene(app, "play"))),
    Shot("settings-sound", _shown(lambda app: SettingsScene(app, "sound"))),
    Shot("settings-large", _shown(SettingsScene, _LARGEST)),
)
