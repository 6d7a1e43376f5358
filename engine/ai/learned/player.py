"""The learned level: looks at every way through its turn and takes the end that it judges best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from engine.ai.contract import AnyReason, Candidate, Decision, Thinking
from engine.ai.learned.differences import compared_with, differences
from engine.ai.learned.features import Features
from engine.ai.learned.judge import chances, forecasts, worth
from engine.ai.learned.net import Matrix, Net
from engine.ai.learned.trust import Trust
from engine.ai.learned.turn_search import TurnSearch, Way
from engine.ai.worlds import PossibleWorld
from engine.core import Action

MOST_TOLD = 6
"""So many candidates get reasons."""
POINTS = 100.0
"""A candidate's value is told in hundredths of the victory."""


class Learned(Thinking):
    """One turn searched in as many worlds as the game asks for; the mean over them counts."""

    def __init__(
        self, features: Features, net: Net, trust: Trust, given: PossibleWorld, seed: int
    ) -> None:
        self._features = features
        self._net = net
        self._trust = trust
        self._given = given
        self._seed = seed
        self._fallback = given.state.options[0]
        self._judged: list[tuple[list[Way], Matrix]] = []
        self._under_way: tuple[TurnSearch, Any] | None = None
        self._looked_at = 0

    def steps(self) -> Iterator[int]:
        """One step for each position; every world is judged when all its ways are known."""
        for number in range(self._features.worlds_at(self._given.state)):
            world = self._given.another(f"{self._seed} learned {number}").state
            chance = Random(f"{self._seed} equals {number}")
            search = TurnSearch(self._features, world, chance)
            others = self._features.others(world, self._given.seat)
            self._under_way = search, others
            for _ in search.advance():
                self._looked_at += 1
                yield self._looked_at
            self._judge(search, others)

    def _judge(self, search: TurnSearch, others: Any) -> None:
        """One matrix product for all ends that are known."""
        states = [way.state for way in search.ends]
        found = forecasts(self._features, self._net, states, self._given.seat, others)
        self._judged.append((search.ends, found))

    def decision(self) -> Decision:
        """The first decision whose best ends are worth most in the mean; ties to the first one."""
        if not self._judged and self._under_way is not None and self._under_way[0].ends:
            self._judge(*self._under_way)
        ranked = self._ranked()
        if not ranked:
            return Decision(self._fallback, (), self._looked_at)
        why = self._reasons(ranked[:MOST_TOLD])
        candidates = tuple(
            Candidate(way.plan, POINTS * value, why[place] if place < len(why) else ())
            for place, (value, way, _) in enumerate(ranked)
        )
        return Decision(candidates[0].plan[0], candidates, self._looked_at)

    def _reasons(self, told: list[tuple[float, Way, Matrix]]) -> list[tuple[AnyReason, ...]]:
        """Of the best candidates what differs: the best one from the next, others from the best."""
        features, seat = self._features, self._given.seat
        known = self._trust.chances(features.progress(self._given.state))
        winning = [self._chance(way, seat) for _, way, _ in told] if known else []
        return [
            differences(
                features,
                told[number][2],
                told[other][2],
                (winning[number], winning[other]) if known else None,
            )
            for number, other in enumerate(compared_with(len(told)))
        ]

    def _chance(self, way: Way, seat: int) -> float:
        found = chances(self._features, self._net, way.state)
        return float(found[list(self._features.seats(way.state)).index(seat)])

    def _ranked(self) -> list[tuple[float, Way, Matrix]]:
        """By first decision: mean worth, the way of the first world, the mean forecast."""
        best: dict[Action, list[tuple[float, Way, Matrix]]] = {}
        for ways, found in self._judged:
            for action, number in best_by_first(ways, worth(self._features, found)).items():
                values = worth(self._features, found[number : number + 1])
                best.setdefault(action, []).append((float(values[0]), ways[number], found[number]))
        most = max((len(each) for each in best.values()), default=0)
        ranked = [
            (
                sum(value for value, _, _ in each) / len(each),
                each[0][1],
                np.mean([forecast for _, _, forecast in each], axis=0),
            )
            for each in best.values()
            if 2 * len(each) >= most
        ]
        ranked.sort(key=lambda item: -item[0])
        return ranked


def best_by_first(ways: list[Way], values: Matrix) -> dict[Action, int]:
    """For each first decision the number of its best end; of equals the first one."""
    best: dict[Action, int] = {}
    for number, way in enumerate(ways):
        known = best.get(way.plan[0])
        if known is None or values[number] > values[known]:
            best[way.plan[0]] = number
    return best
