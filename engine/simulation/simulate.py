"""`main.py simulate GAME`: plays games without a window and reports on them.

With `--check` every step is checked: conservation, replay, views, explanations, sentences.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tqdm import tqdm

from engine.box.rulings import ruled_game
from engine.cells.problems import reason_of
from engine.core import Action, act, run
from engine.game import Config, Game, round_of
from engine.games import UnknownGameError, game_keys, load_game
from engine.simulation.arguments import ArgumentsError, SpokenParser
from engine.simulation.interrupts import INTERRUPTED, stoppable
from engine.simulation.words import parse_options, parse_seats, whole_number
from engine.texts import spoken

LONGEST = 50_000


class GameError(Exception):
    """A game that broke: holds what is needed to play it again."""

    def __init__(self, seed: int, log: list[Action], error: BaseException) -> None:
        super().__init__(str(error))
        self.seed = seed
        self.log = log
        self.error = error

    def __reduce__(self) -> tuple[type[GameError], tuple[int, list[Action], BaseException]]:
        """What another machine sends."""
        return GameError, (self.seed, self.log, self.error)


@dataclass(slots=True)
class Played:
    """One finished game."""

    seed: int
    decisions: int
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    touched: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Trial:
    """One game to play, as plain values."""

    game: str
    config: Config
    seed: int
    check: bool

    def played(self) -> Played:
        """The game. Raises GameError."""
        game = ruled_game(self.game, self.config)
        return (check_random if self.check else play_random)(game, self.config, self.seed)


@dataclass(slots=True)
class Tally:
    """What many games add up to."""

    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def summary(self, game: str, seats: Sequence[str]) -> dict[str, Any]:
        """Plain numbers for the table and for JSON."""
        n = max(1, len(self.games))
        decisions = sum(played.decisions for played in self.games)
        shares: Counter[int] = Counter()
        wins = [0.0] * len(seats)
        for played in self.games:
            for seat in played.winners:
                wins[seat] += 1 / len(played.winners)
            shares[len(played.winners)] += 1
        return {
            "game": game,
            "seats": list(seats),
            "games": len(self.games),
            "wins": [round(share, 2) for share in wins],
            "mean_scores": [
                round(sum(played.scores[seat] for played in self.games) / n, 1)
                for seat in range(len(seats))
            ],
            "mean_rounds": round(sum(played.rounds for played in self.games) / n, 1),
            "longest_rounds": max((played.rounds for played in self.games), default=0),
            "mean_decisions": round(decisions / n, 1),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
            "games_per_second": round(len(self.games) / self.seconds, 1) if self.seconds else 0,
            "shared_victories": sum(count for size, count in shares.items() if size > 1),
        }


def play_random(game: Game, config: Config, seed: int) -> Played:
    """One game of random decisions. Raises GameError."""
    chance = Random(seed)
    state = game.setup(config, seed)
    log: list[Action] = []
    ops = game.ops
    try:
        run(ops, state)
        while state.agenda:
            options = state.options
            action = options[int(chance.random() * len(options))]
            log.append(action)
            act(ops, state, action)
            if len(log) > LONGEST:
                raise RuntimeError(f"no end after {LONGEST} decisions")
        outcome = game.outcome(state)
    except Exception as error:
        raise GameError(seed, log, error) from error
    return Played(seed, len(log), round_of(state), outcome.totals, outcome.winners)


def check_random(game: Game, config: Config, seed: int) -> Played:
    """One game of random decisions with every check of the walker. Raises GameError."""
    from engine.simulation.walker import WalkError, check_game

    try:
        report = check_game(game, config, seed)
    except WalkError as error:
        raise GameError(seed, list(error.log), error) from error
    return Played(
        seed,
        report.decisions,
        report.rounds,
        report.scores,
        report.winners,
        frozenset(report.touched),
    )


def main(words: Sequence[str]) -> int:
    """Run the command; exit status 0, 1 when a game broke, 2 for unusable arguments."""
    try:
        options = _arguments(words)
        game = load_game(options.game)
        options.seats = options.seats or game.info.default_seats
        seats = parse_seats(options.seats, game.info)
        config = {"seats": seats, "options": parse_options(options.option, options.game, game.info)}
        game = ruled_game(options.game, config)
        game.setup(config, options.seed)
    except UnknownGameError as error:
        return _refuse(_say("unknown_game", name=error, known=", ".join(game_keys())))
    except (ArgumentsError, ValueError) as error:
        return _refuse(_say("wrong", reason=reason_of(error)))
    with stoppable():
        return _simulate(game, config, options)


def _say(key: str, **values: Any) -> str:
    return spoken().say(f"simulate.{key}", **values)


def _arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = SpokenParser(prog="main.py simulate", description=_say("about"))
    parser.add_argument("game", help=_say("help.game", known=", ".join(game_keys())))
    parser.add_argument("--seats", default="", help=_say("help.seats"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=_say("help.option"),
    )
    parser.add_argument("--games", type=_positive, default=100)
    parser.add_argument("--seed", type=_whole, default=1)
    parser.add_argument("--check", action="store_true", help=_say("help.check"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=_say("help.cluster"))
    parser.add_argument("--json", action="store_true", help=_say("help.json"))
    return parser.parse_args(list(words))


def _positive(text: str) -> int:
    number = whole_number(text)
    if number is None or number < 1:
        raise argparse.ArgumentTypeError(_say("not_a_number", word=text))
    return number


def _whole(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(_say("not_whole", word=text))
    return number


def _simulate(game: Game, config: Config, options: argparse.Namespace) -> int:
    tally = Tally()
    started = time.perf_counter()
    interrupted = False
    try:
        unit = spoken().say("commands.unit.game")
        coming = _played(game, config, options)
        for played in tqdm(coming, total=options.games, unit=unit, disable=options.json):
            tally.games.append(played)
    except GameError as broken:
        return _report(broken, options)
    except KeyboardInterrupt:
        interrupted = True
        n = len(tally.games)
        print(_say("tally.stopped", n=n, total=options.games), file=sys.stderr)
        if not n:
            return INTERRUPTED
    tally.seconds = time.perf_counter() - started
    names = [seat["name"] for seat in config["seats"]]
    summary = tally.summary(game.key, names)
    if options.check:
        summary["touched"] = sorted(set().union(*(played.touched for played in tally.games)))
    print(json.dumps(summary, indent=2) if options.json else _table(summary))
    return INTERRUPTED if interrupted else 0


def _played(game: Game, config: Config, options: argparse.Namespace) -> Iterator[Played]:
    """The games in the order of their seeds. Raises GameError and ClusterError."""
    seeds = range(options.seed, options.seed + options.games)
    trials = [Trial(game.key, config, seed, options.check) for seed in seeds]
    if options.cluster is None:
        yield from map(Trial.played, trials)
        return
    from engine.ai.lab.workforce import workforce

    with workforce(options.cluster) as workers:
        yield from workers.each(Trial.played, trials)


def _report(broken: GameError, options: argparse.Namespace) -> int:
    error = f"{type(broken.error).__name__}: {broken}"
    sentence = _say("broke", seed=broken.seed, seats=options.seats, n=len(broken.log), error=error)
    print(sentence, file=sys.stderr)
    print(_say("log", log=json.dumps(broken.log)), file=sys.stderr)
    return 1


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _table(summary: dict[str, Any]) -> str:
    lines = [_say("tally.title", n=summary["games"], game=summary["game"])]
    for name, wins, mean in zip(
        summary["seats"], summary["wins"], summary["mean_scores"], strict=True
    ):
        lines.append(_say("tally.seat", name=name, wins=wins, score=mean))
    lines.append(
        _say(
            "tally.length",
            rounds=summary["mean_rounds"],
            longest=summary["longest_rounds"],
            decisions=summary["mean_decisions"],
            shared=summary["shared_victories"],
        )
    )
    speed = summary["decisions_per_second"], summary["games_per_second"]
    lines.append(_say("tally.speed", decisions=speed[0], games=speed[1]))
    if "touched" in summary:
        lines.append(_say("tally.touched", kinds=", ".join(summary["touched"])))
    return "\n".join(lines)
