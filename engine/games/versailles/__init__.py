"""Versailles: the whole game, 2 to 5 players."""

from __future__ import annotations

from functools import partial

from engine.game import Game
from engine.games.versailles import activation, display, hidden, scoring, setup, turn, works
from engine.games.versailles.data import load_data
from engine.games.versailles.explain.question import explain
from engine.games.versailles.narrate import event_anchors, narrate
from engine.games.versailles.places import anchors, counters
from engine.games.versailles.state import clone_state

KEY = "versailles"
RULES_VERSION = 1

OPS = {
    **setup.OPS,
    **turn.OPS,
    **activation.OPS,
    **display.OPS,
    **works.OPS,
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
        open_hands=True,
    )
