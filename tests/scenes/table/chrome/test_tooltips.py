"""Slips of paper by the pointer: they help before a click and are never in its way."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Question
from scenes.table.input.pointing import Pointed
from scenes.table.model.legality import Offers
from scenes.table.overlays.pause import PauseScene
from tests.scenes.support import key, motion, press, release
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, asking, close, open_table


def rest_on(player: MousePlayer, anchor: str) -> None:
    """Point there until a slip would have come."""
    player.tick([motion(*player.at(anchor))])
    for _ in range(20):
        player.tick([])
        player.scene.update(0.05)
    player.frame()


def first_with_one_target(player: MousePlayer) -> str:
    offers = player.scene.controller.offers
    return next(s for s in offers.sources() if len(offers.targets(s)) == 1)


@pytest.mark.slow
def test_a_slip_appears_where_the_pointer_rests_and_goes_with_the_click(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    source = first_with_one_target(player)
    rest_on(player, source)
    assert player.scene.tooltips.box is not None
    point = player.at(source)
    player.tick([press(*point)])
    player.tick([release(*point)])
    assert player.scene.controller.source == source
    assert player.scene.tooltips.box is None
    close(player)


@pytest.mark.slow
def test_no_slip_lies_over_an_open_chooser(tmp_path: Path) -> None:
    def several(question: Question) -> bool:
        return question.op == "action" and bool(lists(Offers(question)))

    def lists(offers: Offers) -> list[str]:
        return [target for target in offers.targets() if len(offers.at(target)) > 1]

    player = open_table(tmp_path, 4, SOLO, several)
    target = lists(player.scene.controller.offers)[0]
    rest_on(player, target)
    assert player.scene.tooltips.box is not None
    player.click(player.at(target))
    rest_on(player, target)
    assert player.scene.model.picking is not None
    assert player.scene.tooltips.box is None
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("op", ["walk", "build_spot"])
def test_a_slip_hides_no_place_that_can_be_clicked_if_a_side_is_free(
    tmp_path: Path, op: str
) -> None:
    def wanted(question: Question) -> bool:
        return question.op == op and len(question.choices) > 1

    player = open_table(tmp_path, 3, SOLO, wanted)
    scene = player.scene
    targets = scene.controller.offers.targets(scene.controller.offers.sources()[0])
    for target in targets or scene.controller.offers.targets():
        rest_on(player, target)
        box = scene.tooltips.box
        assert box is not None, target
        hidden = [t for t in targets if t != target and box.contains(scene.context.places[t].rect)]
        assert not hidden, (target, hidden)
    close(player)


@pytest.mark.slow
def test_a_decision_leaves_no_slip_under_a_resting_pointer(tmp_path: Path) -> None:
    player = asking(tmp_path, "action")
    x, y = player.scene.chrome.targets["prompt:restart"].center
    player.tick([motion(x, y)])
    player.tick([key(pygame.K_1)])
    player.settle()
    for _ in range(20):
        player.scene.update(0.05)
    player.frame()
    assert player.scene.tooltips.box is None
    close(player)


@pytest.mark.slow
def test_escape_puts_a_chosen_piece_down_before_it_opens_the_menu(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    player.click(player.at(first_with_one_target(player)))
    assert player.scene.controller.source
    player.tick([key(pygame.K_ESCAPE)])
    assert not player.scene.controller.source
    assert player.app.stack.top is player.scene
    player.tick([key(pygame.K_ESCAPE)])
    assert isinstance(player.app.stack.top, PauseScene)
    close(player)


def test_a_place_for_several_pieces_proposes_none_of_them(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    scene = player.scene
    player.tick([motion(*player.at("bay:1"))])
    assert len({c.source for c in scene.controller.offers.at("bay:1")}) > 1
    assert scene.panels.pointed() == Pointed("bay:1")
    close(player)


def test_a_second_click_on_a_hand_card_plays_it(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    before = len(player.scene.match.session.log)
    point = player.at(first_with_one_target(player))
    player.click(point)
    assert len(player.scene.match.session.log) == before
    player.click(point)
    assert len(player.scene.match.session.log) > before
    close(player)


@pytest.mark.slow
def test_a_slip_of_large_words_keeps_off_the_prompt(tmp_path: Path) -> None:
    player = asking(tmp_path, "walk")
    scene = player.scene
    player.app.settings.text_percent = 150
    scene.resize(player.app.size)
    offers = scene.controller.offers
    boxes = []
    for target in [*offers.targets(offers.sources()[0]), *offers.sources()]:
        rest_on(player, target)
        boxes += [scene.tooltips.box] if scene.tooltips.box is not None else []
    assert boxes
    assert scene.context.frame.prompt.collidelist(boxes) == -1
    close(player)


@pytest.mark.slow
def test_a_slip_about_an_outer_space_lies_on_ground_where_nothing_is_read(tmp_path: Path) -> None:
    player = open_table(tmp_path, 5, SOLO, lambda question: question.op == "walk")
    scene = player.scene
    offers = scene.controller.offers
    castle = [p.rect for a, p in scene.context.places.items() if a.startswith("castle:")]
    hidden = {}
    outer = [each for each in offers.targets(offers.sources()[0]) if not each.endswith(":I")]
    for target in outer:
        rest_on(player, target)
        box = scene.tooltips.box
        if box is not None:
            hidden[target] = sum(box.collidepoint(rect.center) for rect in castle)
    assert len(hidden) > 1
    assert not any(hidden.values()), hidden
    close(player)


@pytest.mark.slow
def test_no_notice_lies_under_a_slip(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    rest_on(player, first_with_one_target(player))
    slip = player.scene.tooltips.box
    assert slip is not None
    assert slip in player.scene.kept_clear
    close(player)


@pytest.mark.slow
def test_with_a_piece_in_the_hand_no_other_answer_is_put_forward(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        buttons = [c for c in question.choices if not (c.source or c.target)]
        return question.op == "action" and bool(buttons) and bool(Offers(question).sources())

    player = open_table(tmp_path, 4, SOLO, wanted)
    bars = player.scene.panels._bars
    source = player.scene.controller.offers.sources()[0]
    put_forward = [token.id for token in bars.find().buttons if token.primary]
    assert put_forward
    player.tick([motion(*player.at(source))])
    player.tick([press(*player.at(source))])
    player.tick([release(*player.at(source))])
    assert player.scene.controller.source == source
    assert not [token.id for token in bars._looks.buttons if token.primary]
    assert [token.id for token in bars.find().buttons if token.primary] == put_forward
    close(player)
