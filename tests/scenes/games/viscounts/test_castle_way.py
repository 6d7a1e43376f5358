"""Where a worker of the castle would go is drawn before one lets it (VI-4.6.9)."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
import pytest

from scenes.games.viscounts.layout import castle_way
from scenes.games.viscounts.meeting import beside_pieces
from scenes.table.input.aiming import aim_of
from tests.scenes.support import motion
from tests.scenes.table.opening import asking, close


@pytest.mark.slow
def test_the_way_along_the_ring_leads_from_section_to_section(tmp_path: Path) -> None:
    player = asking(tmp_path, "castle_move")
    scene, places = player.scene, player.scene.context.places
    moves = [choice for choice in scene.controller.offers.choices if choice.target]
    plan = scene.context.table._plan
    for choice in moves:
        way = castle_way(scene.model.shown, plan, choice.source, choice.target)
        for anchor, end in ((choice.source, way[0]), (choice.target, way[-1])):
            box = places[anchor].rect
            assert math.dist(box.center, end) < max(box.size), anchor
    assert not castle_way(scene.model.shown, plan, "supply:workers", moves[0].target)
    player.click(player.at(moves[0].source))
    player.tick([motion(*player.at(moves[0].target))])
    player.frame()
    aim = aim_of(scene.model, scene.panels.pointed())
    hints = scene.context.table.hints(aim, scene.model.shown, scene.context.viewer)
    assert [hint.dart for hint in hints] == [True]
    close(player)


def test_the_way_begins_and_ends_beside_the_pieces() -> None:
    way = [(float(x), 0.0) for x in range(0, 101, 10)]
    start, end = pygame.Rect(15, -5, 20, 10), pygame.Rect(85, -5, 30, 10)
    assert beside_pieces(way, [start, end]) == way[4:9]
    assert beside_pieces(way, [pygame.Rect(-5, -5, 120, 10)]) == way
    assert beside_pieces(way, []) == way
