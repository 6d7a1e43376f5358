"""Viscounts' guide leaves in sight, also with large letters, where something is about to happen."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil

SPOKEN_OF = {
    "who.pair": "space:D:L",
    "build.ride": "spot:A:*",
    "build.workshop": "spot:A:*",
    "build.hire": "pile:A",
    "castle.gate": "castle:1:4",
}
"""By step: the space on which one begins, the plots of the land, its pile and its gate."""


@pytest.mark.slow
def test_the_slips_of_viscounts_leave_the_place_of_the_move_in_sight(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "viscounts", by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    last = load_lesson("viscounts").chapters[4].id
    hidden: list[str] = []
    seen: set[str] = set()
    while True:
        pupil.rest()
        runner, overlay = pupil.scene.course.runner, pupil.scene.overlay
        if runner.chapter.id == last:
            break
        name = f"{runner.chapter.id}.{runner.step.id if runner.step is not None else ''}"
        if name in SPOKEN_OF and not pupil.scene.spoken_of and overlay is not None:
            seen.add(name)
            places = pupil.scene.table.taught.boxes([SPOKEN_OF[name]])
            assert places, name
            assert overlay.box is not None, name
            hidden += [name] if overlay.box.collidelist(places) >= 0 else []
        pupil.follow(1)
    assert seen == set(SPOKEN_OF)
    assert hidden == []
    pupil.app.close()
    pupil.app.window.close()
