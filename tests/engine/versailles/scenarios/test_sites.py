"""Worked examples of the rules: locations (VE-X7 to VE-X16, X25, X26)."""

from __future__ import annotations

import pytest

from tests.engine.versailles.layout import A, B, Table

FIVE = "T01 T02 T03 T04 T05"


@pytest.mark.parametrize(("workers", "column", "wood"), [(2, 0, 2), (4, 0, 3), (2, 1, 3)])
def test_ve_x7_sawmill(workers: int, column: int, wood: int) -> None:
    table = Table().lay(A, at="sawmill " * workers, columns=(column, 0, 0)).use("sawmill")
    table.expect(A, wood=wood)


@pytest.mark.parametrize(
    ("workers", "column", "gold"), [(1, 0, 0), (2, 0, 1), (3, 0, 2), (1, 3, 1)]
)
def test_ve_x8_gold_mine(workers: int, column: int, gold: int) -> None:
    table = Table().lay(A, at="gold_mine " * workers, columns=(column, 0, 0)).use("gold_mine")
    table.expect(A, gold=gold)


def guild(tokens: int = 1) -> Table:
    """Three workers in the Architects' Guild, five tiles in the display."""
    table = Table().display(FIVE).lay(A, at="architects_guild " * 3, tokens=tokens)
    return table.use("architects_guild")


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        ([("take", 1), ("take", 3)], 0),
        ([("take", 3), ("take", 1)], 0),
        ([("take", 1), ("take", 2), ("ready",)], 0),
        ([("take", 5)], 0),
        ([("sweep", 1, 1), ("sweep", 1, 1), ("sweep", 1, 5)], 0),
        ([("take", 4)], 1),
    ],
)
def test_ve_x9_guild_allowed(answers: list[tuple[object, ...]], left: int) -> None:
    table = guild()
    for answer in answers:
        table.answer(*answer)
    assert table.state.agenda[-1][2][1] == left
    table.end()


def test_ve_x9_guild_refused() -> None:
    table = guild().answer("take", 3)
    assert table.offers("take") == [("take", 1), ("take", 2)]
    assert table.blocked("hand", "display:4") == ("workers", "VE-6.4.1")
    table = guild().answer("take", 5)
    assert table.options == [("end",)]


def test_ve_x10_sweep_three() -> None:
    table = guild()
    table.answer("sweep", 3, 2).answer("also", 4).answer("also", 1)
    assert table.names(table.state.discard) == "T02 T04 T01"
    assert -1 not in table.state.display
    assert table.offers("take") == [("take", 1), ("take", 2)]
    assert table.offers("sweep") == [("sweep", 1, slot) for slot in range(1, 6)]
    table.answer("take", 2)
    assert table.options == [("end",)]


def test_ve_x11_display_moves_down() -> None:
    table = guild().answer("take", 2).answer("take", 3)
    assert table.names(table.state.display) == "T01 - - T04 T05"
    table.end()
    assert table.names(table.state.display) == "T01 T04 T05 T06 T07"


def test_ve_x12_fifth_tile() -> None:
    table = Table().display(FIVE).lay(A, at="architects_guild " * 2, hand="T06 T07 T08 T09")
    table.use("architects_guild").answer("take", 1)
    assert table.asked == ("discard", A)
    assert table.options == [("discard", name) for name in ["T06", "T07", "T08", "T09", "T01"]]
    table.answer("discard", "T07")
    table.expect(A, tiles=4)
    assert table.names(table.state.discard) == "T07"
    assert table.offers("take") == [("take", 2)]


def short_pile(discards: int) -> Table:
    """An empty pile, and one tile missing in the display once a tile has been taken."""
    table = Table(3).display(FIVE).lay(A, at="gold_mine").lay(B, at="architects_guild")
    table.discards(discards).pile("").lay(B, columns=(0, 0, 2))
    table.turn().answer("single", "gold_mine", "architects_guild").answer("take", 1)
    return table


def test_ve_x13_renewed_pile() -> None:
    table = short_pile(8).end()
    assert (len(table.state.pile), len(table.state.discard)) == (7, 0)
    assert len(table.saw("shuffle")) == 1
    assert -1 not in table.state.display
    table.end()
    assert not table.saw("over")
    assert len(table.saw("turn")) == 2


def test_ve_x13_pile_out() -> None:
    table = short_pile(7).end()
    assert table.names(table.state.display) == "T02 T03 T04 T05 -"
    assert table.asked == ("spend", B)
    table.answer("take", 1).end()
    assert table.names(table.state.display) == "T03 T04 T05 - -"
    assert table.saw("over")[0].values == ("pile",)
    assert table.asked == ("", -1)


def test_ve_x14_paintings() -> None:
    table = Table().lay(A, at="workshop " * 3, wood=7).use("workshop")
    table.answer("buy", "painting").answer("buy", "painting")
    table.expect(A, wood=1, painting=2)
    assert table.options == [("end",)]
    assert table.blocked("workshop:painting") == ("cost", "VE-6.5.1")


def test_ve_x14_statue_and_flower_bed() -> None:
    table = Table().lay(A, at="workshop " * 3, wood=1, marble=6).use("workshop")
    table.answer("buy", "statue").answer("buy", "flowerbed")
    table.expect(A, wood=0, marble=0, statue=1, flowerbed=1)


def test_ve_x15_three_worker_decorations() -> None:
    table = Table().lay(A, at="workshop " * 2, wood=20, marble=20, gold=20).use("workshop")
    assert [kind for _, kind in table.offers("buy")] == [
        "painting",
        "flowerbed",
        "chandelier",
        "statue",
    ]
    assert table.blocked("workshop:mirror") == ("workers", "VE-6.5.1")
    assert table.blocked("workshop:fountain") == ("workers", "VE-6.5.1")


def test_ve_x16_sold_out() -> None:
    table = Table().lay(A, at="workshop " * 6, marble=9, gold=9, stock="fountain " * 3)
    table.lay(B, at="workshop " * 3, marble=9, gold=9, stock="fountain", hand="T29")
    table.use("workshop").answer("buy", "fountain")
    assert "sold_out" in table.touched
    assert ("buy", "fountain") not in table.options
    table.end().use("workshop", B)
    assert table.blocked("workshop:fountain") == ("sold_out", "VE-1.7")
    table.end().lay(B, at="construction_yard " * 2).use("construction_yard", B)
    table.answer("build", "T29", 1, 1, 0)
    table.expect(B, points=12, fountain=0)


@pytest.mark.parametrize(
    ("strength", "options"),
    [
        (3, [("ready",), ("hire", "row_2"), ("hire", "row_3")]),
        (2, [("ready",), ("hire", "row_2")]),
        (1, [("ready",)]),
    ],
)
def test_ve_x25_kings_favour(strength: int, options: list[tuple[str, ...]]) -> None:
    table = Table().lay(A, at="kings_favour " * strength, tokens=1).use("kings_favour")
    assert table.options == [*options, ("end",)]
    if strength == 3:
        table.answer("hire", "row_2").answer("ready")
        table.expect(A, tokens=2, waiting=1)
        assert table.options == [("end",)]


def test_ve_x26_hired_worker() -> None:
    table = Table().lay(A, at="kings_favour alchemists_guild")
    table.turn().answer("single", "alchemists_guild", "kings_favour").answer("hire", "row_2")
    assert table.state.agenda[-1][2][1] == 0
    assert table.workers(A) == {"kings_favour": 2}
    table.end()
    assert table.workers(A) == {"kings_favour": 3}
    assert [event.values for event in table.saw("king")] == [(0, 1)]
