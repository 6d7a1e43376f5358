"""`main.py tournament GAME --ladder`: the strength of all levels on one scale, kept with a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tqdm import tqdm

from engine.ai.lab.ladder import Played, pairings, play_rung, strength_from
from engine.ai.lab.tournament import jobs
from engine.ai.lab.workforce import Where, workforce
from engine.ai.levels.strength import Strength, read_strength, strength_file, write_strength
from engine.games import UnknownGameError, game_keys, info_of
from engine.simulation.interrupts import INTERRUPTED
from engine.texts import spoken
from scenes.commands.tournament import rules_of
from scenes.shell.refusal import refuse


def ladder(
    key: str,
    *,
    seats: int,
    games: int,
    seed: int,
    options: Sequence[str] = (),
    where: Where = 2,
    out: Path | None = None,
) -> int:
    """So many games of every pairing of a kind of table; prints and writes what they say. When it
    is interrupted, it is only printed: what was measured before stays in the file. 0, or the
    status of an interruption. Raises Refusal."""
    try:
        tables = pairings(info_of(key), seats)
    except UnknownGameError as error:
        known = ", ".join(game_keys())
        values = {"command": "tournament", "name": error, "known": known}
        raise refuse("commands.unknown_game", **values) from None
    rules = [
        rules_of("tournament", key, ",".join(players), options, None, timed=False)
        for players in tables
    ]
    rounds = [jobs(key, each, games, seed) for each in rules]
    todo = [job for together in zip(*rounds, strict=True) for job in together]
    played: list[Played] = []
    stopped, unit = False, spoken().say("commands.unit.game")
    try:
        with workforce(where) as workers, tqdm(total=len(todo), unit=unit) as bar:
            for game in workers.ready(play_rung, todo):
                played.append(game)
                bar.update()
    except KeyboardInterrupt:
        stopped = True
    found = strength_from(played)
    _print(found)
    path = out or strength_file(key)
    if stopped:
        n, total = len(played), len(todo)
        said = spoken().say("tournament.ladder.stopped", n=n, total=total, file=path.name)
        print(said, file=sys.stderr)
        return INTERRUPTED
    write_strength(path, {**read_strength(path), _table_name(key, seats, options): found})
    return 0


def _print(found: Strength) -> None:
    """What was measured; told before it is written, which may fail."""
    say = spoken().say
    for name, rating in found.ratings.items():
        elo, low, high = rating.elo, rating.low, rating.high
        print(say("tournament.ladder.rating", player=name, elo=elo, low=low, high=high))
    for duel in found.duels:
        share, low_share, high_share = (100 * each for each in (duel.share, duel.low, duel.high))
        print(
            say(
                "tournament.ladder.duel",
                player=duel.first,
                other=duel.second,
                n=duel.games,
                share=share,
                low=low_share,
                high=high_share,
            )
        )


def _table_name(key: str, seats: int, options: Sequence[str]) -> str:
    """The kind of table as strengths are filed: `2`, `2_advanced`; the first variant needs no
    name."""
    usual = info_of(key).variants[:1]
    chosen = [word.partition("=")[2] for word in options if word.startswith("variant=")]
    variant = chosen[-1] if chosen else ""
    return f"{seats}_{variant}" if variant and variant not in usual else str(seats)
