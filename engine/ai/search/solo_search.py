"""Expert's third method: some own turns ahead, as if the others stood still.

For games in which the others hardly change what a seat can do, so that a longer plan is worth
more than guessing what they answer. After every turn only the best positions are kept.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from engine.ai.contract import Candidate, Decision, Evaluation, Thinking
from engine.ai.reasons import compared
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.turns import LONGEST, settle
from engine.ai.worlds import PossibleWorld
from engine.core import Action, act

WIDTH = 6
UNDER_WAY = 24
"""Unfinished ways of one turn that are followed at a time."""
TOLD = 3


@dataclass(slots=True)
class Course:
    """The decisions of the first turn, and where they and the best later turns lead."""

    plan: tuple[Action, ...]
    state: Any
    value: float
    over: bool


class SoloSearch(Thinking):
    """The search of one decision in one possible world.

    Among a game's weights `solo_turns` says how many own turns, `solo_width` how many positions
    are kept after each. The game's evaluation must know how to `skip_others`.
    """

    def __init__(self, evaluation: Evaluation, given: PossibleWorld, seed: int) -> None:
        self._game = given.game
        self._evaluation = evaluation
        self._seat = given.seat
        self._world = given.another(f"{seed} alone").state
        self._turns = int(evaluation.weights["solo_turns"])
        self._width = int(evaluation.weights.get("solo_width", WIDTH))
        self._fingerprint = fingerprint_of(self._world.__class__)
        self._ranked: list[Course] = []
        self._first: dict[tuple[Action, ...], Any] = {}
        self._positions = 0

    def steps(self) -> Iterator[int]:
        """One step for each decision tried; it ends after the last turn."""
        kept = [Course((), self._world, 0.0, over=False)]
        for turn in range(self._turns):
            found: dict[Hashable, Course] = {}
            for course in kept:
                for grown in self._one_turn(course):
                    if grown is not None:
                        mark = self._fingerprint(grown.state)
                        found.setdefault(mark, grown)
                    yield self._positions
            ends = sorted(found.values(), key=attrgetter("value"), reverse=True)
            if not turn:
                self._first = {course.plan: course.state for course in ends}
            self._rank(ends)
            kept = ends[: self._width]
            if all(course.over for course in kept):
                return

    def decision(self) -> Decision:
        """The first turn of the best course that was followed to the last turn searched.

        Of the courses that begin with the same decision only the best is told.
        """
        if not self._ranked:
            first = self._evaluation.prune(self._world, self._world.options)[0]
            return Decision(first, (), self._positions)
        best: dict[Action, Course] = {}
        for course in self._ranked:
            best.setdefault(course.plan[0], course)
        courses = list(best.values())
        told = [(course.value, self._first[course.plan]) for course in courses[:TOLD]]
        why = compared(self._evaluation, told, self._seat)
        candidates = tuple(
            Candidate(course.plan, course.value, why[place] if place < len(why) else ())
            for place, course in enumerate(courses)
        )
        return Decision(candidates[0].plan[0], candidates, self._positions)

    def _rank(self, ends: list[Course]) -> None:
        """The best course of every first turn; those given up stay behind those still followed."""
        best: dict[tuple[Action, ...], Course] = {}
        for course in ends:
            best.setdefault(course.plan, course)
        poorest = min(course.value for course in best.values())
        for course in self._ranked:
            if course.plan not in best:
                value = min(course.value, poorest)
                best[course.plan] = Course(course.plan, course.state, value, course.over)
        self._ranked = list(best.values())

    def _one_turn(self, start: Course) -> Iterator[Course | None]:
        """Every end of the next turn; None for decisions in its middle."""
        if start.over:
            yield start
            return
        under_way: list[tuple[tuple[Action, ...], Any]] = [((), start.state)]
        for _ in range(LONGEST):
            if not under_way:
                return
            fresh: list[tuple[tuple[Action, ...], Any]] = []
            for plan, state in under_way:
                for action in self._evaluation.prune(state, state.options):
                    after = self._game.clone(state)
                    act(self._game.ops, after, action)
                    self._positions += 1
                    longer = (*plan, action)
                    if settle(self._game, self._evaluation, start.state, after, self._seat):
                        yield self._ended(start.plan or longer, after)
                    else:
                        fresh.append((longer, after))
                        yield None
            under_way = fresh[:UNDER_WAY]

    def _ended(self, plan: tuple[Action, ...], state: Any) -> Course:
        going_on = self._evaluation.skip_others(state, self._seat)
        return Course(plan, state, self._evaluation.value(state, self._seat), not going_on)
