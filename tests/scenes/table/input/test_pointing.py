"""What a click would mean, and which place an event is about."""

from __future__ import annotations

from scenes.table.input.pointing import focus_of


def test_an_event_is_shown_where_it_happens_on_the_table() -> None:
    assert focus_of(("seat:1", "spot:A:2")) == "spot:A:2"
    assert focus_of(("space:A:L", "space:A:R")) == "space:A:R"
    assert focus_of(()) == ""


def test_goods_of_somebody_else_are_not_shown_in_the_own_tray() -> None:
    paid = ("goods:stone", "seat:1")
    assert focus_of(paid) == "goods:stone"
    assert focus_of(paid, mine=False) == "seat:1"
    assert focus_of(("goods:stone",), mine=False) == ""


def test_a_place_of_the_board_that_lies_there_is_not_that_of_another_seat() -> None:
    revealed = ("seat:1", "slot:2")
    assert focus_of(revealed, own=("slot:",)) == "slot:2"
    assert focus_of(revealed, mine=False, own=("slot:",)) == "seat:1"
