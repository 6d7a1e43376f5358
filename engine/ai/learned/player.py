"""Looks at every way through its turn and takes the end that a net judges best."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import numpy as np

from engine.ai.contract import Decision, Thinking
from engine.ai.learned.explained import POINTS, Judged, Learner, candidates_of
from engine.ai.learned.features import Features
from engine.ai.learned.judge import forecasts, worth
from engine.ai.learned.net import Matrix
from engine.ai.learned.turn_search import TurnSearch, Way
from engine.ai.search.methods import NetMethod
from engine.ai.search.taste import Taste
from engine.ai.term_sum import added
from engine.ai.worlds import PossibleWorld
from engine.core import Action

LEAST = 1e-9
"""No number drawn by lot is nearer to 0."""


class Learned(Thinking):
    """One turn searched in as many worlds as the method or the game asks for; the mean over them
    counts. With a temperature it misjudges ends a little, but never a victory in the own turn."""

    def __init__(
        self,
        learner: Learner,
        given: PossibleWorld,
        seed: int,
        method: NetMethod,
        taste: Taste | None = None,
    ) -> None:
        self._learner = learner
        self._given = given
        self._seed = seed
        self._method = method
        self._taste = taste
        self._fallback = given.state.options[0]
        self._judged: list[tuple[list[Way], Matrix]] = []
        self._liked: list[Matrix] = []
        """What the taste adds to the worth of the ends, world by world."""
        self._under_way: tuple[TurnSearch, Any] | None = None
        self.looked_at = 0

    def steps(self) -> Iterator[int]:
        """One step for each position; every world is judged when all its ways are known."""
        features, method = self._learner.features, self._method
        for number in range(method.worlds or features.worlds_at(self._given.state)):
            world = self._given.another(f"{self._seed} learned {number}").state
            chance = Random(f"{self._seed} equals {number}")
            search = TurnSearch(features, world, chance, method.cap)
            others = features.others(world, self._given.seat)
            self._under_way = search, others
            for _ in search.advance():
                self.looked_at += 1
                yield self.looked_at
            self._judge(search, others)

    def _judge(self, search: TurnSearch, others: Any) -> None:
        """One matrix product for all ends that are known."""
        learner, states = self._learner, [way.state for way in search.ends]
        found = forecasts(learner.features, learner.net, states, self._given.seat, others)
        self._judged.append((search.ends, found))
        self._liked.append(self.liked(states))

    def liked(self, states: list[Any]) -> Matrix:
        """What ends are liked for beside their forecasts."""
        features, seat = self._learner.features, self._given.seat
        return liking(features, self._taste, states, seat, self._method.liking)

    def decision(self) -> Decision:
        """The first decision whose best ends are worth most in the mean; ties to the first one."""
        ranked = self.ranked()
        if not ranked:
            return Decision(self._fallback, (), self.looked_at)
        candidates = candidates_of(self._learner, self._given, ranked)
        return Decision(candidates[0].plan[0], candidates, self.looked_at)

    def ends(self) -> list[Judged]:
        """All ends of the turn in the first world, best first."""
        if not self._judged:
            return []
        ways, found = self._judged[0]
        values = worth(self._learner.features, found) + self._liked[0]
        ends = [Judged(float(values[at]), way, found[at]) for at, way in enumerate(ways)]
        return sorted(ends, key=lambda end: -end.value)

    def ranked(self) -> list[Judged]:
        """By first decision: mean worth, the way of the first world, the mean forecast."""
        if not self._judged and self._under_way is not None and self._under_way[0].ends:
            self._judge(*self._under_way)
        best: dict[Action, list[Judged]] = {}
        for number, (ways, found) in enumerate(self._judged):
            plain: Matrix = worth(self._learner.features, found) + self._liked[number]
            values = self._misjudged(plain, ways, found, number)
            for action, at in best_by_first(ways, values).items():
                judged = Judged(float(values[at]), ways[at], found[at])
                best.setdefault(action, []).append(judged)
        most = max((len(each) for each in best.values()), default=0)
        ranked = [_mean(each) for each in best.values() if 2 * len(each) >= most]
        ranked.sort(key=lambda judged: -judged.value)
        return ranked

    def _misjudged(self, values: Matrix, ways: list[Way], found: Matrix, number: int) -> Matrix:
        """The values as they look to this level: the best of them is drawn by a softmax of the
        temperature (Gumbel noise). A victory is seen for what it is."""
        heat = self._method.temperature
        if not heat or any(_won(way, row) for way, row in zip(ways, found, strict=True)):
            return values
        chance = Random(f"{self._seed} misjudged {number}")
        noise = [-log(-log(min(1 - LEAST, max(LEAST, chance.random())))) for _ in ways]
        return values + heat * np.array(noise)


def liking(
    features: Features, taste: Taste | None, states: list[Any], seat: int, part: float = 1.0
) -> Matrix:
    """What a part of the game's own liking and a taste add to the worth of positions for a seat: a
    point is a hundredth of the victory."""
    liked = [part * features.liked(state, seat) for state in states]
    if taste is not None:
        liked = [mine + taste.of(state) for mine, state in zip(liked, states, strict=True)]
    return np.array(liked, np.float32) / np.float32(POINTS)


def _won(way: Way, forecast: Matrix) -> bool:
    """True where the game is over and won by this seat alone."""
    return not way.state.agenda and float(forecast[0]) == 1.0


def _mean(found: list[Judged]) -> Judged:
    value = added(each.value for each in found) / len(found)
    return Judged(value, found[0].way, np.mean([each.forecast for each in found], axis=0))


def best_by_first(ways: list[Way], values: Matrix) -> dict[Action, int]:
    """For each first decision the number of its best end; of equals the first one."""
    best: dict[Action, int] = {}
    for number, way in enumerate(ways):
        known = best.get(way.plan[0])
        if known is None or values[number] > values[known]:
            best[way.plan[0]] = number
    return best
