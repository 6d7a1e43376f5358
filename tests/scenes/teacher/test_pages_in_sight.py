"""A slip that turns pages leaves in sight what it tells of, also with large letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.parametrize(
    ("game", "chapter", "told"),
    [
        ("caylus", "town", ("castle:*", "estate")),
        ("caylus", "last", ("castle:*", "estate")),
        ("versailles", "last", ("king:*",)),
        ("viscounts", "count", ("bay:1", "space:B:I", "castle:*")),
    ],
)
@pytest.mark.slow
def test_what_the_pages_tell_of_can_be_seen_beside_them(
    tmp_path: Path, game: str, chapter: str, told: tuple[str, ...]
) -> None:
    """How many tokens are left, what stands on the estate, how far the King is, what was played."""
    pupil = Pupil(tmp_path, game, by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    numbers = [each.id for each in load_lesson(game).chapters]
    pupil.scene.go_to(numbers.index(chapter), since=True)
    pupil.rest()
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert pupil.scene.course.runner.since
    assert overlay is not None
    assert overlay.box is not None
    places = table.boxes(told)
    assert places
    assert [box for box in places if overlay.box.colliderect(box)] == []
    pupil.app.close()
    pupil.app.window.close()
