"""Where the guide asks for one way of several to the same place, nobody is asked which."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.support import click, motion
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_the_straight_way_to_the_yard_is_taken_without_a_question(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "versailles", by_keys=False, size=(1280, 690))
    scene = pupil.scene
    chapters = [each.id for each in load_lesson("versailles").chapters]
    scene.go_to(chapters.index("build"))
    pupil.rest()
    wanted, count = scene.course.wanted(), len(scene.course.session.log)
    question = scene.table.taught.question
    assert wanted is not None
    assert question is not None
    ways = [c for c in question.choices if (c.source, c.target) == (wanted.source, wanted.target)]
    assert len(ways) > 1
    places = pupil.hand.scene.context.places
    for anchor in (wanted.source, wanted.target):
        at = places[anchor].rect.center
        pupil.app.tick([motion(*at)], 0.05)
        pupil.app.tick(click(at), 0.05)
        pupil.app.tick([], 0.05)
    assert pupil.hand.scene.model.picking is None
    assert scene.course.session.log[count:] == [wanted.action]
    pupil.app.close()
    pupil.app.window.close()
