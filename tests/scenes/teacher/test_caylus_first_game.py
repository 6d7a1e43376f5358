"""In Caylus' first game the person's own rounds stay the person's own, and no page is skipped."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.lessons.reader import load_lesson
from engine.lessons.runner import Answer, Place
from scenes.table.scene import TableScene
from scenes.teacher.scene import LessonScene
from tests.scenes.support import key
from tests.scenes.teacher.pupil import Pupil

CHAPTERS = [chapter.id for chapter in load_lesson("caylus").chapters]
MOST = 80


def _in_chapter(folder: Path, chapter: str) -> Pupil:
    pupil = Pupil(folder, "caylus", by_keys=True, size=(1366, 768))
    if chapter != "hand":
        pupil.scene.go_to(CHAPTERS.index(chapter))
    pupil.rest()
    return pupil


def _take(pupil: Pupil, verb: str) -> None:
    """The first choice of this kind, at the table."""
    question = pupil.scene.table.taught.question
    assert question is not None
    choice = next(each for each in question.choices if each.action[0] == verb)
    pupil.hand.perform(choice)
    pupil.rest()


def _shown(scene: LessonScene) -> str:
    step = scene.course.runner.step
    return f"{scene.course.runner.chapter.id}.{step.id if step is not None else ''}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_the_free_rounds_wait_for_the_statue_or_tell_of_turned_pages(
    tmp_path: Path, seed: int
) -> None:
    pupil, chance = _in_chapter(tmp_path, "own"), Random(seed)
    scene = pupil.scene
    while scene.course.runner.chapter.id == "own":
        pupil.follow(1)
        pupil.rest()
    rounds = set()
    for _ in range(MOST):
        if scene.course.runner.since or scene.course.runner.step is not None:
            break
        if scene.spoken_of:
            pupil.app.tick([key(pygame.K_RETURN)], 0.05)
        else:
            assert isinstance(scene.table, TableScene)
            rounds.add(scene.table.match.session.state.round)
            assert "Statue" in scene.slip_words
            question = scene.table.taught.question
            assert question is not None
            choice = chance.choice([each for each in question.choices if not each.idle])
            scene.table.taught.take([choice.action, *choice.follow])
        pupil.rest()
    assert rounds <= {2}
    if scene.course.runner.since:
        assert "let us imagine" in scene.slip_words
        pupil.app.tick([key(pygame.K_RETURN)], 0.05)
        pupil.rest()
    assert _shown(scene) == "statue.statue"
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_who_takes_another_worker_is_asked_to_pass_in_the_next_turn(tmp_path: Path) -> None:
    pupil = _in_chapter(tmp_path, "workers")
    while _shown(pupil.scene) != "workers.pass":
        pupil.follow(1)
        pupil.rest()
    _take(pupil, "place")
    assert _shown(pupil.scene) == "workers.pass"
    assert "Passing comes with your next turn" in pupil.scene.slip_words
    _take(pupil, "end")
    while pupil.scene.spoken_of:
        pupil.follow(1)
        pupil.rest()
    assert _shown(pupil.scene) == "workers.pass"
    assert "Passing comes with your next turn" not in pupil.scene.slip_words
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_the_hand_is_not_kept_before_its_page_was_read(tmp_path: Path) -> None:
    pupil = _in_chapter(tmp_path, "hand")
    course = pupil.scene.course
    _take(pupil, "keep")
    later: Answer = "later"
    assert (course.session.log, course.runner.place, course.runner.answer) == (
        [],
        Place(0, 1),
        later,
    )
    _take(pupil, "keep")
    assert course.session.log
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_who_wins_the_gold_of_an_evening_is_told_so(tmp_path: Path) -> None:
    """Odo is asked for nothing after the first delivery: all of it belongs to the own decision."""
    pupil = _in_chapter(tmp_path, "castle")
    pupil.app.settings.speed, pupil.app.settings.reduced_motion = 3, True
    pupil.follow(1)
    said = ""
    for _ in range(400):
        pupil.app.tick([], 0.05)
        said = said or pupil.scene.spoken_of
        if said or pupil.scene.course.runner.chapter.id != "castle":
            break
    assert said == "most"
    pupil.app.close()
    pupil.app.window.close()
