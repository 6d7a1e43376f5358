"""One game of a net against itself: what the seats saw at the end of every turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from engine.ai.lab.training.recipe import Stage
from engine.ai.learned.features import Features
from engine.ai.learned.judge import forecasts, result_of, shared, views, worth
from engine.ai.learned.net import Matrix, Net
from engine.ai.learned.player import liking
from engine.ai.learned.turn_search import TurnSearch
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Config, asked

NOTICED = 0.02
"""A turn that is worth so much less than the best one is an experiment: what its seat did before is
not to blame for what follows."""
LONGEST = 20_000


@dataclass(slots=True)
class Position:
    """The end of a turn as every learning seat sees it (seats x ...).

    `given_up`: of each seat that made an experiment in this turn, the forecast for where the turn
    would have ended without.
    """

    mover: int
    progress: float
    features: Matrix
    standing: Matrix
    given_up: Mapping[int, Matrix] = field(default_factory=dict)


@dataclass(slots=True)
class Played:
    """A whole game: positions in order, and its result by seat (seats x outputs)."""

    positions: list[Position]
    result: Matrix
    turns: int
    ends: int


def play(features: Features, net: Net, config: Config, seed: int, stage: Stage) -> Played:
    """A game with experiments. Raises RuntimeError when there is no end."""
    game = features.game
    chance = Random(f"self-play {seed}")
    state = game.setup(config, seed)
    run(features.played_ops, state)
    player = _Player(features, net, stage, chance)
    positions: list[Position] = []
    for _ in range(LONGEST):
        if not state.agenda:
            break
        mover = player.turn_on(state)
        if features.between(state):
            positions.append(_seen(features, net, state, mover, player.given_up))
            player.forget()
        if features.paused(state):
            act(features.played_ops, state, state.options[0])
    else:
        raise RuntimeError(f"no end after {LONGEST} decisions with seed {seed}")
    return Played(positions, results(features, state), player.turns, player.ends)


class _Player:
    """Plays all seats, each by the same net."""

    def __init__(self, features: Features, net: Net, stage: Stage, chance: Random) -> None:
        self.turns = 0
        self.ends = 0
        self.given_up: dict[int, Any] = {}
        """By seat the end of this turn that its first experiment gives up."""
        self._features = features
        self._net = net
        self._stage = stage
        self._chance = chance
        self._plans: dict[int, list[Any]] = {}
        """By seat what is left of the turn that it plays."""
        self._seeks: dict[int, bool] = {}

    def forget(self) -> None:
        """A turn is over."""
        self._plans.clear()
        self.given_up = {}

    def turn_on(self, state: Any) -> int:
        """One decision, in place: who took it."""
        seat = asked(state)
        plan = self._plans.get(seat, [])
        if len(state.options) == 1:
            if plan[:1] == list(state.options):
                plan.pop(0)
            act(self._features.played_ops, state, state.options[0])
            return seat
        if not plan or plan[0] not in state.options:
            plan = self._plans[seat] = self._choose(state)
        act(self._features.played_ops, state, plan.pop(0))
        return seat

    def _choose(self, state: Any) -> list[Any]:
        """The way to the best end of the turn, or an experiment."""
        features = self._features
        seat = asked(state)
        world = possible_world(features.game, state).another(str(self._chance.random())).state
        search = TurnSearch(features, world, self._chance, features.practice_cap)
        for _ in search.advance():
            pass
        ends = [way.state for way in search.ends]
        found = forecasts(features, self._net, ends, seat, features.others(world, seat))
        values = worth(features, found) + liking(features, None, ends, seat)
        self.turns += 1
        self.ends += len(ends)
        best = int(values.argmax())
        wanted = values
        if self._seeking(seat):
            wanted = values + np.array([features.sought(end, seat) for end in ends], np.float32)
        chosen = self._drawn(wanted)
        if float(values[best] - values[chosen]) > NOTICED:
            self.given_up.setdefault(seat, ends[best])
        return list(search.ends[chosen].plan)

    def _seeking(self, seat: int) -> bool:
        """Whether a seat tries for what the features name: drawn once for the whole game."""
        if not (self._features.seeks and self._stage.seeking):
            return False
        if seat not in self._seeks:
            self._seeks[seat] = self._chance.random() < self._stage.seeking
        return self._seeks[seat]

    def _drawn(self, values: Matrix) -> int:
        """The number of an end: by lot now and then, else the better the likelier."""
        best = int(values.argmax())
        if self._chance.random() < self._stage.random / self._features.turns:
            return int(self._chance.random() * len(values))
        heat = self._stage.temperature / self._features.turns
        if not heat:
            return best
        odds = np.exp((values - values[best]) / heat).cumsum()
        drawn = np.searchsorted(odds, self._chance.random() * odds[-1])
        return min(len(values) - 1, int(drawn))


def _seen(
    features: Features, net: Net, state: Any, mover: int, given_up: Mapping[int, Any]
) -> Position:
    without = {seat: _expected(features, net, best)[seat] for seat, best in given_up.items()}
    return Position(mover, features.progress(state), *views(features, state), without)


def _expected(features: Features, net: Net, state: Any) -> Matrix:
    return said(net, *views(features, state)) if state.agenda else results(features, state)


def said(net: Net, vectors: Matrix, standings: Matrix) -> Matrix:
    """The forecast of a position for every seat (seats x outputs); chances add up to 1."""
    found = net.forecast(vectors, standings)
    found[:, 0] = shared(found[:, 0])
    return found


def results(features: Features, state: Any) -> Matrix:
    """What came of a finished game for every seat (seats x outputs)."""
    found = [result_of(features, state, seat) for seat in features.seats(state)]
    return np.array(found, np.float32)
