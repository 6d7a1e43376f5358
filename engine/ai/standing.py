"""How a game without an evaluation of its own is judged: by the points that everybody can see."""

from __future__ import annotations

from typing import Any

from engine.ai.contract import Evaluation, Weights
from engine.game import Game

STANDING = "standing"
"""The only term; its words are the same for all games."""
VICTORY = 1000.0
"""Points for the end of the game, so that no lead outweighs a victory."""


class StandingEvaluation(Evaluation):
    """The own points if the game ended now less those of the best of the others."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.weights = weights
        self._game = game

    def value(self, state: Any, seat: int) -> float:
        """The lead; at the end the victory as well."""
        points = self._game.standing(state)
        best = max((p for other, p in enumerate(points) if other != seat), default=0)
        lead = float(points[seat] - best)
        if state.agenda:
            return lead
        winners = self._game.outcome(state).winners
        return lead + (VICTORY / len(winners) if seat in winners else -VICTORY)

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The lead alone."""
        return {STANDING: self.value(state, seat)}
