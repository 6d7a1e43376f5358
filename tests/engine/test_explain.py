"""What an explanation is where its game says nothing more."""

from __future__ import annotations

from types import SimpleNamespace

from engine.explain import Blocked, Choice, Question, Text, explained

OVER = Question("over", -1, Text("over"), "", ())


def question(state: SimpleNamespace) -> Question:
    return explained(
        state,
        {"play": lambda state, seat, args: Question("play", seat, Text("long"), "1", (), crumb=7)},
        lambda state, op, seat, args: Text("short", {"op": op, "args": args}),
        OVER,
    )


def test_a_refused_place_is_seen_as_one_and_stands_behind_what_can_be_done() -> None:
    blocked = Blocked("castle", Text("full"), "VI-7.3")
    assert blocked.marked
    assert not blocked.first
    assert blocked.label is None


def test_a_question_of_one_step_is_at_its_first_and_no_secret() -> None:
    asked = Question("play", 0, Text("play"), "VI-7", ())
    assert (asked.crumbs, asked.crumb) == ((), 0)
    assert not asked.secret
    assert not asked.source_first


def test_a_choice_does_nothing_that_it_does_not_say() -> None:
    choice = Choice(("end",), Text("end"))
    said = (choice.reveals, choice.ends_turn, choice.button, choice.idle)
    assert said == (False, False, False, False)
    assert (choice.source, choice.target, choice.variant, choice.rank) == ("", "", -1, 0)


def test_who_has_no_answers_gets_the_prompt_alone() -> None:
    agenda = [("play", 2, "card")]
    whole = question(SimpleNamespace(agenda=agenda, options=(("a",),)))
    assert (whole.seat, whole.prompt, whole.crumb) == (2, Text("long"), 7)
    view = question(SimpleNamespace(agenda=agenda, options=()))
    assert (view.op, view.seat, view.choices, view.clause) == ("play", 2, (), "")
    assert view.prompt == Text("short", {"op": "play", "args": "card"})
    assert question(SimpleNamespace(agenda=[], options=())) is OVER
