"""Caylus Magna Carta: the whole game, base and advanced, 2 to 4 players."""

from __future__ import annotations

from functools import partial

from engine.game import Game
from engine.games.caylus import (
    actions,
    activation,
    castle,
    hidden,
    payment,
    scoring,
    setup,
)
from engine.games.caylus.data import load_data
from engine.games.caylus.explain.question import explain
from engine.games.caylus.narrate import event_anchors, narrate
from engine.games.caylus.places import anchors, counters
from engine.games.caylus.state import clone_state

KEY = "caylus"
RULES_VERSION = 1

OPS = {
    **setup.OPS,
    **payment.OPS,
    **actions.OPS,
    **activation.OPS,
    **castle.OPS,
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
