"""Whoever takes a decision back in a first game finds the guide where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Choice
from engine.games import game_keys
from engine.lessons.reader import has_lesson
from saves.library import Library
from scenes.teacher import words
from scenes.teacher.course import Course
from tests.engine.lessons.walker import MOST
from tests.scenes.support import click
from tests.scenes.teacher.pupil import Pupil

TAUGHT = [game for game in game_keys() if has_lesson(game)]


def shown(course: Course) -> tuple[str, str, bool, str]:
    runner = course.runner
    step = runner.step.id if runner.step is not None else ""
    return runner.chapter.id, step, runner.since, runner.answer


def take(course: Course, choice: Choice) -> None:
    """As at the table: the choice is allowed, then its decisions are told one by one."""
    taken = course.permits(choice)
    assert taken is not None
    for action in (taken.action, *taken.follow):
        if action in course.session.state.options:
            decide(course, action)


def decide(course: Course, action: tuple[object, ...]) -> None:
    session = course.session
    op, decision = session.state.agenda[-1][0], len(session.log)
    session.act(action)
    course.decided(op, decision)


def others_play(course: Course) -> None:
    """As in the stored game, while it is the same; else the first thing that is allowed."""
    session, log = course.session, course.lesson.log
    while not session.over and session.asked != course.lesson.seat:
        count = len(session.log)
        stored = log[count] if log[:count] == tuple(session.log) else None
        options = session.state.options
        decide(course, stored if stored in options else options[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_of_a_first_game_comes_back(tmp_path: Path, game: str) -> None:
    library = Library.open(tmp_path / "library.sqlite")
    course = Course(library, game, "Julia", afresh=True)
    gone: list[str] = []
    for _ in range(MOST):
        joins = course.ask()
        if joins is not None:
            course.join(course.runner.number, since=False)
            continue
        if course.runner.finished:
            break
        if course.go_on():
            continue
        assert course.moment is not None
        assert course.moment.question is not None
        choice = course.wanted() or course.moment.question.choices[0]
        before, count = shown(course), len(course.session.log)
        for waits in (False, True):
            take(course, choice)
            if waits:
                others_play(course)
                course.ask()
            course.session.go_back(count)
            course.ask()
            if shown(course) != before:
                gone.append(f"{before} {waits}: {shown(course)}")
        take(course, choice)
        others_play(course)
    library.close()
    assert course.runner.finished
    assert gone == []


@pytest.mark.slow
@pytest.mark.parametrize("takes_back", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_who_rode_elsewhere_is_offered_to_take_it_back(tmp_path: Path, takes_back: bool) -> None:
    pupil = Pupil(tmp_path, "viscounts", by_keys=False, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in scene.course.lesson.chapters].index("trade"))
    pupil.follow(1)
    pupil.rest()
    question, step = scene.table.taught.question, scene.course.runner.step
    assert question is not None
    assert step is not None
    assert step.id == "ride"
    count, wanted = len(scene.course.session.log), scene.course.wanted()
    other = next(c for c in question.choices if wanted and c.target[:7] != wanted.target[:7])
    assert words.BACK not in scene.targets
    pupil.hand.perform(other)
    pupil.rest()
    assert scene.course.runner.answer == "otherwise"
    assert pupil.app.say("teacher.back") in scene.slip_words
    assert pupil.app.say("teacher.button.back") in scene.slip_words
    if takes_back:
        pupil.app.tick(click(scene.targets[words.BACK].center), 0.05)
        pupil.rest()
        assert len(scene.course.session.log) == count
        assert scene.course.runner.step is step
    else:
        pupil.follow()
        assert scene.course.runner.finished
    pupil.app.close()
    pupil.app.window.close()
