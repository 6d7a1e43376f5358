"""VE-7 Technologies: bonuses and echoes."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import END, A, B, C, D, Table, versailles

FIVE = "T01 T02 T03 T04 T05"
TABLE = [
    ["sawmill", "marble_quarry", "gold_mine"],
    ["sawmill", "marble_quarry", "gold_mine"],
    ["workshop", "architects_guild", "construction_yard"],
]


@clause("VE-7.1")
def test_the_table_of_technologies() -> None:
    data = versailles().data
    for row, technologies in enumerate(data.grid_of):
        found = [data.technologies[number] for number in technologies]
        assert [data.sites[technology.site].id for technology in found] == TABLE[row]
        assert [technology.echo for technology in found] == [row > 0] * 3
        assert [technology.workers for technology in found] == [1, 2, 3]


@clause("VE-7.1")
def test_a_technology_works_at_once_and_those_before_it_stay() -> None:
    table = Table().lay(A, at="alchemists_guild " * 3).use("alchemists_guild")
    table.answer("learn", 1).answer("learn", 1).end()
    table.lay(A, at="sawmill marble_quarry gold_mine")
    for site in ("sawmill", "marble_quarry", "gold_mine"):
        table.use(site)
    table.expect(A, wood=2, marble=2, gold=0)


@clause("VE-7.2")
def test_bonus_on_the_own_turn_and_in_an_echo_but_not_without_a_worker() -> None:
    table = Table(3).lay(A, at="workshop", columns=(1, 0, 0))
    table.lay(B, at="sawmill", columns=(1, 1, 0)).lay(C, columns=(1, 1, 0))
    table.turn().answer("single", "workshop", "sawmill")
    table.expect(A, wood=2).expect(B, wood=2).expect(C, wood=0)
    assert [event.seat for event in table.saw("bonus")] == [A, B]


@clause("VE-7.3")
@pytest.mark.parametrize(
    ("site", "columns", "good", "amount"),
    [
        ("sawmill", (0, 1, 0), "wood", 2),
        ("marble_quarry", (0, 2, 0), "marble", 2),
        ("gold_mine", (0, 3, 0), "gold", 1),
    ],
)
def test_an_echo_has_the_strength_of_its_owner(
    site: str, columns: tuple[int, int, int], good: str, amount: int
) -> None:
    table = Table().lay(A, at=site).lay(B, at=f"{site} {site}", columns=columns).visit(site)
    assert table.game.counters(table.state, B)[good] == amount
    assert table.saw("echo")[0].values == (table.site(site), 2)


@clause("VE-7.3.1")
def test_no_echo_without_a_worker_or_without_the_technology() -> None:
    table = Table(3).lay(A, at="sawmill").lay(B, columns=(3, 3, 3)).lay(C, at="sawmill")
    table.visit("sawmill").expect(B, wood=0).expect(C, wood=0)
    assert not table.saw("echo")


@clause("VE-7.3.2")
def test_echoes_go_clockwise_from_the_left_of_the_active_player() -> None:
    table = Table(4)
    table.state.order = [D, A, C, B]
    for seat in (A, B, D):
        table.lay(seat, at="workshop", columns=(0, 0, 1), wood=3)
    table.lay(C, at="workshop", wood=3).state.turn = C
    table.visit("workshop", C)
    for seat in (C, B, D, A):
        assert table.asked == ("spend", seat)
        table.answer("buy", "painting").end()
    assert table.asked == ("", -1)


@clause("VE-7.3.3")
def test_an_echo_is_a_whole_action_with_its_own_pool() -> None:
    table = Table().display(FIVE).lay(A, at="gold_mine").lay(A, columns=(0, 0, 3))
    table.lay(B, at="architects_guild " * 3, columns=(0, 0, 2), tokens=0)
    table.lay(B, hand="T06 T07 T08 T09", marker="workshop")
    table.turn().answer("single", "gold_mine", "architects_guild").answer("take", 1).end()
    assert table.asked == ("spend", B)
    table.answer("take", 1).answer("discard", "T06").answer("sweep", 1, 4).answer("ready").end()
    table.expect(B, tokens=1, tiles=4)
    assert table.player(B).marker == table.site("workshop")
    assert [event.seat for event in table.saw("echo")] == [B]
    assert -1 not in table.state.display


@clause("VE-7.3.4")
def test_resource_echoes_are_automatic_and_others_optional() -> None:
    table = Table().lay(A, at="gold_mine").lay(B, at="marble_quarry", columns=(0, 2, 1))
    table.visit("marble_quarry").expect(B, marble=1)
    assert table.asked == ("", -1)
    table.lay(B, at="workshop", wood=3).visit("workshop")
    assert table.options == [("buy", "painting"), END]
    table.end().expect(B, wood=3)


@clause("VE-7.3.5")
def test_two_locations_cannot_be_shared() -> None:
    data = versailles().data
    closed = [site.id for site in data.sites if not site.echo]
    assert closed == ["kings_favour", "alchemists_guild"]
    assert [data.sites[n].id for n, echoes in enumerate(data.echoes) if not echoes] == closed


@clause("VE-7.3.6")
def test_the_activation_as_such_sets_off_echoes() -> None:
    table = Table().lay(A, at="architects_guild").lay(B, at="workshop", columns=(0, 0, 1), wood=3)
    table.turn().answer("single", "architects_guild", "workshop")
    assert table.saw("void")[0].seat == A
    assert table.asked == ("spend", B)


@clause("VE-7.3.6", "VE-4.6")
def test_passing_through_sets_off_none() -> None:
    table = Table().lay(A, at="workshop").lay(B, at="sawmill", columns=(0, 1, 0))
    table.turn().answer("double_step", "workshop", "sawmill", "alchemists_guild").end()
    assert not table.saw("echo")


@clause("VE-7.3.7")
def test_what_an_echo_uses_up_is_gone_for_the_next() -> None:
    table = Table(3).sold("painting", 1).lay(A, at="workshop")
    for seat in (B, C):
        table.lay(seat, at="workshop", columns=(0, 0, 1), wood=3)
    table.visit("workshop").answer("buy", "painting")
    assert table.asked == ("spend", B)
    table.end()
    assert table.asked == ("", -1)
    assert [(event.kind, event.seat) for event in table.events[-2:]] == [("echo", C), ("void", C)]


@clause("VE-7.3.7")
def test_each_echo_ends_with_its_refill() -> None:
    table = Table(3).display(FIVE).lay(A, at="gold_mine")
    for seat in (B, C):
        table.lay(seat, at="architects_guild architects_guild", columns=(0, 0, 2))
    table.turn().answer("single", "gold_mine", "architects_guild").end()
    table.answer("take", 1).answer("take", 2).end()
    assert table.asked == ("spend", C)
    assert table.names(table.state.display) == "T03 T04 T05 T06 T07"


@clause("VE-7.3", "VE-6.6.3", "VE-6.6.7")
def test_an_echo_of_the_yard_builds_for_its_owner() -> None:
    """Who shares the Construction Yard builds from the own hand and scores at once; the tile lies
    in the common palace, and the active player may build beside it later."""
    table = Table().built("T18", 2, 2).lay(A, at="construction_yard")
    table.lay(B, at="construction_yard", columns=(0, 0, 3), hand="T35", wood=1, marble=1)
    before = table.game.counters(table.state, A)
    table.visit("construction_yard")
    assert table.asked == ("spend", B)
    assert table.saw("echo")[0].seat == B
    table.answer("build", "T35", 3, 2, 1).end()
    table.expect(B, points=3, built=1, wood=0, marble=0, tiles=0)
    assert table.game.counters(table.state, A) == before
    assert [event.seat for event in table.saw("score")] == [B]
    lying = table.state.squares[table.square(3, 2)]
    assert table.data.tiles[lying].id == "T35"
    table.lay(A, at="construction_yard", hand="T31", wood=9, marble=9, gold=9)
    table.use("construction_yard")
    beside = {action[2:4] for action in table.offers("build") if action[1] == "T31"}
    assert {(3, 1), (4, 2), (3, 3)} & beside
