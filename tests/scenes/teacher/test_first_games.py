"""Each first game is followed from its first slip to its last by real events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.lessons.reader import has_lesson, load_lesson
from scenes.play.lessons import finished_on, has_begun, has_finished
from scenes.table.scene import TableScene
from scenes.teacher.scene import LessonScene
from tests.sampling import sampled, spread
from tests.scenes.support import key, settle
from tests.scenes.teacher.pupil import Pupil

SIZES = ((1280, 690), (1920, 1080))
PERCENTS = (80, 100, 150)
TAUGHT = [game for game in game_keys() if has_lesson(game)]
WALKS = spread(TAUGHT, (False, True), SIZES, PERCENTS, rows=len(TAUGHT))
"""Hands, windows and sizes of letters, spread evenly over the games."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "by_keys", "size", "percent"), WALKS)
def test_who_follows_comes_to_the_end_and_no_slip_lies_on_what_it_speaks_of(
    tmp_path: Path, game: str, by_keys: bool, size: tuple[int, int], percent: int
) -> None:
    pupil = Pupil(tmp_path, game, by_keys=by_keys, size=size)
    pupil.app.settings.text_percent = percent
    pupil.scene.resize(size)
    pupil.follow()
    assert pupil.scene.course.runner.finished
    assert has_finished(pupil.app.library, game)
    assert finished_on(pupil.app.library, game)
    assert pupil.faults == []
    told = {name.partition(".")[0] for name in pupil.seen}
    assert told == {chapter.id for chapter in load_lesson(game).chapters}
    assert pupil.hidden == [] or percent > 100
    assert pupil.on_rail == [] or percent > 100
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.parametrize("game", sampled(reversed(TAUGHT)))
@pytest.mark.slow
def test_a_place_is_kept_and_help_can_be_left(tmp_path: Path, game: str) -> None:
    pupil = Pupil(tmp_path, game, by_keys=True, size=(1366, 768))
    pupil.follow(5)
    pupil.rest()
    course = pupil.scene.course
    place, log = course.runner.place, list(course.session.log)
    assert place.chapter > 0
    assert log
    again = LessonScene(pupil.app, game, pupil.table)
    assert (again.course.runner.place, again.course.session.log) == (place, log)
    pupil.scene.play_alone()
    settle(pupil.app)
    kept = pupil.app.library.latest_unfinished()
    assert kept is not None
    assert kept.decisions == len(log)
    assert isinstance(pupil.app.stack.top, TableScene)
    assert pupil.app.stack.top.session_id == kept.id
    assert not has_begun(pupil.app.library, game)
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_enter_takes_what_the_guide_speaks_of(tmp_path: Path) -> None:
    """To hire nobody is wanted while the main button of the table hires."""
    pupil = Pupil(tmp_path, "viscounts", by_keys=True, size=(1366, 768))
    names = [chapter.id for chapter in load_lesson("viscounts").chapters]
    pupil.scene.go_to(names.index("meet"), since=True)
    asked = ""
    for _ in range(20):
        pupil.rest()
        question = pupil.scene.table.taught.question
        asked = question.op if question is not None else ""
        if asked == "recruit":
            break
        pupil.follow(1)
    taught, course = pupil.scene.table.taught, pupil.scene.course
    assert asked == "recruit"
    wanted, decisions = course.wanted(), len(course.session.log)
    assert wanted is not None
    assert taught.default == wanted
    pupil.app.tick([key(pygame.K_RETURN)], 0.05)
    pupil.rest()
    assert course.session.log[decisions] == wanted.action
    pupil.app.close()
    pupil.app.window.close()


def test_the_dusk_goes_with_the_note_that_is_folded_away(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, TAUGHT[0], by_keys=True, size=(1366, 768))
    pupil.rest()

    def dusk() -> bool:
        overlay = pupil.scene.overlay
        assert overlay is not None
        return any(part.get_size() == pupil.app.size for part, _ in overlay.parts)

    assert dusk()
    for expected in (False, True):
        pupil.app.tick([key(pygame.K_f)], 0.05)
        pupil.app.tick([], 0.05)
        assert dusk() is expected
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_enter_shows_what_to_do_where_no_button_does_it(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "tara", by_keys=True, size=(1366, 768))
    pupil.follow(1)
    pupil.rest()
    assert pupil.scene.course.wanted() is not None
    assert pupil.scene.table.taught.enter_is_idle
    pupil.app.tick([], 5.0)
    assert not pupil.scene.animating
    pupil.app.tick([key(pygame.K_RETURN)], 0.05)
    assert pupil.scene.animating
    assert pupil.scene.course.session.log == []
    pupil.app.close()
    pupil.app.window.close()
