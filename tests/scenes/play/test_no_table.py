"""A saved game whose game has no table here: said in one sentence, and nothing happens to it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.games import screens
from scenes.play.seating import persons_config
from scenes.play.sessions import begin
from scenes.title.scene import TitleScene
from tests.scenes.support import key, make_app, settle


def test_a_saved_game_without_a_table_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(tmp_path)
    begun = begin(app.library, "tara", persons_config(2), 1)
    app.stack.reset(TitleScene(app))
    settle(app)
    monkeypatch.setattr(
        screens, "_LOADERS", {k: v for k, v in screens._LOADERS.items() if k != "tara"}
    )
    app.tick([key(pygame.K_RETURN)], 0.02)  # Continue is what Enter means on the title
    settle(app)
    assert isinstance(app.stack.top, TitleScene)
    assert app.notice.sentence == app.say("ui.title.no_table", game=app.say("game.tara"))
    assert [found.id for found in app.library.sessions()] == [begun.id]
    assert app.library.load(begun.id).log == []
    app.close()
    app.window.close()
