"""Whole games of Caylus played with nothing but mouse events, from two to four persons."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from engine.explain import Choice, Question
from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.play.seating import persons_config
from scenes.results.scene import ResultsScene
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from tests.sampling import WHOLE as WHOLE_MATRIX
from tests.scenes.support import click, make_app, reroute, settle, typed
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
WHOLE = 4000
FIRST_DECISIONS, FIRST_ROUNDS = 20, 45
"""Decisions."""
ALL_WHOLE = os.environ.get("FOUR_THRONES_WHOLE_GAMES", "") == "1"
SIZE = (1366, 768)
TABLES = [(4, "base")]
"""Three persons play a whole advanced game above."""
if WHOLE_MATRIX or ALL_WHOLE:
    TABLES += [(2, "advanced"), (3, "base"), (4, "advanced")]


class BriskPlayer(MousePlayer):
    """Passes often, so that a whole game has few decisions; every kind of them still comes."""

    def choose(self, question: Question) -> Choice:
        passing = [choice for choice in question.choices if choice.action == ("pass",)]
        if passing and self.chance.random() < 0.3:
            return passing[0]
        return super().choose(question)


def config(seats: int, variant: str) -> dict[str, Any]:
    """So many persons at a table of one variant."""
    return {**persons_config(seats), "options": {"variant": variant}}


def open_table(folder: Path, seats: int, variant: str, seed: int) -> MousePlayer:
    """A fresh game on the table."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    session = Session(load_game("caylus"), config(seats, variant), seed)
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    return player


def close(player: MousePlayer) -> None:
    player.app.close()
    player.app.window.close()


@pytest.mark.slow
@pytest.mark.matrix
def test_a_game_is_played_to_its_end_with_the_mouse(tmp_path: Path) -> None:
    player = open_table(tmp_path, 2, "base", 2)
    player.play_on(WHOLE)
    assert player.scene.model.over
    assert player.drags > 20
    assert player.hand_overs > 20
    close(player)


@pytest.mark.slow
def test_three_play_the_advanced_game_from_the_title_to_the_score_sheet(tmp_path: Path) -> None:
    """Every event goes through the app's stack: title, lobby, table, curtains, sheet."""
    app = make_app(tmp_path, SIZE)
    app.settings.speed = INSTANT
    reroute(app, home=lambda: TitleScene(app))
    app.stack.reset(TitleScene(app))
    settle(app)
    _click(app, "caylus")
    for target in (*["kind:2"] * 4, "card:1", "option:advanced", "seed"):
        _click(app, target)
    app.tick(typed("31"), 0.0)
    _click(app, "start")
    settle(app)
    scene = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
    assert scene.match.seats == 3
    assert scene.match.session.seed == 31
    assert scene.match.session.state.advanced
    player = BriskPlayer(app, scene, 3)
    player.play_on(WHOLE)
    player.settle()
    assert scene.model.over
    assert player.drags > 20
    assert player.hand_overs > 20
    player.frame()
    player.click_target("prompt:results")
    settle(app)
    sheet = app.stack.top
    assert isinstance(sheet, ResultsScene)
    assert len(sheet.sheet.rows) == 7
    assert sheet.sheet.totals == scene.match.game.outcome(scene.match.session.state).totals
    assert len(app.library.records("caylus")) == 1
    close(player)


def _click(app: App, target: str) -> None:
    """Click a target of the scene on top."""
    scene = app.stack.top
    assert isinstance(scene, TitleScene | LobbyScene)
    app.tick(click(scene.boxes()[target].center), 0.0)
    settle(app)


@pytest.mark.slow
@pytest.mark.further
def test_the_first_decisions_are_taken_with_the_mouse(tmp_path: Path) -> None:
    player = open_table(tmp_path, 2, "advanced", 7)
    player.play_on(FIRST_DECISIONS)
    assert len(player.scene.match.session.log) >= FIRST_DECISIONS
    close(player)


@pytest.mark.slow
@pytest.mark.further
@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_first_rounds_are_played_with_the_mouse(
    tmp_path: Path, seats: int, variant: str
) -> None:
    """FOUR_THRONES_WHOLE_GAMES=1 plays these games to their end too."""
    player = open_table(tmp_path, seats, variant, seats + 5)
    player.play_on(WHOLE if ALL_WHOLE else FIRST_ROUNDS)
    assert player.scene.match.session.state.round >= 2
    assert player.scene.model.over or not ALL_WHOLE
    close(player)
