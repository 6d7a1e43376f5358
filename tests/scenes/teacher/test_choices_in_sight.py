"""A slip leaves in sight what can be chosen, where there is other room for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_a_slip_hides_no_place_on_offer_where_there_is_room(tmp_path: Path) -> None:
    """Caylus' guide speaks of a plan and leaves the person free: any card of the road will do,
    and meadow enough lies below it."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("caylus").chapters].index("own"))
    pupil.rest()
    overlay = pupil.scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    offered = pupil.scene.table.taught.offered()
    assert len(offered) > 5
    assert [box for box in offered if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()
