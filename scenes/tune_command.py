"""`main.py tune GAME`: weights of an evaluation are changed by self-play and kept if they win."""

from __future__ import annotations

from tqdm import tqdm

from engine.ai.contract import Weights
from engine.ai.evaluations import shipped_weights, weights_file
from engine.ai.match import Rules
from engine.ai.tournament import compare
from engine.ai.tuning import Round, Slope, differences, tune, write_weights
from engine.texts import load_catalogue
from scenes.tournament_command import rules_of

TOLD = 8
"""So many slopes of a round are told."""


def tune_weights(
    key: str,
    level: str,
    *,
    seats: int,
    rounds: int,
    games: int,
    seed: int,
    iterations: int,
    processes: int,
    write: bool,
) -> int:
    """Tune, tell every round, then let the old weights play the new ones; 0 when the new ones won.

    With `write` better weights go into the game's file. Raises Refusal.
    """
    rules = rules_of(key, ",".join([level] * seats), (), iterations, timed=False)
    old = shipped_weights(key)
    new: Weights = old
    coming = tune(key, old, rules, rounds, games, seed, processes)
    for done in tqdm(coming, total=rounds, unit="round"):
        tqdm.write(_line(done))
        new = done.weights
    return _judge(key, rules, old, new, games, seed, processes, write=write)


def _judge(
    key: str,
    rules: Rules,
    old: Weights,
    new: Weights,
    games: int,
    seed: int,
    processes: int,
    *,
    write: bool,
) -> int:
    say = load_catalogue().say
    for name, before, after in differences(old, new):
        print(say("tune.changed", name=name, old=before, new=after))
    standings = compare(key, rules, games, seed - games, new, old, processes)
    low, high = standings.interval(0)
    share = standings.wins(0) / len(standings.played)
    print(say("tune.judged", share=100 * share, low=100 * low, high=100 * high))
    better = share > 1 / len(rules.players)
    if better and write:
        write_weights(weights_file(key), new)
        print(say("tune.written", file=weights_file(key).name))
    return 0 if better else 1


def _line(done: Round) -> str:
    told = ", ".join(_slope(slope) for slope in done.slopes[:TOLD])
    return load_catalogue().say("tune.round", n=done.number + 1, told=told)


def _slope(slope: Slope) -> str:
    return load_catalogue().say(
        "tune.slope", name=slope.name, points=slope.points, error=slope.error
    )
