"""TA-4: the round."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.tara.state import TURNS
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, Table, W, Y, config, tara

DATA = tara().data


def keep_all(session: Session) -> None:
    """Everybody keeps the three lowest cards."""
    while session.state.agenda[-1][0] in ("keep", "set_aside"):
        session.act(session.state.options[0])


@clause("TA-3.6", "TA-4.2", "TA-4.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 24), (3, 18), (4, 12)])
def test_odd_rounds_deal_six_and_keep_three(seats: int, left: int) -> None:
    session = Session(tara(), config(seats), 5)
    state = session.state
    assert (state.round, len(state.draw)) == (1, left)
    assert [len(cards) for cards in state.kept] == [6] * seats
    first = session.asked
    assert (state.agenda[-1][0], first) == ("keep", state.first)
    dealt = list(state.kept[first])
    assert state.options == [("keep", card) for card in dealt]
    for card in dealt[3:]:
        session.act(("keep", card))
    assert state.options == [END]
    assert (state.hands[first], state.kept[first]) == (dealt[3:], dealt[:3])
    session.act(END)
    assert session.asked == (first + 1) % seats
    keep_all(session)
    assert [len(cards) for cards in state.hands] == [3] * seats
    assert state.agenda[-1][:2] == ("turn", state.first)


@clause("TA-4.3")
def test_who_keeps_a_card_tells_how_many_and_nobody_else_which() -> None:
    session = Session(tara(), config(2), 5)
    first, cards = session.asked, list(session.state.kept[session.asked])
    for number, card in enumerate(cards[:3], 1):
        (event,) = session.act(("keep", card))
        assert (event.kind, event.seat) == ("keep", first)
        assert (event.values, event.secret) == ((number,), (card,))
    (event, *_) = session.act(END)
    assert (event.kind, event.values, event.secret) == ("set_aside", (3,), ())


@clause("TA-4.4", "TA-4.5", "TA-4.2")
def test_even_rounds_use_the_cards_set_aside() -> None:
    session = Session(tara(), config(3), 9)
    keep_all(session)
    kept = [list(cards) for cards in session.state.kept]
    chance = Random(4)
    while session.state.round == 1:
        session.act(chance.choice(session.state.options))
        assert session.state.round == 2 or session.state.kept == kept
    state = session.state
    assert state.hands == kept
    assert state.kept == [[], [], []]
    assert len(state.draw) + len(state.discard) + 9 == 36
    while session.state.round == 2:
        session.act(chance.choice(session.state.options))
    assert [len(cards) for cards in session.state.kept] == [6, 6, 6]


@clause("TA-3.7", "TA-4.1", "TA-4.6", "TA-4.7")
def test_three_turns_around_the_table() -> None:
    session = Session(tara(), config(4), 3)
    keep_all(session)
    state = session.state
    order = []
    while state.agenda[-1][0] in ("turn", "end"):
        if state.agenda[-1][0] == "turn":
            order.append(session.asked)
            used = next(a for a in state.options if a[0] == "discard")
            session.act(used)
            session.act(END)
            assert state.discard[-1] == used[1]
    assert order == [(state.first + i) % 4 for i in range(12)][: len(order)]
    assert len(order) == 12
    assert state.hands == [[], [], [], []]
    assert state.phase != TURNS


@clause("TA-4.8", "TA-20.6")
def test_an_empty_draw_pile_is_made_from_the_discards() -> None:
    table = Table().board("F0=B F1=B F2=R").hand(W, 1, 2, 3)
    table.state.discard, table.state.draw = table.state.draw, []
    table.state.kept[Y] = [table.state.discard.pop()]
    table.do("traitor", args=0).answer(("pay",))
    assert table.saw("reshuffle")[0].values == (32,)
    assert table.state.reshuffled == 1
    assert table.saw("turn_up")[0].values[0] not in (1, 2, 3, *table.state.kept[Y])
