"""A training from the first game to the last: rounds of games, steps, checkpoints.

It can be stopped at any time and goes on from the last round that was kept; with one process the
result is the same, byte for byte, as without the stop.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.ai.lab.training.memory import read_memory, write_memory
from engine.ai.lab.training.recipe import Recipe, Stage
from engine.ai.lab.training.self_play import play
from engine.ai.lab.training.targets import Lessons, joined, lessons
from engine.ai.lab.workforce import Workforce
from engine.ai.learned.features import Features, load_features
from engine.ai.learned.net import Matrix, Net, net_from, new_net, save_net
from engine.core import run
from engine.game import Config
from engine.games import load_game
from engine.simulation.interrupts import at_once, postponed

if TYPE_CHECKING:
    from engine.ai.lab.training.optimiser import Optimiser

GAMES_OF_A_TASK = 4
SECONDS_BETWEEN = 120.0
"""What was learned is kept so often."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to train: configurations of one kind of table, played by turns; how long; where to.

    `games` or `minutes` may end it; the recipe's course follows whichever is given, `games` if
    both are. `begin`: the net of another table to begin from.
    """

    game: str
    configs: tuple[Config, ...]
    out: Path
    seed: int = 1
    games: int | None = None
    minutes: float | None = None
    recipe: Recipe = field(default_factory=Recipe)
    begin: Path | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to play, as plain values."""

    game: str
    configs: tuple[Config, ...]
    net: Net
    stage: Stage
    seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """What a round brought: all games so far, the loss, mean rows of the seats, turns and ends."""

    games: int
    loss: float
    rows: tuple[float, ...]
    turns: float
    ends: float
    checkpoint: Path | None = None


def features_of(game: str, config: Config) -> Features | None:
    """The features of the tables of a configuration."""
    loaded = load_game(game)
    state = loaded.setup(config, 1)
    run(loaded.ops, state)
    return load_features(loaded, state)


def play_task(task: Task) -> list[tuple[Lessons, Matrix, int, int]]:
    """The games of a task: lessons, results by seat, turns thought about, ends looked at."""
    found = []
    features: dict[int, Features] = {}
    for seed in task.seeds:
        number = seed % len(task.configs)
        if number not in features:
            made = features_of(task.game, task.configs[number])
            assert made is not None
            features[number] = made
        played = play(features[number], task.net, task.configs[number], seed, task.stage)
        taught = lessons(task.net, played, task.stage.trust, features[number].turns)
        found.append((taught, played.result, played.turns, played.ends))
    return found


