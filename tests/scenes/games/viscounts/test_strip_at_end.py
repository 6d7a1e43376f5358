"""The strip names the phase that comes, not one that is over."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.games.viscounts.facts import strip_facts
from scenes.play.seating import persons_config


def say(text: object) -> str:
    return str(text)


@pytest.mark.parametrize(
    ("op", "phase"),
    [("end_turn", "viscounts.table.phase.draw"), ("play", "viscounts.table.phase.cards")],
)
def test_while_the_end_of_a_turn_is_asked_for_drawing_comes_next(op: str, phase: str) -> None:
    """VI-7.6.4."""
    session, chance = Session(load_game("viscounts"), persons_config(2), 3), Random(3)
    while session.state.agenda[-1][0] != op:
        session.act(chance.choice(session.state.options))
    facts = strip_facts(session.state, say)
    assert facts.phases[facts.phase] == phase
