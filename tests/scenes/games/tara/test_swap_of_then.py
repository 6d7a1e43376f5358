"""Both discs of a swap are shown on the table of now, and on no other moment's."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from scenes.table.input.pointing import Pointed
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position

NORMAL = 1
"""A speed at which what the person did is still shown when the next question is open."""


def test_a_swap_that_is_meant_now_is_not_drawn_on_the_table_of_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stone is still on its way when a row of the next question lies under the pointer."""

    def wanted(question: Question) -> bool:
        return question.op == "swap"

    session = position("tara", people(2), wanted)
    stone = session.undo(beyond=True)
    player = open_at(tmp_path, session)
    scene = player.scene
    scene.app.settings.speed = NORMAL
    question = scene.model.question
    assert question is not None
    player.perform(next(choice for choice in question.choices if choice.action == stone))
    answered = scene.model.question
    assert answered is not None
    assert wanted(answered)
    monkeypatch.setattr(scene.panels, "pointed", lambda: Pointed("", answered.choices[0]))
    assert scene.model.asking
    player.frame()
    assert scene.model.shown is not scene.model.now
    assert scene.painter.hinted == []
    while scene.model.shown is not scene.model.now:
        player.frame()
    player.frame()
    assert len(scene.painter.hinted) == 2
    close(player)
