"""One game between opponents, without a window: who won, by how much, and how long they thought."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.ai.contract import LAB_LEVELS, LEARNED, LINEAR, Budget, Evaluation
from engine.ai.levels import budget_of
from engine.ai.planner import Planner
from engine.ai.search.characters import (
    MARK,
    character_of,
    characters_of,
    is_level,
    level_of,
)
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Config, Game, GameInfo, asked, round_of
from engine.games.seating import config_error
from engine.simulation.words import parse_seats

PROMISED = {
    "random": 0.05,
    "novice": 0.06,
    "standard": 0.3,
    "expert": 1.5,
    "master": 4.0,
    LEARNED: 1.5,
}
"""Seconds that a decision of a level may take."""
LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class Rules:
    """How a match is played. `timed`: with the budgets of the table, by the clock; decisions can
    be late.

    `iterations`: positions per decision by level, where it differs from the usual.
    """

    config: Config
    players: tuple[str, ...]
    timed: bool = False
    iterations: Mapping[str, int] = field(default_factory=dict)

    def budget(self, level: str) -> Budget:
        """What a decision of a level may cost."""
        budget = budget_of(level, timed=self.timed)
        return replace(budget, iterations=self.iterations.get(level_of(level), budget.iterations))


@dataclass(slots=True)
class Result:
    """One finished game by entrant (not by seat): who sat where, points, share of the victory."""

    seed: int
    seating: tuple[int, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    rounds: int
    illegal: int = 0
    late: int = 0
    seconds: dict[str, list[float]] = field(default_factory=dict)


def check_characters(key: str, players: Sequence[str]) -> None:
    """Refuse characters that a game does not have. Raises ConfigError; DataError where they cannot
    be read."""
    for word in players:
        if is_level(word) and MARK in word and character_of(key, word) is None:
            known = [each.id for each in characters_of(key)]
            raise config_error("character", known=known, word=word)


def config_of(info: GameInfo, players: Sequence[str], options: Mapping[str, str]) -> Config:
    """A configuration with a seat for each player word: a level, or `automa:BOARD:DIFFICULTY`.

    Raises ConfigError.
    """
    for word in players:
        if not is_level(word) and level_of(word) != "automa":
            raise config_error("player_form", known=LAB_LEVELS, word=word)
    words = ["random" if is_level(word) else word for word in players]
    seats = parse_seats(",".join(words), info)
    for seat, word in zip(seats, players, strict=True):
        seat["name"] = word
    return {"seats": seats, "options": dict(options)}


def play(
    game: Game, evaluations: Sequence[Evaluation], rules: Rules, seed: int, turn: int
) -> Result:
    """One game; the entrants are moved on by `turn` seats.

    `evaluations` by entrant. Raises RuntimeError when there is no end.
    """
    count = len(rules.players)
    seating = tuple((seat + turn) % count for seat in range(count))
    levels = [rules.players[entrant] for entrant in seating]
    state = game.setup(rules.config, seed)
    run(game.ops, state)
    found = Result(seed, seating, (), (), 0, 0)
    planners = [
        Planner(game, evaluations[entrant], level)
        for entrant, level in zip(seating, levels, strict=True)
    ]
    while state.agenda:
        _decide(game, planners[asked(state)], rules, state, found)
        if found.decisions > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions with seed {seed}")
    outcome = game.outcome(state)
    share = 1 / len(outcome.winners)
    seat_of = [seating.index(entrant) for entrant in range(count)]
    found.points = tuple(outcome.totals[seat] for seat in seat_of)
    found.shares = tuple(share if seat in outcome.winners else 0.0 for seat in seat_of)
    found.rounds = round_of(state)
    return found


def _decide(game: Game, planner: Planner, rules: Rules, state: Any, found: Result) -> None:
    """One decision: think, note the time, act."""
    level = planner.level
    started = time.perf_counter()
    seed = found.seed * 1_000_003 + found.decisions
    action = planner.decide(possible_world(game, state), seed, rules.budget(level)).action
    spent = time.perf_counter() - started
    if len(state.options) > 1:
        found.seconds.setdefault(level, []).append(spent)
        found.late += rules.timed and spent > PROMISED[level_of(level).removesuffix(LINEAR)]
    if action not in state.options:
        found.illegal += 1
        action = state.options[0]
    act(game.ops, state, action)
    found.decisions += 1
