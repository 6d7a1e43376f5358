"""Playing on after the own turn by a net: every rival's best turn, then the own next one."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.ai.learned.features import Features
from engine.ai.learned.judge import forecasts, worth
from engine.ai.learned.net import Matrix, Net
from engine.ai.learned.turn_search import LONGEST, TurnSearch, finish, settle
from engine.core import act, run
from engine.game import asked

CAP = 30
"""Ways that are followed through each of those turns."""


class Replies:
    """Follows positions between two turns to the end of the next turn of `seat`, as every seat
    would play by the net. `positions` counts what it looked at."""

    def __init__(self, features: Features, net: Net, seat: int) -> None:
        self.positions = 0
        self._features = features
        self._net = net
        self._seat = seat

    def after(self, state: Any, seed: str) -> Matrix:
        """The forecast of `seat` behind its next turn, or what came of the game."""
        chance = Random(seed)
        for _ in range(LONGEST):
            run(self._features.game.ops, state)  # a search lists no answers at the end of a turn
            mover = asked(state)
            if mover < 0:
                break
            state, found = self._best_turn(state, mover, chance)
            if mover == self._seat:
                return found
        found = self._judged([state], self._seat, state)
        return found[0, :]

    def replay(self, state: Any, plan: tuple[Any, ...]) -> None:
        """Take the decisions of a turn, in place, as far as this world allows them."""
        features = self._features
        for action in plan:
            if action not in state.options:
                break
            act(features.ops, state, action)
            if settle(features, state, self._seat):
                return
        finish(features, state, self._seat)

    def _best_turn(self, state: Any, mover: int, chance: Random) -> tuple[Any, Matrix]:
        features = self._features
        search = TurnSearch(features, state, chance, CAP)
        for _ in search.advance():
            self.positions += 1
        ends = [way.state for way in search.ends]
        found = self._judged(ends, mover, state)
        best = int(worth(features, found).argmax())
        return ends[best], found[best]

    def _judged(self, ends: list[Any], seat: int, before: Any) -> Matrix:
        others = self._features.others(before, seat)
        return forecasts(self._features, self._net, ends, seat, others)
