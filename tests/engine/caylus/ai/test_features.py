"""What a net sees of Caylus, on positions laid out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.learned.judge import inputs_of
from engine.games import load_game
from engine.games.caylus.state import State
from tests.engine.ai.learned import checks
from tests.engine.ai.samples import persons
from tests.engine.caylus.layout import NEUTRAL, A, B, Table

VARIANTS = ("base", "advanced")


def table_of(seats: int, variant: str) -> dict[str, Any]:
    return persons(seats) | {"options": {"variant": variant}}


def seen(table: Table, seat: int = A) -> dict[str, float]:
    """The features of a seat by name."""
    features = checks.features_at(table.game, table.state)
    vector, _ = inputs_of(features, table.state, seat, features.others(table.state, seat))
    return dict(zip(features.names, vector, strict=True))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vectors_and_rows(seats: int, variant: str) -> None:
    checks.check_vectors("caylus", table_of(seats, variant), 3, 29)
    checks.check_result("caylus", table_of(seats, variant), range(1, 3))
    checks.check_words("caylus", table_of(seats, variant))


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_hidden_and_nothing_changed(variant: str) -> None:
    checks.check_nothing_hidden("caylus", table_of(3, variant), 4, 23)
    checks.check_nothing_changed("caylus", table_of(3, variant), 5, 11)


def renumbered(state: State) -> State:
    """The same table, with the number of every seat one higher."""
    other = load_game("caylus").clone(state)

    def moved(seat: int) -> int:
        return (seat + 1) % state.seats if seat >= 0 else seat

    other.players = [other.players[-1], *other.players[:-1]]
    other.delivered = [other.delivered[-1], *other.delivered[:-1]]
    for name in ("owner", "worker", "passed", "taken"):
        setattr(other, name, [moved(seat) for seat in getattr(state, name)])
    other.first, other.turn = moved(state.first), moved(state.turn)
    other.agenda = [(name, moved(seat), args) for name, seat, args in state.agenda]
    return other  # type: ignore[no-any-return]


@pytest.mark.parametrize("variant", VARIANTS)
def test_seats_renumbered_give_the_same_vectors(variant: str) -> None:
    checks.check_renumbered("caylus", table_of(3, variant), 6, 23, renumbered)


def test_what_a_position_shows() -> None:
    """A works in the own Quarry and B's farm: 2 food 2 wood now, 3 food 1 stone more later."""
    table = Table(2).road(
        ("n_forest", NEUTRAL, B), ("small_quarry", A, A), ("small_farm", B, A), ("bank", B, NEUTRAL)
    )
    table.give(A, food=1, wood=2, denier=4).give(B, stone=1, gold=1).tokens(0, 3, 7)
    table.hand(A, "small_sawmill", "market").do("turn", B)
    mine, theirs = seen(table), seen(table, B)
    assert (mine["clock.asked_0"], mine["clock.asked_1"], mine["clock.asks_turn"]) == (0, 1, 1)
    assert (mine["clock.dungeon"], mine["clock.next"], mine["clock.left"]) == (0, 0.75, 0.5)
    assert (mine["seat.0_food"], mine["seat.0_food_0"]) == (1 / 5, 2 / 5)
    assert (mine["seat.0_stone"], mine["seat.0_stone_0"]) == (0, 1 / 5)
    assert (mine["seat.0_batches"], mine["seat.0_batches_later"]) == (0, 1 / 3)
    assert (mine["seat.1_gold"], mine["seat.0_workers"]) == (1 / 3, 0.5)
    assert (mine["road.n_forest_there"], mine["road.n_forest_theirs"]) == (1, 1)
    assert (mine["road.0_small_quarry_mine"], mine["road.1_small_farm_mine"]) == (1, 1)
    assert (mine["road.1_bank_there"], mine["road.0_bank_there"]) == (1, 0)
    assert (theirs["road.0_bank_there"], theirs["road.0_small_farm_theirs"]) == (1, 1)
    assert (mine["hand.market"], mine["hand.bank"], theirs["hand.market"]) == (1, 0, 0)
    assert theirs["seat.1_hand"] == mine["seat.0_hand"] == 0.5


def test_workers_behind_the_provost_bring_nothing_yet() -> None:
    table = Table(2, "advanced").road(
        ("n_forest", NEUTRAL, B), ("small_quarry", A, A), ("small_farm", B, A), ("bank", B, NEUTRAL)
    )
    table.state.provost = 1
    table.give(A, denier=3).do("turn", A)
    mine = seen(table)
    assert (mine["seat.0_food_0"], mine["seat.0_stone_0"]) == (0, 1 / 5)
    assert (mine["seat.0_food_1"], mine["seat.0_stone_1"]) == (1 / 5, 1 / 5)
    assert (mine["provost.behind"], mine["provost.near"]) == (0.5, 0.5)
    assert mine["provost.last"] == 2 / 5


def test_every_fresh_question_lies_between_turns_and_a_payment_does_not() -> None:
    table = Table(2).give(A, food=1, wood=1, stone=1, gold=1, denier=1).hand(A, "peddler")
    table.do("turn", A)
    features = checks.features_at(table.game, table.state)
    assert features.between(table.state)
    table.answer(("build", table.card("peddler")))
    assert table.asked[0] == "pay"
    assert not features.between(table.state)


def test_steps_to_a_prestige_building_are_sought_one_after_the_other() -> None:
    def sought(table: Table) -> float:
        return checks.features_at(table.game, table.do("turn", B).state).sought(table.state, A)

    def table(worker: int, variant: str = "advanced") -> Table:
        return Table(2, variant).road(
            ("n_forest", NEUTRAL, NEUTRAL), ("lawyer", B, worker), ("small_farm", A, NEUTRAL)
        )

    turned, crowned = table(NEUTRAL).give(A, gold=1), table(NEUTRAL)
    turned.state.residence[2] = crowned.state.residence[2] = True
    crowned.state.crown[2] = crowned.card("statue")
    crowned.state.players[A].prestige.append(crowned.card("statue"))
    steps = [table(B).give(A, food=1), table(A).give(A, food=1), turned, crowned]
    found = [sought(each) for each in steps]
    assert found[0] == 0
    assert found == sorted(set(found))
    assert sought(table(A)) == 0, "the Lawyer wants food"
    assert not checks.features_at(table(A, "base").game, table(A, "base").state).seeks
