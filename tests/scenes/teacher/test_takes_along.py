"""What the guide asks for needs one press; what it speaks of stays as long as it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from scenes.table.scene import TableScene
from tests.scenes.support import click
from tests.scenes.teacher.pupil import Pupil

LONG = 240
"""Frames: four times as long as a refusal is shown."""


def _at(folder: Path, chapter: str, steps: int) -> Pupil:
    """Somebody in a chapter of Tara who has done so many steps of it."""
    pupil = Pupil(folder, "tara", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("tara").chapters].index(chapter))
    pupil.follow(steps)
    pupil.rest()
    return pupil


@pytest.mark.slow
def test_a_turn_that_the_guide_ends_asks_for_no_second_press(tmp_path: Path) -> None:
    pupil = _at(tmp_path, "stone", 2)
    assert pupil.app.settings.confirm_end
    table, course = pupil.scene.table.taught, pupil.scene.course
    wanted = course.wanted()
    assert wanted is not None
    assert wanted.ends_turn
    question, count = table.question, len(course.session.log)
    assert question is not None
    assert len(question.choices) > 1, "else nobody would be asked"
    pupil.app.tick(click(table.buttons(wanted)[0].center), 0.05)
    assert len(course.session.log) > count
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_the_income_that_the_guide_speaks_of_can_be_read(tmp_path: Path) -> None:
    """Its table lies on the stage, where the card of an opponent lies as well."""
    pupil = _at(tmp_path, "capture", 1)
    pupil.app.settings.speed, pupil.app.settings.reduced_motion = 3, True
    for _ in range(20):
        if pupil.scene.spoken_of == "majority":
            break
        pupil.follow(1)
        pupil.rest()
    assert pupil.scene.spoken_of == "majority"
    overlay, table = pupil.scene.overlay, pupil.scene.table
    assert overlay is not None
    assert overlay.box is not None
    assert isinstance(table, TableScene)
    assert not overlay.box.colliderect(table.context.table.stage_box())
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_what_was_refused_stays_while_the_guide_speaks_of_it(tmp_path: Path) -> None:
    pupil = _at(tmp_path, "discs", 1)
    table = pupil.scene.table.taught
    for _ in range(LONG):
        pupil.app.tick([], 0.05)
    assert table.blocked == "hollow:leinster:4:0"
    pupil.follow(1)
    pupil.rest()
    assert table.blocked == ""
    pupil.app.close()
    pupil.app.window.close()
