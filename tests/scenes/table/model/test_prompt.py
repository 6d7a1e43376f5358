"""The bar while others are watched, over a toy game."""

from __future__ import annotations

import pytest

from engine.explain import Blocked, Choice, Question, Text
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.prompt import ZERO, PromptMaker
from tests.scenes.table.toy import event, toy_session


def say(text: Text | str) -> str:
    return text if isinstance(text, str) else text.key


@pytest.fixture
def prompt() -> PromptMaker:
    return PromptMaker(Match(toy_session()), say)


@pytest.mark.parametrize(("speed", "slower", "faster"), [(0, False, True), (4, True, False)])
def test_at_either_end_of_the_speeds_there_is_no_further(
    prompt: PromptMaker, speed: int, slower: bool, faster: bool
) -> None:
    tokens = {token.id: token for token in prompt.watching(1, "", "", False, speed, 4).buttons}
    assert (tokens["slower"].enabled, tokens["faster"].enabled) == (slower, faster)
    assert bool(tokens["slower"].reason) is not slower
    middle = {token.id: token for token in prompt.watching(1, "", "", False, 2, 4).buttons}
    assert middle["slower"].enabled
    assert middle["faster"].enabled


def test_who_watches_has_no_numbered_button(prompt: PromptMaker) -> None:
    for waiting in (False, True):
        facts = prompt.watching(1, "", "", waiting)
        assert {token.number for token in facts.buttons} == {0}


def test_a_reason_stands_beside_what_its_opponent_did_alone() -> None:
    match = Match(toy_session())
    match.take([("play", 2), ("walk", 1)])
    match.session.reasons[0] = Text("because")
    view = match.view
    own, of_another, of_none = (
        ShownEvent(event("played", seat), view, decision, 0)
        for seat, decision in ((0, 0), (1, 0), (0, 1))
    )
    assert match.reason_for(own) == Text("because")
    assert match.reason_for(of_another) is None
    assert match.reason_for(of_none) is None


def question(*choices: Choice, blocked: tuple[Blocked, ...] = ()) -> Question:
    return Question("pay", 0, Text("toy.pay"), "T-3", choices, blocked)


def test_what_is_named_and_not_possible_now_is_grey_beside_the_answers(prompt: PromptMaker) -> None:
    named = Blocked("", Text("river"), "T-2", label=Text("swim"))
    place = Blocked("space:5", Text("river"), "T-2")
    asked = question(Choice(("pay", 1), Text("toy.pay")), blocked=(named, place))
    prompt.ask(asked)
    assert prompt.grey == (named,)
    labels = [(token.label, token.enabled) for token in prompt.asking(asked).buttons]
    assert labels == [("Toy.pay", True), ("Swim", False)]
    prompt.ask(None)
    assert prompt.grey == ()


@pytest.mark.parametrize(
    ("amounts", "numbers"), [((0, 3, 1), [ZERO, 3, 1]), ((-1, 3), [1, 2]), ((2, ZERO), [1, 2])]
)
def test_answers_that_say_how_many_are_pressed_by_that_number(
    amounts: tuple[int, ...], numbers: list[int], prompt: PromptMaker
) -> None:
    choices = [Choice(("pay", n), Text("toy.pay"), amount=n) for n in amounts]
    prompt.ask(question(*choices))
    assert [token.number for token in prompt.asking(question(*choices)).buttons] == numbers


def test_the_end_of_a_turn_that_waits_for_its_second_press_says_so(prompt: PromptMaker) -> None:
    asked = question(Choice(("end",), Text("toy.end"), ends_turn=True))
    prompt.ask(asked)
    for armed, label in (("", "toy.end"), ("end", "table.really_end")):
        prompt.armed = armed
        (end,) = (token for token in prompt.asking(asked).tools if token.id == "end")
        assert end.label == label


def test_an_own_hand_that_lies_face_down_has_the_next_free_number(prompt: PromptMaker) -> None:
    asked = question(*(Choice(("pay", n), Text("toy.pay"), rank=n) for n in range(3)))
    prompt.ask(asked)
    tokens = {token.id: token.number for token in prompt.asking(asked, hand=True).buttons}
    assert tokens == {"choice:0": 1, "choice:1": 2, "choice:2": 3, "hand": 4}


def test_what_cannot_be_taken_back_is_grey(prompt: PromptMaker) -> None:
    asked = question(Choice(("pay", 1), Text("toy.pay")))
    prompt.ask(asked)
    (undo,) = (token for token in prompt.asking(asked).tools if token.id == "undo")
    assert not undo.enabled
    prompt.match.take([("play", 2)])
    (undo,) = (token for token in prompt.asking(asked).tools if token.id == "undo")
    assert undo.enabled
