"""Looking ahead to the end of a turn by playing there at random, again and again.

Positions in the middle of a turn say little about its end, so only ends are valued. The search
is nested: at each step of the best way known, every option is followed by a few rollouts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.turns import LONGEST, Line, settle
from engine.core import Action, act
from engine.game import Game


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
