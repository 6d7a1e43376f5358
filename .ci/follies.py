"""What an opponent wastes: `uv run .ci/follies.py GAME --seats 4 --games 40`.

A level plays itself. Versailles: cubes left at the end, own turn of the first tile, seats that
never built. Caylus: residences and prestige buildings, deniers left. Tara: turns that could win
and did not. Figures are of a seat and game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import fmean, median
from typing import Any

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.ai.evaluations import load_evaluation
from engine.ai.lab.match import config_of
from engine.ai.levels import budget_of
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game
from engine.games.caylus.data import DENIER
from engine.games.tara.ai.decisive import winning

Figures = dict[str, list[float]]


class Versailles:
    """Cubes that nobody used, and how late the first tile came."""

    def __init__(self, game: Game, state: Any) -> None:
        self._turns = [0] * state.seats
        self._first: dict[int, int] = {}
        self._last = -1

    def before(self, state: Any) -> None:
        """A seat that takes its turn after another's begins one of its own."""
        if state.turn != self._last and state.turn >= 0:
            self._last = state.turn
            self._turns[state.turn] += 1
        for seat, player in enumerate(state.players):
            if player.built:
                self._first.setdefault(seat, self._turns[seat])

    def after(self, state: Any) -> Iterator[tuple[str, float]]:
        """Figures of a finished game."""
        for seat, player in enumerate(state.players):
            yield "cubes left", float(sum(player.goods))
            yield "never built", float(not player.built)
            if seat in self._first:
                yield "own turn of the first tile", float(self._first[seat])


class Caylus:
    """What the advanced game offers beside houses, and money that bought nothing."""

    def __init__(self, game: Game, state: Any) -> None:
        self._game = game

    def before(self, state: Any) -> None:
        """Nothing is counted on the way."""

    def after(self, state: Any) -> Iterator[tuple[str, float]]:
        """Figures of a finished game."""
        for seat, player in enumerate(state.players):
            residences = sum(
                owner == seat and turned
                for owner, turned in zip(state.owner, state.residence, strict=True)
            )
            yield "residences and prestige", float(residences + len(player.prestige))
            yield "deniers left", float(player.goods[DENIER])


class Tara:
    """Turns that could win, and those that did not; both by the table's own forecast."""

    def __init__(self, game: Game, state: Any) -> None:
        self._ops = game.ops
        self._could: list[int] = []

    def before(self, state: Any) -> None:
        """At the beginning of every turn."""
        seat = asked(state)
        if state.agenda[-1][0] == "turn" and winning(self._ops, state, seat, state.options):
            self._could.append(seat)

    def after(self, state: Any) -> Iterator[tuple[str, float]]:
        """Only the last of these turns can have won."""
        for number, seat in enumerate(self._could, 1):
            yield "missed wins", float(number < len(self._could) or seat != state.winner)


WATCHED: Mapping[str, Callable[[Game, Any], Any]] = {
    "versailles": Versailles,
    "caylus": Caylus,
    "tara": Tara,
}


def watched(key: str, level: str, seats: int, options: Mapping[str, str], seed: int) -> Figures:
    """The figures of one game."""
    game = load_game(key)
    state: Any = game.setup(config_of(game.info, [level] * seats, options), seed)
    run(game.ops, state)
    evaluation = load_evaluation(game)
    planners = [Planner(game, evaluation, level) for _ in range(seats)]
    watch, decisions = WATCHED[key](game, state), 0
    while state.agenda:
        watch.before(state)
        world, luck = possible_world(game, state), seed * 10_007 + decisions
        found = planners[asked(state)].decide(world, luck, budget_of(level))
        act(game.ops, state, found.action)
        decisions += 1
    figures: Figures = {}
    for name, number in watch.after(state):
        figures.setdefault(name, []).append(number)
    return figures


def main() -> None:
    """Play and print."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("game", choices=sorted(WATCHED))
    words.add_argument("--level", default="standard")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--option", action="append", default=[], help="variant=advanced")
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    options = dict(option.split("=", 1) for option in told.option)
    figures: Figures = {}
    for seed in tqdm(range(told.seed, told.seed + told.games), unit="game", file=sys.stderr):
        for name, found in watched(told.game, told.level, told.seats, options, seed).items():
            figures.setdefault(name, []).extend(found)
    for name, found in figures.items():
        print(f"{name}: mean {fmean(found):.2f}, median {median(found):g}, of {len(found)}")


if __name__ == "__main__":
    main()
