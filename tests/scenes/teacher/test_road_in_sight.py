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


@pytest.mark.parametrize(
    ("step", "text", "anchors"),
    [
        ("last.meeting", 150, ("hand:*", "goods:silver", "deeds", "castle:*")),
        ("count.book", 100, ("castle:*", "bay:1", "goods:*")),
    ],
)
@pytest.mark.slow
def test_the_slips_of_viscounts_leave_in_sight_what_is_weighed_up(
    tmp_path: Path, step: str, text: int, anchors: tuple[str, ...]
) -> None:
    """The hand of which the Scoundrel changes a card, and the workers that a manuscript counts."""
    pupil = Pupil(tmp_path, "viscounts", by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = text
    pupil.scene.resize(pupil.app.size)
    chapter, name = step.split(".")
    pupil.scene.go_to([each.id for each in load_lesson("viscounts").chapters].index(chapter))
    pupil.rest()
    overlay, shown = pupil.scene.overlay, pupil.scene.course.runner.step
    assert shown is not None
    assert shown.id == name
    assert overlay is not None
    assert overlay.box is not None
    places = pupil.scene.table.taught.boxes(anchors)
    assert len(places) > len(anchors)
    assert [box for box in places if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()
