"""Walks and forced positions have exercised every tile, decoration, technology, move and ending."""

from __future__ import annotations

import pytest

from tests.engine.versailles.layout import A
from tests.engine.versailles.walks.coverage import (
    DATA,
    TILES,
    forced_build,
    forced_endings,
    wanted,
)
from tests.engine.versailles.walks.games import SOME_RANDOM, SOME_SEEING, random_game, seeing_game


@pytest.mark.parametrize("name", TILES)
def test_every_tile_can_be_built_for_what_it_asks(name: str) -> None:
    table = forced_build(name)
    tile = next(tile for tile in DATA.tiles if tile.id == name)
    table.expect(A, wood=0, marble=0, gold=0, decorations=0, points=tile.vp, built=1)
    assert table.options == [("end",)]


@pytest.mark.slow
def test_games_hold_and_everything_has_been_exercised() -> None:
    touched = forced_endings()
    for name in TILES:
        touched |= forced_build(name).touched
    for seats, seed in SOME_RANDOM:
        touched |= random_game(seats, seed).touched
    for seats, seed in SOME_SEEING:
        touched |= seeing_game(seats, seed).touched
    missing = sorted(wanted() - touched)
    assert not missing, f"never exercised: {', '.join(missing)}"
