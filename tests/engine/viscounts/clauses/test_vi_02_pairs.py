"""VI-2.9 What each player card gives, and effects during the setup."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, BLUE, RED, STARTERS, Table


def choose(number: int, hero: str = "he_ada", seat: int = RED, table: Table | None = None) -> Table:
    """A seat takes the only pair on offer."""
    table = table or Table()
    starts = [start.number for start in table.data.board.starts]
    table.state.phase, table.state.turn = c.SETUP, seat
    if table.card(hero) in table.state.gone:
        table.state.gone.remove(table.card(hero))
    table.state.pairs = [(starts.index(number), table.card(hero))]
    return table.do("choose_pair", seat)


@clause("VI-2.9.1")
@pytest.mark.parametrize(
    ("number", "space"), [(1, "B:L"), (2, "B:R"), (3, "A:L"), (7, "D:L"), (10, "C:R")]
)
def test_the_viscount_starts_on_the_number_of_the_card(number: int, space: str) -> None:
    table = choose(number)
    assert table.space_name(table.player(RED).viscount) == space


@clause("VI-2.9.2", "VI-2.9.3")
@pytest.mark.parametrize(
    ("number", "answers", "counters"),
    [
        (1, [], {"stone": 1, "ink": 2, "silver": 8, "deed": 2, "debt": 1, "virtue": 6}),
        (
            2,
            [("take", c.INK), ("take", c.GOLD)],
            {"ink": 1, "gold": 1, "silver": 6, "deed": 2, "deed_approved": 1, "debt": 1},
        ),
        (
            4,
            [("take", c.INK), ("take", c.INK), ("take", c.STONE)],
            {"ink": 2, "stone": 1, "silver": 8, "deed": 1, "debt": 1, "debt_paid": 1},
        ),
        (7, [], {"gold": 2, "stone": 1, "silver": 8, "deed": 2, "debt": 1, "virtue": 6}),
        (
            10,
            [],
            {"stone": 1, "gold": 1, "ink": 1, "silver": 10, "deed": 1, "debt": 2, "corruption": 3},
        ),
    ],
)
def test_goods_and_simple_effects(
    number: int, answers: list[tuple[object, ...]], counters: dict[str, int]
) -> None:
    choose(number).answers(*answers).expect(RED, **counters)


@clause("VI-2.9.3", "VI-2.9.5")
def test_card_3_hires_on_any_segment_for_the_new_deck() -> None:
    table = Table().top("C", "tf_friar")
    choose(3, table=table)
    assert [o[1] for o in table.options] == [0, 1, 2, 3, 4]
    table.answer("pile", table.position("C"))
    player = table.player(RED)
    assert table.card("tf_friar") in player.hand + player.draw
    assert not player.discard
    table.expect(RED, virtue=6, hand=3, draw=7)


@clause("VI-2.9.3")
def test_card_5_takes_a_manuscript_of_any_segment() -> None:
    table = Table().book("A", "ms_10").book("B", "ms_01").book("C", "ms_28")
    table.book("D", "ms_06").book("E", "ms_19")
    choose(5, table=table)
    assert table.options == [("book", table.position("A")), ("book", table.position("C"))]
    table.answer("book", table.position("C"))
    table.expect(RED, silver=4 + 4, manuscripts=1)


@clause("VI-2.9.3")
def test_card_6_places_workers_on_any_segment() -> None:
    table = choose(6)
    assert table.options == [("section", section) for section in range(5)]
    table.answer("section", 4)
    assert table.workers(1)[4] == {RED: 2}
    table.expect(RED, workers=18, stone=1, ink=1, silver=6)


@clause("VI-2.9.3")
@pytest.mark.parametrize(("side", "bank"), [("low", "D:3 D:4"), ("high", "D:4 D:5")])
def test_card_8_builds_on_the_own_space(side: str, bank: str) -> None:
    table = choose(8, table=Table(side=side))  # space 8 is the right one of the Sea Cliffs
    table.answer("take", c.INK)
    assert table.options == [("slot", 0), ("slot", 1), ("slot", 2)]
    table.answer("slot", 1)
    assert table.options == [("spot", table.plot(name)) for name in bank.split()]
    table.answer("spot", table.plot("D:4"))
    table.expect(RED, buildings=1, silver=1, deed=1, debt=1)


@clause("VI-2.9.3", "VI-2.9.6")
def test_card_9_destroys_any_one_card_for_its_silver() -> None:
    table = choose(9, hero="he_therese")
    offered = {action[1] for action in table.options if action[0] == "card"}
    assert offered == set(table.cards(f"{STARTERS} he_therese"))
    assert ("skip",) in table.options
    table.answer("card", table.card("he_therese"))
    table.expect(RED, silver=5 + 3, stone=2, hand=3, draw=5)
    assert table.card("he_therese") in table.state.gone


@clause("VI-2.9.5", "VI-4.7")
def test_the_deck_is_shuffled_without_a_check() -> None:
    table = choose(7)
    player = table.player(RED)
    assert sorted(player.hand + player.draw) == sorted(table.cards(f"{STARTERS} he_ada"))
    table.expect(RED, hand=3, draw=6, discard=0, corruption=1, virtue=6)
    assert not table.saw("shuffle")


@clause("VI-2.9.6")
@pytest.mark.parametrize(
    ("card", "virtue", "corruption"),
    [
        ("tf_acolyte", 7, 1),  # discard
        ("tf_defender", 7, 1),  # shuffle
        ("tf_architect", 7, 1),  # rearrange
        ("tf_princess", 6, 1),  # virtue counts
        ("tf_swindler_ink", 7, 2),  # corruption counts
    ],
)
def test_effects_that_need_hand_or_board_are_skipped(
    card: str, virtue: int, corruption: int
) -> None:
    table = Table().top("C", card)
    choose(3, table=table).answer("pile", table.position("C"))
    assert table.asked == ("", -1)
    assert not table.saw("shuffle")
    table.expect(RED, virtue=virtue, corruption=corruption, hand=3, draw=7)


@clause("VI-2.9.6")
def test_debts_of_a_hire_count_in_the_setup() -> None:
    table = Table().top("C", "tf_bishop")
    choose(3, table=table).answer("pile", table.position("C"))
    table.expect(RED, debt=2)


def finished_player_with_a_neighbour() -> Table:
    """Red has finished; a trading post of Red waits for its link at the end of the Deep Forest."""
    table = choose(8, table=Table(side="high"))
    table.answers(("take", c.INK), ("slot", 0), ("spot", table.plot("D:5")))
    table.build("A:1", RED, "trading_post").top("C", "tf_friar")
    return table


@clause("VI-2.9.6", "VI-4.6.7")
def test_a_link_in_the_setup_hires_for_a_finished_player_as_usual() -> None:
    """The deck of Red is already shuffled: the card goes to the discard pile, not on top."""
    table = finished_player_with_a_neighbour()
    order = list(table.player(RED).draw)
    table.do("place_building", BLUE, (6, table.plot("E:5")))
    assert table.asked == ("hire", BLUE)
    table.answer("pile", 0)
    assert table.asked == ("hire", RED)
    table.answer("pile", table.position("C"))
    assert table.player(RED).draw == order
    assert table.names(table.player(RED).discard) == "tf_friar"
    table.expect(RED, hand=3)


@clause("VI-2.9.6", "VI-4.6.5")
def test_a_link_in_the_setup_destroys_from_hand_or_unseen_for_a_finished_player() -> None:
    table = finished_player_with_a_neighbour()
    table.effects(RED, "destroy:1")
    kinds = [action[0] for action in table.options]
    assert kinds == ["hand", "hand", "hand", "draw", "skip"]


@clause("VI-11.6", "VI-2.9.6")
def test_the_automas_guildhall_may_link_to_the_finished_human() -> None:
    table = choose(8, table=Table(automa="cleric"))
    table.answers(("take", c.INK), ("slot", 0), ("spot", table.plot("D:4")))
    table.expect(RED, hand=3)
    table.build("A:4", RED, "workshop").lay(AUTOMA, at="A:R")
    silver = table.count(RED, "silver")
    table.do("automa_free_building", AUTOMA, c.GUILDHALL)
    assert table.saw("link")[-1].values == (table.plot("A:3"), table.plot("A:4"), RED)
    table.expect(RED, virtue=6, silver=silver)
    table.expect(AUTOMA, virtue=6)
