"""`main.py tune GAME`: weights of an evaluation are changed a little and kept if they win."""

from __future__ import annotations

from tqdm import tqdm

from engine.ai.evaluations import shipped_weights, weights_file
from engine.ai.tuning import Round, differences, tune, write_weights
from engine.texts import load_catalogue
from scenes.tournament_command import rules_of


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
    """Tune, tell every round, write the file after each success if asked to. Raises Refusal."""
    rules = rules_of(key, ",".join([level] * seats), (), iterations, timed=False)
    weights = shipped_weights(key)
    say = load_catalogue().say
    champion = weights
    coming = tune(key, weights, rules, rounds, games, seed, processes)
    for done in tqdm(coming, total=rounds, unit="round"):
        tqdm.write(_line(done))
        champion = done.weights
        if done.accepted and write:
            write_weights(weights_file(key), champion)
    for name, old, new in differences(weights, champion):
        print(say("tune.changed", name=name, old=old, new=new))
    print(say("tune.written" if write else "tune.not_written", file=weights_file(key).name))
    return 0


def _line(done: Round) -> str:
    key = "tune.accepted" if done.accepted else "tune.refused"
    return load_catalogue().say(
        key,
        n=done.number + 1,
        margin=done.margin,
        error=done.error,
        what=done.changed,
    )
