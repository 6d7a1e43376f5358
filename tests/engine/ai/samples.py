"""Positions and evaluations for the tests of the computer opponents."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.evaluations import load_evaluation
from engine.core import act, run
from engine.game import Config, Game
from engine.games import load_game

COLOURS = ("red", "blue", "yellow", "green", "white")


def persons(count: int) -> Config:
    """A configuration of so many seats."""
    seats = [{"kind": "person", "name": name, "colour": name} for name in COLOURS[:count]]
    return {"seats": seats, "options": {}}


def solo(board: str = "cleric", difficulty: int = 1) -> Config:
    """One seat against the automa of Viscounts."""
    person = {"kind": "person", "name": "red", "colour": "red"}
    automa = {"kind": "automa", "name": "blue", "colour": "blue"}
    return {"seats": [person, automa | {"board": board, "difficulty": difficulty}], "options": {}}


def table(key: str) -> tuple[Game, Evaluation]:
    """A game with its shipped evaluation."""
    game = load_game(key)
    return game, load_evaluation(game)


def positions(game: Game, config: Config, seed: int, every: int) -> Iterator[Any]:
    """Positions of a random game, one in `every`; each is a copy of its own."""
    chance = Random(seed)
    state = game.setup(config, seed)
    run(game.ops, state)
    number = 0
    while state.agenda:
        if number % every == 0:
            yield game.clone(state)
        number += 1
        act(game.ops, state, state.options[int(chance.random() * len(state.options))])
