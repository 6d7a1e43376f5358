"""What positions of Viscounts are worth, as a sum of named terms (points of the final score)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property

from engine.ai.contract import END, Evaluation, Weights
from engine.ai.evaluations import shipped_weights
from engine.ai.term_sum import added
from engine.core import Action
from engine.game import Game, asked
from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.outlook import Outlook
from engine.games.viscounts.ai.pruning import prune
from engine.games.viscounts.ai.solo import SOLO_ONLY, SOLO_WEIGHTS, SoloOutlook
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.scoring import outcome
from engine.games.viscounts.state import State

TERMS = (
    "buildings",
    "castle",
    "manuscripts",
    "honours",
    "debts",
    "deeds",
    "majorities",
    "goods",
    "slots",
    "deck",
    "icons",
    "track",
    "groups",
    "rivals",
    "result",
)
"""The names of the terms, in the order in which they are added up."""

VICTORY = 100.0


class ViscountsEvaluation(Evaluation):
    """Points so far, what may become of them, and what the best rival has."""

    def __init__(self, data: ViscountsData, weights: Weights) -> None:
        self.weights = weights
        self._data = data
        self._solo = SOLO_ONLY in weights
        self._outlook = SoloOutlook(data, weights) if self._solo else Outlook(data, weights)
        self._rivals = -weights["rivals"]

    def for_table(self, state: State) -> ViscountsEvaluation:
        """A table with an automa has weights of its own; weights of that kind serve any table."""
        alone = any(player.board for player in state.players)
        return self._beside_an_automa if alone and not self._solo else self

    @cached_property
    def _beside_an_automa(self) -> ViscountsEvaluation:
        return ViscountsEvaluation(self._data, shipped_weights(SOLO_WEIGHTS))

    def value(self, state: State, seat: int) -> float:
        """Own outlook less a part of the best rival's; a finished game by its result."""
        if not state.agenda:
            return _result(state, seat)
        return added(self._outlook.of(state, seat)) + self._rivals * self._best_rival(state, seat)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """The parts of the value, by name."""
        if not state.agenda:
            return {**dict.fromkeys(TERMS, 0.0), "result": _result(state, seat)}
        rivals = self._rivals * self._best_rival(state, seat)
        return dict(zip(TERMS, [*self._outlook.of(state, seat), rivals, 0.0], strict=True))

    def prune(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """Leave out wasteful trades and most of the orders of cards."""
        return prune(state, options)

    def turn_over(self, before: State, state: State, seat: int) -> bool:
        """The own turn ends with `end`; in the setup and in turns of others with the answer."""
        if not state.agenda:
            return True
        if before.phase == c.SETUP or before.turn != seat:
            return asked(state) != seat or state.options[0] == END
        return state.turn != seat or state.options[0] == END

    def outline(self, state: State, plan: tuple[Action, ...], seat: int) -> Hashable:
        """The card played, where the turn ends, and what was done there."""
        player = state.players[seat]
        return state.played, player.viscount, player.built, player.workers, len(player.books)

    def _best_rival(self, state: State, seat: int) -> float:
        return max(
            added(self._outlook.of(state, other))
            for other in range(len(state.players))
            if other != seat
        )


def make_evaluation(game: Game, weights: Weights) -> ViscountsEvaluation:
    """The evaluation under these weights."""
    return ViscountsEvaluation(game.data, weights)


def _result(state: State, seat: int) -> float:
    """The margin, and more for the victory (shared: a part of it)."""
    final = outcome(state)
    best = max(total for other, total in enumerate(final.totals) if other != seat)
    won = VICTORY / len(final.winners) if seat in final.winners else 0.0
    return final.totals[seat] - best + won
