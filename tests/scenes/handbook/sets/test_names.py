"""What a game is played with stands on its score sheet, in the library and in the pause menu."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.session import Session
from scenes.app import App
from scenes.handbook.sets.scene import SetsScene
from scenes.library.scene import LibraryScene
from scenes.play.boxes import boxed
from scenes.play.sessions import Loaded, begin
from scenes.results.scene import ResultsScene
from scenes.table.overlays.pause import PauseScene
from scenes.table.scene import TableScene
from tests.engine.box.support import box_with
from tests.scenes.support import Plain, click, key, make_app, settle

NAME = "Nagyi doboza"
BOX = box_with("caylus", NAME, **{"scoring|gold_vp_each": 2})
SEATS = [
    {"kind": "person", "name": "A", "colour": "red"},
    {"kind": "person", "name": "B", "colour": "blue"},
]
CONFIG = {"seats": SEATS, "options": {}}


@pytest.fixture(params=[True, False], ids=["with a set", "as published"])
def own(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def started(folder: Path, own: bool) -> tuple[App, Loaded]:
    app = make_app(folder)
    app.stack.push(Plain(app, "below"))
    return app, begin(app.library, "caylus", CONFIG, 5, boxed(BOX) if own else None)


def to_the_end(session: Session) -> None:
    chance = Random(4)
    while not session.over:
        session.act(chance.choice(session.state.options))


def closed(app: App) -> None:
    app.close()
    app.window.close()


def test_the_score_sheet_names_it(tmp_path: Path, own: bool) -> None:
    app, game = started(tmp_path, own)
    to_the_end(game.session)
    scene = ResultsScene(app, game.id, game.session)
    app.stack.push(scene)
    settle(app)
    assert (app.say("sets.named.sheet", name=NAME) in scene.remark) == own
    closed(app)


def test_the_library_names_it(tmp_path: Path, own: bool) -> None:
    app, _ = started(tmp_path, own)
    scene = LibraryScene(app)
    app.stack.push(scene)
    settle(app)
    page = scene.page
    assert page is not None
    assert page.words is not None
    assert (app.say("sets.named.sheet", name=NAME) in page.words.note) == own
    closed(app)


@pytest.mark.slow
def test_the_pause_menu_of_the_table_names_it_and_leads_to_the_sets(
    tmp_path: Path, own: bool
) -> None:
    app, game = started(tmp_path, own)
    app.stack.push(TableScene(app, game.id, game.session))
    settle(app)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    pause = app.stack.top
    assert isinstance(pause, PauseScene)
    assert (NAME if own else app.say("sets.published")) in pause.words()["figures"]
    app.tick(click(pause.boxes()["figures"].center), 0.0)
    settle(app)
    book = app.stack.top
    assert isinstance(book, SetsScene)
    assert book.game == "caylus"
    closed(app)
