"""Tara in a session: undo up to the barrier, restarting a turn, playing a log again."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import load_game
from engine.games.tara.state import CARDS
from engine.session import Session
from tests.engine.tara.greedy import wavering
from tests.engine.tara.layout import END, config, tara


def at_turn(seats: int, seed: int, turns: int = 0) -> Session:
    """A session of persons at the beginning of a turn."""
    session, chance = Session(tara(), config(seats), seed), Random(seed)
    while session.state.phase == CARDS or turns or session.state.agenda[-1][0] != "turn":
        action = wavering(session.game.mask(session.state, session.asked), chance)
        turns -= bool(turns) and action == END and session.state.phase != CARDS
        session.act(action)
    return session


def test_a_card_and_everything_after_it_can_be_taken_back() -> None:
    session = at_turn(3, 4, turns=5)
    before, length = session.digest(), len(session.log)
    chance = Random(1)
    while session.state.options != [END]:
        session.act(wavering(session.game.mask(session.state, session.asked), chance))
    assert session.can_undo()
    assert session.turn_start() == length
    session.restart_turn()
    assert (session.digest(), len(session.log)) == (before, length)


def test_the_end_of_a_turn_is_a_barrier() -> None:
    session = at_turn(2, 6)
    discard = next(action for action in session.state.options if action[0] == "discard")
    session.act(discard)
    assert session.can_undo()
    session.act(END)
    assert not session.can_undo()
    assert session.barriers[-1].reason == "person"


def test_the_choice_of_cards_can_be_changed_until_it_is_confirmed() -> None:
    session = Session(tara(), config(2), 3)
    start = session.digest()
    for _ in range(3):
        session.act(session.state.options[0])
    for _ in range(3):
        session.undo()
    assert session.digest() == start
    for _ in range(3):
        session.act(session.state.options[-1])
    session.act(END)
    assert not session.can_undo()


def test_a_bought_traitor_reveals() -> None:
    session, chance = Session(tara(), config(4), 12), Random(12)
    while not session.over:
        action = wavering(session.game.mask(session.state, session.asked), chance)
        events = session.act(action)
        if any(event.kind == "turn_up" for event in events):
            assert session.barriers[-1].decision == len(session.log) - 1
            return
    pytest.fail("no traitor was bought")


def test_luck_is_part_of_the_game() -> None:
    session = at_turn(3, 9, turns=12)
    other = Session(tara(), config(3), 9)
    other.replay(session.log)
    assert other.digest() == session.digest()
    assert other.branch(20).digest() == session.game.digest(session.rewind(20))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_data_of_a_stored_session_give_the_same_game(seats: int) -> None:
    stored = tara().data_text
    again = load_game("tara", stored)
    one, other = Session(tara(), config(seats), 5), Session(again, config(seats), 5)
    assert one.digest() == other.digest()
