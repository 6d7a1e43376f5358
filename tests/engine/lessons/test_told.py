"""What the guide says about an event: how often, and whether the event waits for it."""

from __future__ import annotations

import pytest

from engine.events import Event
from engine.lessons.moments import lesson_session, moment_of
from engine.lessons.reader import load_lesson
from engine.lessons.runner import Place, Runner

LOST = Event("token_lost", -1, (0,), False, "CA-9.8")
"""One of the two tokens that leave Caylus' castle when nobody has delivered."""


@pytest.mark.parametrize("number", range(len(load_lesson("caylus").chapters)))
def test_an_evening_without_a_delivery_is_told_once_and_waits_in_every_chapter(number: int) -> None:
    runner = Runner(load_lesson("caylus"), Place(number))
    for _ in range(2):
        assert runner.waits_at(LOST)
        told = runner.told(LOST)
        assert told is not None
        assert told.id == "lost"
        assert not runner.waits_at(LOST), "the second token of the same evening goes by"
        assert runner.told(LOST) is None
        runner.told(Event("round", -1, (2,), False, "CA-10.2"))


def test_another_evening_is_told_again_after_a_question() -> None:
    lesson = load_lesson("caylus")
    runner = Runner(lesson)
    assert runner.told(LOST) is not None
    session = lesson_session(lesson, "Réka", lesson.chapters[0].joins)
    moment = moment_of(session, lesson.seat)
    assert moment is not None
    runner.ask(moment)
    assert runner.told(LOST) is not None


def test_what_is_told_only_in_passing_waits_where_a_chapter_goes_slowly() -> None:
    lesson = load_lesson("caylus")
    event = Event("most_batches", lesson.seat, (1,), False, "CA-9.6")
    waits = [Runner(lesson, Place(n)).waits_at(event) for n in range(len(lesson.chapters))]
    assert waits == [chapter.slowly for chapter in lesson.chapters]
