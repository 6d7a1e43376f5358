"""The book of sets in a window, and somebody who presses what lies in it."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine.box.corrections import Box, Correction
from saves.box_trials import TrialShelf
from scenes.app import App
from scenes.handbook.sets.scene import SetsScene
from tests.scenes.support import Plain, click, key, make_app, settle

GAME = "viscounts"
BUMPS = "ruling automa_bumps"


def opened(
    folder: Path, *boxes: Box, used: str = "", game: str = GAME, tab: str = "sets"
) -> tuple[App, SetsScene]:
    """The book of a game with these sets."""
    app = make_app(folder)
    app.trials = TrialShelf(folder / "trials")
    for box in boxes:
        app.boxes.keep(box)
    if used:
        app.boxes.use(game, used)
    app.settings.lobby.name = "Anna"
    app.stack.push(Plain(app, "below"))
    scene = SetsScene(app, game, tab)
    app.stack.push(scene)
    settle(app)
    return app, scene


def closed(app: App) -> None:
    """The window is closed."""
    app.close()
    app.window.close()


def press(app: App, scene: SetsScene, target: str) -> None:
    """Click in the middle of a target, scrolled to where it can be seen."""
    scene.focus.focus(target)
    scene.touched()
    box = box_of(scene, target)
    assert box.height > 0, target
    app.tick(click(box.center), 0.0)
    settle(app)


def by_keys(app: App, scene: SetsScene, target: str) -> None:
    """Walk to a target with Tab, and press it with Enter."""
    for _ in range(80):
        app.tick([key(pygame.K_TAB)], 0.0)
        if scene.focus.focused == target:
            app.tick([key(pygame.K_RETURN)], 0.0)
            settle(app)
            return
    raise AssertionError(f"Tab never comes to {target}: {scene.focus.keys}")


def box_of(scene: SetsScene, target: str) -> pygame.Rect:
    """Where a target lies."""
    found = {each.key: each.rect for each in scene.leaf.targets()}
    if target.startswith("tab:"):
        tabs = [f"tab:{tab.key}" for tab in scene.tabs()]
        return scene.layout.tabs[tabs.index(target)]
    assert target in found, f"{target} is not one of {list(found)}"
    return found[target]


def read_so(reading: str = "own_first", name: str = "My copy") -> Box:
    """A set that reads one ruling otherwise."""
    said = Correction(BUMPS, "reading", reading, "human_first", "Anna", "2026-11-23")
    return Box(GAME, name, {said.place: said})


def kept(app: App, game: str = GAME) -> dict[str, Box]:
    """The sets on the disk."""
    return dict(app.boxes.read(game).file.boxes)
