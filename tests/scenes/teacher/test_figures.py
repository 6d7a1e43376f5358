"""What a deed brought is told as the table counted it, where it can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.patterns import parse_pattern
from engine.lessons.reader import load_lesson
from engine.lessons.runner import Place, Runner
from tests.scenes.teacher.pupil import Pupil


def test_the_figure_of_an_answer_is_that_of_the_own_event() -> None:
    lesson = load_lesson("versailles")
    number = [each.id for each in lesson.chapters].index("build")
    steps = [each.id for each in lesson.chapters[number].steps]
    runner = Runner(lesson, Place(number, steps.index("lay")))
    decided = lesson.log.index(("build", 34, 7, 0))
    moment = moment_of(lesson_session(lesson, "", decided), lesson.seat)
    session = lesson_session(lesson, "", decided + 1)
    assert moment is not None
    assert runner.ask(moment) is None
    deed = deed_of(session, "spend", decided, lesson.seat)
    runner.decided(deed)
    assert (runner.answer, runner.figure) == ("done", session.state.players[0].score)
    assert runner.figure > 0
    assert deed.figure(parse_pattern("+gain")) == 0, "nothing was gained"
    assert deed.figure(parse_pattern("!score")) == 0, "by nobody else"


@pytest.mark.slow
def test_after_the_first_building_the_tile_is_lit_and_its_points_are_told(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "versailles", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("versailles").chapters].index("build"))
    for _ in range(20):
        pupil.rest()
        step = scene.course.runner.step
        if step is not None and step.id == "stands":
            break
        pupil.follow(1)
    table, overlay, session = scene.table.taught, scene.overlay, scene.course.session
    assert overlay is not None
    assert table.lights(["square:3:2"])[0] in overlay.lit
    points = session.state.players[0].score
    assert points > 0
    assert f"{points} points" in scene.slip_words
    pupil.follow(1)
    pupil.rest()
    assert session.log[-1] != ("build", 34, 7, 0), "the turn was ended by the person"
    pupil.app.close()
    pupil.app.window.close()
