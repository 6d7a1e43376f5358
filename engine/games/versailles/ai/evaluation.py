"""What positions of Versailles are worth: points, plans, goods, technologies and the next turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import END, Weights
from engine.ai.term_sum import TermSum, added
from engine.core import Action, act, run
from engine.game import Game
from engine.games.versailles.ai.ahead import Ahead, Setting, course_of
from engine.games.versailles.ai.board import read_board
from engine.games.versailles.ai.pruning import prune
from engine.games.versailles.ai.tiles import Plans
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.scoring import outcome
from engine.games.versailles.state import Player, State, palace_step
from engine.games.versailles.turn import endings

TERMS = ("points", "tiles", "goods", "decorations", "technologies", "workers", "position")


def make_evaluation(game: Game, weights: Weights) -> VersaillesEvaluation:
    """The evaluation for one set of component data."""
    return VersaillesEvaluation(game, weights)


class VersaillesEvaluation(TermSum):
    """Points now, tiles by the turns they still need, goods, skills, and the next turn."""

    names = TERMS

    def __init__(self, game: Game, weights: Weights) -> None:
        data: VersaillesData = game.data
        self.weights = weights
        self._data = data
        self._ops = game.ops
        self._board = read_board(data)
        self.plans = Plans(data, self._board, weights)
        self._columns = (0.0, 1.0, weights["column_2"], weights["column_3"])
        self._ahead = Ahead(data, self._board, self.plans, weights)

    def prune(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """Tiles worth starting, compact places, and sweeping only where nothing is worth taking."""
        name, seat, _ = state.agenda[-1]
        if name not in ("move", "spend", "sweep_more"):
            return options
        player = state.players[seat]
        left = int(self.turns_left(state) + 0.5)
        fitting = self.plans.fitting(state)
        course = course_of(player)
        setting = Setting(state, seat, tuple(state.shop), fitting, left, tuple(player.columns))
        if name == "move":
            most = int(self.weights["search_moves"])
            return self._ahead.best_moves(setting, course, options, most)

        def promise(tile: int) -> float:
            return self.plans.split(
                (tile,), course.goods, course.stock, course.workers, setting.shop, fitting, left
            )[0]

        return prune(state, options, promise, self.plans.in_hand + 0.5)

    def turn_over(self, before: State, state: State, seat: int) -> bool:
        """A move always begins another turn, also after an echo in that of somebody else."""
        return super().turn_over(before, state, seat) or state.agenda[-1][0] == "move"

    def skip_others(self, state: State, seat: int) -> bool:
        """The others take nothing in echoes and do not move."""
        while state.agenda and state.agenda[-1][0] != "move":
            act(self._ops, state, END if END in state.options else state.options[0])
        if not state.agenda:
            return False
        state.agenda.pop()
        state.agenda.append(("begin_turn", seat, None))
        run(self._ops, state)
        return True

    def turns_left(self, state: State) -> float:
        """Turns that every player probably still has (the King, or the last free square)."""
        return 0.0 if endings(state) else self.time_left(state)

    def time_left(self, state: State) -> float:
        """The same of a game that goes on."""
        steps = (palace_step(state) - state.king) / self.weights["king_rate"]
        squares = (len(state.squares) - state.built) / self.weights["square_rate"]
        return min(steps, squares) / state.seats

    def _terms(self, state: State, seat: int) -> list[float]:
        if not state.agenda or (len(state.options) == 1 and endings(state)):
            return [self._result(state, seat)]
        left = self.turns_left(state)
        fitting = self.plans.fitting(state)
        name, asked, _ = state.agenda[-1]
        between = asked == seat and len(state.options) > 1 and name != "move"
        own = self._worth(state, seat, fitting, left, own=not between)
        share = self.weights["rivals"] / (state.seats - 1)
        for other in range(state.seats):
            if other != seat:
                theirs = self._worth(state, other, fitting, left, own=False)
                for at, worth in enumerate(theirs):
                    own[at] -= share * worth
        return own

    def _result(self, state: State, seat: int) -> float:
        final = outcome(state)
        best = max(total for who, total in enumerate(final.totals) if who != seat)
        won = 0.0
        if seat in final.winners:
            won = 1.0 / len(final.winners)
        return final.totals[seat] - best + self.weights["victory"] * (2.0 * won - 1.0)

    def _worth(
        self, state: State, seat: int, fitting: frozenset[int], left: float, *, own: bool
    ) -> list[float]:
        """The terms of one seat; only of the own one the next turns are looked at."""
        player = state.players[seat]
        turns = int(left + 0.5)
        setting = Setting(state, seat, tuple(state.shop), fitting, turns, tuple(player.columns))
        course = course_of(player)
        tiles, goods, decorations = self.plans.split(
            course.hand, course.goods, course.stock, course.workers, setting.shop, fitting, turns
        )
        ahead = 0.0
        if own:
            ahead = self.weights["ahead"] * self._ahead.gain(setting, course)
        skills = self._technologies(player, left)
        workers = self._workers(player, left)
        return [float(player.score), tiles, goods, decorations, skills, workers, ahead]

    def prospects(
        self, state: State, player: Player, fitting: frozenset[int], left: float
    ) -> tuple[float, ...]:
        """Points that a player has not made yet: tiles, goods, decorations, technologies, workers.
        The next turns are not looked at."""
        hand, goods, stock = tuple(player.hand), tuple(player.goods), tuple(player.stock)
        workers, shop, turns = tuple(player.workers), tuple(state.shop), int(left + 0.5)
        found = self.plans.split(hand, goods, stock, workers, shop, fitting, turns)
        return *found, self._technologies(player, left), self._workers(player, left)

    def _technologies(self, player: Player, left: float) -> float:
        steps = 0.0
        for column in player.columns:
            steps += added(self._columns[1 : column + 1])
        return self.weights["technology"] * steps * left

    def _workers(self, player: Player, left: float) -> float:
        """Hired workers by the turns that they can still make, and active tokens."""
        hired = len(player.arriving) + sum(player.workers)
        tokens = self.weights["token"] * player.tokens * min(1.0, left / 4.0)
        return self.weights["worker"] * hired * left + tokens
