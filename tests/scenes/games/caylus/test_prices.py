"""A step of the provost shows its price on the card where he would stand."""

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
    for target in paid:
        card = scene.context.places[target].rect
        facade = pygame.Rect(card.topleft, (card.width, round(0.62 * card.width)))
        over = [tag for tag in shown if facade.collidepoint(tag.center) and min(tag.size) >= 32]
        assert over, target
        assert over[0].bottom <= facade.bottom, "name and effects below can be read"
    here = scene.context.places["provost"].rect
    assert not any(here.contains(tag) for tag in shown)
    player.drag(player.at("provost"), player.at(paid[0]))
    player.settle()
    player.frame()
    assert scene.painter.hinted == [] or scene.model.question.op == "provost"  # type: ignore[union-attr]
    close(player)
