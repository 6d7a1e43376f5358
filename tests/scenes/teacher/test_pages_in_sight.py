"""A slip that turns pages leaves in sight what it tells of, also with large letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.parametrize("chapter", ["town", "last"])
@pytest.mark.slow
def test_the_pages_of_caylus_leave_castle_and_estate_in_sight(tmp_path: Path, chapter: str) -> None:
    """They tell how many tokens are left and what stands on the estate."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    numbers = [each.id for each in load_lesson("caylus").chapters]
    pupil.scene.go_to(numbers.index(chapter), since=True)
    pupil.rest()
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert pupil.scene.course.runner.since
    assert overlay is not None
    assert overlay.box is not None
    told = table.boxes(["castle:*", "estate"])
    assert [box for box in told if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()
