"""The Stone of Destiny shows its swap before the second click."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from tests.scenes.support import motion
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position


@pytest.mark.slow
def test_both_discs_of_a_swap_are_shown_where_they_would_lie(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        between = [c for c in question.choices if c.target.startswith("hollow:")]
        return question.op == "swap" and len(between) >= 2

    player = open_at(tmp_path, position("tara", people(2), wanted))
    scene = player.scene
    offers = scene.controller.offers
    choice = next(
        c
        for c in offers.choices
        if c.target.startswith("hollow:") and len(offers.at(c.target, c.source)) == 1
    )
    player.click(player.at(choice.source))
    player.tick([motion(*player.at(choice.target))])
    player.frame()
    spots = [scene.context.places[name].rect.center for name in (choice.source, choice.target)]
    shown = scene.painter.hinted
    assert len(shown) == 2
    assert all(any(box.collidepoint(spot) for box in shown) for spot in spots)
    assert choice.action in scene.match.session.state.options
    close(player)
