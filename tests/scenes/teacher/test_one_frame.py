"""Where one click is asked for, one thing is framed, it does it, and no missing button is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil

HERDSMAN = "hollow:connacht:1:1"


def at_chapter(folder: Path, chapter: str) -> Pupil:
    pupil = Pupil(folder, "tara", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("tara").chapters].index(chapter))
    pupil.rest()
    return pupil


def to_step(pupil: Pupil, step: str) -> None:
    for _ in range(6):
        shown = pupil.scene.course.runner.step
        if shown is not None and shown.id == step:
            return
        pupil._one()
        pupil.rest()
    raise AssertionError(step)


@pytest.mark.slow
def test_the_own_herdsman_alone_is_framed_and_one_click_counts_it_as_new(tmp_path: Path) -> None:
    pupil = at_chapter(tmp_path, "last")
    to_step(pupil, "own")
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert overlay is not None
    assert overlay.lit == table.lights([HERDSMAN])
    pupil.hand.click(pupil.hand.at(HERDSMAN))
    pupil.rest()
    assert pupil.scene.course.session.log[-1] == ("enter", 6)
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_a_button_is_named_only_where_it_stands_in_the_bar(tmp_path: Path) -> None:
    pupil = at_chapter(tmp_path, "capture")
    to_step(pupil, "climb")
    scene = pupil.scene
    wanted = scene.course.wanted()
    assert "button 1" in scene.words.slip(wanted).hint
    targets = pupil.hand.scene.context.chrome.targets
    del targets["prompt:choice:0"]  # as where the bar has no room for it
    assert "button" not in scene.words.slip(wanted).hint
    pupil.app.close()
    pupil.app.window.close()
