"""Why a space is too far is told beside that space, and not over the castle or a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from scenes.games.viscounts.shots import position
from tests.scenes.support import motion, press
from tests.scenes.table.chrome.test_slips_by_the_hand import gap
from tests.scenes.table.covering import app_of, sit_down

SIZES = (1280, 690), (1366, 768)
FARTHEST = 0.4
"""Widths of the slip between it and the space."""


def _many_too_far(question: Question) -> bool:
    return question.op == "walk" and len(question.blocked) > 3


@pytest.mark.parametrize("size", SIZES)
def test_a_space_too_far_is_refused_beside_it(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_of(tmp_path, size, 100)
    player = sit_down(app, position(_many_too_far))
    scene = player.scene
    places, offers = scene.context.places, scene.controller.offers
    source = offers.sources()[0]
    space = offers.refused(source)[0]
    start, end = player.at(source), player.at(space)
    player.tick([motion(*start), press(*start)])
    player.tick([motion((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)])
    player.tick([motion(*end)])
    for _ in range(4):
        player.frame()  # words, paper and place of the slip have a frame each
    box, held = scene.tooltips.box, scene.context.held
    assert box is not None
    assert held is not None
    assert gap(box, places[space].rect) <= FARTHEST * box.width
    cards = [each.rect for each in places.values() if each.shape == "card" and each.board]
    assert cards
    kept = [*cards, places[space].rect, held.sprite.picture.get_rect(center=held.middle)]
    kept += [place.rect for name, place in places.items() if name.startswith("castle:")]
    assert box.collidelist(kept) < 0
    app.close()
    app.window.close()
