"""Who takes the lesson's decisions in another order stays in the lesson's game."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Action
from engine.lessons.reader import load_lesson
from scenes.table.scene import TableScene
from tests.scenes.teacher.pupil import Pupil

CLIMB: tuple[Action, ...] = tuple(("promote", target) for target in (7, 10, 8, 11, 13))
"""As the lesson has it in the third round."""
ROUND = (("promote", 8), ("promote", 7), ("promote", 11), ("promote", 10), ("promote", 13))


@pytest.mark.slow
def test_an_opponent_answers_the_same_position_as_in_the_stored_game(tmp_path: Path) -> None:
    lesson = load_lesson("tara")
    start = lesson.log.index(CLIMB[0], lesson.log.index(("place", 9, 0, 3)))
    assert lesson.log[start : start + len(CLIMB)] == CLIMB
    pupil = Pupil(tmp_path, "tara", by_keys=True, size=(1366, 768))
    pupil.scene.go_to([chapter.id for chapter in lesson.chapters].index("round"))
    pupil.rest()
    assert isinstance(pupil.scene.table, TableScene)
    match = pupil.scene.table.match
    answer = lesson.log[start + len(CLIMB) + 1]
    for climb, same in ((ROUND, True), (ROUND[:-1], False)):
        session = match.session
        session.go_back(start)
        log = [*lesson.log[len(session.log) : start], *climb, ("end",)]
        for action in log:
            session.act(action)
        assert (match.scripted == answer) is same  # what Niall would do next
    pupil.app.close()
    pupil.app.window.close()
