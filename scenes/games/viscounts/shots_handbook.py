"""Named pictures of the handbook, open at the rules and cards of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.commands.shots.shot import Shot
from scenes.commands.shots.staging import LARGEST, shown
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App

_GAME = "viscounts"


def _search(app: App) -> None:
    shown(lambda app: RulebookScene(app, _GAME))(app)
    values = {"key": pygame.K_f, "mod": pygame.KMOD_CTRL, "unicode": "", "scancode": 0}
    letters = [pygame.event.Event(pygame.TEXTINPUT, {"text": each}) for each in "criminal icon"]
    app.tick([pygame.event.Event(pygame.KEYDOWN, values), *letters], 0.0)


def _manuscripts(app: App) -> Scene:
    scene = GalleryScene(app, _GAME)
    scene.resize(app.size)
    scene.choose("kind:manuscript")
    scene.choose("origin:")
    return scene


SHOTS: tuple[Shot, ...] = (
    Shot("rulebook", shown(lambda app: RulebookScene(app, _GAME, clause="VI-7.2.1"))),
    Shot("rulebook-search", _search),
    Shot("player-aid", shown(lambda app: RulebookScene(app, _GAME, tab="aid"))),
    Shot("icons", shown(lambda app: RulebookScene(app, _GAME, tab="icons"))),
    Shot("gallery", shown(lambda app: GalleryScene(app, _GAME))),
    Shot("gallery-reconstructed", shown(_manuscripts)),
    Shot("gallery-large", shown(lambda app: GalleryScene(app, _GAME), LARGEST)),
)
