"""The last chapter of the settings: what the program is made of, and under which licences."""

from __future__ import annotations

import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.settings.parts import OWN, licence_text, packages, parts, project, version
from scenes.settings.scene import SettingsScene
from tests.sampling import sampled
from tests.scenes.settings.test_scene import boxes, open_settings
from tests.scenes.support import click, key, motion, settle
from tests.source import ROOT


def opened(folder: Path) -> tuple[App, SettingsScene]:
    app, scene = open_settings(folder, "about")
    settle(app)
    return app, scene


def test_every_package_that_playing_needs_is_named_with_version_and_licence() -> None:
    named = {part.name.lower().replace("_", "-"): part for part in parts()}
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for pin in table["dependencies"]:
        name, _, number = pin.partition("==")
        assert named[name].version == number
        assert named[name].licence
    assert named["python-i18n"].licence == "MIT"  # wanted by pygame_gui, not by us
    assert "pytest" not in named
    assert "pyinstaller" not in named  # only a bundle has its start program
    assert version() == table["version"] == project()["version"]


@pytest.mark.slow
def test_the_licence_texts_of_all_packages_can_be_read() -> None:
    texts = {part.name: " ".join(licence_text(part.name)) for part in parts()}
    assert "Permission is hereby granted" in texts[OWN]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["pygame-ce"]
    for package in packages():
        assert len(texts[package.metadata["Name"]]) > 500
    assert licence_text("nothing like this") == []


def test_a_long_list_of_licences_is_shown_short() -> None:
    found = next(part for part in parts() if part.name == "numpy")
    assert found.licence.startswith("BSD-3-Clause AND")
    assert found.short_licence == "BSD-3-Clause …"


@pytest.mark.slow
def test_a_click_on_a_part_shows_its_licence_and_keys_and_wheel_scroll_it(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    assert scene.about.chosen == OWN
    assert scene.about.scroll.limit == 0
    app.tick(click(boxes(scene)["part:numpy"].center), 0.0)
    assert scene.about.chosen == "numpy"
    before = pygame.image.tobytes(app.canvas, "RGB")
    app.tick([key(pygame.K_PAGEDOWN)], 0.0)
    paged = scene.about.scroll.offset
    assert paged > 0
    assert pygame.image.tobytes(app.canvas, "RGB") != before
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, {"x": 0, "y": -1})
    app.tick([motion(*scene.layout.right.center), wheel], 0.0)
    assert scene.about.scroll.offset > paged
    app.tick([key(pygame.K_END)], 0.0)
    assert scene.about.scroll.offset == scene.about.scroll.limit
    app.tick([key(pygame.K_HOME)], 0.0)
    assert scene.about.scroll.offset == 0


@pytest.mark.slow
def test_keys_alone_come_to_the_parts(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path, "hands")
    app.tick([key(pygame.K_TAB, pygame.KMOD_CTRL)], 0.0)
    assert scene.chapter == "about"
    for _ in range(30):
        app.tick([key(pygame.K_TAB)], 0.0)
        if scene.focus.focused == "part:babel":
            break
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert scene.about.chosen == "babel"


@pytest.mark.parametrize("percent", sampled([150, 80]))
def test_all_parts_have_room_on_the_page(tmp_path: Path, percent: int) -> None:
    app, scene = open_settings(tmp_path, "about", (1280, 690), percent)
    settle(app)
    found = boxes(scene)
    assert len(found) == len(parts()) == len(packages()) + 2
    room = scene.layout.left
    assert all(room.top <= box.top and box.bottom <= room.bottom for box in found.values())
    app.speak("hu")
    settle(app)
    assert scene.about.chosen == OWN


def test_a_package_that_is_not_there_is_left_out() -> None:
    conditional = [each for each in distribution("babel").requires or () if "pytz" in each]
    assert conditional
    assert "pytz" not in {part.name for part in parts()}


def test_a_part_says_its_version_and_licence_to_somebody_who_listens(tmp_path: Path) -> None:
    _, scene = opened(tmp_path)
    said = scene.target_words("part:pygame-ce")
    assert said.startswith("pygame-ce")
    assert distribution("pygame-ce").version in said
    assert "LGPL" in said
    assert scene.target_words(f"part:{OWN}").startswith("Four Thrones")
