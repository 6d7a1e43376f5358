"""While batches are delivered no building is hidden by what is said of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from scenes.commands.shots.staging import drag
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position


def wanted(question: Question) -> bool:
    """Somebody may deliver more than one batch."""
    return question.op == "deliver" and len(question.choices) > 2


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_the_slip_of_a_batch_lies_on_no_building(tmp_path: Path, size: tuple[int, int]) -> None:
    player = open_at(tmp_path, position("caylus", people(3), wanted), size)
    scene = player.scene
    drag(scene.app, scene, "batch", "castle")
    player.frame()
    slip = scene.tooltips.box
    assert slip is not None
    places = scene.context.places
    roads = [p.rect for name, p in places.items() if name.startswith("road:")]
    assert roads
    buildings = scene.context.table.lettering(scene.model.shown)
    assert len(buildings) > len(roads) // 2
    assert slip.collidelist(list(buildings)) < 0
    close(player)


@pytest.mark.slow
def test_the_slip_of_a_delivery_leaves_the_castle_tokens_in_sight(tmp_path: Path) -> None:
    """They are what it gains."""
    player = open_at(tmp_path, position("caylus", people(3), wanted), (1280, 690))
    scene = player.scene
    drag(scene.app, scene, "batch", "castle")
    for _ in range(3):
        player.frame()
    slip = scene.tooltips.box
    assert slip is not None
    tokens = scene.context.table.headings(scene.model.shown)
    assert tokens
    assert slip.collidelist(list(tokens)) < 0
    close(player)
