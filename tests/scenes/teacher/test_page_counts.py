"""The number on a slip goes on with each page, or there is none."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Text
from engine.lessons.reader import load_lesson
from engine.texts import Seat
from scenes.teacher.counting import Line
from tests.scenes.support import key
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_pages_that_are_no_step_bear_no_number(tmp_path: Path) -> None:
    """In Caylus the first slip after a jump was "1 of 7", and the first step of it as well; the
    last step has a page for each two lines of the score sheet."""
    pupil = Pupil(tmp_path, "caylus", by_keys=True, size=(1280, 690))
    chapters = load_lesson("caylus").chapters
    town = [each.id for each in chapters].index("town")
    pupil.scene.go_to(town, since=True)
    pupil.rest()
    words, course = pupil.scene.words, pupil.scene.course
    assert course.runner.since
    assert words.slip(None).count == ""
    pupil.app.tick([key(pygame.K_RETURN)], 0.05)
    pupil.rest()
    first = pupil.app.say("teacher.of", n=1, count=len(chapters[town].steps))
    assert words.slip(course.wanted()).count == first
    line = Line("tokens", Text("caylus.score.tokens"), 4, 3, Seat(1))
    assert words.counted((line,)).count == ""
    pupil.app.close()
    pupil.app.window.close()
