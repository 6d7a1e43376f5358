"""All ways through one whole turn, in one dealt world, each followed to its end.

Positions in the middle of a turn are never valued: a net knows ends only.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine.ai.learned.features import Features
from engine.core import Action, act
from engine.game import asked

LONGEST = 60
"""More decisions than this are no turn."""


class Way(NamedTuple):
    """The decisions of a turn in order, and the position that they lead to."""

    plan: tuple[Action, ...]
    state: Any


class TurnSearch:
    """The ways through the turn of the seat that is asked in `world`; `ends` once `advance` is
    through, or those found so far."""

    def __init__(self, features: Features, world: Any, chance: Random, cap: int = 0) -> None:
        self.ends: list[Way] = []
        self._features = features
        self._seat = asked(world)
        self._chance = chance
        self._cap = cap or features.cap
        self._seen: set[Hashable] = set()
        self._open: deque[Way] = deque([Way((), world)])

    def advance(self) -> Iterator[None]:
        """Follow all ways, the shortest first or by lot; yields after each position."""
        features = self._features
        while self._open:
            way = self._next()
            actions = self._worth_a_look(way.state)
            for number, action in enumerate(actions, 1):
                # the last one may use up the position itself, but never the world that was given
                last = number == len(actions) and way.plan
                state = way.state if last else features.game.clone(way.state)
                act(features.ops, state, action)
                over = settle(features, state, self._seat)
                mark = (features.mark(state, self._seat), over)
                if mark in self._seen:
                    continue
                self._seen.add(mark)
                self._keep(Way((*way.plan, action), state), over)
                yield

    def _next(self) -> Way:
        if self._features.any_order:
            drawn = int(self._chance.random() * len(self._open))
            self._open[0], self._open[drawn] = self._open[drawn], self._open[0]
        return self._open.popleft()

    def _worth_a_look(self, state: Any) -> list[Action]:
        """What decides the game stands first; the rest as the game prunes it."""
        options = state.options
        first = self._features.first(state, options)
        others = self._features.prune(state, options, self._chance)
        return [*first, *(each for each in others if each not in first)] if first else [*others]

    def _keep(self, way: Way, over: bool) -> None:
        if over:
            self.ends.append(way)
        elif len(self.ends) + len(self._open) < self._cap and len(way.plan) < LONGEST:
            self._open.append(way)
        else:
            finish(self._features, way.state, self._seat)
            self.ends.append(way)


def settle(features: Features, state: Any, seat: int) -> bool:
    """Let others who are asked on the way decline; True when the turn is over, False when the
    seat has another question in it."""
    for _ in range(LONGEST):
        if features.between(state):
            return True
        if asked(state) == seat:
            return False
        act(features.ops, state, features.decline(state))
    return True


def finish(features: Features, state: Any, seat: int) -> None:
    """End a turn at once, in place."""
    for _ in range(LONGEST):
        if settle(features, state, seat):
            return
        act(features.ops, state, features.decline(state))
