"""Viscounts of the West Kingdom: the whole game, 1 to 4 players, with the solo automa."""

from __future__ import annotations

from engine.cells.effects import choose_op
from engine.game import Game, Positions
from engine.games.viscounts import (
    actions,
    books,
    build,
    castle,
    deck,
    gains,
    hidden,
    payment,
    places,
    placing,
    scoring,
    setup,
    turn,
)
from engine.games.viscounts.automa import turn as automa
from engine.games.viscounts.data import load_data
from engine.games.viscounts.explain.question import explain
from engine.games.viscounts.info import INFO
from engine.games.viscounts.lessons import positions
from engine.games.viscounts.state import clone_state
from engine.games.viscounts.telling.event_places import event_anchors
from engine.games.viscounts.telling.moves import MOVES
from engine.games.viscounts.telling.narrate import narrate
from engine.games.wiring import game_of

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
    return game_of(
        KEY,
        RULES_VERSION,
        INFO,
        load_data(data_text),
        OPS,
        new_state=setup.new_state,
        clone=clone_state,
        hidden=hidden,
        scoring=scoring,
        places=places,
        explain=explain,
        narrate=narrate,
        event_anchors=event_anchors,
        moves=MOVES,
        positions=Positions(positions.lay, positions.number),
    )
