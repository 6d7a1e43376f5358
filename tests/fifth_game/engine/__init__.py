"""Nim with a secret, a whole game: take one to three stones of a heap; the last one brings points,
and everybody has a secret number that is added at the end."""

from __future__ import annotations

from engine.game import Game
from engine.games.wiring import game_of
from tests.fifth_game.engine import hidden, places, scoring
from tests.fifth_game.engine.info import INFO
from tests.fifth_game.engine.rules import OPS, new_state
from tests.fifth_game.engine.state import clone_state, load_data
from tests.fifth_game.engine.telling import event_anchors, explain, narrate

KEY = "nim"
PACKAGE = __name__
RULES_VERSION = 1


def make_game(data_text: str | None = None) -> Game:
    """The game with the shipped component data, or with those of a stored session."""
    return game_of(
        KEY,
        RULES_VERSION,
        INFO,
        load_data(data_text),
        OPS,
        new_state=new_state,
        clone=clone_state,
        hidden=hidden,
        scoring=scoring,
        places=places,
        explain=explain,
        narrate=narrate,
        event_anchors=event_anchors,
    )
