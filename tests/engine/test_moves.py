"""Which events are told as one move."""

from __future__ import annotations

from engine.events import Event
from engine.events.moves import Balance, Moves
from engine.explain import Text

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


def test_a_decision_begins_a_move_by_its_verb_or_always() -> None:
    assert Moves().chosen("walk")
    assert Moves(verbs=frozenset({"walk"})).chosen("walk")
    assert not Moves(verbs=frozenset({"walk"})).chosen("pay")


COUNTED = Moves(goods=lambda good, n: Text(good, {"n": n}))


def moved(kind: str, seat: int, good: str, n: int) -> Event:
    return Event(kind, seat, (good, n), (), "1")


def test_what_a_move_cost_and_brought_is_counted_by_seat_the_own_first() -> None:
    named = Event("build", 1, (), (), "1")
    events = [
        moved("gain", 0, "food", 1),
        named,
        moved("pay", 1, "wood", 2),
        moved("gain", 1, "gold", 1),
        moved("pay", 1, "wood", 1),
        moved("gain", 1, "gold", 0),
        Event("turn", 2, (), (), "1"),
    ]
    expected = (Balance(1, (("wood", 3),), (("gold", 1),)), Balance(0, (), (("food", 1),)))
    assert COUNTED.balance(events, named) == expected
    assert COUNTED.balance(events, None) == tuple(reversed(expected))


def test_what_the_headline_says_is_not_counted_again() -> None:
    named = moved("gain", 0, "food", 3)
    assert COUNTED.balance([named, moved("pay", 0, "gold", 1)], named) == (
        Balance(0, (("gold", 1),), ()),
    )
    assert COUNTED.balance([named], named) == ()


def test_a_game_without_words_for_goods_counts_nothing() -> None:
    assert MOVES.balance([moved("gain", 0, "food", 3)], None) == ()
