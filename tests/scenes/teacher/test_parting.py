"""Before pages are turned the own deed is seen and answered at the table where it was done."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.support import key
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_pages_are_turned_only_after_the_answer_to_the_last_deed(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "versailles", by_keys=True, size=(1366, 768))
    scene = pupil.scene
    chapters = [each.id for each in load_lesson("versailles").chapters]
    scene.go_to(chapters.index("king"))
    table = scene.table
    for _ in range(20):
        pupil.rest()
        if scene.parting or scene.course.runner.since:
            break
        pupil.follow(1)
    assert scene.parting
    assert scene.table is table
    assert "works from your next turn on" in scene.slip_words
    question = table.taught.question
    assert question is not None
    assert table.taught.consent(question.choices[0]) is None, "this table is not played on at"
    pupil.app.tick([key(pygame.K_RETURN)], 0.05)
    pupil.rest()
    assert not scene.parting
    assert scene.table is not table
    assert scene.course.runner.since
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_what_the_answer_speaks_of_is_seen_beside_it(tmp_path: Path) -> None:
    """In Versailles the tile that has just been built."""
    pupil = Pupil(tmp_path, "versailles", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    chapters = [each.id for each in load_lesson("versailles").chapters]
    scene.go_to(chapters.index("share"))
    for _ in range(20):
        pupil.rest()
        if scene.parting or scene.course.runner.since:
            break
        pupil.follow(1)
    assert scene.parting
    overlay = scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    palace = scene.table.taught.boxes(["square:*"])
    assert not overlay.box.colliderect(palace[0].unionall(palace[1:]))
    pupil.app.close()
    pupil.app.window.close()
