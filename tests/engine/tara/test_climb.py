"""How far a promotion that is paid for leads, as it is told before it is paid."""

from __future__ import annotations

import pytest

from engine.explain import Question
from engine.games.tara.activation import Chain
from tests.engine.tara.layout import B, Table, at, mask
from tests.engine.tara.test_explain import asked, choice


def climb(board: str, active: str, supply: int) -> Question:
    """Blue is asked to pay for promoting from these positions with so many discs left."""
    table = Table().board(board).supply(B, supply).money(B, 2)
    return asked(table.do("activate", B, Chain(0, mask(active), 0, 2)))


def test_what_is_paid_once_is_told_up_to_the_throne() -> None:
    """However far one climbs, it is paid for once (TA-8.1, TA-8.5)."""
    told = climb("H0=B H1=B W1=B C1=B", "H0 H1", 9).prompt.values["up"]
    assert told.key == "tara.heard.up.on_all"
    assert [way.key for way in told.values["first"].values["ways"]] == ["tara.heard.way.put"]
    assert [each.key for each in told.values["places"]] == [
        "tara.position.chieftain",
        "tara.place.king",
    ]


def test_the_discs_left_bound_the_climb() -> None:
    board = "H0=B H1=B W1=B C1=B"
    alone = climb(board, "H0 H1", 1).prompt.values["up"]
    assert alone.key == "tara.heard.up.all"
    two = climb(board, "H0 H1", 2).prompt.values["up"]
    assert two.key == "tara.heard.up.on_all"
    assert len(two.values["places"]) == 1


@pytest.mark.parametrize(("supply", "key"), [(1, "any"), (3, "on_all")])
def test_two_ways_are_both_open_if_the_discs_suffice(supply: int, key: str) -> None:
    told = climb("W0=B W1=B W2=B", "W0 W1 W2", supply).prompt.values["up"]
    assert told.key == f"tara.heard.up.{key}"
    first = told.values.get("first", told)
    assert first.key == ("tara.heard.up.all" if supply > 1 else "tara.heard.up.any")


def test_a_promotion_says_what_lies_behind_it() -> None:
    table = Table().board("H0=B H1=B W1=B C1=B").supply(B, 9)
    question = asked(table.do("promote", B, Chain(0, mask("H0 H1"), 0, 0)))
    [told] = choice(question, "promote", at("W0")).heard
    assert told.key == "tara.heard.further.all"
    assert len(told.values["places"]) == 2


def test_a_climb_through_a_whole_province_is_told_to_its_end() -> None:
    """All below the throne is the own, and every farmer is new: each position can be used."""
    ranks = {"F": 5, "H": 4, "W": 3, "C": 2}
    own = " ".join(f"{rank}{at}=B" for rank, n in ranks.items() for at in range(n))
    told = climb(own, "F0 F1 F2 F3 F4", 20).prompt.values["up"]
    assert told.key == "tara.heard.up.on_any", "each may become a fort or be gone through"
    assert len(told.values["first"].values["ways"]) == 8
    assert [each.key for each in told.values["places"]].count("tara.place.king") == 1
    assert len(told.values["places"]) == 6


def ways(board: str, active: str) -> list[str]:
    told = climb(board, active, 9).prompt.values["up"]
    return [way.key for way in told.values.get("first", told).values["ways"]]


def test_an_own_disc_from_which_nothing_leads_on_is_no_way_up() -> None:
    """A fort may be built on it, but going on from it would come to nothing (TA-8.7)."""
    blocked = "H0=B H1=B W0=B W1=R"
    assert ways(blocked, "H0 H1") == ["tara.heard.way.fort"]
    assert ways("H0=B H1=B W0=B W1=B", "H0 H1") == ["tara.heard.way.fort", "tara.heard.way.enter"]
