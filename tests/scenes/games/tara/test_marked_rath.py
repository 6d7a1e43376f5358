"""The rath card that glows is that of whoever strip and rail mark, also while others move."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.ai.contract import Budget
from engine.games import load_game
from engine.session import Session
from scenes.games.tara import faces
from scenes.table.scene import TableScene
from sprites.tara.geometry_rath import RathLayout
from sprites.tara.rath import RathView, rath_card
from tests.scenes.company import close, config
from tests.scenes.table.test_who_is_asked import CALM, NOVICE, watched_table

SEATS = [*config(1)["seats"], NOVICE, NOVICE | {"name": "Other", "colour": "green"}]


@pytest.mark.slow
def test_while_others_move_the_rath_of_the_mover_glows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets = dict.fromkeys(("novice", "standard", "expert"), Budget(8))
    monkeypatch.setattr("scenes.table.model.seat_players.AT_THE_TABLE", budgets)
    glowing: dict[int, bool] = {}

    def noted(view: RathView, layout: RathLayout) -> pygame.Surface:
        picture = rath_card(view, layout)
        glowing[id(picture)] = view.active
        return picture

    monkeypatch.setattr(faces, "rath", noted)
    session = Session(load_game("tara"), {"seats": SEATS, "options": {}}, 2)
    player, _ = watched_table(tmp_path, monkeypatch, session, CALM)
    faults: set[tuple[int, frozenset[int]]] = set()
    watched: set[int] = set()
    present = player.app.window.present

    def look(*regions: object) -> None:
        scene = player.app.stack.top
        if isinstance(scene, TableScene) and not scene.context.workshop.loading:
            raths = [s for s in scene.painter.around.picture.sprites if s.kind.startswith("rath:")]
            marked = frozenset(int(s.kind[5:]) for s in raths if glowing[id(s.picture)])
            if marked != {scene.model.acting} - {-1}:
                faults.add((scene.model.acting, marked))
            if scene.model.watching:
                watched.add(scene.model.acting)
        present(*regions)

    monkeypatch.setattr(player.app.window, "present", look)
    player.play_on(14)
    player.settle()
    assert watched >= {1, 2}
    assert faults == set()
    close(player.scene)
