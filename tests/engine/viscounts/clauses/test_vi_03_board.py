"""VI-3 Board, spaces, links, empty piles."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from engine.games.viscounts.build import free_spots
from engine.games.viscounts.state import section_facing
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, RED, Table


@clause("VI-3.1")
def test_fifteen_spaces_and_ten_numbers() -> None:
    table = Table()
    numbers = [n for pair in table.data.board.numbers for n in pair]
    assert sorted(numbers) == list(range(1, 11))
    assert c.SPACES == len(c.NEXT_SPACES) == 15


@clause("VI-3.1")
def test_any_number_of_viscounts_share_a_space() -> None:
    table = Table(4)
    for seat in range(4):
        table.lay(seat, at="C:I")
    table.do("share_space")
    assert table.saw("share")[0].values == (1, 2, 3)


@clause("VI-3.2", "VI-7.2.2")
def test_arrows_lead_clockwise_and_never_back() -> None:
    table = Table(order="ECADB")
    steps = {
        "C:L": {"C:R", "C:I"},
        "C:R": {"A:L"},
        "C:I": {"C:R", "A:I"},
        "B:R": {"E:L"},  # the ring closes
        "B:I": {"B:R", "E:I"},
    }
    for space, ends in steps.items():
        found = c.NEXT_SPACES[table.space(space)]
        assert {table.space_name(end) for end in found} == ends
        assert len(found) == len(ends)


@clause("VI-3.3")
@pytest.mark.parametrize("space", ["C:L", "C:R", "C:I"])
def test_all_spaces_of_a_segment_lie_at_its_townsfolk_pile(space: str) -> None:
    table = Table(order="ECADB").lay(RED, at=space, silver=9).top("C", "tf_friar")
    table.do("recruit").answer("recruit")
    assert table.names(table.player(RED).discard) == "tf_friar"


@clause("VI-3.3", "VI-8.4.1")
def test_the_castle_section_in_front_follows_the_rotation() -> None:
    for rotation in range(5):
        table = Table().lay(RED, at="D:I")
        table.state.rotation = rotation
        table.do("place_here", RED, 1)
        section = next(i for i, cell in enumerate(table.workers(1)) if cell)
        assert (section + rotation) % 5 == table.position("D")
        assert section == section_facing(table.state, table.position("D"))


@clause("VI-3.4", "VI-8.3.3")
@pytest.mark.parametrize(
    ("side", "space", "plots"),
    [
        ("low", "A:L", "A:1 A:2"),
        ("low", "A:R", "A:3 A:4"),
        ("high", "A:L", "A:1 A:2"),
        ("high", "A:R", "A:3 A:4 A:5"),
        ("high", "B:L", "B:1 B:2 B:3"),
        ("low", "A:I", ""),
        ("high", "B:I", ""),
    ],
)
def test_the_river_divides_the_plots(side: str, space: str, plots: str) -> None:
    table = Table(side=side)
    assert free_spots(table.state, table.space(space)) == [table.plot(p) for p in plots.split()]


@clause("VI-3.4")
def test_one_building_per_plot() -> None:
    table = Table().lay(RED, at="A:L").build("A:1", BLUE, "workshop")
    assert free_spots(table.state, table.space("A:L")) == [table.plot("A:2")]


@clause("VI-3.5")
def test_a_link_needs_a_building_on_both_ends() -> None:
    table = Table().do("place_building", RED, (6, 1))
    assert not table.saw("link")
    table.do("place_building", RED, (7, 0))
    assert [e.values for e in table.saw("link")] == [(0, 1, RED)]


@clause("VI-3.5")
def test_links_cross_rivers_and_join_segments() -> None:
    """Low side, Snow Peaks: 2-3 crosses the river (deed), 4 joins the next segment."""
    table = Table().build("C:3", BLUE, "workshop")
    table.do("place_building", RED, (6, table.plot("C:2")))
    table.expect(RED, deed=1).expect(BLUE, deed=1)
    table = Table().build("B:1", BLUE, "workshop")
    table.do("place_building", RED, (6, table.plot("A:4")))
    table.expect(RED, gold=1).expect(BLUE, gold=1)


@clause("VI-3.5")
def test_neighbours_without_a_link_bring_nothing() -> None:
    table = Table().build("A:3", BLUE, "workshop")  # low side: no link 2-3
    table.do("place_building", RED, (6, table.plot("A:2")))
    assert not table.saw("link")
    table.expect(RED, stone=1)


@clause("VI-3.6", "VI-8.3.1")
@pytest.mark.parametrize(
    ("number", "rate", "effect"),
    [
        (1, 1, ("gain", (c.SILVER, 1))),
        (2, 2, ("gain", (c.INK, 1))),
        (3, 1, ("gain", (c.SILVER, 1))),
        (4, 2, ("gain", (c.STONE, 1))),
        (5, 2, ("gain", (c.INK, 1))),
        (6, 4, ("flip", None)),
        (7, 2, ("gain", (c.GOLD, 1))),
        (8, 3, ("destroy", 1)),
        (9, 2, ("gain", (c.STONE, 1))),
        (10, 2, ("gain", (c.GOLD, 1))),
    ],
)
def test_each_outer_space_has_its_exchange(number: int, rate: int, effect: object) -> None:
    board = Table().data.board
    segment = next(i for i, pair in enumerate(board.numbers) if number in pair)
    exchange = board.exchanges[segment][board.numbers[segment].index(number)]
    assert (exchange.rate, exchange.program) == (rate, (effect,))


@clause("VI-3.7")
def test_an_empty_pile_is_not_refilled_and_hires_nobody() -> None:
    table = Table().lay(RED, at="A:L", silver=9).pile("A", "tf_friar")
    table.do("recruit").answer("recruit")
    assert table.saw("pile_empty")[0].values == (table.position("A"),)
    assert table.state.piles[table.position("A")] == []
    table.do("recruit")
    assert table.asked == ("", -1)
    table.do("hire")
    assert ("pile", table.position("A")) not in table.options
    assert len(table.options) == 4


@clause("VI-3.7", "VI-8.2.2")
@pytest.mark.parametrize(("slots", "cost"), [([], 2), ([2], 1)])
def test_a_printed_card_is_dismissed_and_stays(slots: list[int], cost: int) -> None:
    """The Hill Country prints a builder and a noble, cost 2, 1 virtue."""
    table = Table().lay(RED, at="A:L", bays="st_trader st_lender st_financer", slots=slots)
    table.lay(RED, silver=3, stone=2).pile("A")
    for turn in (1, 2):
        table.do("action").answer("action", c.BUILD)
        table.expect(RED, silver=3 - cost, virtue=7 - turn)
        table.answer("slot", 5 + turn)
        if turn == 1:
            table.answer("spot", table.plot("A:1"))
        table.do("begin_recruit")
        table.lay(RED, silver=3, stone=2)
    assert [e.values[0] for e in table.saw("dismiss")] == [table.card("printed_a")] * 2


@clause("VI-3.7", "VI-8.2")
def test_a_printed_card_is_dismissed_once_per_turn() -> None:
    table = Table().lay(RED, at="A:I", bays="st_trader st_lender st_financer", silver=9)
    table.pile("A").do("action").answer("action", c.PLACE)
    assert table.asked == ("", -1)  # the only way was the dismissal, and one worker followed
    assert len(table.saw("dismiss")) == 1
    table.expect(RED, workers=19, silver=7)


@clause("VI-3.8", "VI-8.5.4")
def test_a_printed_manuscript_is_transcribed_for_its_effect() -> None:
    table = Table().lay(RED, at="D:I", bays="tf_bishop st_abbot tf_deacon_virtue").books("D")
    table.do("action").answer("action", c.TRANSCRIBE)
    assert table.saw("transcribe_printed")
    table.expect(RED, manuscripts=0, virtue=7 - 2)  # the printed effect, before the abilities
    table.answer("ability", table.card("tf_deacon_virtue"))
    table.expect(RED, virtue=4, corruption=2)


@clause("VI-3.8", "VI-4.6.8")
def test_a_printed_manuscript_is_not_free() -> None:
    table = Table()
    for segment in "ABCDE":
        table.books(segment)
    table.do("manuscript_3_4")
    assert table.saw("no_effect")[0].values == ("manuscript_3_4",)