class Course:
    """One training. `rounds` goes on until the plan is fulfilled; whoever stops it in between
    calls `keep`."""

    def __init__(self, plan: Plan, features: Features, workers: Workforce) -> None:
        self.plan = plan
        self.games = 0
        self._features = features
        self._workers = workers
        self._net = _beginning(plan, features)
        self._made_from = self._net.about.get("from")
        self._optimiser = _optimiser_of(self._net, plan.recipe)
        self._buffer: list[Lessons] = []
        self._next_checkpoint = plan.recipe.first_checkpoint
        self._spent = 0.0
        self._kept_at = time.monotonic()

    @property
    def memory_file(self) -> Path:
        """Where everything is kept that a continuation needs."""
        return self.plan.out.with_suffix(".training.npz")

    @property
    def part(self) -> float:
        """How much of the training is done, 0 to 1."""
        if self.plan.games is not None:
            return min(1.0, self.games / self.plan.games)
        return min(1.0, self._spent / (60 * (self.plan.minutes or 1.0)))

    def resume(self) -> bool:
        """Go on from what was kept; False when there is nothing. Raises DataError for what was
        kept of another plan."""
        if not self.memory_file.is_file():
            return False
        kept = read_memory(self.memory_file, self._signature())
        self._net.weights, self._net.biases = kept.weights, kept.biases
        self._optimiser = _optimiser_of(self._net, self.plan.recipe)
        self._optimiser.remember(kept.memory)
        self._buffer = kept.buffer
        self.games, self._next_checkpoint = kept.games, kept.next_checkpoint
        self._spent = kept.spent
        return True

    def rounds(self) -> Iterator[Round]:
        """Play and learn, round after round."""
        while not self._over():
            started = time.monotonic()
            done = self._round()
            self._spent += time.monotonic() - started
            yield done
            if time.monotonic() - self._kept_at > SECONDS_BETWEEN:
                self.keep()

    def keep(self) -> None:
        """Write what a continuation needs, and the net as it is."""
        write_memory(
            self.memory_file,
            self._signature(),
            self._net,
            self._optimiser.memory(),
            self._buffer,
            (self.games, self._next_checkpoint, self._spent),
        )
        self._write(self.plan.out)
        self._kept_at = time.monotonic()

    def _over(self) -> bool:
        plan = self.plan
        if plan.games is not None and self.games >= plan.games:
            return True
        return plan.minutes is not None and self._spent >= 60 * plan.minutes

    def _round(self) -> Round:
        plan, recipe = self.plan, self.plan.recipe
        stage = recipe.stage(self.games, self.part)
        seeds = range(
            plan.seed * 1_000_000 + self.games,
            plan.seed * 1_000_000 + self.games + recipe.round_games,
        )
        tasks = [
            Task(plan.game, plan.configs, self._net, stage, tuple(seeds[at : at + GAMES_OF_A_TASK]))
            for at in range(0, recipe.round_games, GAMES_OF_A_TASK)
        ]
        played = [game for found in self._workers.each(play_task, tasks) for game in found]
        with postponed():
            loss = self._learn(joined([taught for taught, _, _, _ in played]), stage)
        rows = np.concatenate([result for _, result, _, _ in played]).mean(axis=0)
        turns = sum(each for _, _, each, _ in played)
        ends = sum(each for _, _, _, each in played)
        return Round(
            self.games,
            loss,
            tuple(float(row) for row in rows[2:]),
            turns / len(played),
            ends / max(1, turns),
            self._checkpoint(),
        )

    def _learn(self, taught: Lessons, stage: Stage) -> float:
        """Some steps on what the last rounds brought: all of it or nothing; the mean loss."""
        recipe = self.plan.recipe
        chance = np.random.default_rng([self.plan.seed, self.games])
        kept = recipe.kept(self.games // recipe.round_games + 1)
        self._buffer = [*self._buffer, taught][-kept:]
        known = joined(self._buffer)
        loss = self._optimiser.fit(known, recipe.steps, recipe.batch, stage.rate, chance)
        self.games += recipe.round_games
        return loss

    def _checkpoint(self) -> Path | None:
        if self.games < self._next_checkpoint:
            return None
        self._next_checkpoint = int(self.games * self.plan.recipe.checkpoint_growth)
        out = self.plan.out
        path = out.with_name(f"{out.stem}_after_{self.games}.npz")
        self._write(path)
        return path

    def _write(self, path: Path) -> None:
        plan = self.plan
        self._net.about = {
            "recipe": plan.recipe.told(),
            "seed": plan.seed,
            "games": self.games,
            "minutes": round(self._spent / 60, 1) if plan.games is None else None,
            "configs": list(plan.configs),
        }
        if self._made_from:
            self._net.about["from"] = self._made_from
        save_net(path, self._net, self._features)

    def _signature(self) -> dict[str, object]:
        """What a continuation must agree with."""
        return {
            "game": self.plan.game,
            "table": self._features.table,
            "features": list(self._features.names),
            "recipe": self.plan.recipe.told(),
            "seed": self.plan.seed,
            "from": self._made_from,
        }


def _optimiser_of(net: Net, recipe: Recipe) -> Optimiser:
    """JAX and Optax take seconds to load and to prepare: processes that only play never do."""
    with at_once():
        from engine.ai.lab.training.optimiser import Optimiser

        optimiser = Optimiser(net)
        optimiser.prepare(recipe.steps, recipe.batch)
    return optimiser


def _beginning(plan: Plan, features: Features) -> Net:
    if plan.begin is None:
        return new_net(features, plan.recipe.hidden, plan.seed)
    return net_from(plan.begin, features)
