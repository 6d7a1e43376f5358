"""VI-5 Debts and Deeds."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, RED, Table


@clause("VI-5.1")
def test_the_last_counted_debt_reveals_poverty_at_once() -> None:
    table = Table()
    table.state.poverty, table.state.round = 2, 7
    table.effects(RED, "debt:1")
    assert not table.state.poverty_shown
    table.effects(BLUE, "debt:1")
    assert table.state.poverty_shown
    assert table.state.last_round == 8
    table.effects(RED, "debt:2").expect(RED, debt=3)  # from the rest
    assert table.state.poverty == 0
    assert table.state.last_round == 8


@clause("VI-5.1")
def test_the_last_counted_deed_reveals_prosperity_at_once() -> None:
    table = Table()
    table.state.prosperity, table.state.round = 1, 3
    table.effects(RED, "deed:2", "silver:1")
    kinds = [e.kind for e in table.events]
    assert kinds == ["deed", "prosperity", "deed", "gain"]
    assert table.state.prosperity_shown
    assert not table.state.poverty_shown


@clause("VI-5.2", "VI-10.2.6")
@pytest.mark.parametrize(
    ("cards", "row", "points"),
    [
        ({"unpaid": 3}, "debts", -6),
        ({"paid": 3}, "debts", 0),
        ({"acquired": 3}, "deeds", 3),
        ({"approved": 3}, "deeds", 9),
    ],
)
def test_values_at_the_end(cards: dict[str, int], row: str, points: int) -> None:
    assert Table().lay(RED, **cards).points(row) == points


@clause("VI-5.3")
def test_debts_and_deeds_are_public() -> None:
    table = Table().lay(RED, unpaid=2, paid=1, acquired=3, approved=4)
    view = table.game.mask(table.state, BLUE)
    assert table.game.counters(view, RED) == table.game.counters(table.state, RED)


@clause("VI-5.4")
def test_a_flipped_debt_gives_a_resource_of_choice_at_once() -> None:
    table = Table().lay(RED, unpaid=2).effects(RED, "flip_debt:2")
    assert table.asked == ("any", RED)
    table.expect(RED, debt=1, debt_paid=1)
    table.answer("take", c.GOLD)
    table.expect(RED, gold=1, debt=0, debt_paid=2)
    table.answer("take", c.INK).expect(RED, gold=1, ink=1)


@clause("VI-5.4")
def test_an_approved_deed_gives_nothing_else() -> None:
    table = Table().lay(RED, acquired=1).effects(RED, "flip_deed:1")
    assert table.asked == ("", -1)
    table.expect(RED, deed=0, deed_approved=1, ink=0, stone=0, gold=0, silver=0)


@clause("VI-5.4")
def test_flip_leaves_the_kind_to_the_owner_each_time() -> None:
    table = Table().lay(RED, unpaid=1, acquired=1).effects(RED, "flip:2")
    assert table.options == [("flip", "debt"), ("flip", "deed")]
    table.answer("flip", "deed")
    assert table.asked == ("any", RED)  # only the Debt is left
    table.answer("take", c.INK).expect(RED, debt_paid=1, deed_approved=1)


@clause("VI-5.4")
@pytest.mark.parametrize("effect", ["flip:1", "flip_debt:1", "flip_deed:1"])
def test_nothing_suitable_left_has_no_effect(effect: str) -> None:
    other = {"flip_debt:1": {"acquired": 1}, "flip_deed:1": {"unpaid": 1}}.get(effect, {})
    table = Table().lay(RED, **other).effects(RED, effect)
    assert table.asked == ("", -1)
    table.expect(RED, debt_paid=0, deed_approved=0, virtue=7)
    assert len(table.saw("no_effect")) == 1


@clause("VI-5.5")
def test_abilities_trigger_once_for_each_debt_gained() -> None:
    table = Table().lay(RED, bays="tf_racketeer_rearrange st_abbot -").effects(RED, "debt:2")
    for gained in (1, 2):
        table.expect(RED, debt=gained)
        assert table.asked == ("choose", RED)
        table.answer("choose", 0).answer(*table.options[0])
    assert table.asked == ("", -1)


@clause("VI-5.5")
def test_abilities_trigger_for_each_debt_flipped_after_its_resource() -> None:
    table = Table().lay(RED, bays="tf_debt_collector_virtue - -", unpaid=2)
    table.effects(RED, "flip_debt:2")
    for flipped in (1, 2):
        assert len(table.saw("ability")) == flipped - 1
        table.answer("take", c.INK)
        table.expect(RED, silver=flipped, virtue=7 - flipped, ink=flipped)
    assert [e.kind for e in table.events[:4]] == ["flip_debt", "gain", "ability", "gain"]


@clause("VI-5.5")
def test_abilities_do_not_trigger_for_other_players() -> None:
    table = Table().lay(RED, bays="tf_debt_collector_virtue tf_racketeer_destroy -")
    table.lay(BLUE, unpaid=1).effects(BLUE, "debt:1", "flip_debt:1").answer("take", c.INK)
    assert not table.saw("ability")
