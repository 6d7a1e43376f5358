"""Which events are told as one move."""

from __future__ import annotations

from engine.events import Event
from engine.events.moves import Moves

MOVES = Moves(
    opening=frozenset({"place"}),
    joins={"place": frozenset({"turn"})},
    phases={"9.1": "income"},
)


def event(kind: str, clause: str = "1") -> Event:
    return Event(kind, 0, (), (), clause)


def test_the_first_event_begins_a_move_and_a_step_goes_on_with_it() -> None:
    assert MOVES.begins(event("gain"), None, False)
    assert not MOVES.begins(event("gain"), event("place"), False)
    assert MOVES.begins(event("gain"), event("place"), True), "it came of another decision"


def test_an_opening_begins_a_move_unless_it_joins_the_one_before() -> None:
    assert MOVES.begins(event("place"), event("pass"), False)
    assert not MOVES.begins(event("place"), event("turn"), False)
    assert not MOVES.begins(event("place"), event("turn"), True)


def test_what_stands_alone_has_nothing_before_it_and_nothing_after() -> None:
    assert MOVES.begins(event("round"), event("turn"), False)
    assert MOVES.begins(event("gain"), event("round"), False)


def test_another_phase_is_another_move() -> None:
    assert MOVES.begins(event("gain", "9.1"), event("turn"), False)
    assert not MOVES.begins(event("gain", "9.1"), event("gain", "9.1"), False)
    assert (MOVES.phase(event("gain", "9.1")), MOVES.phase(event("gain"))) == ("income", "")
