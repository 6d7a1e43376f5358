"""Tara's guide lies, also with large letters, off the discs that are about to be laid."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_what_is_paid_for_can_be_seen_while_it_is_asked(tmp_path: Path) -> None:
    """The last climb costs a cumal and discs: the slip that asks leaves them in sight."""
    pupil = Pupil(tmp_path, "tara", by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    pupil.scene.go_to([each.id for each in load_lesson("tara").chapters].index("last"))
    for _ in range(8):
        pupil.rest()
        step = pupil.scene.course.runner.step
        if step is not None and step.id == "pay":
            break
        pupil.follow(1)
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert pupil.seen == ["last.lay"]
    assert overlay is not None
    assert overlay.box is not None
    supply = table.boxes(["supply:0"])
    assert supply
    assert overlay.box.collidelist(supply) < 0
    pupil.app.close()
    pupil.app.window.close()
