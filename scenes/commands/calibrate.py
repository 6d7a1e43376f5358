"""`main.py calibrate GAME`: chances of winning, fitted to games by self-play."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tqdm import tqdm

from engine.ai.appraisal.chances import Fit, chances_file
from engine.ai.lab.match import Rules
from engine.ai.lab.workforce import Where, workforce
from engine.ai.learned.features import load_features
from engine.games import load_game
from engine.simulation.interrupts import INTERRUPTED, at_once
from engine.texts import spoken
from scenes.commands.tournament import rules_of
from scenes.shell.refusal import refuse

LEVEL = "standard_linear"
FEWEST = 5
"""Games of which one can be left out to measure by."""


def calibrate(
    key: str,
    players: Sequence[str],
    *,
    options: Sequence[str] = (),
    games: int,
    seed: int,
    iterations: int,
    where: Where = 1,
) -> int:
    """Play, fit, write beside the weights of the game and print what was measured; 0. When it is
    interrupted nothing is written. Raises Refusal.

    `players`: tables that are played by turns, each in the words of a tournament, all of one kind.
    """
    rules = [rules_of("calibrate", key, each, options, iterations, timed=False) for each in players]
    table, rows = _kind(key, rules)
    if games < FEWEST:
        raise refuse("calibrate.too_few", n=FEWEST)
    with at_once():
        from engine.ai.lab.chances import fitted, play_all, tasks, write_fit

    say, samples = spoken().say, []
    try:
        with (
            workforce(where) as workers,
            tqdm(total=games, unit=say("commands.unit.game")) as bar,
        ):
            for found in play_all(workers, tasks(key, rules, games, seed)):
                samples += found
                bar.update()
    except KeyboardInterrupt:
        print(say("calibrate.stopped"), file=sys.stderr)
        return INTERRUPTED
    fit = fitted(rows, samples)
    about: dict[str, str | int] = {"seed": seed, "iterations": iterations}
    about["players"] = " ".join(players)
    write_fit(chances_file(key), table, fit, about)
    _tell(fit, len(samples))
    print(say("calibrate.written", table=table, file=chances_file(key).name))
    return 0


def _kind(key: str, rules: Sequence[Rules]) -> tuple[str, list[str]]:
    """The kind of table that is played, and the rows of its sheet. Raises Refusal."""
    game = load_game(key)
    kinds = [load_features(game, game.setup(each.config, 1)) for each in rules]
    first = kinds[0]
    if first is None:
        raise refuse("calibrate.no_features", game=key)
    if any(each is None or each.table != first.table for each in kinds):
        raise refuse("calibrate.tables_differ")
    return first.table, [row.key for row in first.rows]


def _tell(fit: Fit, positions: int) -> None:
    say = spoken().say
    print(say("calibrate.fitted", n=fit.games, positions=positions))
    for third, (brier, constant) in enumerate(zip(fit.brier, fit.constant, strict=True), 1):
        print(say("train.third", third=third, brier=brier, constant=constant))
