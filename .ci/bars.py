"""Where points come from: `uv run .ci/bars.py GAME --games 200`, the bars of a game in a minute.

Two opponents of one level play against each other; printed are the mean points of a seat by row of
the score sheet, as `[[bar]]` of `engine/games/<game>/lessons/minute.toml` wants them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.ai.contract import LAB_LEVELS, Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.lab.match import config_of
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, Outcome, asked
from engine.games import game_keys, load_game
from engine.simulation.words import whole_number

SEATS = 2
POSITIONS = 300
"""Looked at for one decision, unless told."""


def played(game: Game, level: str, budget: Budget, seed: int) -> Outcome:
    """The score sheet of one game."""
    state: Any = game.setup(config_of(game.info, [level] * SEATS, {}), seed)
    run(game.ops, state)
    evaluation = load_evaluation(game)
    planners = [Planner(game, evaluation, level) for _ in range(SEATS)]
    decisions = 0
    while state.agenda:
        world = possible_world(game, state)
        decision = planners[asked(state)].decide(world, seed * 10_007 + decisions, budget)
        act(game.ops, state, decision.action)
        decisions += 1
    return game.outcome(state)


def at_least_one(word: str) -> int:
    """A number from 1."""
    number = whole_number(word)
    if number is None or number < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1")
    return number


def main() -> None:
    """Play and print."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("game", choices=game_keys())
    words.add_argument("--games", type=at_least_one, default=200)
    words.add_argument("--level", choices=LAB_LEVELS, default="standard")
    words.add_argument("--positions", type=at_least_one, default=POSITIONS)
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    game, budget = load_game(told.game), Budget(told.positions)
    points: Counter[str] = Counter()
    for seed in tqdm(range(told.seed, told.seed + told.games), unit="game", file=sys.stderr):
        for row in played(game, told.level, budget, seed).rows:
            points[row.key] += sum(row.points)
    for key, total in points.most_common():
        print(f"{key:16} {total / told.games / SEATS:.1f}")


if __name__ == "__main__":
    main()
