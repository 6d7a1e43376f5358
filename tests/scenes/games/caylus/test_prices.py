"""A step of the provost shows its price on the road before the card where he would stand, and while
he is held the road as it would be."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from engine.explain import Question
from scenes.commands.shots.staging import drag, open_table
from scenes.games.caylus.shots import position as shown_position
from scenes.table.input.aiming import aim_of
from scenes.table.view import Hint
from tests.sampling import sampled
from tests.scenes.support import make_app
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
    lying = scene.painter.around.now(scene.context.viewer).sprites
    cards = {sprite.anchor: sprite.rect for sprite in lying if sprite.kind == "card"}
    for target in paid:
        card = cards[target]
        near = card.move(0, round(0.4 * card.width)).inflate(0.3 * card.width, 0)
        over = [tag for tag in shown if near.collidepoint(tag.center)]
        assert over, target
        assert over[0].top >= card.bottom, "all of the card can be read"
        assert over[0].height <= 0.3 * card.width + 1
    here = scene.context.places["provost"].rect
    assert not any(here.contains(tag) for tag in shown)
    player.drag(player.at("provost"), player.at(paid[0]))
    player.settle()
    player.frame()
    offered = [each for each in scene.controller.offers.choices if each.source == "provost"]
    assert len(scene.painter.hinted) == len([each for each in offered if each.cost])
    close(player)


@pytest.mark.slow
def test_the_held_provost_shows_the_road_as_it_would_be(tmp_path: Path) -> None:
    """Cards and stones up to him in full light, the stake where he would stand, no price there."""
    app = make_app(tmp_path, (1280, 690))
    session = shown_position(
        lambda s, q: q.op == "provost" and len(s.state.road) >= 13 and len(q.choices) >= 6
    )
    scene = open_table(app, session)
    targets = scene.controller.offers.targets("provost")
    ahead = max(targets, key=_number)
    assert _number(ahead) > session.state.provost
    drag(app, scene, "provost", ahead)
    aim = aim_of(scene.model, scene.panels.pointed())
    assert aim.choice is not None
    table, view = scene.context.table, scene.model.shown
    hints = [hint for hint in table.hints(aim, view, scene.context.viewer) if hint.picture]
    boxes = [pygame.Rect(hint.at, hint.picture.get_size()) for hint in hints if hint.picture]
    cards = [box for box in boxes if box.height > 1.2 * box.width > 60]
    for place in range(session.state.provost + 1, _number(ahead) + 1):
        middle = scene.context.places[f"road:{place}"].rect.midtop
        assert [box for box in cards if box.collidepoint(middle[0], middle[1] + 20)], place
    tags = [box for box in boxes if box.width > 1.8 * box.height and not _veil(hints, box)]
    assert len(tags) == len(targets) - 1, "none where he is held: the slip tells that one"
    app.close()
    app.window.close()


def _number(target: str) -> int:
    return int(target.partition(":")[2])


def _veil(hints: Sequence[Hint], box: pygame.Rect) -> bool:
    return any(hint.veil and tuple(hint.at) == box.topleft for hint in hints)
