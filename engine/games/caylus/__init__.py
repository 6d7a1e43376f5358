"""Caylus Magna Carta: the whole game, base and advanced, 2 to 4 players."""

from __future__ import annotations

from engine.game import Game, Positions
from engine.games.caylus import (
    actions,
    activation,
    castle,
    hidden,
    payment,
    places,
    scoring,
    setup,
)
from engine.games.caylus.data import load_data
from engine.games.caylus.explain.question import explain
from engine.games.caylus.info import INFO
from engine.games.caylus.lessons import positions
from engine.games.caylus.state import clone_state
from engine.games.caylus.telling.event_places import event_anchors
from engine.games.caylus.telling.moves import MOVES
from engine.games.caylus.telling.narrate import narrate
from engine.games.wiring import game_of

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
        positions=Positions(positions.lay, positions.number, positions.figure),
    )
