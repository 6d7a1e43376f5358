"""When a curtain comes between two persons, and whose eyes look on without one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.model.passing import NOBODY, Passing


class Match:
    """Two persons; seat 1 may hold something secret."""

    def __init__(self, holds: bool, *, open_table: bool = False, persons: int = 2) -> None:
        self.persons = tuple(range(persons))
        self.open_table = open_table
        self.game = SimpleNamespace(info=SimpleNamespace(open_hands=False))
        self.viewer, self.view = 0, None
        self._holds = holds

    def holds_secrets(self, seat: int) -> bool:
        return self._holds and seat == 1

    def look_as(self, seat: int) -> None:
        self.viewer = seat


def asked(match: Match, seat: int, turn: int, *, secret: bool = False) -> Passing:
    """A question to a seat while it is the turn of another, or the own, and seat 0 looks."""
    given: Any = match
    passing = Passing(given, lambda view: turn)
    match.viewer = 0
    question: Any = SimpleNamespace(seat=seat, secret=secret)
    passing.ask(question)
    return passing


@pytest.mark.parametrize(
    ("secret", "turn", "holds", "curtain"),
    [
        (True, 0, False, True),
        (True, 1, True, True),
        (False, 1, True, True),
        (False, 1, False, False),
        (False, 0, True, False),
    ],
)
def test_a_curtain_comes_before_secrets_and_before_the_turn_of_who_holds_some(
    secret: bool, turn: int, holds: bool, curtain: bool
) -> None:
    match = Match(holds)
    passing = asked(match, 1, turn, secret=secret)
    assert passing.due, "seat 0 may not look on at what is asked of seat 1"
    assert passing.closed
    assert passing.pass_on()
    assert (passing.waiting == 1, passing.closed) == (curtain, curtain)
    assert match.viewer == NOBODY
    assert not passing.pass_on(), "it was shown already"
    assert passing.arrive() is curtain
    assert match.viewer == (1 if curtain else NOBODY)


def test_who_looks_already_and_is_asked_again_meets_no_curtain() -> None:
    passing = asked(Match(True), 0, 0, secret=True)
    assert not passing.due
    assert not passing.closed


def test_on_an_open_table_who_is_asked_looks_at_once() -> None:
    match = Match(True, open_table=True)
    passing = asked(match, 1, 1, secret=True)
    assert passing.pass_on()
    assert (match.viewer, passing.waiting) == (1, NOBODY)


@pytest.mark.parametrize(("holds", "asks"), [(True, True), (False, False)])
def test_a_hand_that_lies_down_may_be_asked_for_where_there_is_one(holds: bool, asks: bool) -> None:
    match = Match(holds)
    passing = asked(match, 1, 0)
    passing.pass_on()
    assert passing.hand_hidden is asks
    assert passing.ask_for_hand() is asks
    assert (passing.waiting == 1) is asks


def test_who_listens_is_handed_the_table_before_every_question_of_another() -> None:
    """Only the ear tells that another is asked: the key meant for the last question waits."""
    match = Match(holds=False)
    given: Any = match
    listens = [True]
    passing = Passing(given, lambda view: 0, lambda: listens[0])
    match.viewer = 0
    question: Any = SimpleNamespace(seat=1, secret=False)
    passing.ask(question)
    assert passing.pass_on()
    assert passing.waiting == 1
    assert passing.arrive()
    assert match.viewer == 1
    passing.ask(question)
    assert not passing.closed
    listens[0] = False
    back: Any = SimpleNamespace(seat=0, secret=False)
    passing.ask(back)
    assert passing.pass_on()
    assert not passing.closed


@pytest.mark.parametrize("back_soon", [True, False])
def test_who_only_looked_at_something_else_comes_back_and_nobody_else_does(back_soon: bool) -> None:
    match = Match(holds=False)
    passing = asked(match, 0, 0, secret=True)
    assert passing.turn_down(back_soon=back_soon)
    assert (match.viewer, passing.waiting) == (NOBODY, 0)
    assert passing.come_back() is back_soon
    assert match.viewer == (0 if back_soon else NOBODY)
    assert passing.closed is not back_soon, "who may not be the same must say so"


def test_hands_are_hidden_once_and_only_from_somebody_else() -> None:
    alone = Match(holds=False, persons=1)
    assert not asked(alone, 0, 0, secret=True).turn_down()
    assert alone.viewer == 0
    passing = asked(Match(holds=False), 0, 0, secret=True)
    assert passing.turn_down()
    assert not passing.turn_down(), "they lie down already"
