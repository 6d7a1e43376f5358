"""The answers of a question can be told apart and taken: by number, and one click takes one."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.support import click
from tests.scenes.teacher.pupil import Pupil

AT_GATE = [each.id for each in load_lesson("viscounts").chapters].index("group")


@pytest.fixture
def pupil(tmp_path: Path) -> Pupil:
    pupil = Pupil(tmp_path, "viscounts", by_keys=False, size=(1280, 690))
    pupil.scene.go_to(AT_GATE)
    pupil.rest()
    return pupil


@pytest.mark.slow
def test_a_click_too_many_does_not_answer_the_next_question(pupil: Pupil) -> None:
    app, log = pupil.app, pupil.scene.course.session.log
    count = len(log)
    target = pupil.hand.scene.chrome.targets["prompt:choice:0"].center
    for _ in range(2):
        app.tick(click(target), 0.05)
        app.tick([], 0.05)
    pupil.rest()
    assert len(log) == count + 1
    app.tick([], 0.6)
    app.tick(click(target), 0.05)
    pupil.rest()
    assert len(log) > count + 1  # read, and meant
    app.close()
    app.window.close()


@pytest.mark.slow
def test_how_many_workers_is_answered_by_numbered_buttons(pupil: Pupil) -> None:
    pupil.follow(2)
    pupil.rest()
    question = pupil.scene.table.taught.question
    assert question is not None
    assert question.op == "workers_action"
    buttons = pupil.hand.scene.panels.prompt.buttons
    assert [each.number for each in buttons] == [1, 2, 3]
    pupil.app.close()
    pupil.app.window.close()
