"""Tara, Seat of Kings: the whole game, 2 to 4 players."""

from __future__ import annotations

from engine.game import Game, Positions
from engine.games.tara import (
    activation,
    hidden,
    income,
    kings,
    places,
    rounds,
    scoring,
    setup,
    swap,
    traitors,
    turn,
)
from engine.games.tara.data import load_data
from engine.games.tara.explain.question import explain
from engine.games.tara.info import INFO
from engine.games.tara.lessons import positions
from engine.games.tara.state import clone_state
from engine.games.tara.telling.event_places import event_anchors
from engine.games.tara.telling.moves import MOVES
from engine.games.tara.telling.narrate import narrate
from engine.games.wiring import game_of

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
