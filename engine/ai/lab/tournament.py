"""Many games between opponents: paired seeds, rotated seats, on several processes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from engine.ai.contract import Weights
from engine.ai.evaluations import load_evaluation
from engine.ai.lab.estimates import percentile, wilson
from engine.ai.lab.match import Result, Rules, play
from engine.ai.lab.workforce import Where, workforce
from engine.ai.search.characters import is_level
from engine.box.rulings import ruled_game


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: plain values, for another process. `weights` by entrant, None: shipped."""

    game: str
    rules: Rules
    seed: int
    turn: int
    weights: tuple[Weights | None, ...] = ()


def jobs(game: str, rules: Rules, games: int, seed: int) -> list[Job]:
    """Games with paired seeds: each seed is played once in every seating.

    Against an automa, which has its seat, every game has a seed of its own.
    """
    count = 1 if any(not is_level(word) for word in rules.players) else len(rules.players)
    return [Job(game, rules, seed + n // count, n % count) for n in range(games)]


def play_job(job: Job) -> Result:
    """Play one game in this process."""
    game = ruled_game(job.game, job.rules.config)
    weights = job.weights or (None,) * len(job.rules.players)
    loaded = {id(each): load_evaluation(game, each) for each in weights}
    return play(game, [loaded[id(each)] for each in weights], job.rules, job.seed, job.turn)


def results(todo: Sequence[Job], where: Where) -> Generator[Result]:
    """The results as they come; with one process all is played in this one.

    Whoever wants no more of them does not wait for the games that are being played.
    """
    with workforce(where) as workers:
        yield from workers.ready(play_job, todo)


@dataclass(slots=True)
class Standings:
    """What the games played so far add up to."""

    players: tuple[str, ...]
    played: list[Result] = field(default_factory=list)
    interrupted: bool = False

    def wins(self, entrant: int) -> float:
        """Victories, shared ones as fractions."""
        return sum(result.shares[entrant] for result in self.played)

    def interval(self, entrant: int) -> tuple[float, float]:
        """The 95 % interval of an entrant's share of victories."""
        return wilson(self.wins(entrant), len(self.played))

    def margin(self, entrant: int) -> float:
        """Mean distance to the best of the others, in points."""
        if len(self.players) < 2:
            return 0.0
        gaps = [
            result.points[entrant]
            - max(points for other, points in enumerate(result.points) if other != entrant)
            for result in self.played
        ]
        return sum(gaps) / max(1, len(gaps))

    def decided(self, share: float) -> bool:
        """True when the first entrant's share is clearly above or below `share`."""
        low, high = self.interval(0)
        return low > share or high < share

    def summary(self) -> dict[str, Any]:
        """Plain numbers for the table and for JSON."""
        games = max(1, len(self.played))
        return {
            "games": len(self.played),
            "entrants": [self._entrant(number, games) for number in range(len(self.players))],
            "mean_rounds": sum(result.rounds for result in self.played) / games,
            "mean_decisions": sum(result.decisions for result in self.played) / games,
            "illegal": sum(result.illegal for result in self.played),
            "late": sum(result.late for result in self.played),
            "milliseconds": {level: self._times(level) for level in sorted(set(self.players))},
        }

    def _entrant(self, number: int, games: int) -> dict[str, Any]:
        low, high = self.interval(number)
        return {
            "player": self.players[number],
            "share": self.wins(number) / games,
            "low": low,
            "high": high,
            "points": sum(result.points[number] for result in self.played) / games,
            "margin": self.margin(number),
        }

    def _times(self, level: str) -> dict[str, float]:
        times = [spent for result in self.played for spent in result.seconds.get(level, ())]
        return {
            "decisions": len(times),
            "p50": 1000 * percentile(times, 0.5),
            "p95": 1000 * percentile(times, 0.95),
            "max": 1000 * max(times, default=0.0),
        }


def hold(
    game: str,
    rules: Rules,
    games: int,
    seed: int,
    where: Where = 2,
    on_game: Callable[[Standings], bool] = lambda standings: False,
) -> Standings:
    """Play the tournament; `on_game` is told after each game and may end it early.

    A KeyboardInterrupt ends it too: the games that were finished count.
    """
    standings = Standings(rules.players)
    try:
        with closing(results(jobs(game, rules, games, seed), where)) as coming:
            for result in coming:
                standings.played.append(result)
                if on_game(standings):
                    break
    except KeyboardInterrupt:
        standings.interrupted = True
    return standings


def compare(
    game: str,
    rules: Rules,
    games: int,
    seed: int,
    first: Weights,
    others: Weights,
    where: Where = 2,
) -> Standings:
    """A tournament in which the first entrant has weights of its own."""
    weights = (first, *[others] * (len(rules.players) - 1))
    todo = [
        Job(job.game, job.rules, job.seed, job.turn, weights)
        for job in jobs(game, rules, games, seed)
    ]
    return Standings(rules.players, list(results(todo, where)))
