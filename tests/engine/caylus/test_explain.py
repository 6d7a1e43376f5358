"""What people are told at the questions of Caylus: previews, refusals, what is still to come."""

from __future__ import annotations

import pytest

from engine.core import run
from engine.explain import Choice, Question
from tests.engine.caylus.layout import NEUTRAL, A, B, Table

FOREST = ("n_forest", NEUTRAL, -1)


def asked_of(table: Table) -> Question:
    return table.game.explain(table.state)


def worker_on(question: Question, place: int) -> Choice:
    return next(choice for choice in question.choices if choice.action == ("place", place))


def test_a_worker_behind_the_provost_promises_nothing_and_warns() -> None:
    table = Table(2, "advanced").road(FOREST, FOREST).give(A, denier=2)
    table.state.provost = 0
    table.do("turn", A)
    question = asked_of(table)
    before, behind = worker_on(question, 0), worker_on(question, 1)
    assert before.gain == (("wood", 1),)
    assert not before.warnings
    assert behind.gain == ()
    assert [warning.key for warning in behind.warnings] == ["caylus.warning.behind_provost"]


def test_a_worker_promises_only_what_comes_for_nothing() -> None:
    """A Bank or a Market has a price of its own, which is told in words (CA-7.9, CA-8)."""
    table = Table(2).road(FOREST, ("bank", B, -1), ("market", B, -1)).give(A, denier=2, wood=1)
    table.do("turn", A)
    question = asked_of(table)
    assert [worker_on(question, place).gain for place in range(3)] == [(("wood", 1),), (), ()]


def test_the_provost_is_held_back_by_the_purse_or_by_the_rule() -> None:
    table = Table(2, "advanced").road(*[FOREST] * 6).give(A, denier=1)
    table.state.provost = 0
    table.do("provost", A)
    reasons = {blocked.target: blocked.reason for blocked in asked_of(table).blocked}
    assert set(reasons) == {"road:2", "road:3", "road:4", "road:5"}
    for place in (2, 3):
        price = reasons[f"road:{place}"].values["cost"]
        assert (price.key, price.values["n"]) == ("caylus.good.denier", place)
    for place in (4, 5):
        assert reasons[f"road:{place}"].key == "caylus.blocked.provost_far"


def test_cubes_of_choice_are_counted_down() -> None:
    table = Table(2, "base")
    table.state.agenda.append(("cube", A, None))
    table.do("cube", A)
    left = []
    while table.state.options and table.state.agenda[-1][0] == "cube":
        left.append(asked_of(table).prompt.values["n"])
        table.answer(("cube", 0))
    assert left == [2, 1]


def test_every_number_of_batches_has_a_button() -> None:
    table = Table(2, "base").give(A, food=2, wood=2, stone=2)
    table.do("deliver", A)
    choices = asked_of(table).choices
    assert len(choices) == 3
    assert all(choice.button or not choice.source for choice in choices)


@pytest.mark.parametrize(
    ("card", "owner", "part", "clause_id"),
    [
        ("n_peddler", NEUTRAL, 0, "CA-7.6"),
        ("peddler", A, 0, "CA-7.5"),
        ("peddler", B, 0, "CA-7.4"),
        ("peddler", B, 1, "CA-7.4"),
    ],
)
def test_a_cards_effect_cites_whose_worker_stands_there(
    card: str, owner: int, part: int, clause_id: str
) -> None:
    """Only the owner's own worker has the main effect alone (CA-7.4 to CA-7.6)."""
    table = Table(2).road((card, owner, A)).give(A, denier=5).give(B, denier=5)
    table.do("begin_activation")
    for _ in range(part):
        table.answer(("decline",))
    question = asked_of(table)
    assert (question.seat, question.clause) == ((A, B)[part], clause_id)


@pytest.mark.parametrize(
    ("hand", "draw", "deniers", "reasons"),
    [
        ((), (), 3, {"draw": "piles_empty CA-5.3.2", "discard": "no_hand CA-5.4.2"}),
        (("bank",), (), 3, {"draw": "piles_empty CA-5.3.2", "discard": "piles_empty CA-5.4.2"}),
        (("bank",), ("market",), 0, {"draw": "cost CA-5.3", "discard": "cost CA-5.4"}),
        ((), ("market",), 0, {"draw": "cost CA-5.3", "discard": "no_hand CA-5.4.2"}),
        ((), ("market",), 1, {"discard": "no_hand CA-5.4.2"}),
        (("bank",), ("market",), 1, {}),
    ],
)
def test_the_own_piles_say_why_nothing_can_be_drawn_or_swapped(
    hand: tuple[str, ...], draw: tuple[str, ...], deniers: int, reasons: dict[str, str]
) -> None:
    table = Table(2).road(FOREST).hand(A, *hand).give(A, denier=deniers)
    table.state.players[A].draw = [table.card(name) for name in draw]
    table.do("turn", A)
    found = {
        each.target: f"{each.reason.key.split('.')[-1]} {each.clause}"
        for each in asked_of(table).blocked
        if each.target in ("draw", "discard")
    }
    assert found == reasons


def test_the_last_opening_hand_kept_draws_the_start_player() -> None:
    """Luck speaks then, so it cannot be taken back (CA-2.11)."""
    table = Table(2)
    for seat in (B, A):
        table.state.agenda.append(("redraw", seat, None))
    table.state.agenda.insert(0, ("draw_start", NEUTRAL, None))
    run(table.game.ops, table.state)
    for told in (False, True):
        keep = next(each for each in asked_of(table).choices if each.action == ("keep",))
        assert keep.reveals == told
        luck = table.state.rng
        table.answer(("keep",))
        assert (table.state.rng != luck) == told
