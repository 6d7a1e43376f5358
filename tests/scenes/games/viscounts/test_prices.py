"""Free and paid spaces of a walk look different: the silver stands on the disc."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from scenes.table.model.legality import Offers
from tests.sampling import sampled
from tests.scenes.table.opening import SOLO, close, open_table


@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_only_spaces_that_are_paid_for_wear_their_price(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    def wanted(question: Question) -> bool:
        paid = [choice for choice in Offers(question).choices if choice.cost]
        return question.op == "walk" and 1 < len(paid) < len(question.choices)

    player = open_table(tmp_path, 3, SOLO, wanted, size)
    player.frame()
    scene = player.scene
    places = scene.context.places
    for choice in scene.controller.offers.choices:
        if choice.target:
            spot = places[choice.target].rect.center
            tagged = any(box.collidepoint(spot) for box in scene.painter.hinted)
            assert tagged == bool(choice.cost), choice
    player.click(player.at(next(c.target for c in scene.controller.offers.choices if c.cost)))
    assert not scene.painter.hinted or scene.model.question is not None
    close(player)
