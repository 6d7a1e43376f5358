"""VE-6.4 Architects' Guild: display, sweeping, hand limit, the pile."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import END, A, B, Table

FIVE = "T01 T02 T03 T04 T05"


def guild(strength: int, *, hand: str = "", tokens: int = 2, display: str = FIVE) -> Table:
    """Workers in the Architects' Guild with tiles in the display."""
    table = Table().display(display)
    table.lay(A, at="architects_guild " * strength, hand=hand, tokens=tokens)
    return table


@clause("VE-6.4.1")
@pytest.mark.parametrize(
    ("strength", "slots"), [(1, [1, 2]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4, 5])]
)
def test_slots_have_their_prices(strength: int, slots: list[int]) -> None:
    table = guild(strength).use("architects_guild")
    assert [slot for _, slot in table.offers("take")] == slots
    for slot, price in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        if slot in slots:
            other = guild(strength).use("architects_guild").answer("take", slot)
            assert other.state.agenda[-1][2][1] == strength - price


@clause("VE-6.4.2")
def test_what_can_be_paid_for() -> None:
    table = guild(2, tokens=1).use("architects_guild")
    assert table.options == [
        *(("take", slot) for slot in range(1, 5)),
        *(("sweep", 1, slot) for slot in range(1, 6)),
        *(("sweep", 3, slot) for slot in range(1, 6)),
        ("ready",),
        END,
    ]


@clause("VE-6.4.2")
def test_one_token_once_per_activation() -> None:
    table = guild(3, tokens=0).use("architects_guild").answer("ready").expect(A, tokens=1)
    assert ("ready",) not in table.options
    assert table.blocked("tokens") == ("readied", "VE-6.4.2")
    table.end().use("architects_guild").answer("ready").expect(A, tokens=2)


@clause("VE-6.4.2")
def test_sweeping_three_for_two_workers() -> None:
    table = guild(4).use("architects_guild").answer("sweep", 3, 5)
    assert table.asked == ("sweep_more", A)
    assert table.options == [("also", slot) for slot in (1, 2, 3, 4)]
    table.answer("also", 1)
    assert table.options == [("also", slot) for slot in (2, 3, 4)]
    table.answer("also", 3)
    assert table.names(table.state.discard) == "T05 T01 T03"
    assert table.state.agenda[-1][2][1] == 2
    assert ("sweep", 3, 1) in table.options


@clause("VE-6.4.3")
def test_new_tiles_may_be_taken_after_a_sweep() -> None:
    table = guild(2).use("architects_guild").answer("sweep", 1, 1)
    assert table.names(table.state.display) == "T02 T03 T04 T05 T06"
    table.answer("take", 2)
    assert table.names(table.player(A).hand) == "T03"


@clause("VE-6.4.4")
def test_taken_slots_stay_empty_until_a_sweep() -> None:
    table = guild(4).use("architects_guild").answer("take", 1).answer("take", 2)
    assert table.names(table.state.display) == "- - T03 T04 T05"
    assert table.blocked("display:1") == ("empty_slot", "VE-6.4.4")
    table.answer("sweep", 1, 4)
    assert table.names(table.state.display) == "T03 T05 T06 T07 T08"


@clause("VE-6.4.4")
def test_sweeping_three_needs_three_tiles() -> None:
    table = guild(6).use("architects_guild")
    for slot in (1, 2):
        table.answer("take", slot)
    assert table.offers("sweep")[-1] == ("sweep", 3, 5)
    table.answer("take", 3)
    assert {action[1] for action in table.offers("sweep")} == {1}


@clause("VE-6.4.4")
def test_three_tiles_left_are_swept_together() -> None:
    table = guild(4).use("architects_guild").answer("take", 1).answer("take", 2)
    table.answer("sweep", 3, 4).answer("also", 3)
    assert table.names(table.state.discard) == "T04 T03 T05"
    assert table.names(table.state.display) == "T06 T07 T08 T09 T10"


@clause("VE-6.4.5")
def test_tiles_move_down_in_their_order() -> None:
    table = guild(3, display="T01 T02 T03 T04 T05").use("architects_guild")
    table.answer("take", 1).answer("take", 4).end()
    assert table.names(table.state.display) == "T02 T03 T05 T06 T07"
    assert table.saw("slide")[0].values == (1, 2, 4, -1, -1)
    assert [event.values for event in table.saw("reveal")] == [(5, 3), (6, 4)]


