"""What a placement or a promotion allows afterwards, told before it is decided."""

from __future__ import annotations

from engine.core import Action
from engine.games.tara.activation import Chain
from engine.games.tara.board import NAMES
from engine.games.tara.forecast import Forecast, foresee
from tests.engine.tara.layout import B, Table, at, mask

X5 = "F0=B F2=Y F3=R F4=Y F1=W H1=R"


def told(table: Table, *action: object) -> Forecast:
    """The forecast of an answer, from the view of who is asked."""
    seat = table.asked[1]
    before = table.game.mask(table.state, seat)
    found = foresee(table.game.ops, before, seat, action)
    assert before == table.game.mask(table.state, seat)
    assert found is not None
    return found


def names(found: Forecast) -> list[str]:
    return [f"{NAMES[step.position]} {step.kind}" for step in (*found.first, *found.chain)]


def test_a_placement_foresees_its_whole_chain() -> None:
    """TA-X5a to TA-X5c: from a single farmer up to a chieftain."""
    one = Table().board(X5).hand(B, 1).money(B, 0).turn()
    assert names(told(one, "place", 1, 0, at("F1"))) == ["F1 capture", "H0 put"]
    far = Table().board(f"{X5} H1=B W1=B".replace("H1=R ", "")).hand(B, 1).money(B, 0).turn()
    found = told(far, "place", 1, 0, at("F1"))
    assert names(found)[:4] == ["F1 capture", "H0 put", "W0 put", "C0 put"]
    assert (found.cost, found.payable, found.wins) == (0, True, False)


def test_what_is_too_dear_is_shown_as_such() -> None:
    table = Table().board("H0=B H2=R").hand(B, 16).money(B, 1).turn()
    found = told(table, "place", 16, 0, at("H1"))
    assert names(found) == ["H1 put", "W0 put"]
    assert (found.cost, found.payable) == (2, False)


def test_the_entry_fee_leaves_less_for_promoting() -> None:
    table = Table().board("F0=R").hand(B, 18).money(B, 3).turn()
    assert told(table, "place", 18, 1, at("H0")).payable is False
    table.state.money[B] = 4
    found = told(table, "place", 18, 1, at("H0"))
    assert found.payable
    assert names(found) == ["H0 put", "H1 put", "W0 put"]


def test_forts_captives_and_kings_are_marked() -> None:
    board = "C0=B W2=B H2=B K0=R! W1=Y(y) C1=W(w)"
    table = Table().board(board).hand(B, 13).money(B, 1).turn()
    assert names(told(table, "place", 13, 0, at("H1"))) == ["H1 put", "W1 strip"]
    crown = Table().board("C0=B K0=R! W1=B C1=Y").hand(B, 24).money(B, 3).turn()
    found = told(crown, "place", 24, 0, at("W2"))
    assert names(found) == ["W2 put", "C1 capture", "K0 depose"]
    assert not found.wins


def test_a_winning_chain_is_told() -> None:
    table = Table().board("C0=B W1=B").board("K0=B!", "ulster").hand(B, 24).money(B, 3).turn()
    found = told(table, "place", 24, 0, at("W2"))
    assert found.wins
    assert names(found) == ["W2 put", "C1 put", "K0 put"]
    up = Table().board("C0=B C1=B").board("K0=B!", "ulster")
    up.do("promote", B, Chain(0, mask("C0"), 0, 0))
    assert told(up, "promote", at("K0")).wins


def test_answers_without_discs_have_no_forecast() -> None:
    table = Table().board("F0=B(r)").hand(B, 6, 33).money(B, 5).turn()
    answers: list[Action] = [("discard", 6), ("amnesty", 6, 0), ("stone", 33, 0)]
    for action in answers:
        assert foresee(table.game.ops, table.state, B, action) is None
