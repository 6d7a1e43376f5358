"""What a drop would mean is told beside the hand, wherever on the table the hand is."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from tests.sampling import sampled
from tests.scenes.support import motion, press, release
from tests.scenes.table.covering import app_of, questions, sit_down
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1280, 690)
FARTHEST = 1.25
"""Widths of a slip between it and the hand with what it holds, or the place below the hand."""
DRAGS = 2
"""Drags of a question that are looked at."""


def drags(player: MousePlayer) -> list[tuple[str, str]]:
    """Some (source, target) pairs of the open question, spread over all of them."""
    offers, places = player.scene.controller.offers, player.scene.context.places
    found = [
        (source, target)
        for source in offers.sources()
        for target in offers.targets(source)
        if source in places and target in places and source != target
    ]
    return found[:: max(1, len(found) // DRAGS)]


def apart(player: MousePlayer, target: str) -> float:
    """Widths of the slip between it and the piece in the hand over a target; 0 without one."""
    box, held = player.scene.tooltips.box, player.scene.context.held
    if box is None or held is None:
        return 0.0
    hand = held.sprite.picture.get_rect(center=held.middle)
    return min(gap(box, hand), gap(box, player.scene.context.places[target].rect)) / box.width


def gap(box: pygame.Rect, other: pygame.Rect) -> float:
    """px between two boxes."""
    across = max(box.left - other.right, other.left - box.right, 0)
    down = max(box.top - other.bottom, other.top - box.bottom, 0)
    return math.hypot(across, down)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(game_keys()))
def test_the_slip_of_a_drop_lies_by_the_hand(tmp_path: Path, game: str) -> None:
    app = app_of(tmp_path, SIZE, 100)
    far: list[str] = []
    carried = 0
    for session in questions(game, 6):
        player = sit_down(app, session)
        for source, target in drags(player):
            start, end = player.at(source), player.at(target)
            player.tick([motion(*start), press(*start)])
            player.tick([motion((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)])
            player.tick([motion(*end)])
            player.frame()
            carried += player.scene.context.held is not None
            if apart(player, target) > FARTHEST:
                far.append(f"{source} to {target}: {apart(player, target):.1f}")
            player.tick([motion(-50, -50), release(-50, -50)])
            player.scene.context.let_go()
            player.frame()
    app.close()
    app.window.close()
    assert carried
    assert not far, "\n".join(far)
