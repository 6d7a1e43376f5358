"""Tara's score sheet: thrones instead of points, and what everybody has left."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.play.seating import persons_config
from scenes.results.scene import ResultsScene
from scenes.table.model.match import Match
from scenes.table.model.prompt import PromptMaker
from tests.engine.tara.greedy import wavering
from tests.scenes.support import Plain, click, key, make_app


@pytest.fixture
def app(tmp_path: Path) -> App:
    """The sheet of a whole game of two, completely filled."""
    app = make_app(tmp_path)
    session, chance = Session(load_game("tara"), persons_config(2), 3), Random(3)
    while not session.over:
        session.act(wavering(session.game.mask(session.state, session.asked), chance))
    app.stack.push(Plain(app))
    app.stack.push(ResultsScene(app, "", session))
    app.tick([key(pygame.K_SPACE)], 0.0)
    app.tick([key(pygame.K_SPACE)], 0.0)
    return app


def scene(app: App) -> ResultsScene:
    top = app.stack.top
    assert isinstance(top, ResultsScene)
    return top


@pytest.mark.slow
def test_the_high_king_is_named_and_nobody_wins_with_points(app: App) -> None:
    sheet = scene(app).sheet
    (winner,) = sheet.winners
    assert sheet.headline == f"{sheet.names[winner]} is High King"
    assert "Connacht" in scene(app).remark
    assert "tara." not in scene(app).remark


@pytest.mark.slow
def test_lines_below_the_crowns_tell_what_is_left(app: App) -> None:
    shown = scene(app)
    keys = [line.key for line in shown.sheet.lines]
    below = keys.index("total") + 1
    assert keys[below:] == ["held", "cumals", "supply", "prisoners"]
    state = shown.session.state
    assert [line.points for line in shown.sheet.facts][1] == tuple(state.money)
    for row in range(len(keys)):
        app.tick(click(shown.boxes()[f"cell:{row}:0"].center), 0.0)
        assert shown.details
        assert all(not words.startswith(("tara.", "ui.")) for words in shown.details)


def test_the_table_names_the_winner_before_the_sheet_is_opened(app: App) -> None:
    shown = scene(app)
    names = shown.sheet.names
    prompt = PromptMaker(Match(shown.session), lambda text: app.say(text, names))
    assert prompt.over().sentence.endswith(shown.sheet.headline)
