"""VE-6.6 Construction Yard: paying, placing, turning, matching edges."""

from __future__ import annotations

import pytest

from engine.games.versailles.palace import POWERS, digits_of, edges_of, turned
from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import END, A, B, Table, versailles


def yard(strength: int, hand: str, stock: str = "", **numbers: int) -> Table:
    """Workers in the Construction Yard with tiles in hand, rich in resources unless told."""
    goods = {"wood": 9, "marble": 9, "gold": 9} | numbers
    return Table().lay(A, at="construction_yard " * strength, hand=hand, stock=stock, **goods)


def places(table: Table, tile: str) -> set[tuple[int, int, int]]:
    """Row, column and turn of every way to build a tile."""
    return {action[2:] for action in table.offers("build") if action[1] == tile}


@clause("VE-6.6.1")
def test_each_tile_needs_all_it_asks_for_at_that_moment() -> None:
    table = yard(2, "T20 T21 T13", "statue", wood=2, marble=3).use("construction_yard")
    assert {action[1] for action in table.offers("build")} == {"T20"}
    assert table.blocked("tile:T21") == ("cost", "VE-6.6.1")
    assert table.blocked("tile:T13") == ("cost", "VE-6.6.1")
    table = yard(1, "T20", "statue").use("construction_yard")
    assert table.asked == ("", -1)


@clause("VE-6.6.1")
def test_several_tiles_one_after_another() -> None:
    table = yard(3, "T40 T31 T35").use("construction_yard")
    table.answer("build", "T40", 2, 2, 0)
    assert table.names(table.player(A).hand) == "T31 T35"
    table.answer("build", "T31", 2, 3, 0)
    table.expect(A, built=2, points=7 + 4)
    assert table.options == [END]
    assert table.blocked("tile:T35") == ("workers", "VE-6.6.1")


@clause("VE-6.6.2")
def test_decorations_stay_on_the_tile() -> None:
    table = yard(3, "T19", "statue statue flowerbed").use("construction_yard")
    shop = list(table.state.shop)
    table.answer("build", "T19", 1, 1, 0)
    table.expect(A, statue=1, flowerbed=0, marble=6, wood=9, gold=9)
    assert table.state.shop == shop
    assert {event.values[:2] for event in table.saw("adorn")} == {(3, 1), (1, 1)}


@clause("VE-6.6.3")
def test_points_are_scored_at_once() -> None:
    table = yard(1, "T39", "flowerbed").use("construction_yard").answer("build", "T39", 4, 5, 0)
    table.expect(A, points=7)
    assert table.game.standing(table.state)[A] == 7 + 16 // 3 + 4


@clause("VE-6.6.4", "VE-6.6.9")
def test_four_rows_of_five_squares() -> None:
    palace = versailles().data.palace
    assert (palace.rows, palace.columns, palace.squares) == (4, 5, 20)
    corners = [len(palace.neighbours[square]) for square in (0, 4, 15, 19)]
    assert corners == [2, 2, 2, 2]
    assert [other for _, other, _ in palace.neighbours[7]] == [2, 8, 12, 6]
    table = yard(1, "T18").use("construction_yard").answer("build", "T18", 2, 3, 0)
    assert table.say(table.game.narrate(table.saw("build")[0], table.state)) == (
        "Ann builds Ministers' Wing on row 2, column 3"
    )
    assert table.game.event_anchors(table.saw("build")[0], table.state)[1] == "square:3:2"


@clause("VE-6.6.5")
def test_the_first_tile_goes_anywhere() -> None:
    table = yard(1, "T18").use("construction_yard")
    squares = {(row, column) for row, column, _ in places(table, "T18")}
    assert len(squares) == 20


@clause("VE-6.6.5")
def test_later_tiles_touch_and_match() -> None:
    table = yard(1, "T31").built("T18", 2, 2).use("construction_yard")
    assert places(table, "T31") == {
        (1, 2, 2),
        (2, 3, 3),
        (2, 1, 0),
        (2, 1, 2),
        (2, 1, 3),
        (3, 2, 1),
        (3, 2, 2),
        (3, 2, 3),
    }
    assert table.blocked("square:3:3", "tile:T31") == ("apart", "VE-6.6.5")


