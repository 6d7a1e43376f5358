"""Where the nets of a game lie, and which of them belongs to a table."""

from __future__ import annotations

from functools import lru_cache
from logging import getLogger
from pathlib import Path
from typing import Any

from engine.ai.learned.explained import Learner
from engine.ai.learned.features import load_features
from engine.ai.learned.net import load_net, read_net, suits
from engine.ai.learned.trust import load_trust
from engine.cells import DataError
from engine.game import Game
from engine.games import folder_of, has_own_data


def net_file(key: str, table: str) -> Path:
    """The file of the net for a kind of table: `net_3.npz`, `net_2_advanced.npz`."""
    return folder_of(key) / "ai" / f"net_{table}.npz"


def read_nets(key: str) -> None:
    """Read all nets of a game before anybody asks. Raises DataError."""
    for path in sorted(net_file(key, "").parent.glob("net_*.npz")):
        read_net(path)


def learned_for(game: Game, state: Any) -> Learner | None:
    """Features, net, and how far it is believed, for the table of a state; None where nothing was
    learned for it, or for other components than those that an old game has kept.

    Raises DataError for a file that does not fit the shipped game's features.
    """
    features = load_features(game, state)
    if features is None:
        return None
    path = net_file(game.key, features.table)
    if not path.is_file() or (has_own_data(game) and not suits(path, features)):
        return None
    return Learner(features, load_net(path, features), load_trust(path))


def usable_for(game: Game, state: Any) -> Learner | None:
    """The same where somebody waits for an answer: a file that cannot be used is logged, on stderr
    that is, and the level judges as if nothing had been learned."""
    try:
        return learned_for(game, state)
    except DataError as error:
        from engine.texts import spoken  # hardly ever wanted, and not by who only thinks

        say_once(spoken().say("ai.net_unusable", reason=error.text))
        return None


@lru_cache(maxsize=16)
def say_once(sentence: str) -> None:
    """Tell it, but not at every thought."""
    getLogger(__name__).warning("%s", sentence)
