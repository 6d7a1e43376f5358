"""High contrast is switched on and off while a game lies open: the table wears it, and takes it off
again without a trace."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import game_keys, info_of, load_game
from engine.session import Session
from scenes.app import App
from scenes.settings.scene import SettingsScene
from scenes.table.scene import TableScene
from sprites.common.high_contrast import HIGH_CONTRAST
from tests.sampling import one_in, sampled
from tests.scenes.company import config
from tests.scenes.support import key, make_app, settle
from tests.scenes.table.opening import INSTANT, SOLO

SIZE = (1280, 690)
SHARE = 0.1
"""So much of the window looks different at least."""


def picture(app: App) -> pygame.Surface:
    settle(app, 0.5)
    settle(app)
    return app.canvas.copy()


def toggled(app: App) -> pygame.Surface:
    """The table after a visit to the settings."""
    settings = SettingsScene(app, "display")
    app.stack.push(settings)
    settle(app)
    focus = settings.listened
    assert focus is not None
    focus.focus(next(name for name in focus.keys if "high_contrast" in name))
    app.tick([key(pygame.K_RETURN)], 0.05)
    settle(app)
    app.tick([key(pygame.K_ESCAPE)], 0.05)
    assert isinstance(app.stack.top, TableScene)
    return picture(app)


def different(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many px are not the same."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    return SIZE[0] * SIZE[1] - same.count()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(one_in(2, game_keys())))
def test_an_open_table_changes_its_contrast_and_back(tmp_path: Path, game: str) -> None:
    app = make_app(tmp_path, SIZE)
    app.settings.speed, app.settings.tips = INSTANT, "never"
    seats = SOLO if info_of(game).automas else config(2, open_table=True)
    app.stack.push(TableScene(app, "", Session(load_game(game), seats, 7)))
    try:
        usual = picture(app)
        strong = toggled(app)
        assert HIGH_CONTRAST.on
        assert different(usual, strong) > SHARE * SIZE[0] * SIZE[1]
        assert different(usual, toggled(app)) == 0
        assert different(strong, toggled(app)) == 0
    finally:
        HIGH_CONTRAST.on = False
        app.close()
        app.window.close()
