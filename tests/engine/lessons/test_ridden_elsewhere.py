"""Who rides to another land than the guide of Viscounts says is not told what holds only there."""

from __future__ import annotations

import pytest

from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.reader import load_lesson
from engine.lessons.runner import Runner
from engine.session import Session

LESSON = load_lesson("viscounts")
CHAPTERS = [chapter.id for chapter in LESSON.chapters]


def after_riding(chapter: str, space: str) -> tuple[Session, Runner]:
    """At the question for an action, after the card of the stored game and another ride."""
    place = CHAPTERS.index(chapter)
    session = lesson_session(LESSON, "Julia", LESSON.chapters[place].joins)
    runner = Runner(LESSON)
    runner.join(place, since=False)
    for _ in range(12):
        moment = moment_of(session, LESSON.seat)
        assert moment is not None
        assert moment.question is not None
        runner.ask(moment)
        if runner.step is not None and runner.step.reads:
            runner.go_on()
            runner.ask(moment)
        op = moment.question.op
        if op == "action":
            return session, runner
        actions, chosen = [LESSON.log[len(session.log)]], None
        if op == "walk":
            ways = [each for each in moment.question.choices if each.target == space]
            chosen = ways[0] if ways else None
            actions = [chosen.action, *chosen.follow] if chosen is not None else [("stay",)]
        for action in actions:
            decision = len(session.log)
            session.act(action)
            runner.decided(deed_of(session, op, decision, LESSON.seat, chosen))
    raise AssertionError("no action was asked for")


def step_after_riding(chapter: str, space: str) -> str:
    step = after_riding(chapter, space)[1].step
    return step.id if step is not None else ""


@pytest.mark.parametrize(
    ("chapter", "space", "there"),
    [
        ("trade", "space:C:L", "inner"),
        ("build", "space:A:L", "workshop"),
        ("meet", "space:E:R", "link"),
    ],
)
def test_who_rides_there_is_shown_what_can_be_done(chapter: str, space: str, there: str) -> None:
    assert step_after_riding(chapter, space) == there


@pytest.mark.parametrize(
    ("chapter", "space", "only_there"),
    [
        ("trade", "space:E:L", "trade"),
        ("meet", "space:B:L", "link"),
    ],
)
def test_who_rides_elsewhere_is_not_told_what_holds_only_there(
    chapter: str, space: str, only_there: str
) -> None:
    assert step_after_riding(chapter, space) != only_there


def test_what_answers_the_ride_is_not_said_again_after_the_next_decision() -> None:
    session, runner = after_riding("trade", "space:E:L")
    assert str(runner.answer) == "otherwise"
    decision = len(session.log)
    session.act(("skip",))
    runner.decided(deed_of(session, "action", decision, LESSON.seat, None))
    assert str(runner.answer) == ""
