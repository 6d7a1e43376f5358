"""VE-6.5 Workshop, VE-6.7 Alchemists' Guild, VE-6.8 King's Favour."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import END, A, B, Table, versailles

PRICES = {
    "painting": ("interior", 1, (3, 0, 0)),
    "flowerbed": ("garden", 1, (1, 2, 0)),
    "chandelier": ("interior", 2, (2, 0, 1)),
    "statue": ("garden", 2, (0, 4, 0)),
    "mirror": ("interior", 3, (0, 1, 2)),
    "fountain": ("garden", 3, (0, 3, 1)),
}


@clause("VE-6.5.1")
def test_a_decoration_costs_workers_and_resources() -> None:
    table = Table().lay(A, at="workshop " * 3, wood=5, gold=1, marble=1).use("workshop")
    assert table.offers("buy") == [("buy", "painting"), ("buy", "chandelier")]
    table.answer("buy", "chandelier")
    table.expect(A, wood=3, gold=0, chandelier=1, decorations=1)
    assert table.state.shop[table.decoration("chandelier")] == 4
    table.answer("buy", "painting").expect(A, wood=0, painting=1)


@clause("VE-6.5.2")
def test_prices_and_kinds() -> None:
    data = versailles().data
    assert {d.id: (d.kind, d.workers, d.cost) for d in data.decorations} == PRICES
    for name, (_, workers, cost) in PRICES.items():
        wood, marble, gold = cost
        table = Table().lay(A, at="workshop " * workers, wood=wood, marble=marble, gold=gold)
        table.use("workshop").answer("buy", name)
        table.expect(A, wood=0, marble=0, gold=0)
        assert table.options == [END]


@clause("VE-6.5.3")
def test_tiles_show_the_surroundings_of_their_decorations() -> None:
    data = versailles().data
    for tile in data.tiles:
        for decoration, number in zip(data.decorations, tile.decorations, strict=True):
            letter = "P" if decoration.kind == "interior" else "G"
            assert not number or letter in tile.edges


@clause("VE-6.7.1", "VE-6.7.2")
def test_markers_move_right_one_column_at_a_time() -> None:
    table = Table().lay(A, at="alchemists_guild " * 6).use("alchemists_guild")
    assert table.options == [("learn", 1), ("learn", 2), ("learn", 3), END]
    for column in (1, 2, 3):
        table.answer("learn", 2)
        assert table.player(A).columns == [0, column, 0]
    assert table.options == [END]
    assert [table.data.technologies[e.values[0]].id for e in table.saw("learn")] == [
        "echo_sawmill",
        "echo_marble_quarry",
        "echo_gold_mine",
    ]


@clause("VE-6.7.3")
def test_markers_share_a_technology() -> None:
    table = Table().lay(B, columns=(1, 0, 0)).lay(A, at="alchemists_guild")
    table.use("alchemists_guild").answer("learn", 1)
    assert table.player(A).columns == table.player(B).columns


@clause("VE-6.7.4")
def test_every_column_is_paid_for() -> None:
    table = Table().lay(A, at="alchemists_guild " * 9, columns=(0, 0, 3))
    table.use("alchemists_guild")
    for left in (8, 6, 3):
        table.answer("learn", 1)
        assert table.state.agenda[-1][2][1] == left
    assert table.options == [("learn", 2), END]
    assert table.blocked("tech:bonus_gold") == ("known", "VE-6.7.1")


@clause("VE-6.8.1")
@pytest.mark.parametrize(("tokens", "after"), [(0, 2), (1, 2)])
def test_all_tokens_for_one_worker(tokens: int, after: int) -> None:
    table = Table().lay(A, at="kings_favour", tokens=tokens).use("kings_favour").answer("ready")
    table.expect(A, tokens=after)
    assert table.options == [END]


@clause("VE-6.8.1", "VE-6.8.2")
@pytest.mark.parametrize("rows", [("row_2", "row_3"), ("row_3", "row_2")])
def test_each_worker_is_hired_once_in_either_order(rows: tuple[str, str]) -> None:
    table = Table().lay(A, at="kings_favour " * 3)
    for number, row in enumerate(rows):
        table.use("kings_favour").answer("hire", row)
        assert ("hire", row) not in table.options
        table.end()
        table.expect(A, waiting=1 - number)
    table.use("kings_favour")
    assert table.asked == ("", -1)
    assert not table.saw("ready")


@clause("VE-6.8.3")
def test_five_workers_hire_both() -> None:
    table = Table().lay(A, at="kings_favour " * 4 + "alchemists_guild")
    table.turn().answer("single", "alchemists_guild", "kings_favour")
    table.answer("hire", "row_2").answer("hire", "row_3")
    assert table.options == [END]
    table.end()
    assert table.workers(A) == {"kings_favour": 7}
    assert len(table.saw("arrive")) == 2


@clause("VE-6.8.4")
def test_a_hired_worker_comes_at_the_end_of_the_turn() -> None:
    table = Table().lay(A, at="kings_favour alchemists_guild", tokens=0)
    table.turn().answer("single", "alchemists_guild", "kings_favour").answer("hire", "row_2")
    assert table.workers(A) == {"kings_favour": 2}
    assert table.options == [END]
    table.end()
    assert table.workers(A) == {"kings_favour": 3}
    assert table.state.king == 1
    table.lay(A, marker="workshop", tokens=2).turn()
    assert ("pair", "kings_favour", "marble_quarry") in table.options
