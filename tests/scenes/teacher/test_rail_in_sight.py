"""A slip leaves in sight what is looked up on the rail, wherever else it can lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.support import motion
from tests.scenes.teacher.pupil import Pupil


def _at(folder: Path, chapter: str, *, since: bool = False) -> Pupil:
    pupil = Pupil(folder, "versailles", by_keys=False, size=(1280, 690))
    chapters = [each.id for each in load_lesson("versailles").chapters]
    pupil.scene.go_to(chapters.index(chapter), since=since)
    pupil.rest()
    return pupil


@pytest.mark.slow
def test_a_slip_that_turns_pages_leaves_seats_and_tabs_in_sight(tmp_path: Path) -> None:
    """Everything on the board is offered then, so that it has to lie on something."""
    pupil = _at(tmp_path, "share", since=True)
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert pupil.scene.course.runner.since
    assert overlay is not None
    assert overlay.box is not None
    assert [box for box in table.looked_up()[-1] if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_what_is_pointed_at_can_be_read_beside_the_slip(tmp_path: Path) -> None:
    """The inspector opens where the slip does not lie, and the slip stays where it is."""
    pupil = _at(tmp_path, "build")
    scene, table = pupil.scene, pupil.scene.table.taught
    assert scene.overlay is not None
    before = scene.overlay.box
    pupil.app.tick([motion(*table.boxes(["square:5:4"])[0].center)], 0.05)
    pupil.rest()
    context = pupil.hand.scene.context
    inspector = context.chrome.rail_places(context.frame).inspector
    assert inspector.height > 0
    assert scene.overlay.box == before
    assert before is not None
    assert not before.colliderect(inspector.move(context.frame.rail.topleft))
    pupil.app.close()
    pupil.app.window.close()
