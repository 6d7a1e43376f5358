"""Looking ahead to the end of a turn by playing there at random, again and again.

Positions in the middle of a turn say little about its end, so only ends are valued. The nested
search follows every option by a few rollouts at each step of the best way known; the front does so
at each step of many ways.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from operator import itemgetter
from random import Random
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.turns import LONGEST, Line, settle
from engine.core import Action, act
from engine.game import Game

Beginning = tuple[tuple[Action, ...], Any]
"""The decisions so far and the position after them, in the middle of the turn."""
Step = tuple[float, tuple[Action, ...], Any, Action]
"""The best value found behind a decision, and the beginning that it goes on from."""


class RolloutSearch:
    """The nested search of one turn in one world.

    It begins with `first` rollouts from the question, then takes `each` for every option along
    the best way. `advance` yields after every rollout; `positions` counts them.
    """

    def __init__(
        self, game: Game, evaluation: Evaluation, world: Any, seat: int, each: int, chance: Random
    ) -> None:
        self.positions = 0
        self._game = game
        self._evaluation = evaluation
        self._before = world
        self._seat = seat
        self._each = each
        self._chance = chance
        self._best: dict[Action, Line] = {}
        self._top: Line | None = None

    def advance(self) -> Iterator[None]:
        """Search the whole turn; yields after each rollout."""
        game, evaluation = self._game, self._evaluation
        state = game.clone(self._before)
        plan: tuple[Action, ...] = ()
        for _ in range(LONGEST):
            options = evaluation.prune(state, state.options)
            if len(options) > 1 or not plan:
                for _ in self._try_all(state, plan, options):
                    yield
            assert self._top is not None
            if len(plan) >= len(self._top.plan):
                return
            action = self._top.plan[len(plan)]
            act(game.ops, state, action)
            plan = (*plan, action)
            if settle(game, evaluation, self._before, state, self._seat):
                return

    def best_by_first(self) -> dict[Action, Line]:
        """The best line found behind each first decision."""
        return self._best

    def best(self) -> Line | None:
        """The best line of all."""
        return self._top

    def _try_all(
        self, state: Any, plan: tuple[Action, ...], options: Sequence[Action]
    ) -> Iterator[None]:
        """A few rollouts behind each option, one after the other in turn, so that all of them were
        looked at when somebody stops early."""
        open_ends = list(options)
        for _ in range(self._each):
            for action in tuple(open_ends):
                line = walk_on(
                    self._game,
                    self._evaluation,
                    self._before,
                    state,
                    self._seat,
                    action,
                    self._chance,
                )
                self._note(Line((*plan, *line.plan), line.state, line.value, line.over))
                if len(line.plan) == 1:
                    open_ends.remove(action)
                yield

    def _note(self, line: Line) -> None:
        self.positions += 1
        known = self._best.get(line.plan[0])
        if known is None or line.value > known.value:
            self._best[line.plan[0]] = line
        if self._top is None or line.value > self._top.value:
            self._top = line


class FrontSearch:
    """Rollouts along many beginnings of one turn in one world.

    A beam judges positions in the middle of a turn, which say little; the nested search keeps to
    the one beginning that had luck. Here a front of beginnings goes on step by step, and what
    counts for each is the best end that was found behind it.

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
