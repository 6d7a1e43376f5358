"""A slip leaves in sight what can be chosen, where there is other room for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil

WITH_BUTTONS = ("draw", "discard", "bridge")


@pytest.mark.slow
def test_a_slip_hides_no_place_on_offer_where_there_is_room(tmp_path: Path) -> None:
    """Caylus' guide speaks of a plan and leaves the person free: any card of the road will do.
    Only what has a button of its own in the prompt may lie below the slip."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("caylus").chapters].index("own"))
    pupil.rest()
    overlay = pupil.scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    offered = pupil.scene.table.taught.offered()
    assert len(offered) > 5
    hidden = {tuple(box) for box in offered if overlay.box.colliderect(box)}
    places = pupil.scene.table.context.places
    assert hidden <= {tuple(places[name].rect) for name in WITH_BUTTONS}
    pupil.app.close()
    pupil.app.window.close()
