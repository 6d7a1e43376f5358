"""Ways from a table into the rulebook and the settings, and back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.handbook.scene import RulebookScene
from scenes.play.seating import solo_config
from scenes.play.sessions import begin
from scenes.settings.scene import SettingsScene
from scenes.table.chrome.rail import RULEBOOK
from scenes.table.scene import TableScene
from sprites.common.players import CLEAR_STYLES, PLAYER_STYLES
from tests.scenes.support import click, key, make_app, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    made = make_app(tmp_path)
    made.settings.speed = 4
    loaded = begin(made.library, "viscounts", solo_config("Kim", "red", "Automa", "builder", 1), 5)
    for _ in range(12):
        loaded.session.act(loaded.session.state.options[0])
    made.stack.push(made.routes.table(loaded.id, loaded.session))
    settle(made)
    return made


def table(app: App) -> TableScene:
    scene = app.stack.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


def opened(app: App) -> RulebookScene:
    app.tick([], 0.0)
    scene = app.stack.top
    assert isinstance(scene, RulebookScene)
    return scene


@pytest.mark.slow
def test_f1_opens_the_clause_of_the_question_and_leads_back(app: App) -> None:
    question = table(app).model.question
    assert question is not None
    app.tick([key(pygame.K_F1)], 0.0)  # the sheet of keys comes first
    app.tick([key(pygame.K_F1)], 0.0)
    book = opened(app)
    assert book.game == "viscounts"
    assert book.rules.trail.here == book.rules.book.resolve(question.clause)
    app.tick([key(pygame.K_F1)], 0.0)
    app.tick([], 0.0)
    assert app.stack.top is table(app)


@pytest.mark.slow
def test_clauses_of_the_rail_open_their_page(app: App) -> None:
    app.tick([key(pygame.K_r)], 0.0)
    settle(app)
    targets = {
        name: box
        for name, box in table(app).chrome.targets.items()
        if name.startswith("rail:text:VI-")
    }
    name, box = next(iter(targets.items()))
    app.tick(click(box.center), 0.0)
    assert opened(app).rules.right.opened == name.removeprefix("rail:text:")


@pytest.mark.slow
def test_the_rail_opens_the_whole_book(app: App) -> None:
    app.tick([key(pygame.K_r)], 0.0)
    settle(app)
    box = table(app).chrome.targets[f"rail:text:{RULEBOOK}"]
    app.tick(click(box.center), 0.0)
    assert opened(app).rules.right.section is not None


@pytest.mark.slow
def test_a_line_of_the_log_opens_its_clause(app: App) -> None:
    line = next(each for each in reversed(table(app).model.log.lines) if each.clause)
    table(app).model.look_back(line)
    app.tick([], 0.0)
    app.tick([key(pygame.K_F1)], 0.0)  # the sheet of keys comes first
    app.tick([key(pygame.K_F1)], 0.0)
    book = opened(app)
    assert book.rules.trail.here == book.rules.book.resolve(line.clause)


@pytest.mark.slow
def test_another_palette_dresses_the_table_at_once(app: App) -> None:
    red = PLAYER_STYLES[0]
    assert table(app).chrome.styles[0] == red
    app.stack.push(SettingsScene(app))
    app.tick([], 0.0)
    before = pygame.image.tobytes(app.canvas, "RGB")
    scene = app.stack.top
    assert isinstance(scene, SettingsScene)
    scene.choose("pick:palette:1")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    assert table(app).table.styles[0] == CLEAR_STYLES[0]
    assert table(app).chrome.styles[0] == CLEAR_STYLES[0]
    assert pygame.image.tobytes(app.canvas, "RGB") != before


@pytest.mark.slow
def test_another_size_lays_the_table_out_anew(app: App) -> None:
    before = table(app).context.frame.scale
    app.stack.push(SettingsScene(app))
    app.tick([], 0.0)
    scene = app.stack.top
    assert isinstance(scene, SettingsScene)
    scene.focus.focus("row:text_percent")
    app.tick([key(pygame.K_LEFT), key(pygame.K_LEFT), key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    assert table(app).context.frame.scale < before
