"""Of rows that do the same, each is what the guide asked for."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.reader import load_lesson
from engine.lessons.runner import Place, Runner

BESIDE_THE_BUILDER: Action = ("spot", 3)
ELSEWHERE: Action = ("spot", 2)


def _answer(chapter: str, step: str, *actions: Action) -> str:
    """How some decisions answer a step of Viscounts, at the table that its chapter lays out."""
    lesson = load_lesson("viscounts")
    number = [each.id for each in lesson.chapters].index(chapter)
    runner = Runner(
        lesson, Place(number, [each.id for each in lesson.chapters[number].steps].index(step))
    )
    begins = lesson.log.index(("action", 1), lesson.chapters[number].joins)
    session = lesson_session(lesson, "", begins)
    for action in actions:
        moment = moment_of(session, lesson.seat)
        assert moment is not None
        assert moment.question is not None
        runner.ask(moment)
        session.act(action)
        runner.decided(deed_of(session, moment.question.op, len(session.log) - 1, lesson.seat))
    return runner.answer


@pytest.mark.parametrize("slot", [6, 7])
def test_either_workshop_beside_the_builder_is_what_was_asked(slot: int) -> None:
    built = (("action", 1), ("slot", slot), BESIDE_THE_BUILDER)
    assert _answer("meet", "link", *built) == "done"


@pytest.mark.parametrize("slot", [6, 7])
def test_a_workshop_elsewhere_is_fine(slot: int) -> None:
    assert _answer("meet", "link", ("action", 1), ("slot", slot), ELSEWHERE) == "fine"


@pytest.mark.parametrize(("slot", "answer"), [(8, "done"), (7, "fine"), (6, "fine")])
def test_a_workshop_with_another_power_is_answered_once_it_stands(slot: int, answer: str) -> None:
    asked = (("action", 1), ("slot", slot))
    assert _answer("build", "workshop", *asked) == ""
    assert _answer("build", "workshop", *asked, ("spot", 17)) == answer
