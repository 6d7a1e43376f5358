"""Begin, continue, review, play again: what happens when a game cannot be opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.app import App
from scenes.play.branching import foreseen
from scenes.play.ways import begin_game, continue_game, play_again, review_game
from scenes.table.scene import TableScene
from tests.scenes.support import make_app

CONFIG = {
    "seats": [
        {"kind": "human", "colour": "red", "name": "Ann"},
        {"kind": "human", "colour": "blue", "name": "Ben"},
    ],
    "options": {},
}


@pytest.mark.parametrize("way", [continue_game, review_game])
def test_a_game_that_is_not_there_is_told_and_nothing_is_opened(
    way: Callable[[App, str], bool], tmp_path: Path
) -> None:
    app = make_app(tmp_path)
    assert way(app, "0123456789abcdef") is False
    assert app.notice.sentence
    app.tick([], 0.0)
    assert app.stack.top is None
    app.close()


@pytest.mark.parametrize("same", [True, False])
def test_a_game_is_played_again_with_the_same_deal_only_where_that_is_wanted(
    same: bool, tmp_path: Path
) -> None:
    app = make_app(tmp_path)
    begin_game(app, "versailles", CONFIG, 77)
    app.tick([], 0.0)
    before = app.stack.top
    assert isinstance(before, TableScene)
    play_again(app, before.model.match.session, same_seed=same)
    app.tick([], 0.0)
    after = app.stack.top
    assert isinstance(after, TableScene)
    assert after is not before
    assert (after.model.match.session.seed == 77) == same
    assert foreseen(after.model.match.session, -1)
    assert not foreseen(after.model.match.session, after.model.match.session.free_from)
    app.close()
