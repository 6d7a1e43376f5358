"""Viscounts of the West Kingdom: the whole game, 1 to 4 players, with the solo automa."""

from __future__ import annotations

from functools import partial

from engine.effects import choose_op
from engine.game import Game
from engine.games.viscounts import (
    actions,
    books,
    build,
    castle,
    deck,
    gains,
    hidden,
    payment,
    placing,
    scoring,
    setup,
    turn,
)
from engine.games.viscounts.automa import turn as automa
from engine.games.viscounts.data import load_data
from engine.games.viscounts.explain.question import explain
from engine.games.viscounts.narrate import event_anchors, narrate
from engine.games.viscounts.places import anchors, counters
from engine.games.viscounts.state import clone_state

KEY = "viscounts"
RULES_VERSION = 1

OPS = {
    **gains.OPS,
    **deck.OPS,
    **castle.OPS,
    **payment.OPS,
    **actions.OPS,
    **build.OPS,
    **placing.OPS,
    **books.OPS,
    **turn.OPS,
    **setup.OPS,
    **automa.OPS,
    "choose": choose_op("VI-4.5"),
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
