"""What a net sees of Tara, on positions laid out by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.ai.learned.judge import inputs_of
from engine.ai.learned.turn_search import TurnSearch
from engine.games.tara.state import BAG_MASK, PROVINCES, SEATS, SHIFT, State
from tests.engine.ai.learned import checks
from tests.engine.ai.samples import persons, positions
from tests.engine.tara.layout import B, Table, Y, tara
from tests.sampling import sampled

LAST = 36
"""A card for who is asked."""
LANDS = ("connacht", "ulster", "leinster")
SHORT = {"round_limit": 8}


def table_of(seats: int) -> dict[str, Any]:
    return persons(seats) | {"options": SHORT}


def seen(table: Table, seat: int = B) -> dict[str, float]:
    """The features of a seat by name."""
    features = checks.features_at(table.game, table.state)
    vector, _ = inputs_of(features, table.state, seat, features.others(table.state, seat))
    return dict(zip(features.names, vector, strict=True))


@pytest.mark.parametrize("seats", sampled([2, 3, 4]))
def test_vectors_and_rows(seats: int) -> None:
    checks.check_vectors("tara", table_of(seats), 3, 23)
    checks.check_result("tara", table_of(seats), range(1, 3))
    checks.check_words("tara", table_of(seats))


@pytest.mark.slow
def test_nothing_hidden_and_nothing_changed() -> None:
    checks.check_nothing_hidden("tara", table_of(3), 4, 23)
    checks.check_nothing_changed("tara", table_of(3), 5, 9)


def renumbered(state: State) -> State:
    """The same table, with the number of every seat one higher."""
    n = state.seats
    other = tara().clone(state)

    def moved(seat: int) -> int:
        return (seat + 1) % n if seat >= 0 else seat

    def shifted(numbers: list[Any]) -> list[Any]:
        return [numbers[-1], *numbers[:-1]]

    other.top = [moved(seat) for seat in state.top]
    other.bag = [
        sum((bag >> SHIFT[seat] & BAG_MASK) << SHIFT[moved(seat)] for seat in range(n))
        for bag in state.bag
    ]
    for seat in range(n):
        for province in range(PROVINCES):
            other.held[province * SEATS + moved(seat)] = state.held[province * SEATS + seat]
        for owner in range(n):
            prisoners = state.prisoners[seat * SEATS + owner]
            other.prisoners[moved(seat) * SEATS + moved(owner)] = prisoners
    for name in ("supply", "money", "cylinders", "hands", "kept"):
        setattr(other, name, shifted(getattr(state, name)))
    other.first, other.turn = moved(state.first), moved(state.turn)
    other.agenda = [(name, moved(seat), args) for name, seat, args in state.agenda]
    return other


@pytest.mark.slow
def test_seats_renumbered_give_the_same_vectors() -> None:
    checks.check_renumbered("tara", table_of(3), 6, 17, renumbered)


def test_provinces_come_in_an_order_of_their_own() -> None:
    """The same discs in another province are the same position."""
    there = Table(3).board("F0=B F1=B H1=Y", "ulster").hand(Y, LAST).turn(Y)
    here = Table(3).board("F0=B F1=B H1=Y", "leinster").hand(Y, LAST).turn(Y)
    assert seen(there) == seen(here)


def test_what_a_position_shows() -> None:
    """Blue has one warrior over two herdsmen, and an own king in Ulster."""
    table = Table(2, LANDS).board("K0=B!", "ulster").board("H0=B H1=B W0=B(y) F3=Y")
    table.money(B, 5).money(Y, 1).hand(Y, LAST).turn(Y)
    mine, theirs = seen(table), seen(table, Y)
    assert (mine["clock.asked_0"], mine["clock.asked_1"], mine["clock.turn"]) == (0, 1, 1)
    assert (mine["seat.0_crowns"], mine["seat.1_crowns"]) == (0.5, 0)
    assert (mine["seat.0_money"], mine["seat.1_money"]) == (0.5, 0.1)
    assert (mine["seat.0_wins"], mine["seat.1_wins"]) == (0, 0)
    holdings = [mine[f"province.1_0_{what}"] for what in ("herdsmen", "warriors", "holds", "leads")]
    assert holdings == [0.5, 1 / 3, 0.25, 0.5]
    assert mine["province.1_1_caught"] == 0.25
    assert mine["province.0_0_crown"] == mine["province.0_0_cylinder"] == 1
    for what in ("crowns", "supply", "money", "turns", "discs"):
        assert theirs[f"seat.1_{what}"] == mine[f"seat.0_{what}"]


def test_a_way_to_the_second_crown_is_seen() -> None:
    """With both warriors of one side, one disc more climbs by a chieftain to the throne."""
    table = (
        Table(2, LANDS).board("K0=B!", "ulster").board("C0=B W1=B W2=B H2=B F2=B F3=B").money(B, 5)
    )
    table.hand(B, *table.data.cards[:3]).hand(Y, LAST).turn(Y)
    mine = seen(table)
    assert mine["seat.0_wins"] > 0
    assert mine["hand.0_gain"] > 0
    assert seen(table, Y)["hand.size"] == 1 / 3


def test_a_deal_to_come_is_not_looked_into() -> None:
    """Six cards just dealt are the same as those that will be dealt."""
    state = next(positions(tara(), table_of(2), 1, 1))
    features = checks.features_at(tara(), state)
    seat = state.agenda[-1][1]
    assert state.agenda[-1][0] == "keep"
    dealt, _ = inputs_of(features, state, seat, None)
    other = tara().clone(state)
    other.kept[seat] = other.draw[:6]
    assert inputs_of(features, other, seat, None)[0] == dealt


@pytest.mark.slow
def test_between_turns_is_where_something_new_is_asked() -> None:
    table = Table(2)
    features = checks.features_at(table.game, table.state)
    table.board("F0=B F1=B").hand(B, *table.data.cards).money(B, 5).turn(B)
    assert features.between(table.state)
    searched = TurnSearch(features, table.state, Random(1))
    for _ in searched.advance():
        pass
    assert len(searched.ends) > 20
    assert all(features.between(way.state) for way in searched.ends)


def test_prune_leaves_one_of_equal_cards_and_few_swaps() -> None:
    table = Table(2).board("F0=B F1=B H0=Y(b) H1=Y F2=R F3=B(y) F4=Y")
    stones = [c for c in table.data.cards if table.data.shapes[table.data.shape_of[c]].effect]
    table.hand(B, *stones[:2]).turn(B)
    features = checks.features_at(table.game, table.state)
    kept = features.prune(table.state, table.state.options, Random(1))
    assert [option for option in kept if option[0] == "stone"] == [
        ("stone", stones[0], table.province("connacht"))
    ]
    table.answer(("stone", stones[0], table.province("connacht")))
    assert 0 < len(features.prune(table.state, table.state.options, Random(1))) <= 12


def test_what_leads_to_the_second_crown_comes_first_whatever_is_cut() -> None:
    """A search of one way still finds it: it is looked at first and climbed to the top."""
    table = (
        Table(2, LANDS).board("K0=B!", "ulster").board("C0=B W1=B W2=B H2=B F2=B F3=B").money(B, 9)
    )
    table.hand(B, *table.data.cards).turn(B)
    features = checks.features_at(table.game, table.state)
    first = features.first(table.state, table.state.options)
    assert first
    assert {option[2] for option in first} == {table.province("connacht")}
    searched = TurnSearch(features, table.state, Random(1), cap=1)
    for _ in searched.advance():
        pass
    assert any(way.state.winner == B for way in searched.ends)
