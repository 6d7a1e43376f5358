"""What the estimates of Tara read from masks agrees with the rules."""

from __future__ import annotations

import pytest

from engine.games.tara import income
from engine.games.tara.ai import bitmasks
from engine.games.tara.board import BELOW, K0, NAMES, POSITIONS, RANK_MASKS
from engine.games.tara.state import PROVINCES, SEATS
from tests.engine.ai.samples import persons, positions, table


def mask(*names: str) -> int:
    """Positions by their names."""
    return sum(1 << NAMES.index(name) for name in names)


def test_a_chain_climbs_as_in_the_worked_example() -> None:
    """TA-X5c: a farmer lets the chain go on to a chieftain."""
    held = mask("F0", "H1", "W1")
    after = bitmasks.climbed(held, NAMES.index("F1"))
    assert after == held | mask("F1", "H0", "W0", "C0")


def test_without_a_neighbour_nothing_is_promoted() -> None:
    assert bitmasks.climbed(0, NAMES.index("F1")) == mask("F1")


def test_targets_lie_above_two_neighbours() -> None:
    held = mask("F0", "F1", "H0", "H1", "W2")
    assert bitmasks.targets(held) == mask("W0")


def test_keys_lead_to_the_crown() -> None:
    held = mask("C1", "W1")
    assert bitmasks.keys(held) == mask("W0")
    assert bitmasks.keys(held | 1 << K0) == 0


def test_every_key_is_a_way_by_promotions_alone() -> None:
    held = mask("F0", "F2", "H0", "H2", "W0", "W1", "C1")
    for position in range(POSITIONS):
        reached = bitmasks.climbed(held, position)
        for target in range(5, POSITIONS):
            if reached >> target & 1 and not held >> target & 1 and target != position:
                assert all(reached >> below & 1 for below in BELOW[target])


def test_sums_add_up() -> None:
    worth = [float(p) for p in range(POSITIONS)]
    table_of_sums = bitmasks.sums(worth)
    for held in (0, 1, mask("F4", "K0"), (1 << POSITIONS) - 1):
        assert table_of_sums[held] == sum(p for p in range(POSITIONS) if held >> p & 1)


@pytest.mark.parametrize("count", [2, 4])
def test_majorities_are_those_of_the_rules(count: int) -> None:
    game, _ = table("tara")
    config = persons(count) | {"options": {"round_limit": 12}}
    ranks = tuple(RANK_MASKS[rank] for rank, each in enumerate(game.data.ranks) if each.income)
    for state in positions(game, config, 3, 71):
        for province in range(PROVINCES):
            masks = tuple(state.held[province * SEATS : (province + 1) * SEATS])
            leaders, _ = bitmasks.majorities(masks, ranks)
            assert sorted(leaders) == sorted(seat for _, seat in income.majorities(state, province))
