"""Why a tablet cannot be used on a hollow is told beside that hollow, not below the board."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
import pytest

from scenes.games.tara.shots import middle
from tests.sampling import sampled
from tests.scenes.support import motion, press
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at

FARTHEST = 0.5
"""Widths of the slip between it and the hollow."""


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_a_refusal_lies_beside_the_hollow(tmp_path: Path, size: tuple[int, int]) -> None:
    player = open_at(tmp_path, middle(), size)
    scene = player.scene
    for province in ("connacht", "ulster", "munster", "leinster"):
        hollow = f"hollow:{province}:3:1"
        start, end = player.at("hand:20"), player.at(hollow)
        player.tick([motion(*start), press(*start)])
        player.tick([motion((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)])
        player.tick([motion(*end)])
        for _ in range(3):  # the aim, its words and its paper have a frame each
            player.frame()
        box, place = scene.tooltips.box, scene.context.places[hollow].rect
        assert box is not None, hollow
        assert scene.context.held is not None
        assert gap(box, place) <= FARTHEST * box.width, hollow
        assert not box.colliderect(place)
        scene.context.let_go()
        player.frame()
    close(player)


def gap(box: pygame.Rect, other: pygame.Rect) -> float:
    """px between two boxes."""
    across = max(box.left - other.right, other.left - box.right, 0)
    down = max(box.top - other.bottom, other.top - box.bottom, 0)
    return math.hypot(across, down)
