"""Looking ahead to the end of a turn by playing there at random, again and again.

Positions in the middle of a turn say little about its end, so only ends are valued. The nested
search follows every option by a few rollouts at each step of the best way known; the front does so
at each step of many ways.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from operator import attrgetter, itemgetter
from random import Random
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.turns import LONGEST, Line, TurnSearch, settle
from engine.core import Action, act
from engine.game import Game

Beginning = tuple[tuple[Action, ...], Any]
"""The decisions so far and the position after them, in the middle of the turn."""
Step = tuple[float, tuple[Action, ...], Any, Action]
"""The best value found behind a decision, and the beginning that it goes on from."""


class Rollouts(TurnSearch):
    """A search of a turn by ways that are played at random to its end."""

    def __init__(
        self, game: Game, evaluation: Evaluation, world: Any, seat: int, chance: Random
    ) -> None:
        super().__init__(game, evaluation, world, seat)
        self._chance = chance
        self._best: dict[Action, Line] = {}

    def best_by_first(self) -> dict[Action, Line]:
        """The best line found behind each first decision."""
        return self._best

    def _rollout(self, plan: tuple[Action, ...], state: Any, action: Action) -> Line:
        """One way on from a plan and the position it led to: `action`, then by lot."""
        end = walk_on(
            self._game, self._evaluation, self._before, state, self._seat, action, self._chance
        )
        line = Line((*plan, *end.plan), end.state, end.value, end.over)
        self.positions += 1
        known = self._best.get(line.plan[0])
        if known is None or line.value > known.value:
            self._best[line.plan[0]] = line
        return line


class RolloutSearch(Rollouts):
    """The nested search: it takes `each` rollouts for every option along the best way known."""

    def __init__(
        self, game: Game, evaluation: Evaluation, world: Any, seat: int, each: int, chance: Random
    ) -> None:
        super().__init__(game, evaluation, world, seat, chance)
        self._each = each
        self._top: Line | None = None

    def advance(self) -> Iterator[None]:
        """Search the whole turn; yields after each rollout."""
        game, evaluation = self._game, self._evaluation
        state = game.clone(self._before)
        plan: tuple[Action, ...] = ()
        for _ in range(LONGEST):
            options = evaluation.prune(state, state.options)
            if len(options) > 1 or not plan:
                yield from self._try_all(plan, state, options)
            assert self._top is not None
            if len(plan) >= len(self._top.plan):
                return
            action = self._top.plan[len(plan)]
            act(game.ops, state, action)
            plan = (*plan, action)
            if self._settled(state):
                return

    def _try_all(
        self, plan: tuple[Action, ...], state: Any, options: Sequence[Action]
    ) -> Iterator[None]:
        """A few rollouts behind each option, one after the other in turn, so that all of them were
        looked at when somebody stops early."""
        open_ends = list(options)
        for _ in range(self._each):
            for action in tuple(open_ends):
                line = self._rollout(plan, state, action)
                if self._top is None or line.value > self._top.value:
                    self._top = line
                if len(line.plan) == len(plan) + 1:
                    open_ends.remove(action)
                yield


class FrontSearch(Rollouts):
    """Rollouts along many beginnings of the turn.

    A beam judges positions in the middle of a turn, which say little; the nested search keeps to
    the one beginning that had luck. Here a front of beginnings goes on step by step, and what
    counts for each is the best end that was found behind it.

    `width` beginnings are kept after every decision; behind each of them about `ends` rollouts are
    shared out among its options, each option getting one at least.
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
        super().__init__(game, evaluation, world, seat, chance)
        self._width = width
        self._ends = ends
        self._kinds: dict[Hashable, Line] = {}
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

    def best_by_outline(self) -> list[Line]:
        """The best line of each kind of turn, best first."""
        return sorted(self._kinds.values(), key=attrgetter("value"), reverse=True)

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
        """One more way; the best of its kind is kept."""
        line = super()._rollout(plan, state, action)
        outline = self._evaluation.outline(line.state, line.plan, self._seat)
        known = self._kinds.get(outline)
        if known is None or line.value > known.value:
            self._kinds[outline] = line
        return line

    def _taken(self, steps: list[Step]) -> list[Beginning]:
        """The best steps, carried out; of those that lead to the same position the best."""
        front: list[Beginning] = []
        seen: set[Hashable] = set()
        for _, plan, state, action in sorted(steps, key=itemgetter(0), reverse=True):
            after = self._game.clone(state)
            act(self._game.ops, after, action)
            if self._settled(after):
                continue
            mark = self._fingerprint(after)
            if mark not in seen:
                seen.add(mark)
                front.append(((*plan, action), after))
            if len(front) == self._width:
                break
        return front


def walk_on(
    game: Game,
    evaluation: Evaluation,
    before: Any,
    state: Any,
    seat: int,
    action: Action,
    chance: Random,
) -> Line:
    """`action` in `state`, then decisions at random to the end of the turn begun in `before`."""
    state = game.clone(state)
    act(game.ops, state, action)
    plan = [action]
    over = settle(game, evaluation, before, state, seat)
    while not over and len(plan) < LONGEST:
        options = evaluation.prune(state, state.options)
        action = options[int(chance.random() * len(options))]
        act(game.ops, state, action)
        plan.append(action)
        over = settle(game, evaluation, before, state, seat)
    return Line(tuple(plan), state, evaluation.value(state, seat), over)


def rollout(game: Game, evaluation: Evaluation, before: Any, seat: int, chance: Random) -> Line:
    """One way to the end of the turn with decisions at random."""
    options = evaluation.prune(before, before.options)
    first = options[int(chance.random() * len(options))]
    return walk_on(game, evaluation, before, before, seat, first, chance)
