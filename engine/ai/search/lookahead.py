"""What comes after a turn: the others play simply, then the seat plays its next turn well."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.ai.contract import END, Evaluation
from engine.ai.search.rollouts import rollout
from engine.ai.search.steps import TurnSearch, search_turn
from engine.ai.search.turns import LONGEST, Line, Turn, obvious
from engine.core import act
from engine.game import Game, asked, round_of

WAYS_OF_OTHERS = 3
THRIFT = 0.25


class Lookahead:
    """Plays worlds on to the end of the seat's next turns; `positions` counts what it valued.

    Among a game's weights `ahead_turns` says how many own turns, `ahead_others` how many ways the
    others imagine, `ahead_thrift` how narrow the own search is. `ahead_width` lets the others
    search a beam instead of imagining. With `ahead_whole` an own turn ends where its end is asked
    for, and nowhere else: what the seat is asked before it begins belongs to it. With `ahead_reply`
    the turns of others behind the last own one are played, too.
    """

    def __init__(self, game: Game, evaluation: Evaluation, seat: int) -> None:
        self.positions = 0
        self._game = game
        self._evaluation = evaluation
        self._seat = seat
        weights = evaluation.weights
        self._rounds = int(weights.get("ahead_rounds", 0))
        self._turns = int(weights.get("ahead_turns", 1))
        self._ways = int(weights.get("ahead_others", WAYS_OF_OTHERS))
        self._thrift = weights.get("ahead_thrift", THRIFT)
        self._width = int(weights.get("ahead_width", 0))
        self.whole = bool(weights.get("ahead_whole", 0))
        self._reply = bool(weights.get("ahead_reply", 0))

    def after(self, state: Any, seed: str, since: int = 0) -> float:
        """The value to the seat some turns after `state`, which is played on in place.

        `since`: the round of the decision thought about, where whole rounds are counted.
        """
        chance = Random(seed)
        own = 0
        for _ in range(LONGEST):
            who = asked(state)
            if who < 0:
                break
            if self._rounds and round_of(state) >= since + self._rounds:
                break
            if tuple(state.options) == (END,):
                if self.whole and own == self._turns:
                    self._play_reply(state)
                    break
                act(self._game.ops, state, END)
                continue
            if who == self._seat:
                if own == self._turns and not self._rounds:
                    break
                own += 1
                line = self._own_turn(state, f"{seed} {own}")
            else:
                line = self._turn_of_other(state, who, chance)
            state = line.state
        return self._evaluation.value(state, self._seat)

    def _play_reply(self, state: Any) -> None:
        """Go on in place to where the next own turn begins, if the turns of others count."""
        if not self._reply:
            return
        game, evaluation, seat = self._game, self._evaluation, self._seat
        before = game.clone(state)
        act(game.ops, state, END)
        for _ in range(LONGEST):
            who = asked(state)
            if who < 0 or (who == seat and not evaluation.turn_over(before, state, seat)):
                return
            act(game.ops, state, obvious(game, evaluation, state, who))

    def finished(self, state: Any, seed: str) -> Any:
        """The position at the end of the own turn that is under way in `state`."""
        return self._own_turn(state, seed).state

    def _own_turn(self, state: Any, seed: str) -> Line:
        if self._width:
            return self._shortlisted(state, self._seat)
        return self._searched(
            search_turn(self._game, self._evaluation, state, self._seat, seed, self._thrift)
        )

    def _shortlisted(self, state: Any, who: int) -> Line:
        turn = Turn(self._game, self._evaluation, state, who, self._width, hasty=True)
        return self._searched(turn)

    def _searched(self, search: TurnSearch) -> Line:
        for _ in search.advance():
            pass
        self.positions += search.positions
        return max(search.best_by_first().values(), key=lambda line: line.value)

    def _turn_of_other(self, state: Any, who: int, chance: Random) -> Line:
        if self._width:
            return self._shortlisted(state, who)
        lines = [
            rollout(self._game, self._evaluation, state, who, chance) for _ in range(self._ways)
        ]
        self.positions += len(lines)
        return max(lines, key=lambda line: line.value)
