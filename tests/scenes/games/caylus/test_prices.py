"""A step of the provost shows its price on the road before the card where he would stand, and while
he is held the road as it would be."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Question
from tests.sampling import sampled
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_every_card_that_the_provost_is_paid_for_wears_the_price(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "provost" and len(question.choices) > 3

    player = open_at(tmp_path, position("caylus", people(2, variant="advanced"), wanted), size)
    player.frame()
    scene = player.scene
    paid = [choice.target for choice in scene.controller.offers.choices if choice.cost]
    shown = scene.painter.hinted
    assert len(shown) == len(paid) >= 3
    cards = {name: place.rect for name, place in scene.context.places.items() if "road:" in name}
    for target in paid:
        card = cards[target]  # with its stretch of road
        face = pygame.Rect(card.topleft, (card.width, round(1.25 * card.width)))
        near = face.move(0, round(0.4 * card.width)).inflate(0.3 * card.width, 0)
        over = [tag for tag in shown if near.collidepoint(tag.center)]
        assert over, target
        assert over[0].top >= face.bottom, "all of the card can be read"
        assert over[0].height <= 0.3 * card.width + 1
    here = scene.context.places["provost"].rect
    assert not any(here.contains(tag) for tag in shown)
    player.drag(player.at("provost"), player.at(paid[0]))
    player.settle()
    player.frame()
    assert scene.painter.hinted == [] or scene.model.question.op == "provost"  # type: ignore[union-attr]
    close(player)
