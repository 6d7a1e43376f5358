"""A piece in the hand is seen, and so is the place that it is held over: the slip folds away."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.support import motion, press
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_the_slip_folds_while_a_piece_is_held_over_it(tmp_path: Path) -> None:
    """In Versailles it lay over the Sawmill, and a worker dropped on the slip was sent there."""
    pupil = Pupil(tmp_path, "versailles", by_keys=False, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("versailles").chapters].index("move"))
    pupil.follow(1)
    pupil.rest()
    overlay = scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    whole = overlay.box.copy()
    wanted = scene.course.wanted()
    assert wanted is not None
    start, beside = pupil.hand.at(wanted.source), (whole.right + 60, whole.top - 60)
    pupil.app.tick([motion(*start), press(*start)], 0.05)
    seen = []
    for point in (beside, whole.center, beside):
        pupil.app.tick([motion(*point)], 0.05)
        pupil.app.tick([], 0.05)
        assert scene.overlay is not None
        assert scene.overlay.box is not None
        seen.append(scene.overlay.box.height > whole.height // 2)
    assert scene.table.taught.holding
    assert seen == [True, False, True]
    pupil.app.close()
    pupil.app.window.close()
