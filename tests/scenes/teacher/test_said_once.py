"""What the guide answers to a deed is said in one slip, not in every one that follows."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.support import key
from tests.scenes.teacher.pupil import Pupil

STEP_BY_STEP = 0
MOST = 40


@pytest.mark.slow
def test_an_answer_that_was_read_beside_what_others_do_is_not_said_again(tmp_path: Path) -> None:
    """The markers meet in Viscounts, then the Builder has its turn, then pages are turned."""
    pupil = Pupil(tmp_path, "viscounts", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("viscounts").chapters].index("meet"))
    pupil.app.settings.speed = STEP_BY_STEP
    answers = [pupil.app.say(f"viscounts.lesson.meet.{step}.done") for step in ("link", "meeting")]
    slips: list[str] = []
    for _ in range(MOST):
        pupil.rest()
        if scene.course.runner.since:
            break
        slips += [scene.slip_words] if scene.slip_words not in slips else []
        pupil.follow(1)
    assert scene.course.runner.since
    assert [sum(answer in slip for slip in slips) for answer in answers] == [1, 1]
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_the_headings_of_the_score_sheet_stand_line_under_line(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "versailles", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to(len(load_lesson("versailles").chapters) - 1)
    for _ in range(MOST):
        pupil.rest()
        step = scene.course.runner.step
        if step is not None and step.counts:
            break
        pupil.follow(1)
    assert pupil.app.say("versailles.lesson.count.finish.done") in scene.slip_words
    pupil.app.tick([key(pygame.K_RETURN)], 0.05)
    pupil.rest()
    outcome = scene.course.session.game.outcome(scene.course.session.state)
    headings = [
        pupil.app.say(f"versailles.score.{row.key}") for row in outcome.rows if any(row.points)
    ]
    assert all(f"{heading}: " in scene.slip_words for heading in headings[:2])
    assert "; " in scene.slip_words, "for the ear one after the other"
    assert pupil.app.say("versailles.lesson.count.finish.done") not in scene.slip_words
    pupil.app.close()
    pupil.app.window.close()
