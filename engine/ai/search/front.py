"""Looking ahead to the end of a turn along many beginnings at once, each judged by random ends.

A beam judges positions in the middle of a turn, which say little; rollouts alone keep to the one
beginning that had luck. Here a front of beginnings goes on step by step, and what counts for each
is the best end that was found behind it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from operator import itemgetter
from random import Random
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.rollouts import walk_on
from engine.ai.search.turns import LONGEST, Line, settle
from engine.core import Action, act
from engine.game import Game

Beginning = tuple[tuple[Action, ...], Any]
"""The decisions so far and the position after them, in the middle of the turn."""
Step = tuple[float, tuple[Action, ...], Any, Action]
"""The best value found behind a decision, and the beginning that it goes on from."""


class FrontSearch:
    """The search of one turn in one world.

    `width` beginnings are kept after every decision; behind each of them about `ends` rollouts are
    shared out among its options, each option getting one at least. `advance` yields after every
    rollout; `positions` counts them.
    """

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        world: Any,
        seat: int,
        width: int,
        ends: int,
        chance: Random,
    ) -> None:
        self.positions = 0
        self._game = game
        self._evaluation = evaluation
        self._before = world
        self._seat = seat
        self._width = width
        self._ends = ends
        self._chance = chance
        self._best: dict[Action, Line] = {}
        self._fingerprint = fingerprint_of(world.__class__)

    def advance(self) -> Iterator[None]:
        """Search the whole turn; yields after each rollout."""
        front: list[Beginning] = [((), self._game.clone(self._before))]
        for _ in range(LONGEST):
            steps: list[Step] = []
            for plan, state in front:
                yield from self._try_all(plan, state, steps)
            front = self._taken(steps)
            if not front:
                return

    def best_by_first(self) -> dict[Action, Line]:
        """The best line found behind each first decision."""
        return self._best

    def _try_all(self, plan: tuple[Action, ...], state: Any, steps: list[Step]) -> Iterator[None]:
        """Rollouts behind each option in turn; options that do not end the turn become steps."""
        options = list(self._evaluation.prune(state, state.options))
        each = max(1, round(self._ends / len(options))) if len(options) > 1 else 1
        best: dict[Action, float] = {}
        for _ in range(each):
            for action in tuple(options):
                line = self._rollout(plan, state, action)
                if len(line.plan) == len(plan) + 1:
                    options.remove(action)
                elif line.value > best.get(action, float("-inf")):
                    best[action] = line.value
                yield
        steps += [(value, plan, state, action) for action, value in best.items()]

    def _rollout(self, plan: tuple[Action, ...], state: Any, action: Action) -> Line:
        end = walk_on(
            self._game, self._evaluation, self._before, state, self._seat, action, self._chance
        )
        line = Line((*plan, *end.plan), end.state, end.value, end.over)
        self.positions += 1
        known = self._best.get(line.plan[0])
        if known is None or line.value > known.value:
            self._best[line.plan[0]] = line
        return line

    def _taken(self, steps: list[Step]) -> list[Beginning]:
        """The best steps, carried out; of those that lead to the same position the best."""
        front: list[Beginning] = []
        seen: set[Hashable] = set()
        for _, plan, state, action in sorted(steps, key=itemgetter(0), reverse=True):
            after = self._game.clone(state)
            act(self._game.ops, after, action)
            if settle(self._game, self._evaluation, self._before, after, self._seat):
                continue
            mark = self._fingerprint(after)
            if mark not in seen:
                seen.add(mark)
                front.append(((*plan, action), after))
            if len(front) == self._width:
                break
        return front
