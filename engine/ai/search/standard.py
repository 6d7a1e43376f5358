"""Standard: plays its whole turn in its head, in several possible worlds, and takes the best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.ai.contract import Candidate, Decision, Evaluation, Thinking
from engine.ai.reasons import compared
from engine.ai.search.rollouts import FrontSearch
from engine.ai.search.steps import TurnSearch, search_turn
from engine.ai.search.turns import Line
from engine.ai.term_sum import added
from engine.ai.worlds import PossibleWorld
from engine.core import Action

WORLDS = 3
MOST_TOLD = 6
"""So many candidates get reasons: all among which an Expert chooses."""


class Standard(Thinking):
    """The search of one decision, world after world.

    `search_worlds` among a game's weights says how many worlds, `search_rollouts`,
    `search_front` or `search_width` how broad the search of each is.
    """

    def __init__(self, evaluation: Evaluation, given: PossibleWorld, seed: int) -> None:
        self._game = given.game
        self._evaluation = evaluation
        self._given = given
        self._seat = given.seat
        self._seed = seed
        self._worlds = int(evaluation.weights.get("search_worlds", WORLDS))
        self.turns: list[TurnSearch] = []

    def steps(self) -> Iterator[int]:
        """One step for each position; it ends after the last world."""
        done = 0
        for number in range(self._worlds):
            world = self._possible(number)
            turn = search_turn(
                self._game, self._evaluation, world, self._seat, f"{self._seed} turn {number}"
            )
            self.turns.append(turn)
            for _ in turn.advance():
                yield done + turn.positions
            done += turn.positions

    def _possible(self, number: int) -> Any:
        return self._given.another(f"{self._seed} world {number}").state

    def decision(self) -> Decision:
        """The best first decision by the mean over the worlds searched so far."""
        positions = sum(turn.positions for turn in self.turns)
        ranked = ranking(self.turns)
        if not ranked:
            first = self._evaluation.prune(self._given.state, self._given.state.options)[0]
            return Decision(first, (), positions)
        told = [(value, line.state) for value, line in ranked[:MOST_TOLD]]
        why = compared(self._evaluation, told, self._seat)
        candidates = tuple(
            Candidate(line.plan, value, why[place] if place < len(why) else ())
            for place, (value, line) in enumerate(ranked)
        )
        return Decision(candidates[0].plan[0], candidates, positions)

    def kinds(self) -> list[Line]:
        """The best way of each kind of turn, best first, where one world is searched by a front."""
        turn = self.turns[0] if len(self.turns) == 1 else None
        return turn.best_by_outline() if isinstance(turn, FrontSearch) else []

    def ends(self) -> dict[tuple[Action, ...], Any]:
        """Where the plans of the candidates lead."""
        return {line.plan: line.state for _, line in ranking(self.turns)}


def ranking(turns: list[TurnSearch]) -> list[tuple[float, Line]]:
    """First decisions from best to worst: mean of the best values, and the line of one world.

    A world in which a decision was not followed up counts with its poorest one.
    """
    found = [turn.best_by_first() for turn in turns]
    found = [best for best in found if best]
    lines: dict[Action, Line] = {}
    for best in found:
        for action, line in best.items():
            lines.setdefault(action, line)
    poorest = [min(line.value for line in best.values()) for best in found]
    ranked = []
    for action, line in lines.items():
        values = [
            best[action].value if action in best else low
            for best, low in zip(found, poorest, strict=True)
        ]
        ranked.append((added(values) / len(values), line))
    ranked.sort(key=lambda item: -item[0])
    return ranked
