"""What people are told: anchors, costs, warnings, refusals, and how fast."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

import pytest

from engine.core import act, run
from engine.explain import Blocked, Choice, Question
from engine.games.tara.activation import Chain
from engine.games.tara.board import NAMES
from engine.games.tara.state import NO_ONE, UNIT, State, set_top
from engine.games.tara.telling import words
from tests.engine.tara.layout import END, B, R, Table, Y, at, config, mask, tara

SLOW = float(os.environ.get("FOUR_THRONES_SLOW", "1"))
DIRECT = frozenset({"second", "promote", "garrison", "ransom", "activate", "hire", "reduce"})
"""Ops whose answers change money and supply by just what the explanation says."""


def asked(table: Table) -> Question:
    """The explanation for the seat that is asked."""
    return table.game.explain(table.game.mask(table.state, table.asked[1]))


def choice(question: Question, *action: object) -> Choice:
    return next(each for each in question.choices if each.action == action)


def refusals(question: Question, target: str, source: str = "") -> list[Blocked]:
    return [b for b in question.blocked if b.target == target and b.source == source]


def crowded() -> Table:
    """Blue swaps in a province with four colours on every position."""
    table = Table().hand(B, 33)
    for position in range(14):
        set_top(table.state, position, position % 4)
        table.state.bag[position] = sum(UNIT) - UNIT[position % 4]
    table.state.played = 33
    return table.do("swap", B, 0)


def test_a_thousand_swaps_are_explained_fast() -> None:
    table = crowded()
    assert len(table.options) > 1000
    assert len(set(table.options)) == len(table.options)
    view = table.game.mask(table.state, B)
    spent = []
    for _ in range(5):
        started = time.process_time()
        question = table.game.explain(view)
        spent.append(time.process_time() - started)
    assert min(spent) < 0.05 * SLOW
    assert {each.action for each in question.choices} == set(table.options)


def test_a_swap_can_be_dragged_either_way() -> None:
    table = Table().board("F0=B(r) C0=R").hand(B, 33).turn().answer(("stone", 33, 0))
    question = asked(table)
    ways = {
        (each.source, each.target)
        for each in question.choices
        if each.action == ("swap", at("F0"), -1, at("C0"), -1)
    }
    low, high = "hollow:connacht:0:0", "hollow:connacht:3:0"
    assert ways == {(low, high), (high, low)}
    inside = choice(question, "swap", at("F0"), -1, at("F0"), R)
    assert (inside.source, inside.target) == (low, "province:connacht")


def test_swaps_say_who_wins_a_position() -> None:
    table = Table().board("H1=R(b) C0=Y F0=B(w)").hand(B, 33).turn().answer(("stone", 33, 0))
    question = asked(table)
    won = choice(question, "swap", at("H1"), B, at("C0"), -1)
    assert (won.gain, won.rank) == ((("subjects", 1),), 0)
    lost = choice(question, "swap", at("F0"), -1, at("F0"), 2)
    assert (lost.cost, lost.rank) == ((("subjects", 1),), 2)
    assert choice(question, "swap", at("F0"), -1, at("C0"), -1).rank == 1


def test_cards_go_from_the_hand_to_hollows_provinces_and_the_discards() -> None:
    table = Table().board("F0=R(b) F1=B").hand(B, 6, 33).money(B, 5).turn()
    question = asked(table)
    assert question.secret
    assert question.crumb == 0
    place = choice(question, "place", 6, 0, at("F2"))
    assert (place.source, place.target) == ("hand:6", "hollow:connacht:0:2")
    assert place.cost == (("supply", 1),)
    enter = choice(question, "place", 6, 1, at("F2"))
    assert enter.cost == (("supply", 1), ("cumal", 2))
    stone = choice(question, "stone", 33, 0)
    assert (stone.source, stone.target) == ("hand:33", "province:connacht")
    amnesty = choice(question, "amnesty", 6, 0)
    assert (amnesty.target, amnesty.cost, amnesty.gain) == (
        "amnesty:connacht",
        (("cumal", 4),),
        (("supply", 1),),
    )
    discard = choice(question, "discard", 6)
    assert (discard.target, discard.gain) == ("discard", (("cumal", 2),))


def test_warnings() -> None:
    board = "F0=B(b) F1=B F2=R(r) F3=Y F4=R"
    question = asked(Table().board(board).hand(B, 6).money(B, 0).turn())
    keys = {
        each.action[-1]: [text.key for text in each.warnings]
        for each in question.choices
        if each.action[0] == "place"
    }
    dear = "tara.warning.too_dear"
    assert keys == {
        at("F1"): ["tara.warning.older_fort", dear],
        at("F2"): ["tara.warning.no_disc_put"],
        at("F3"): [],
        at("F4"): [],
    }
    both = asked(Table().board("F0=B F2=B F3=Y F4=Y").hand(B, 8).money(B, 9).turn())
    pairs = {
        each.action[::3]: [text.key for text in each.warnings]
        for each in both.choices
        if each.action[2:3] == (0,)
    }
    assert pairs["place", at("F0")] == pairs["point", at("F2")] == ["tara.warning.both"]
    assert pairs["place", at("F1")] == []
    lone = asked(Table().board("F2=Y").hand(B, 23).money(B, 9).turn())
    warned = {
        each.action[-1]: [text.key for text in each.warnings]
        for each in lone.choices
        if each.action[:3] == ("place", 23, 0)
    }
    assert warned[at("H2")] == ["tara.warning.lone"]
    assert warned[at("H1")] == warned[at("F1")] == []
    wins = Table().board("C0=B C1=B").board("K0=B!", "ulster")
    wins.do("promote", B, Chain(0, mask("C0"), 0, 0))
    last = choice(asked(wins), "promote", at("K0"))
    assert [text.key for text in last.warnings] == ["tara.warning.wins"]
    assert ("crowns", 1) in last.gain
    assert last.path == ("hollow:connacht:3:0", "hollow:connacht:3:1")


@pytest.mark.parametrize("money", [0, 9])
def test_where_nothing_can_promote_that_is_told_instead_of_a_price(money: int) -> None:
    """Whoever listens hears of no price that no money would help to pay."""
    table = Table().board("F0=B F3=Y F1=Y F2=R F4=R").hand(B, 6).money(B, money).turn()
    told = {
        each.action[-1]: [text.key for text in (*each.warnings, *each.heard)]
        for each in asked(table).choices
        if each.action[:3] == ("place", 6, 0)
    }
    assert told[at("F3")] == ["tara.heard.no_rise"]
    assert told[at("F1")] == ([] if money else ["tara.warning.too_dear"])


def test_the_only_other_position_is_told_before_it_is_used() -> None:
    """Without it an own disc would seem to promote to itself (TA-6.6)."""
    board = "H1=Y H2=B W0=Y W1=Y W2=B"
    table = Table().board(board).hand(B, 32).money(B, 9).turn()
    own = choice(asked(table), "point", 32, 0, at("W2"))
    other = next(text for text in own.heard if text.key == "tara.heard.next_disc")
    assert other.values["way"].key == "tara.heard.way.put"
    assert other.values["way"].values["place"] == words.place(table.state, 0, at("H3"))
    table.answer(own.action)
    assert (table.asked, table.state.top[at("H3")]) == (("activate", B), B)


@pytest.mark.parametrize(
    ("board", "card", "name", "reason", "clause_id"),
    [
        ("F0=R", 6, "C0", "rank", "TA-2.9"),
        ("F0=R", 6, "H0", "figure_ranks", "TA-2.11"),
        ("F0=R", 1, "F0", "figure_left", "TA-2.11"),
        ("F0=R", 6, "F0", "empty_first", "TA-6.2"),
        ("F0=B(b) F1=R F2=R F3=Y F4=R", 6, "F0", "own_fort", "TA-5.8"),
        ("W0=B(b) W1=B W2=Y", 26, "W0", "own_fort_dear", "TA-5.8"),
        ("F0=R F2=Y F3=Y F4=Y", 8, "F0", "partner", "TA-6.8"),
        ("", 6, "F0", "entry_fee", "TA-5.5"),
    ],
)
def test_why_a_hollow_is_refused(
    board: str, card: int, name: str, reason: str, clause_id: str
) -> None:
    table = Table().board(board).hand(B, card).money(B, 1).supply(B, 1).turn()
    rank, index = "FHWC".index(name[0]), name[1]
    found = refusals(asked(table), f"hollow:connacht:{rank}:{index}", f"hand:{card}")
    assert [(b.reason.key, b.clause) for b in found] == [(f"tara.blocked.{reason}", clause_id)]


def test_why_without_a_disc() -> None:
    table = Table().board("F0=R").hand(B, 6).supply(B, 0).turn()
    found = refusals(asked(table), "hollow:connacht:0:1", "hand:6")
    assert [(b.reason.key, b.clause) for b in found] == [("tara.blocked.no_disc", "TA-6.7")]


@pytest.mark.parametrize(
    ("board", "supply", "start", "reasons"),
    [
        (  # the other farmer lies beside the first one (TA-2.11)
            "F4=R",
            5,
            ("place", "F1"),
            {"F1": "first_slot TA-6.1", "F3": "figure_other TA-2.11", "H1": "figure_other TA-2.11"},
        ),
        ("F3=R F4=R", 5, ("place", "F2"), {"F3": "empty_first TA-6.2"}),
        (  # without a disc the fort is stripped, and then only pointing is left (TA-7.12)
            "F0=B F1=R(r) F2=R F3=Y F4=Y",
            0,
            ("place", "F1"),
            {"F1": "first_slot TA-6.1", "F2": "no_disc TA-6.7", "F3": "figure_other TA-2.11"},
        ),
    ],
)
def test_why_the_other_slot_is_refused(
    board: str, supply: int, start: tuple[str, str], reasons: dict[str, str]
) -> None:
    table = Table().board(board).hand(B, 8).money(B, 9).supply(B, supply).turn()
    verb, name = start
    table.place(8, name, verb=verb)
    assert table.asked == ("second", B)
    found = {
        b.target.removeprefix("hollow:connacht:"): f"{b.reason.key.split('.')[-1]} {b.clause}"
        for b in asked(table).blocked
    }
    for each, reason in reasons.items():
        assert found[f"{'FHWC'.index(each[0])}:{each[1]}"] == reason, each


def test_why_a_province_is_refused() -> None:
    table = Table(2).board("F0=B", "connacht").board("F0=R(b) F1=B", "leinster")
    table.state.status[0] = 2
    table.hand(B, 33, 6).money(B, 3).turn()
    question = asked(table)
    reasons = {
        (b.target, b.source): b.reason.key.removeprefix("tara.blocked.")
        for b in question.blocked
        if b.target.startswith(("province", "amnesty"))
    }
    assert reasons == {
        ("province:connacht", "hand:33"): "closed",
        ("amnesty:connacht", "hand:33"): "closed",
        ("amnesty:connacht", "hand:6"): "closed",
        ("province:munster", "hand:33"): "reserve",
        ("amnesty:munster", "hand:33"): "reserve",
        ("amnesty:munster", "hand:6"): "reserve",
        ("amnesty:leinster", "hand:33"): "amnesty",
        ("amnesty:leinster", "hand:6"): "amnesty",
    }
    lone = Table().board("F0=B").hand(B, 33).turn()
    found = refusals(asked(lone), "province:connacht", "hand:33")
    assert [b.reason.key for b in found] == ["tara.blocked.no_pair"]
    free = Table().board("F0=B F1=B").hand(B, 6).turn()
    found = refusals(asked(free), "amnesty:connacht", "hand:6")
    assert [b.reason.key for b in found] == ["tara.blocked.no_captive"]


def test_why_a_promotion_is_refused() -> None:
    table = Table().board("F0=B F1=B F2=B H1=B H3=B W0=B C0=B C1=B K0=B!").supply(B, 1)
    table.do("promote", B, Chain(0, mask("F0 C0 H1"), mask("H1"), 0))
    found = {b.target: b.reason.key.removeprefix("tara.blocked.") for b in asked(table).blocked}
    assert found["hollow:connacht:4:0"] == "own_king"
    assert found["hollow:connacht:1:1"] == "used"
    assert found["hollow:connacht:1:2"] == "no_neighbours"
    idle = Table().board("F0=B F1=B F2=B F3=B F4=B H0=B(b)").supply(B, 0).board("H3=R(r)")
    idle.supply(B, 0).do("promote", B, Chain(0, mask("F0 F4 H0"), 0, 0))
    reasons = {b.target[-3:]: b.reason.key.split(".")[-1] for b in asked(idle).blocked}
    assert (reasons["1:0"], reasons["1:1"]) == ("nothing", "not_active")
    short = Table().board("F0=B F1=B F3=B F4=B H0=B H3=R(r)").supply(B, 0)
    short.do("promote", B, Chain(0, mask("F0 F4 H0"), 0, 0))
    reasons = {b.target[-3:]: b.reason.key.split(".")[-1] for b in asked(short).blocked}
    assert reasons["1:0"] == "no_disc"  # with a disc it would be a fort
    poor = Table().board("F0=B F1=B F2=B H1=R(r)").supply(B, 0)
    poor.do("promote", B, Chain(0, mask("F1"), 0, 0))
    assert {b.target[-3:]: b.reason.key for b in asked(poor).blocked}["1:0"] == (
        "tara.blocked.no_disc"
    )


def test_what_could_be_promoted_to_says_that_it_is_paid_for_first() -> None:
    table = Table().board("F0=B F1=B")
    table.do("activate", B, Chain(0, mask("F0"), 0, 1))
    [told] = asked(table).blocked
    assert told.target == "hollow:connacht:1:0"
    assert told.reason.key == "tara.blocked.pay_first"
    assert told.clause == "TA-8.1"
    assert not told.marked


def test_why_a_traitor_is_refused() -> None:
    table = Table().board("F0=R F1=R H0=R F2=B F3=B K0=R").pile(1).do("traitor", args=0)
    table.answer(("pay",))
    found = {b.target[-3:]: b.reason.key.split(".")[-1] for b in asked(table).blocked}
    own = {"0:2": "own", "0:3": "own"}
    assert found == {"0:0": "not_shown", "1:0": "not_shown", "4:0": "immune", **own}


def test_ends_are_marked_and_traitors_reveal() -> None:
    table = Table().board("K0=R F0=B F1=B F2=Y").do("traitor", args=0)
    question = asked(table)
    assert choice(question, "pay").reveals
    assert choice(question, "pay").cost == (("cumal", 1),)
    paid = Table().board("H0=B").hand(B, 16).turn().place(16, "H1")
    assert choice(asked(paid), *END).ends_turn
    paid.answer(END)
    kept = Table(2).do("set_aside", Y)
    assert not choice(asked(kept), *END).ends_turn


@pytest.mark.parametrize(("number", "deals"), [(1, False), (2, True)])
def test_who_begins_an_odd_round_is_settled_by_the_deal(number: int, deals: bool) -> None:
    """The next round deals six new tablets, which cannot be taken back (TA-4.3)."""
    table = Table(3)
    table.state.round = number
    table.state.agenda = [("end_round", NO_ONE, None)]
    for seat in range(3):
        table.state.kept[seat] = [1 + seat, 4 + seat, 7 + seat]
    table.do("next_start", B)
    question = asked(table)
    assert {each.reveals for each in question.choices} == {deals}
    table.answer(question.choices[0].action)
    assert any(event.kind == "deal" for event in table.events) == deals


def test_those_who_wait_read_only_the_prompt() -> None:
    table = Table().board("F0=B F1=B(r)").hand(B, 6, 33).turn()
    other = table.game.explain(table.game.mask(table.state, Y))
    assert (other.choices, other.blocked) == ((), ())
    assert other.prompt.key == "tara.prompt.turn"
    assert table.game.explain(Table().state).op == "over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_costs_and_gains_are_what_then_happens(seats: int) -> None:
    """Money and supply change by just what is said."""
    game, chance = tara(), Random(seats)
    state: State = game.setup(config(seats, round_limit=10), seats)
    run(game.ops, state)
    checked = set()
    while state.agenda:
        op, seat, _ = state.agenda[-1]
        if op in DIRECT:
            for each in game.explain(game.mask(state, seat)).choices:
                _check_amounts(state, seat, each)
                checked.add(op)
        act(game.ops, state, state.options[int(chance.random() * len(state.options))])
    assert {"second", "promote", "activate", "hire"} <= checked


@pytest.mark.parametrize(("seats", "cost"), [(2, ()), (3, (("supply", 1),))])
def test_a_king_of_two_gets_the_disc_back_at_once(seats: int, cost: tuple[Any, ...]) -> None:
    """The cylinder takes its place in a game of two (TA-18.2, TA-18.3)."""
    table = Table(seats).board("C0=B C1=B").do("promote", B, Chain(0, mask("C0"), 0, 0))
    said = choice(asked(table), "promote", at("K0"))
    assert said.cost == cost
    _check_amounts(table.state, B, said)


def _check_amounts(state: State, seat: int, said: Choice) -> None:
    game = tara()
    copy = game.clone(state)
    act(game.ops, copy, said.action)
    before, after = game.counters(state, seat), game.counters(copy, seat)
    same_step = (copy.round, copy.phase) == (state.round, state.phase)
    for name in ("cumal", "supply"):
        told = dict(said.gain).get(name, 0) - dict(said.cost).get(name, 0)
        if said.action[0] == "ransom" or same_step:
            assert after[name] - before[name] == told, said.action


def test_every_anchor_has_its_name() -> None:
    table = Table(2).hand(B, 5).hand(Y, 7)
    table.state.kept[B] = [9]
    names = table.game.anchors(table.game.mask(table.state, B))
    assert {"draw", "discard", "goods:cumal", "rath:0", "supply:1", "seat:1"} <= set(names)
    assert {"hand:5", "kept:9"} <= set(names)
    assert "hand:7" not in names
    hollows = [name for name in names if name.startswith("hollow:")]
    assert len(hollows) == 3 * len(NAMES)
    assert "hollow:ulster:0:0" not in hollows
    assert len(set(names)) == len(names)


def test_the_end_of_a_turn_says_why_nothing_rises() -> None:
    alone = Table().board("F0=R").hand(B, 6).money(B, 5).turn().place(6, "F2")
    assert asked(alone).prompt.key == "tara.prompt.end_nothing"
    poor = Table().board("H0=B").hand(B, 16).money(B, 1).turn().place(16, "H1")
    prompt = asked(poor).prompt
    assert (prompt.key, prompt.values["n"]) == ("tara.prompt.end_dear", 2)
    plain = Table().hand(B, 6).turn().answer(("discard", 6))
    assert asked(plain).prompt.key == "tara.prompt.end"


def test_after_a_traitor_no_turn_is_said_to_end() -> None:
    """Traitors come after the turns of a round (TA-4.1, TA-12.12)."""
    board = "K0=R F1=R F3=R F4=B"
    alone = Table().board(board).pile(1).do("traitor", args=0).answer(("pay",))
    alone.answer(("replace", at("F1")))
    question = asked(alone)
    assert question.prompt.key == "tara.prompt.traitor_end_nothing"
    assert [each.label.key for each in question.choices] == ["tara.choice.traitor_done"]
    poor = Table().board("K0=R H0=B H1=R").pile(16).money(B, 1).do("traitor", args=0)
    poor.answer(("pay",)).answer(("replace", at("H1")))
    assert asked(poor).prompt.key == "tara.prompt.traitor_end_dear"
    turn = Table().board("F0=R").hand(B, 6).turn().place(6, "F2")
    assert [each.label.key for each in asked(turn).choices] == ["tara.choice.end"]
