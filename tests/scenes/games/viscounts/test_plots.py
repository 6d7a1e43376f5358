"""A building in the hand: the plots on which it may stand are told from those on which it may not;
and the bay into which a card goes is lit before one is lifted."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from engine.games.viscounts.places import spot_anchor
from scenes.table.input.aiming import aim_of
from scenes.table.model.legality import Look
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, close, open_table


def veiled(player: MousePlayer) -> set[str]:
    """The plots that step back now."""
    scene = player.scene
    aim = aim_of(scene.model, scene.panels.pointed())
    hints = scene.context.table.hints(aim, scene.model.shown, scene.context.viewer)
    at = {hint.at for hint in hints if hint.veil}
    places = scene.context.places.items()
    return {name for name, p in places if name[:5] == "spot:" and p.rect.topleft in at}


@pytest.mark.slow
def test_empty_plots_step_back_on_which_a_building_cannot_stand(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return any(choice.source.startswith("slot:") for choice in question.choices)

    player = open_table(tmp_path, 3, SOLO, wanted)
    offers, view = player.scene.controller.offers, player.scene.model.shown
    slot = next(each for each in offers.sources() if each.startswith("slot:"))
    empty = {spot_anchor(view, at) for at, owner in enumerate(view.spots) if owner < 0}
    assert not veiled(player), "nothing is in the hand"
    player.click(player.at(slot))
    targets = set(offers.targets(slot))
    assert targets
    assert targets < empty
    assert veiled(player) == empty - targets
    close(player)


@pytest.mark.slow
def test_the_bay_into_which_a_card_goes_is_lit_at_once(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO, lambda question: question.op == "play")
    marks = player.scene.painter.marks()
    assert [name for name, look in marks.items() if look is Look.AWAITED] == ["bay:1"]
    card = player.scene.controller.offers.sources()[0]
    assert marks[card] is Look.SOURCE
    player.click(player.at(card))
    assert player.scene.painter.marks().get("bay:1", Look.NOW) is Look.NOW
    close(player)
