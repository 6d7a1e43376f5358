"""Worked examples of the rules: set-up, moves and the King's steps (VE-X1 to VE-X6, X27, X28)."""

from __future__ import annotations

import pytest

from tests.engine.versailles.layout import A, Table, config, versailles


def test_ve_x1_setup_of_four() -> None:
    state = versailles().setup(config(4), 7)
    player = state.players[state.order[2]]
    ids = [site.id for site in state.data.sites]
    standing = {ids[place]: n for place, n in enumerate(player.workers) if n}
    places = ("kings_favour", "marble_quarry", "architects_guild", "workshop", "sawmill")
    assert standing == dict.fromkeys(places, 1)
    assert player.waiting == [1, 1]
    box = state.data.raw["supply"]["workers_per_player"] - sum(player.workers) - 2
    assert box == 2
    assert player.tokens == 2
    assert player.goods == [0, 0, 0]


def test_ve_x2_setup_of_five() -> None:
    state = versailles().setup(config(5), 7)
    assert [sum(state.players[seat].workers) for seat in state.order] == [4, 4, 4, 5, 4]


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("marble_quarry", ["gold_mine", "construction_yard"]),
        ("construction_yard", ["kings_favour", "sawmill"]),
        ("kings_favour", ["marble_quarry"]),
    ],
)
def test_ve_x3_single_moves(start: str, ends: list[str]) -> None:
    table = Table().lay(A, at=start, tokens=1).turn()
    assert table.offers("single") == [("single", start, end) for end in ends]


def test_ve_x4_own_marker() -> None:
    table = Table().lay(A, at="marble_quarry gold_mine", marker="gold_mine", tokens=0).turn()
    assert table.options == [
        ("single", "marble_quarry", "construction_yard"),
        ("single", "gold_mine", "architects_guild"),
        ("single", "gold_mine", "construction_yard"),
    ]
    assert table.blocked("site:gold_mine", "pool:marble_quarry:0") == ("marker", "VE-4.5")
    assert table.blocked("site:workshop", "pool:gold_mine:0") == ("no_token", "VE-4.4")


def test_ve_x5_past_the_own_marker() -> None:
    table = Table().lay(A, at="kings_favour", marker="marble_quarry", tokens=1).turn()
    assert not table.offers("single")
    table.answer("double_step", "kings_favour", "marble_quarry", "gold_mine")
    table.expect(A, tokens=0, gold=0)
    assert table.workers(A) == {"gold_mine": 1}
    assert not table.saw("king")


def test_ve_x6_pair_into_the_yard() -> None:
    table = Table().lay(A, at="architects_guild architects_guild construction_yard", tokens=1)
    table.turn().answer("pair", "architects_guild", "construction_yard")
    assert table.saw("activate")[0].values == (table.site("construction_yard"), 3)
    table.expect(A, tokens=0)


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        ("single alchemists_guild kings_favour", 1),
        ("single construction_yard kings_favour", 1),
        ("pair construction_yard kings_favour", 2),
        ("double_step alchemists_guild kings_favour marble_quarry", 1),
        ("double_step construction_yard kings_favour marble_quarry", 1),
        ("double_step sawmill alchemists_guild kings_favour", 1),
        ("double_step marble_quarry construction_yard kings_favour", 1),
        ("double_step gold_mine construction_yard kings_favour", 1),
        ("double_step architects_guild construction_yard kings_favour", 1),
        ("single kings_favour marble_quarry", 0),
        ("pair marble_quarry construction_yard", 0),
        ("double_step kings_favour marble_quarry gold_mine", 0),
    ],
)
def test_ve_x27_king_steps(path: str, steps: int) -> None:
    mode, *places = path.split()
    table = Table().lay(A, at=f"{places[0]} {places[0]} kings_favour", tokens=1).turn()
    before = table.state.king
    table.answer(mode, *places)
    assert table.state.king - before == steps


def test_ve_x28_king_reaches_the_palace() -> None:
    table = Table().lay(A, at="construction_yard construction_yard", tokens=1).king(1).turn()
    table.answer("pair", "construction_yard", "kings_favour")
    assert table.state.king == 25
    assert table.asked == ("spend", A)
    table.answer("hire", "row_2").end()
    assert table.saw("over")[0].values == ("king",)
    assert table.asked == ("", -1)
    assert table.workers(A) == {"kings_favour": 3}
