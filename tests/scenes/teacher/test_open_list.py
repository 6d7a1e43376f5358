"""A list that lies open in a lesson: its right row is lit, and the slip lies on none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_the_row_that_leads_on_is_lit(tmp_path: Path) -> None:
    """Two ways lead from the quarry into the yard, one of them by a token."""
    pupil = Pupil(tmp_path, "versailles", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("versailles").chapters].index("build"))
    pupil.rest()
    wanted = pupil.scene.course.wanted()
    assert wanted is not None
    hand = pupil.hand
    hand.drag(hand.at(wanted.source), hand.at(wanted.target))
    hand.see_chooser()
    pupil.rest()
    model, overlay = hand.scene.model, pupil.scene.overlay
    assert model.picking is not None
    assert overlay is not None
    assert overlay.box is not None
    row = model.picking.choices.index(wanted)
    box = hand.scene.chrome.targets[f"chooser:choice:{row}"]
    assert overlay.lit == [box]
    assert hand.scene.panels.focused == "chooser:choice:0"  # what Enter takes is marked at once
    assert pupil.scene.table.taught.number(wanted) == row + 1
    rows = [each for name, each in hand.scene.chrome.targets.items() if name.startswith("chooser:")]
    assert overlay.box.collidelist(rows) < 0
    pupil.app.close()
    pupil.app.window.close()
