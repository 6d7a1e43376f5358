"""What others do with their cards is seen as far as the rules make it public (CA-5.3, CA-5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.events import Event
from engine.games import load_game
from engine.session import Session
from scenes.games.caylus.flown import FELT
from scenes.games.caylus.shots import builder_choice
from scenes.games.caylus.table import CaylusTable
from scenes.table.motion.things import Flight, Place
from sprites.caylus.card_road import card_back
from tests.scenes.games.caylus.test_table import config
from tests.scenes.games.laid import laid

pytestmark = pytest.mark.usefixtures("display")

ME = 0


@pytest.fixture(scope="module")
def seen() -> list[tuple[CaylusTable, Event, Sequence[Flight]]]:
    """What flies when cards are drawn or discarded in a game where hands are often swapped."""
    table, _ = laid(CaylusTable, config(3, "advanced"), (1366, 768))
    session = Session(load_game("caylus"), config(3, "advanced"), 4)
    chance, found = Random(4), []

    def watch(event: Event, state: object) -> None:
        if event.kind in ("draw", "discard_hand"):
            view = session.game.mask(session.state, ME)
            found.append((table, event, tuple(table.flights(event, view, ME))))

    for _ in range(160):
        if session.over:
            break
        question = session.game.explain(session.state)
        swaps = [c for c in question.choices if c.action[0] in ("swap", "draw")]
        choice = chance.choice(swaps) if swaps else builder_choice(question, chance)
        session.act(choice.action, watch)
    return found


def test_of_a_drawn_card_others_see_its_back_alone(
    seen: list[tuple[CaylusTable, Event, Sequence[Flight]]],
) -> None:
    drawn = [(table, e, flights) for table, e, flights in seen if e.kind == "draw" and e.seat != ME]
    assert len(drawn) > 5
    for table, event, flights in drawn:
        (taken,) = flights
        wide = taken.picture.get_width()
        assert wide < 0.75 * table._need_frame().board.width / 12, "smaller than a card of the road"
        assert taken.shift[0] <= -wide / 2, "it lands beside the seal of its owner"
        back = card_back(table.styles[event.seat], taken.picture.get_width())
        assert taken.picture is back
        assert taken.end == f"seat:{event.seat}"


def test_a_discarded_hand_lies_open_side_by_side_within_the_board(
    seen: list[tuple[CaylusTable, Event, Sequence[Flight]]],
) -> None:
    thrown = [(table, e, f) for table, e, f in seen if e.kind == "discard_hand" and e.seat != ME]
    assert thrown
    for table, event, flights in thrown:
        assert len(flights) == len(event.values)
        assert all(flight.returns for flight in flights)
        boxes = [flight.end.rect for flight in flights if isinstance(flight.end, Place)]
        assert len(boxes) == len(flights)
        board = table._need_frame().board
        assert all(board.contains(box) for box in boxes)
        assert all(box.collidelist(boxes[n + 1 :]) < 0 for n, box in enumerate(boxes))
        places = table.places(Session(load_game("caylus"), config(3, "advanced"), 4).state, ME)
        royal = [place.rect for name, place in places.items() if name.startswith("prestige:")]
        assert royal
        assert all(box.collidelist(royal) < 0 for box in boxes), "they are no royal buildings"
        for flight in flights:
            assert flight.picture.get_at((1, flight.picture.get_height() // 2))[:3] == FELT[:3]


def test_cards_drawn_in_one_decision_are_taken_at_once() -> None:
    assert ("draw", "draw") in CaylusTable.together


def test_the_own_cards_move_as_the_things_they_are(
    seen: list[tuple[CaylusTable, Event, Sequence[Flight]]],
) -> None:
    own = [flights for _, event, flights in seen if event.seat == ME]
    assert own
    assert not any(own)


def test_a_worker_and_its_denier_go_to_the_same_card() -> None:
    table, _ = laid(CaylusTable, config(3, "advanced"), (1366, 768))
    session = Session(load_game("caylus"), config(3, "advanced"), 4)
    pay = Event("pay", 1, ("denier", 1), (), "")
    place = Event("place", 1, (2, session.state.road[2]), (), "")
    assert table.joins(pay, place)
    assert not table.joins(place, pay)
    assert not table.joins(pay, place._replace(seat=2)), "somebody else's"
    view = session.game.mask(session.state, ME)
    (coin,) = table.flights_beside(pay, place, view, ME)
    assert coin.start == "seat:1"
    assert isinstance(coin.end, Place)
    assert table.places(view, ME)["road:2"].rect.collidepoint(coin.end.rect.center)
