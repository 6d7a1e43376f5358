"""Features and nets for the tests of what is learned."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from engine.ai.learned.features import Features
from engine.ai.learned.net import Net, new_net
from engine.core import run
from engine.game import Game
from engine.games import load_game
from tests.engine.ai.learned.checks import features_at
from tests.engine.ai.samples import persons

KEY = "versailles"


def fresh(seats: int = 2, seed: int = 1) -> tuple[Game, Features, Net]:
    """A game, the features of its table, and a net that has learned nothing."""
    game = load_game(KEY)
    state = game.setup(persons(seats), 1)
    run(game.ops, state)
    features = features_at(game, state)
    return game, features, new_net(features, (8,), seed)


def features_of_table(key: str, net: Path) -> Features:
    """The features of the table that a shipped net was trained at."""
    with np.load(net, allow_pickle=False) as file:
        config = json.loads(str(file["head"]))["about"]["configs"][0]
    game = load_game(key)
    state = game.setup(config, 1)
    run(game.ops, state)
    return features_at(game, state)
