"""Whoever takes a decision back in a first game finds the guide where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Choice
from engine.games import game_keys
from engine.lessons.reader import has_lesson
from saves.library import Library
from scenes.teacher.course import Course
from tests.engine.lessons.walker import MOST

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
