"""`main.py tournament GAME`: opponents play many games against each other; a table of strength."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from tqdm import tqdm

from engine.ai.contract import LAB_LEVELS
from engine.ai.evaluations import load_evaluation, shipped_weights, weights_name
from engine.ai.lab.match import Rules, check_characters, config_of
from engine.ai.lab.tournament import Standings, hold
from engine.ai.lab.workforce import Where
from engine.ai.levels import prepare
from engine.ai.search.characters import is_level
from engine.cells.problems import reason_of
from engine.games import UnknownGameError, game_keys, load_game
from engine.simulation.interrupts import INTERRUPTED
from engine.simulation.words import parse_options
from engine.texts import spoken
from scenes.shell.refusal import refuse


def tournament(
    key: str,
    players: str,
    *,
    games: int,
    seed: int,
    options: Sequence[str] = (),
    iterations: int | None = None,
    timed: bool = False,
    until: float | None = None,
    where: Where = 2,
    as_json: bool = False,
) -> int:
    """Play and print; 0 when no decision was illegal or late, else 1; what was played until
    then when it is interrupted. Raises Refusal."""
    rules = rules_of("tournament", key, players, options, iterations, timed=timed)
    with tqdm(
        total=games, unit=spoken().say("commands.unit.game"), disable=as_json, file=sys.stderr
    ) as bar:

        def note(standings: Standings) -> bool:
            bar.update()
            return until is not None and len(standings.played) >= 20 and standings.decided(until)

        standings = hold(key, rules, games, seed, where, note)
    if standings.interrupted:
        n = len(standings.played)
        print(spoken().say("tournament.stopped", n=n, total=games), file=sys.stderr)
        if not n:
            return INTERRUPTED
    summary = standings.summary()
    print(json.dumps({"game": key, **summary}, indent=2) if as_json else _table(key, summary))
    if standings.interrupted:
        return INTERRUPTED
    return 0 if not summary["illegal"] and not summary["late"] else 1


def rules_of(
    command: str,
    key: str,
    players: str,
    options: Sequence[str],
    iterations: int | None,
    *,
    timed: bool,
) -> Rules:
    """What the words of the command line mean. Raises Refusal, also for weights and nets that
    cannot be read: nothing is measured without them. It names the `command`."""
    words = tuple(word.strip() for word in players.split(","))
    if not any(map(is_level, words)):
        raise refuse("commands.no_level", command=command, known=", ".join(LAB_LEVELS))
    budgets = dict.fromkeys(LAB_LEVELS, iterations) if iterations else {}
    try:
        game = load_game(key)
        config = config_of(game.info, words, parse_options(options, key, game.info))
        check_characters(key, words)
        game.setup(config, 1)
        load_evaluation(game, shipped_weights(weights_name(key, words)))
        prepare(key)
    except UnknownGameError as error:
        known = ", ".join(game_keys())
        raise refuse("commands.unknown_game", command=command, name=error, known=known) from None
    except ValueError as error:
        raise refuse("commands.wrong", command=command, reason=reason_of(error)) from None
    return Rules(config, words, timed, {level: n for level, n in budgets.items() if n})


def _table(key: str, summary: Mapping[str, Any]) -> str:
    say = spoken().say
    lines = [say("tournament.title", n=summary["games"], game=key)]
    for number, entrant in enumerate(summary["entrants"]):
        lines.append(
            say(
                "tournament.entrant",
                number=number + 1,
                player=entrant["player"],
                share=100 * entrant["share"],
                low=100 * entrant["low"],
                high=100 * entrant["high"],
                points=entrant["points"],
                margin=entrant["margin"],
            )
        )
    lines.append(
        say(
            "tournament.length",
            rounds=summary["mean_rounds"],
            decisions=summary["mean_decisions"],
        )
    )
    for level, times in summary["milliseconds"].items():
        if times["decisions"]:
            lines.append(say("tournament.times", level=level, **times))
    lines.append(say("tournament.faults", illegal=summary["illegal"], late=summary["late"]))
    return "\n".join(lines)
