"""Worked examples of the rules: building and technologies (VE-X17 to VE-X24, X29)."""

from __future__ import annotations

import pytest

from engine.games.versailles.palace import digits_of, turned
from tests.engine.versailles.layout import A, B, C, D, Table

INTERIOR, GARDEN = 1, 2


def yard(strength: int, hand: str, **numbers: int) -> Table:
    """Workers in the Construction Yard with tiles in hand."""
    table = Table().lay(A, at="construction_yard " * strength, hand=hand, **numbers)
    return table.use("construction_yard")


def test_ve_x17_first_tile() -> None:
    table = yard(1, "T18", wood=2)
    assert len(table.offers("build")) == 20 * 4
    table.answer("build", "T18", 2, 2, 0)
    table.expect(A, points=3, wood=0)
    needs = table.state.needs
    assert digits_of(needs[table.square(2, 3)]) == (0, 0, 0, INTERIOR)
    assert digits_of(needs[table.square(3, 2)]) == (GARDEN, 0, 0, 0)
    assert digits_of(needs[table.square(2, 1)]) == (0, GARDEN, 0, 0)
    assert digits_of(needs[table.square(1, 2)]) == (0, 0, INTERIOR, 0)
    table.end().lay(A, hand="T25", wood=1, marble=1).use("construction_yard")
    places = {(row, column): turn for _, _, row, column, turn in table.offers("build")}
    assert places == {(1, 2): 0, (2, 1): 0, (2, 3): 1, (3, 2): 1}
    assert table.blocked("square:5:4", "tile:T25") == ("apart", "VE-6.6.5")
    assert table.blocked("square:2:2", "tile:T25") == ("taken", "VE-6.6.5")


def test_ve_x18_turning() -> None:
    assert turned("PPPG", 1) == "GPPP"
    assert [turned("PPPG", n) for n in range(5)] == ["PPPG", "GPPP", "PGPP", "PPGP", "PPPG"]


def test_ve_x19_two_tiles() -> None:
    table = yard(2, "T13 T26", wood=3, marble=4)
    table.answer("build", "T13", 1, 1, 0).answer("build", "T26", 1, 2, 1)
    table.expect(A, points=8, wood=0, marble=1, built=2)


@pytest.mark.parametrize("first", ["T13", "T32"])
def test_ve_x19_only_one_of_two(first: str) -> None:
    table = yard(2, "T13 T32", wood=3, marble=4)
    table.answer("build", first, 1, 1, 0)
    assert table.options == [("end",)]


def test_ve_x20_orangery() -> None:
    table = Table().lay(A, at="construction_yard", hand="T21", wood=2, stock="flowerbed flowerbed")
    shop = list(table.state.shop)
    table.use("construction_yard").answer("build", "T21", 4, 5, 2)
    table.expect(A, points=7, wood=0, flowerbed=1)
    assert table.state.shop == shop


def test_ve_x21_alchemists() -> None:
    def guild(strength: int) -> Table:
        table = Table().lay(A, at="alchemists_guild " * strength, columns=(1, 0, 0))
        return table.use("alchemists_guild")

    table = guild(3).answer("learn", 1).answer("learn", 3)
    assert table.player(A).columns == [2, 0, 1]
    assert table.options == [("end",)]
    table = guild(3).answer("learn", 2).answer("learn", 3)
    assert table.player(A).columns == [1, 1, 1]
    assert table.options == [("end",)]
    table = guild(2)
    assert table.blocked("tech:echo_marble_quarry") == ("step_by_step", "VE-6.7.4")
    table.answer("learn", 2)
    assert ("learn", 2) not in table.options
    assert table.blocked("tech:echo_marble_quarry") == ("workers", "VE-6.7.2")


def test_ve_x22_echo_of_the_sawmill() -> None:
    table = Table().lay(A, at="workshop").lay(B, at="sawmill sawmill", columns=(1, 1, 0))
    table.lay(B, marker="workshop")
    table.turn().answer("single", "workshop", "sawmill")
    table.expect(A, wood=1).expect(B, wood=3)
    assert table.player(B).marker == table.site("workshop")
    assert table.asked == ("move", B)
    table.lay(B, at="workshop", marker="gold_mine").turn(B)
    assert ("single", "workshop", "sawmill") in table.options
    table.lay(B, marker="sawmill").turn(B)
    assert ("single", "workshop", "sawmill") not in table.options


def test_ve_x23_echoes_by_column() -> None:
    table = Table().lay(B, at="marble_quarry gold_mine", columns=(0, 2, 0))
    table.lay(A, at="gold_mine marble_quarry").visit("gold_mine").visit("marble_quarry")
    table.expect(B, marble=1, gold=0)
    assert [event.values[0] for event in table.saw("echo", B)] == [table.site("marble_quarry")]


def test_ve_x24_echoes_in_order() -> None:
    table = Table(4).display("T01 T02 T03 T04 T05").lay(A, at="gold_mine")
    for seat in (C, D):
        table.lay(seat, at="architects_guild", columns=(0, 0, 2))
    table.lay(B, at="architects_guild workshop")
    table.turn().answer("single", "gold_mine", "architects_guild")
    for seat in (A, C, D):
        assert table.asked == ("spend", seat)
        assert -1 not in table.state.display
        table.answer("take", 1).end()
    assert table.asked == ("move", B)
    assert [event.seat for event in table.saw("take")] == [A, C, D]
    assert len(table.saw("reveal")) == 3


def almost_full(strength: int, hand: str) -> Table:
    """Nineteen tiles laid without regard to edges; the last square, row 4 column 5, is free."""
    table = Table().lay(A, hand=hand, wood=9, marble=9, gold=9)
    names = [tile.id for tile in table.data.tiles if tile.id not in hand.split()][:19]
    for number, name in enumerate(names):
        table.built(name, number // 5 + 1, number % 5 + 1)
    last = table.square(4, 5)
    table.state.needs[last] = GARDEN + 27 * GARDEN
    return table.lay(A, at="construction_yard " * strength)


def test_ve_x29_last_square() -> None:
    table = almost_full(2, "T34 T35").lay(A, at="marble_quarry")
    table.turn().answer("single", "marble_quarry", "construction_yard")
    assert {action[1] for action in table.offers("build")} == {"T34", "T35"}
    table.answer("build", "T34", 4, 5, 1)
    table.expect(A, points=4, built=1)
    assert table.options == [("end",)]
    table.end()
    assert table.saw("over")[0].values == ("grid",)
