"""What happens to the table is nobody's deed, and tablets that are put away are told of."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import Event
from engine.explain import Text
from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.games.tara import words
from scenes.games.tara.table import TaraTable
from scenes.play.seating import persons_config
from tests.engine.tara.greedy import wavering
from tests.scenes.games.laid import RAW_KEY

NAMES = ("Ada", "Bo", "Cy", "Di")


def events(decisions: int) -> list[Event]:
    """Events of a game of four."""
    session, chance = Session(load_game("tara"), persons_config(4), 3), Random(3)
    found: list[Event] = []
    for _ in range(decisions):
        view = session.game.mask(session.state, session.asked)
        session.act(wavering(view, chance), lambda event, _: found.append(event))
    return found


@pytest.mark.slow
def test_no_deed_of_a_seat_is_nobodys() -> None:
    told = events(120)
    nobodys = [event for event in told if event.kind in TaraTable.nobodys]
    assert {"shuffle", "turned_away"} <= {event.kind for event in nobodys}
    assert {event.seat for event in nobodys} == {-1}


@pytest.mark.parametrize("language", ["en", "hu", "pt_BR"])
def test_where_used_tablets_go_is_said_beside_them(language: str) -> None:
    catalogue = load_catalogue(language)

    def say(text: Text | str) -> str:
        return catalogue.say(text, NAMES)

    used = words.aside(Event("used", 2, (7,), (), ""), say)
    one, two = (words.aside(Event("turned_away", -1, n, (), ""), say) for n in ((3,), (3, 9)))
    assert "Cy" in used
    assert len({used, one, two}) == 3
    assert not any(RAW_KEY.match(each) for each in (used, one, two))
    assert words.aside(Event("put", 1, (0, 0, 0), (), ""), say) == ""