@clause("VE-6.6.5")
def test_every_shared_side_must_match() -> None:
    table = yard(1, "T15 T26").built("T04", 1, 1).built("T39", 2, 2).use("construction_yard")
    assert {place for place in places(table, "T15") if place[:2] == (1, 2)} == {(1, 2, 3)}
    assert {place for place in places(table, "T26") if place[:2] == (1, 2)} == {(1, 2, 1)}
    table = yard(2, "T02", "painting").built("T04", 1, 2).built("T39", 2, 1)
    table.use("construction_yard")
    assert table.blocked("square:1:1", "tile:T02") == ("edges", "VE-6.6.5")


@clause("VE-6.6.6")
def test_edges_at_the_border_are_free() -> None:
    table = yard(1, "T25").built("T18", 1, 1, 1).use("construction_yard")
    assert digits_of(table.state.needs[table.square(1, 2)]) == (0, 0, 0, 1)
    assert (1, 2, 1) in places(table, "T25")
    table = yard(3, "T38", "fountain").use("construction_yard")
    assert len(places(table, "T38")) == 20


@clause("VE-6.6.7")
def test_built_tiles_are_common() -> None:
    table = yard(1, "T18").use("construction_yard").answer("build", "T18", 2, 2, 0).end()
    table.lay(B, at="construction_yard", hand="T35", wood=1, marble=1)
    table.use("construction_yard", B).answer("build", "T35", 3, 2, 1)
    table.expect(A, built=1, points=3).expect(B, built=1, points=3)


@clause("VE-6.6.8")
def test_a_tile_that_fits_nowhere_is_kept() -> None:
    table = yard(3, "T38 T35", "fountain").built("T04", 1, 1).use("construction_yard")
    assert table.blocked("tile:T38") == ("fits_nowhere", "VE-6.6.8")
    assert {action[1] for action in table.offers("build")} == {"T35"}
    table.end()
    rows = {row.key: row.points[A] for row in table.outcome().rows}
    assert rows["tile_in_hand"] == 2
    choices = Table().built("T04", 1, 1).display("T38 T35 - - -")
    choices.lay(A, at="architects_guild").use("architects_guild")
    warned = {c.source: [w.key for w in c.warnings] for c in choices.question.choices if c.gain}
    assert warned == {"display:1": ["versailles.warning.fits_nowhere"], "display:2": []}


@clause("VE-6.6.9")
@pytest.mark.parametrize(
    ("edges", "positions"),
    [("PPPP", 1), ("GGGG", 1), ("PGPG", 2), ("PPPG", 4), ("PPGG", 4), ("PGGG", 4)],
)
def test_positions_that_look_alike_are_one(edges: str, positions: int) -> None:
    data = versailles().data
    pattern = next(
        data.palace.patterns[n] for n, tile in enumerate(data.tiles) if tile.edges == edges
    )
    assert len(data.palace.fits[pattern][0]) == positions


@clause("VE-6.6.9")
def test_turning_and_matching_against_every_need() -> None:
    """All 81 combinations of fixed edges for all patterns, against a plain definition."""
    palace = versailles().data.palace
    shapes = list(dict.fromkeys(tile.edges for tile in versailles().data.tiles))
    for pattern, shape in enumerate(shapes):
        for need in range(81):
            fixed = [need // weight % 3 for weight in POWERS]
            seen, wanted = set(), []
            for quarter in range(4):
                view = edges_of(turned(shape, quarter))
                good = all(f in (0, edge) for f, edge in zip(fixed, view, strict=True))
                if good and view not in seen:
                    wanted.append(quarter)
                seen.add(view)
            assert list(palace.fits[pattern][need]) == wanted


@clause("VE-12.7")
def test_a_sold_out_type_can_still_be_built() -> None:
    table = yard(2, "T20", "statue").sold("statue").use("construction_yard")
    table.answer("build", "T20", 1, 1, 0).expect(A, points=10, statue=0)
