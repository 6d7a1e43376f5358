"""What the hand-made judgement expects of a seat: tiles by the turns that they still need, goods,
decorations, skills and workers, in points; what a net of Versailles begins with."""

from __future__ import annotations

from functools import lru_cache

from engine.games.versailles.ai.evaluation import VersaillesEvaluation
from engine.games.versailles.state import State

POINTS = 10.0
TURNS = 40.0
PARTS = ("tiles", "goods", "stock", "skills", "workers")


class Outlooks:
    """Looks at seats by the evaluation of the game."""

    def __init__(self, evaluation: VersaillesEvaluation) -> None:
        self._evaluation = evaluation
        # what fits in the palace is the same at most ends of a turn
        self._fitting = lru_cache(maxsize=256)(evaluation.plans.fitting_of)

    def left(self, state: State) -> float:
        """Turns that every player probably still has, as the game goes on."""
        return self._evaluation.time_left(state)

    def fits(self, state: State, tile: int) -> bool:
        """True where the palace has a place for a tile."""
        return self._evaluation.plans.needs[tile].pattern in self._patterns(state)

    def _patterns(self, state: State) -> frozenset[int]:
        return self._fitting(tuple(state.squares), tuple(state.needs), state.built)

    def of(self, state: State, seat: int, left: float) -> tuple[float, ...]:
        """The `PARTS` of one seat, with so many turns to go, divided by `POINTS`."""
        player = state.players[seat]
        parts = self._evaluation.prospects(state, player, self._patterns(state), left)
        return tuple([round(part / POINTS, 3) for part in parts])
