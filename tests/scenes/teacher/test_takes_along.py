"""What the guide asks for needs one press; what it speaks of stays as long as it does."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.lessons.reader import load_lesson
from scenes.table.scene import TableScene
from tests.scenes.support import click, key
from tests.scenes.teacher.pupil import Pupil

LONG = 240
"""Frames: four times as long as a refusal is shown."""


def _at(folder: Path, chapter: str, steps: int, game: str = "tara") -> Pupil:
    """Somebody in a chapter who has done so many steps of it."""
    pupil = Pupil(folder, game, by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson(game).chapters].index(chapter))
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
def test_what_was_refused_stays_until_it_was_read_and_the_guide_waits(tmp_path: Path) -> None:
    pupil = _at(tmp_path, "discs", 0)
    pupil.rest()
    table, runner = pupil.scene.table.taught, pupil.scene.course.runner
    step = runner.step
    pupil.try_place("hollow:leinster:4:0")
    for _ in range(LONG):
        pupil.app.tick([], 0.05)
    assert (table.blocked, runner.step) == ("hollow:leinster:4:0", step)
    pupil.app.tick([key(pygame.K_RETURN)], 0.05)
    pupil.rest()
    assert table.blocked == ""
    assert runner.step is not step
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_what_a_click_is_refused_is_told_beside_its_place(tmp_path: Path) -> None:
    """Versailles' quarry lies between places that cannot be used now: the yard is one of them."""
    pupil = _at(tmp_path, "twice", 0, "versailles")
    pupil.try_place("site:marble_quarry")
    table, overlay = pupil.scene.table, pupil.scene.overlay
    assert isinstance(table, TableScene)
    told, [quarry, *_] = table.tooltips.box, table.taught.boxes(["site:marble_quarry"])
    assert told is not None
    assert quarry.left < told.centerx < quarry.right
    assert told.top - quarry.bottom < told.height
    assert overlay is not None
    assert overlay.box is not None
    assert not overlay.box.colliderect(told)
    pupil.app.close()
    pupil.app.window.close()
