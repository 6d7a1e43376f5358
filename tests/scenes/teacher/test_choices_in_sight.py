"""A slip leaves in sight what can be chosen, where there is other room for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_a_slip_that_lights_one_place_hides_none_of_the_others_on_offer(tmp_path: Path) -> None:
    """Caylus' slip asks whether to pass or to send one more worker, and lights the bridge alone;
    meadow enough lies below the road."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("caylus").chapters].index("town"))
    for _ in range(12):
        pupil.rest()
        step = pupil.scene.course.runner.step
        if step is not None and step.id == "pass" and not pupil.scene.spoken_of:
            break
        pupil.follow(1)
    overlay = pupil.scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    offered = pupil.scene.table.taught.offered()
    assert len(offered) > 5
    assert [box for box in offered if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()
