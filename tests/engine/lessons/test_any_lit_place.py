"""Of several places in the light, whichever is taken first leads on: none is called a detour."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from engine.explain import Choice
from engine.games import game_keys
from engine.lessons.lesson import Step
from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.patterns import Moment
from engine.lessons.reader import has_lesson, load_lesson
from engine.lessons.runner import Runner
from engine.session import Session
from tests.engine.lessons.walker import Walker

TAUGHT = [game for game in game_keys() if has_lesson(game)]


class _Looking(Walker):
    """Before each step is done, tries every lit place where the same piece may go."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.tried: set[str] = set()

    def _answer(self, step: Step, moment: Moment) -> None:
        wanted = self.runner.wanted(moment)
        if wanted is not None and moment.question is not None:
            for choice in moment.question.choices:
                lit = any(fnmatchcase(choice.target, each) for each in step.at)
                if lit and choice.source == wanted.source and choice.action != wanted.action:
                    self._try(step, choice, moment.question.op)
        super()._answer(step, moment)

    def _try(self, step: Step, choice: Choice, op: str) -> None:
        runner, decision = self.runner.copy(), len(self.session.log)
        name = f"{runner.chapter.id}.{step.id}"
        self.session.act(choice.action)
        runner.decided(deed_of(self.session, op, decision, self.lesson.seat, choice))
        self.session.go_back(decision)
        self.tried.add(name)
        if runner.answer == "otherwise":
            self.faults.append(f"{name}: {choice.action} at {choice.target} is a detour")


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_no_lit_place_is_called_a_detour(game: str) -> None:
    walker = _Looking(load_lesson(game))
    walker.walk()
    assert walker.faults == []
    if game == "tara":
        assert walker.tried  # several places are lit at once in this one


def after(session: Session, runner: Runner, *taken: tuple[object, ...]) -> tuple[str, Moment]:
    """The step that is shown after some decisions of the person, and what is asked then."""
    for action in taken:
        op, decision = session.state.agenda[-1][0], len(session.log)
        session.act(action)
        runner.decided(deed_of(session, op, decision, 0))
    moment = moment_of(session, 0)
    assert moment is not None
    runner.ask(moment)
    return (runner.step.id if runner.step is not None else ""), moment


@pytest.mark.parametrize(
    ("chapter", "first", "step", "other"),
    [
        ("last", ("place", 11, 0, 1), "lay", ("place", 0)),
        ("round", ("place", 9, 0, 4), "lay", ("place", 3)),
    ],
)
def test_who_begins_with_the_other_of_two_lit_farmers_is_asked_for_the_first(
    chapter: str, first: tuple[object, ...], step: str, other: tuple[object, ...]
) -> None:
    lesson = load_lesson("tara")
    number = [each.id for each in lesson.chapters].index(chapter)
    runner = Runner(lesson)
    runner.join(number, since=False)
    at = next(
        place
        for place in range(lesson.chapters[number].joins, len(lesson.log))
        if lesson.log[place] == ("place", first[1], 0, other[1])
    )
    session = lesson_session(lesson, "Réka", at)
    assert after(session, runner)[0] == "lay"
    shown, moment = after(session, runner, first)
    assert shown == step
    wanted = runner.wanted(moment)
    assert wanted is not None
    assert wanted.action == other
    assert after(session, runner, other)[0] == "pay"
    assert runner.answer in ("done", "")


def test_a_place_where_its_part_is_done_goes_dark_and_is_lit_again_when_it_is_taken_back() -> None:
    lesson = load_lesson("tara")
    number = [each.id for each in lesson.chapters].index("capture")
    session = lesson_session(lesson, "Réka", lesson.chapters[number].joins)
    runner = Runner(lesson)
    runner.join(number, since=False)
    after(session, runner)
    after(session, runner, ("place", 2, 2, 4))
    before, moment = runner.copy(), moment_of(session, 0)
    assert moment is not None
    choice = runner.wanted(moment)
    assert choice is not None
    assert choice.target in runner.lit
    session.act(choice.action)
    runner.decided(deed_of(session, "promote", len(session.log) - 1, 0, choice))
    assert set(before.lit) - set(runner.lit) == {choice.target}
    assert len(runner.lit) == 2


@pytest.mark.parametrize(("chapter", "source"), [("crown", "kings:0"), ("last", "supply:0")])
def test_a_king_comes_to_the_first_throne_and_a_disc_to_the_one_that_ends_it(
    chapter: str, source: str
) -> None:
    """TA-18.2, TA-17.1."""
    lesson = load_lesson("tara")
    joins = next(each.joins for each in lesson.chapters if each.id == chapter)
    at = lesson.log.index(("promote", 14), joins)
    moment = moment_of(lesson_session(lesson, "Réka", at), 0)
    assert moment is not None
    assert moment.question is not None
    throne = [each for each in moment.question.choices if each.action == ("promote", 14)]
    assert throne[0].source == source
    assert "supply:0" in {each.source for each in throne}
