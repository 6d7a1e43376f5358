"""A slip lies off the own hand, where there is any other room for it, also with large letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.parametrize(
    ("game", "chapter", "anchors", "letters"),
    [
        ("caylus", "own", "hand:*", 150),
        ("tara", "promote", "hand:*", 150),
        ("tara", "round", "kept:*", 150),
        ("versailles", "tile", "tile:*", 150),
        ("versailles", "tile", "tile:*", 100),
        ("versailles", "build", "tile:*", 100),
    ],
)
@pytest.mark.slow
def test_a_slip_leaves_the_hand_in_sight(
    tmp_path: Path, game: str, chapter: str, anchors: str, letters: int
) -> None:
    """Also the tablets of Tara among which one chooses, and the tiles of Versailles."""
    pupil = Pupil(tmp_path, game, by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = letters
    pupil.scene.resize(pupil.app.size)
    pupil.scene.go_to([each.id for each in load_lesson(game).chapters].index(chapter))
    pupil.rest()
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert overlay is not None
    assert overlay.box is not None
    hand = table.boxes([anchors])
    assert hand
    assert [box for box in [*hand, *overlay.lit] if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_a_slip_about_the_whole_table_leaves_the_hand_in_sight(tmp_path: Path) -> None:
    """Where pages are turned it speaks of no place, and it may lie over the board."""
    pupil = Pupil(tmp_path, "versailles", by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = 80
    pupil.scene.resize(pupil.app.size)
    pupil.scene.go_to([each.id for each in load_lesson("versailles").chapters].index("king"))
    for _ in range(9):
        pupil.follow(1)
        pupil.rest()
        runner = pupil.scene.course.runner
        if runner.since and not pupil.scene.parting:
            break
    assert (runner.since, runner.chapter.id) == (True, "share")
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert overlay is not None
    assert overlay.box is not None
    hand = table.boxes(["tile:*"])
    assert len(hand) == 4
    assert [box for box in hand if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()