@clause("VE-6.4.6")
def test_the_new_tile_may_be_the_one_discarded() -> None:
    table = guild(1, hand="T06 T07 T08 T09").use("architects_guild").answer("take", 2)
    table.answer("discard", "T02")
    assert table.names(table.player(A).hand) == "T06 T07 T08 T09"
    assert table.names(table.state.discard) == "T02"


@clause("VE-12.8")
def test_discarding_only_for_a_fifth_tile() -> None:
    table = guild(3, hand="T06 T07 T08").use("architects_guild")
    assert not table.offers("discard")
    table.answer("take", 1)
    assert table.asked == ("spend", A)
    assert not table.offers("discard")


@clause("VE-6.4.7")
def test_an_empty_pile_alone_does_nothing() -> None:
    table = guild(1).pile("T06").use("architects_guild").answer("take", 1).end()
    assert table.state.pile == []
    assert not table.saw("pile_out")
    table.use("architects_guild").answer("take", 1).end()
    assert table.saw("pile_out")[0].values == (0,)


@clause("VE-6.4.7")
@pytest.mark.parametrize(("discards", "renewed"), [(9, True), (8, True), (7, False), (0, False)])
def test_eight_discards_make_a_new_pile(discards: int, renewed: bool) -> None:
    table = guild(1).discards(discards).pile("").use("architects_guild").answer("take", 1).end()
    assert bool(table.saw("shuffle")) == renewed
    assert bool(table.saw("pile_out")) != renewed
    assert len(table.state.pile) == (discards - 1 if renewed else 0)
    assert table.state.display.count(-1) == (0 if renewed else 1)


@clause("VE-6.4.8")
def test_swept_tiles_count_for_the_eight() -> None:
    table = guild(1).discards(7).pile("").use("architects_guild").answer("sweep", 1, 3)
    assert len(table.saw("shuffle")) == 1
    assert (len(table.state.pile), len(table.state.discard)) == (7, 0)


@clause("VE-6.4.8")
def test_hand_discards_count_for_the_eight() -> None:
    table = guild(1, hand="T06 T07 T08 T09").discards(7).pile("").use("architects_guild")
    table.answer("take", 1).answer("discard", "T06").end()
    assert len(table.saw("shuffle")) == 1


@clause("VE-6.4.8")
def test_tiles_are_drawn_one_by_one() -> None:
    table = guild(3).discards(6).pile("T06").use("architects_guild")
    table.answer("take", 1).answer("take", 2).answer("sweep", 1, 3)
    assert table.names(table.state.display[:3]) == "T04 T05 T06"
    assert table.saw("pile_out")[0].values == (7,)
    assert table.state.display[3:] == [-1, -1]


@clause("VE-6.4.8", "VE-12.4")
def test_after_the_pile_has_run_out_nothing_is_drawn() -> None:
    table = guild(6).discards(6).pile("").use("architects_guild").answer("sweep", 1, 1)
    assert table.saw("pile_out")
    assert table.names(table.state.display) == "T02 T03 T04 T05 -"
    table.answer("sweep", 1, 2)
    assert table.names(table.state.display) == "T02 T04 T05 - -"
    assert len(table.state.discard) == 8
    table.answer("take", 3)
    assert not table.saw("shuffle")
    assert table.state.agenda[-1][2][1] == 2
    table.answer("take", 1)
    assert ("sweep", 1, 2) in table.options
    table.answer("sweep", 1, 2)
    assert table.options == [END]


@clause("VE-12.4", "VE-7.3.7")
def test_the_pile_runs_out_in_an_echo() -> None:
    table = Table(3).display(FIVE).lay(A, at="gold_mine").pile("T06")
    table.lay(B, at="architects_guild architects_guild", columns=(0, 0, 2))
    table.turn().answer("single", "gold_mine", "architects_guild").answer("take", 1).end()
    table.answer("sweep", 1, 1)
    assert table.saw("pile_out")
    table.answer("take", 1).end()
    assert table.saw("over")[0].values == ("pile",)


@clause("VE-12.3")
@pytest.mark.parametrize("site", ["architects_guild", "kings_favour"])
def test_active_tokens_cannot_be_readied(site: str) -> None:
    table = guild(2).lay(A, at="kings_favour kings_favour", waiting=(1, 1)).use(site)
    assert ("ready",) not in table.options
    assert table.blocked("tokens") == ("all_active", "VE-12.3")
