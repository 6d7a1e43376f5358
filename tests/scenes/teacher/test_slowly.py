"""In a chapter that goes slowly, what the guide speaks about waits for the person."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.events import Event
from engine.games import game_keys
from engine.lessons.reader import has_lesson, load_lesson
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import key
from tests.scenes.teacher.pupil import Pupil

TAUGHT = [game for game in game_keys() if has_lesson(game)]
SOME = 40
"""Frames, more than any event takes by itself."""
INCOME = ["majority", "spread", "captured"]
"""What is said in Tara between the third turn and the fourth."""


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(reversed(TAUGHT)))
def test_what_the_guide_speaks_about_waits_and_the_rest_goes_by(tmp_path: Path, game: str) -> None:
    lesson = load_lesson(game)
    assert any(chapter.slowly for chapter in lesson.chapters)
    pupil = Pupil(tmp_path, game, by_keys=True, size=(1366, 768))
    pupil.app.settings.speed = 0
    stayed: list[Event] = []
    passed: list[Event] = []
    for _ in range(SOME):
        pupil.follow(1)
        stays, others = _watch(pupil)
        stayed += [stays] if stays is not None else []
        passed += others
        if stayed and passed:
            break
    assert stayed
    assert all(any(each.on.tells(event, lesson.seat) for each in lesson.told) for event in stayed)
    assert passed
    pupil.app.close()
    pupil.app.window.close()


def _watch(pupil: Pupil) -> tuple[Event | None, list[Event]]:
    """The event of others that stays, and those that went by before it."""
    passed: list[Event] = []
    frames = 0
    while frames < SOME:
        pupil.app.tick([], 0.05)
        shown = pupil.scene.table.taught.watched
        if shown is None:
            return None, passed
        frames = frames + 1 if passed and passed[-1] is shown else 0
        if frames == 0:
            passed.append(shown)
    return passed[-1], passed[:-1]


@pytest.mark.slow
def test_enter_leads_on_to_the_next_thing_that_is_said(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "tara", by_keys=True, size=(1366, 768))
    capture = [chapter.id for chapter in load_lesson("tara").chapters].index("capture")
    pupil.scene.go_to(capture)
    pupil.follow(3)
    pupil.app.settings.speed = 0
    said: list[str] = []
    for _ in range(SOME * len(INCOME)):
        pupil.rest()
        if pupil.scene.course.runner.number > capture:
            break
        said += [pupil.scene.spoken_of] if pupil.scene.spoken_of else []
        pupil.follow(1)
    assert said == INCOME
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_enter_shows_what_comes_next_and_leaves_nothing_out(tmp_path: Path) -> None:
    """What others do in a chapter of Versailles is spoken about three times before the own turn."""
    pupil = Pupil(tmp_path, "versailles", by_keys=True, size=(1366, 768))
    pupil.app.settings.speed, pupil.app.settings.reduced_motion = 3, True
    chapters = [each.id for each in load_lesson("versailles").chapters]
    pupil.scene.go_to(chapters.index("share"))
    pupil.follow(2)
    spoken: list[str] = []
    for _ in range(20 * SOME):
        pupil.app.tick([], 0.05)
        if pupil.scene.spoken_of:
            spoken.append(pupil.scene.spoken_of)
            pupil.app.tick([key(pygame.K_RETURN)], 0.05)
        elif spoken and pupil.scene.table.taught.resting:
            break
    assert spoken == ["workshop_too", "gain", "share"]
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_nothing_waits_for_somebody_to_whom_nothing_is_said(tmp_path: Path) -> None:
    """Armand may do twice in a turn what the guide speaks about once: the second time goes by."""
    pupil = Pupil(tmp_path, "versailles", by_keys=True, size=(1366, 768))
    pupil.app.settings.speed, pupil.app.settings.reduced_motion = 3, True
    chapters = [each.id for each in load_lesson("versailles").chapters]
    pupil.scene.go_to(chapters.index("twice"))
    pupil.follow(1)
    silent, spoken = 0, []
    for _ in range(40 * SOME):
        pupil.app.tick([], 0.05)
        assert isinstance(pupil.scene.table, TableScene)
        if pupil.scene.spoken_of:
            spoken.append(pupil.scene.spoken_of)
            pupil.app.tick([key(pygame.K_RETURN)], 0.05)
        elif pupil.scene.table.animator.waiting:
            silent += 1
            pupil.app.tick([key(pygame.K_RETURN)], 0.05)
        elif pupil.scene.table.taught.resting:
            if pupil.scene.course.runner.chapter.id != "twice":
                break
            pupil.follow(1)
    assert spoken
    assert silent == 0
    pupil.app.close()
    pupil.app.window.close()
