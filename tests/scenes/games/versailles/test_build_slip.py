"""While a tile is carried to its square, the slip leaves the King's coach in sight."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games.versailles.state import State
from scenes.commands.shots.staging import drag
from scenes.games.versailles.layout import BoardPlan
from scenes.games.versailles.reach.slips import coach_box
from scenes.games.versailles.shots import building, open_table
from scenes.games.versailles.table import VersaillesTable
from tests.scenes.support import make_app


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
@pytest.mark.parametrize("king", [2, 9, 20])
def test_the_slip_of_a_carried_tile_lies_beside_coach_and_workers(
    tmp_path: Path, size: tuple[int, int], king: int
) -> None:
    app = make_app(tmp_path, size)
    session = building()
    session.state.king = king
    scene = open_table(app, session)
    table = scene.context.table
    assert isinstance(table, VersaillesTable)
    view, plan = session.state, table._plan(session.state)
    offers = scene.controller.offers
    source = next(name for name in offers.sources() if name.startswith("tile:"))
    for square in offers.targets(source):
        drag(app, scene, source, square)
        slip = scene.tooltips.box
        assert slip is not None
        assert slip.height < 2.2 * plan.layout.king[0].height, "it says what is not seen elsewhere"
        assert not slip.colliderect(coach_box(view, plan)), square
        ahead = [plan.rect(box) for box in plan.layout.king[king + 1 : king + 4]]
        assert slip.collidelist(ahead) < 0, square
        tiles = [
            box for box, tile in zip(plan.layout.squares, view.squares, strict=True) if tile >= 0
        ]
        assert slip.collidelist([plan.rect(box) for box in tiles]) < 0, square
        assert slip.collidelist(_people(view, plan)) < 0, square
    app.close()
    app.window.close()


def _people(view: State, plan: BoardPlan) -> list[pygame.Rect]:
    """Where workers stand."""
    return [
        plan.rect(pool)
        for number, site in enumerate(view.data.sites)
        for player, pool in zip(view.players, plan.layout.sites[site.id].pools, strict=False)
        if player.workers[number]
    ]
