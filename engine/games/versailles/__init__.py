"""Versailles: the whole game, 2 to 5 players."""

from __future__ import annotations

from engine.game import Game, Positions
from engine.games.versailles import activation, display, hidden, places, scoring, setup, turn, works
from engine.games.versailles.data import load_data
from engine.games.versailles.explain.question import explain
from engine.games.versailles.info import INFO
from engine.games.versailles.lessons import positions
from engine.games.versailles.state import clone_state
from engine.games.versailles.telling.event_places import event_anchors
from engine.games.versailles.telling.moves import MOVES
from engine.games.versailles.telling.narrate import narrate
from engine.games.wiring import game_of

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
