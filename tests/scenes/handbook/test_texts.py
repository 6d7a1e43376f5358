"""Every sentence of the handbook and the settings is said somewhere, and all its icons exist."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.games import game_keys
from engine.texts import Catalogue, load_catalogue
from scenes.app import App
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.settings.scene import CHAPTERS, SettingsScene
from tests.scenes.support import key, make_app, settle, typed
from tests.source import ROOT

GAMES = tuple(game for game in game_keys() if find_spec(f"scenes.games.{game}.aid") is not None)
BRACES = re.compile(r"(?<!\{)\{\{([a-z_0-9]+)\}\}(?!\})")


def own_keys(catalogue: Catalogue) -> set[str]:
    """Keys of these pages without the forms of plurals."""
    names = list(catalogue.keys())
    plain = [re.sub(r"\.(one|other)$", "", name) for name in names]
    return {name for name in plain if name.startswith(("handbook.", "settings."))}


def read_handbook(app: App, game: str) -> None:
    """Open every chapter and every card of a game's handbook."""
    book = RulebookScene(app, game)
    app.stack.push(book)
    settle(app)
    app.tick([key(pygame.K_f, pygame.KMOD_CTRL), *typed("zzz")], 0.0)
    for tab in ("aid", "icons"):
        book.open_tab(tab)
        settle(app)
    gallery = GalleryScene(app, game)
    app.stack.push(gallery)
    settle(app)
    for timing in gallery.source.timings:
        app.say(gallery.source.timing_words(timing))
    gallery.choose("origin:")
    settle(app)
    gallery.panel.field.text = "zzz"
    app.tick([key(pygame.K_TAB)], 0.0)


ELSEWHERE = (
    *("handbook.first.", "handbook.minute.", "handbook.learn"),
    *("handbook.box.", "handbook.sets.", "handbook.counted."),
)
"""Pages of first games and of the owner's box: `test_learn.py`, `box` and `sets` open them. Counted
things are only spoken: `test_heard.py`."""


@pytest.mark.slow
def test_every_sentence_is_said_and_none_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[str] = set()
    missing: set[str] = set()
    original = Catalogue._pick

    def watched(self: Catalogue, name: str, n: Any) -> str | None:
        sentence = original(self, name, n)
        (said if sentence is not None else missing).add(name)
        return sentence

    monkeypatch.setattr(Catalogue, "_pick", watched)
    app = make_app(tmp_path)
    for game in GAMES:
        read_handbook(app, game)
    for muted in (True, False):
        app.settings.muted, app.settings.step_mode, app.settings.speed = muted, muted, 4
        app.settings.confirm_end = muted
        for chapter in CHAPTERS:
            page = SettingsScene(app, chapter)
            app.stack.push(page)
            app.tick([], 0.0)
            for target in page.sample.targets(chapter):
                page.sample.words(target.key)
    without = ("sample.no_device", "sample.no_voice", "sample.silent", "about.no_text")
    for name in ("not_remembered", *without):
        app.say(f"settings.{name}")
    assert {name for name in missing if name.startswith(("handbook.", "settings."))} == set()
    unsaid = {name for name in own_keys(app.catalogue) - said if not name.startswith(ELSEWHERE)}
    assert unsaid == set()


@pytest.mark.parametrize("game", GAMES)
def test_icons_inside_sentences_exist(game: str) -> None:
    path = ROOT / "engine" / "texts" / "en" / game / "handbook.toml"
    named = set(BRACES.findall(path.read_text(encoding="utf-8")))
    draw = import_module(f"scenes.games.{game}.aid").icon_source()
    assert {name for name in named if draw(name, 20) is None} == set()
    assert named


def test_all_letters_have_a_shape_in_the_serif() -> None:
    from importlib.resources import files

    import pygame.freetype

    pygame.freetype.init()
    catalogue = load_catalogue("en")
    names = list(catalogue.keys())
    letters = {
        letter
        for name in names
        if name.startswith(("handbook.", "settings.", "rule.", "rule_section."))
        for letter in catalogue.sentence(name)
    }
    folder = files("font_source_serif_pro").joinpath("files")
    for face in ("Regular", "Bold", "It", "SemiboldIt"):
        font = pygame.freetype.Font(str(folder.joinpath(f"SourceSerifPro-{face}.otf")), 16)
        lacking = [each for each in sorted(letters) if font.get_metrics(each)[0] is None]
        assert lacking == []
