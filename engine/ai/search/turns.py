"""Looking ahead to the end of a turn: all ways of playing it, as far as the budget goes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from heapq import nlargest
from operator import attrgetter
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.fingerprint import fingerprint_of
from engine.core import Action, act
from engine.game import Game, asked

LONGEST = 60
"""More decisions than this are no turn: the search stops and values what it has."""
ANSWERS_OF_OTHERS = 8


@dataclass(slots=True)
class Line:
    """One way to go on from a question: decisions, the position they lead to, its value.

    `kept`: it goes on from a decisive step, and is followed to its end whatever it is worth.
    """

    plan: tuple[Action, ...]
    state: Any
    value: float
    over: bool
    kept: bool = False


class TurnSearch(ABC):
    """The search of one turn of a seat in one world; `positions` counts what was valued."""

    def __init__(self, game: Game, evaluation: Evaluation, world: Any, seat: int) -> None:
        self.positions = 0
        self._game = game
        self._evaluation = evaluation
        self._before = world
        self._seat = seat

    @abstractmethod
    def advance(self) -> Iterator[None]:
        """Search; yields after each position that was valued, so that anybody may stop it."""

    @abstractmethod
    def best_by_first(self) -> dict[Action, Line]:
        """The best line found behind each first decision."""

    def _settled(self, state: Any) -> bool:
        """Answer what others are asked; True when the turn is over."""
        return settle(self._game, self._evaluation, self._before, state, self._seat)


class Turn(TurnSearch):
    """The search of a turn one level of decisions at a time.

    `finished` holds the ways that reach the end of the turn, `open_lines` those under way.
    `hasty`: only the evaluation's shortlist.
    """

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        world: Any,
        seat: int,
        width: int,
        hasty: bool = False,
    ) -> None:
        super().__init__(game, evaluation, world, seat)
        self.finished: list[Line] = []
        self.open_lines: list[Line] = [Line((), world, evaluation.value(world, seat), over=False)]
        self._width = width
        self._hasty = hasty
        self._prune = evaluation.shortlist if hasty else evaluation.prune
        self._fingerprint = fingerprint_of(world.__class__)

    def advance(self) -> Iterator[None]:
        """Search until every kept line is at the end of the turn; yields after each position."""
        for _ in range(LONGEST):
            if not self.open_lines:
                return
            yield from self._next_level()
        self.finished += self.open_lines
        self.open_lines = []

    def best_by_first(self) -> dict[Action, Line]:
        """The best line found behind each first decision, finished or not."""
        best: dict[Action, Line] = {}
        for line in (*self.finished, *self.open_lines):
            known = best.get(line.plan[0]) if line.plan else None
            if line.plan and (known is None or line.value > known.value):
                best[line.plan[0]] = line
        return best

    def _next_level(self) -> Iterator[None]:
        seen: set[Hashable] = set()
        fresh: list[Line] = []
        for line in self.open_lines:
            grown: list[Line] = []
            for action, decides in self._steps(line):
                longer = self._grow(line, action, seen)
                if longer is None:
                    continue
                longer.kept = decides
                (self.finished if longer.over else grown).append(longer)
                self.positions += 1
                yield
            if line.kept and grown and not any(longer.kept for longer in grown):
                max(grown, key=attrgetter("value")).kept = True
            fresh += grown
        best = nlargest(self._width, fresh, key=attrgetter("value"))
        chosen = {id(line) for line in best}
        self.open_lines = [*best, *(each for each in fresh if each.kept and id(each) not in chosen)]

    def _steps(self, line: Line) -> Iterator[tuple[Action, bool]]:
        """The steps worth looking at, and whether they are decisive; those of a turn far ahead and
        those behind other steps are not asked about."""
        options = line.state.options
        ask = not self._hasty and (line.kept or not line.plan)
        decisive = list(self._evaluation.decisive(line.state, options)) if ask else []
        for action in decisive:
            yield action, True
        for action in self._prune(line.state, options):
            if action not in decisive:
                yield action, False

    def _grow(self, line: Line, action: Action, seen: set[Hashable]) -> Line | None:
        """The position after one more decision; None when it was reached already."""
        state = self._game.clone(line.state)
        act(self._game.ops, state, action)
        over = self._settled(state)
        mark = self._fingerprint(state)
        if mark in seen:
            return None
        seen.add(mark)
        value = self._evaluation.value(state, self._seat)
        return Line((*line.plan, action), state, value, over)


def settle(game: Game, evaluation: Evaluation, before: Any, state: Any, seat: int) -> bool:
    """Answer what others are asked in the middle of the turn; True when the turn is over."""
    for _ in range(LONGEST):
        who = asked(state)
        if who < 0 or evaluation.turn_over(before, state, seat):
            return True
        if who == seat:
            return False
        act(game.ops, state, obvious(game, evaluation, state, who))
    return True


def obvious(game: Game, evaluation: Evaluation, state: Any, seat: int) -> Action:
    """The answer that is worth most at once; the first of equals."""
    options = list(evaluation.prune(state, state.options))[:ANSWERS_OF_OTHERS]
    if len(options) == 1:
        return options[0]
    values = []
    for action in options:
        tried = game.clone(state)
        act(game.ops, tried, action)
        values.append(evaluation.value(tried, seat))
    return options[values.index(max(values))]
