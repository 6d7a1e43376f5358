"""What Tara's opponents read from a province: how near the crown is, what a rival threatens."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.ai.evaluations import shipped_weights
from engine.core import run
from engine.game import Game, asked
from engine.games.tara.ai import bitmasks
from engine.games.tara.ai.province_value import DEAREST, ProvinceValues, reach_of
from engine.games.tara.board import K0, NAMES, POSITIONS
from engine.games.tara.state import set_top
from tests.engine.ai.samples import persons, positions, table


def mask(*names: str) -> int:
    """Positions by their names."""
    return sum(1 << NAMES.index(name) for name in names)


def opening(game: Game, seats: int = 2) -> Any:
    """A table at the first turn, with an empty board."""
    config = persons(seats)
    return next(s for s in positions(game, config, 5, 1) if s.agenda[-1][0] == "turn")


def put(state: Any, seat: int, *names: str) -> None:
    """Discs of a seat in Connacht."""
    for name in names:
        set_top(state, NAMES.index(name), seat)
        state.supply[seat] -= 1


def test_what_makes_a_way_is_not_a_way_itself() -> None:
    held = mask("C0", "H2", "W1")
    assert bitmasks.keys(held) & mask("W2")
    nearer = bitmasks.approaches(held)
    assert nearer
    for position in range(POSITIONS):
        if nearer >> position & 1:
            after = bitmasks.climbed(held, position)
            assert not after >> K0 & 1
            assert bitmasks.keys(after) & ~bitmasks.keys(held)


def test_more_money_reaches_more() -> None:
    game, _ = table("tara")
    reach = [reach_of(game.data, money) for money in range(DEAREST + 1)]
    assert all(
        low <= high for less, more in pairwise(reach) for low, high in zip(less, more, strict=True)
    )
    assert sum(reach[0]) < sum(reach[DEAREST]) / 2


def test_a_province_is_known_by_what_lies_in_it() -> None:
    game, _ = table("tara")
    provinces = ProvinceValues(game.data, shipped_weights("tara"))
    state = opening(game)
    assert provinces.all(state) == []
    put(state, 0, "C1", "W1")
    (province,) = provinces.all(state)
    assert province.shares[0].free == mask("W0")
    assert provinces.chance(province.shares[0], 4) > provinces.chance(province.shares[0], 1) == 0
    put(state, 1, "W0")
    (blocked,) = provinces.all(state)
    assert blocked.shares[0].free == 0
    assert blocked.shares[0].taken == mask("W0")


def test_a_rival_near_the_crown_is_feared_and_more_so_with_money() -> None:
    game, evaluation = table("tara")
    state = opening(game)
    put(state, 1, "C1", "W1")
    state.money[1] = 0
    fears = []
    for money in (0, 4):
        state.money[1] = money
        fears.append(evaluation.terms(state, 0)["danger"])
    assert fears[1] < fears[0] <= 0


def test_a_shortlist_finds_the_crown_first() -> None:
    game, evaluation = table("tara")
    state = opening(game)
    seat = asked(state)
    state.hands[seat] = [26, 1, 33]
    state.money[seat] = 5
    put(state, seat, "C1", "W1", "F0")
    run(game.ops, state)
    kept = list(evaluation.shortlist(state, state.options))
    assert kept[0] == ("place", 26, 0, NAMES.index("W0"))
    assert set(kept) <= set(evaluation.prune(state, state.options))
    assert len(kept) == evaluation.weights["ahead_options"]
