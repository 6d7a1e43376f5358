"""`main.py tune GAME`: weights of an evaluation are changed by self-play and kept if they win.

Weights cannot play each other where an automa plays: their margins against it are compared.
"""

from __future__ import annotations

import sys

from tqdm import tqdm

from engine.ai.contract import Weights
from engine.ai.evaluations import shipped_weights, weights_file, weights_name
from engine.ai.lab.fitting import fit
from engine.ai.lab.match import Rules
from engine.ai.lab.tournament import compare
from engine.ai.lab.tuning import (
    Round,
    Slope,
    against_automa,
    differences,
    tune,
    write_weights,
)
from engine.ai.lab.workforce import Where
from engine.simulation.interrupts import INTERRUPTED
from engine.texts import spoken
from scenes.commands.tournament import rules_of
from scenes.shell.refusal import refuse

TOLD = 8
"""So many slopes of a round are told."""


def tune_weights(
    key: str,
    players: str,
    *,
    rounds: int,
    games: int,
    seed: int,
    iterations: int,
    where: Where,
    fits: bool = False,
    write: bool,
) -> int:
    """Tune, tell every round, then let the old weights play the new ones; 0 when the new ones won.

    `players` as for a tournament: the same level in every seat, or one against an automa. With
    `fits` the weights are fitted to who won from which positions, not to the margins. With
    `write` better weights go into their file. When it is interrupted, the changes of the finished
    rounds are told and nothing is written. Raises Refusal.
    """
    rules = rules_of("tune", key, players, (), iterations, timed=False)
    name = weights_name(key, rules.players)
    old = shipped_weights(name)
    new: Weights = old
    if fits and against_automa(rules):
        raise refuse("tune.no_automa")
    if fits:
        coming = fit(key, old, rules, rounds, games, seed)
    else:
        coming = tune(key, old, rules, rounds, games, seed, where)
    say = spoken().say
    finished = 0
    judge = _beats_automa if against_automa(rules) else _beats
    try:
        for done in tqdm(coming, total=rounds, unit=spoken().say("commands.unit.round")):
            tqdm.write(_line(done))
            new, finished = done.weights, finished + 1
        _tell_changes(old, new)
        better = judge(key, rules, games, seed - games, new, old, where)
    except KeyboardInterrupt:
        print(say("tune.stopped", n=finished, total=rounds), file=sys.stderr)
        if finished < rounds:
            _tell_changes(old, new)
        return INTERRUPTED
    if better and write:
        write_weights(weights_file(name), new)
        print(say("tune.written", file=weights_file(name).name))
    return 0 if better else 1


def _tell_changes(old: Weights, new: Weights) -> None:
    for weight, before, after in differences(old, new):
        print(spoken().say("tune.changed", name=weight, old=before, new=after))


def _beats(
    key: str, rules: Rules, games: int, seed: int, new: Weights, old: Weights, where: Where
) -> bool:
    """True when new weights win more than their share against old ones."""
    standings = compare(key, rules, games, seed, new, old, where)
    low, high = standings.interval(0)
    share = standings.wins(0) / len(standings.played)
    say = spoken().say
    print(say("tune.judged", share=100 * share, low=100 * low, high=100 * high))
    return share > 1 / len(rules.players)


def _beats_automa(
    key: str, rules: Rules, games: int, seed: int, new: Weights, old: Weights, where: Where
) -> bool:
    """True when new weights have a better margin against the automa than old ones had."""
    found = [compare(key, rules, games, seed, each, each, where).margin(0) for each in (new, old)]
    print(spoken().say("tune.judged_alone", new=found[0], old=found[1]))
    return found[0] > found[1]


def _line(done: Round) -> str:
    told = ", ".join(_slope(slope) for slope in done.slopes[:TOLD])
    return spoken().say("tune.round", n=done.number + 1, told=told)


def _slope(slope: Slope) -> str:
    return spoken().say("tune.slope", name=slope.name, points=slope.points, error=slope.error)
