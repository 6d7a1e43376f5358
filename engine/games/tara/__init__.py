"""Tara, Seat of Kings: the whole game, 2 to 4 players."""

from __future__ import annotations

from functools import partial

from engine.game import Game
from engine.games.tara import (
    activation,
    hidden,
    income,
    kings,
    rounds,
    scoring,
    setup,
    swap,
    traitors,
    turn,
)
from engine.games.tara.data import load_data
from engine.games.tara.event_places import event_anchors
from engine.games.tara.explain.question import explain
from engine.games.tara.narrate import narrate
from engine.games.tara.places import anchors, counters
from engine.games.tara.state import clone_state

KEY = "tara"
RULES_VERSION = 1

OPS = {
    **setup.OPS,
    **rounds.OPS,
    **turn.OPS,
    **activation.OPS,
    **swap.OPS,
    **traitors.OPS,
    **income.OPS,
    **kings.OPS,
}


def make_game(data_text: str | None = None) -> Game:
    """The game with the shipped component data, or with those of a stored session."""
    data = load_data(data_text)
    return Game(
        key=KEY,
        version=RULES_VERSION,
        data_text=data.text,
        ops=OPS,
        setup=partial(setup.new_state, data),
        clone=clone_state,
        secrets=hidden.secrets,
        blank=hidden.blank,
        data=data,
        outcome=scoring.outcome,
        standing=scoring.standing,
        counters=counters,
        anchors=anchors,
        explain=explain,
        narrate=narrate,
        event_anchors=event_anchors,
        reveals=hidden.REVEALS,
        conserved=hidden.conserved,
    )
