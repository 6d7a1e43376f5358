"""What Nim brings to the shared screens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Config
from scenes.commands.shots.shot import Shot
from scenes.games.screens import GameScreens
from scenes.table.view import Say, TableView
from sprites.common.cache import RasterCache


def _table(config: Config, say: Say, cache: RasterCache) -> TableView:
    from tests.fifth_game.scenes.table import NimTable

    return NimTable(config, say)


def _shots() -> Sequence[Shot]:
    from tests.fifth_game.scenes.shots import SHOTS

    return SHOTS


SCREENS = GameScreens(_table, shots=_shots)
