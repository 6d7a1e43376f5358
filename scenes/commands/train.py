"""`main.py train GAME`: a net learns a game from its own games, for one kind of table."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tqdm import tqdm

from engine.ai.contract import LEARNED
from engine.ai.lab.match import check_characters, config_of
from engine.ai.lab.workforce import Where, Workforce, workforce
from engine.cells import DataError
from engine.cells.problems import reason_of
from engine.game import Config, GameInfo
from engine.games import UnknownGameError, game_keys, load_game
from engine.simulation.interrupts import INTERRUPTED, at_once
from engine.simulation.words import parse_options
from engine.texts import spoken
from scenes.shell.refusal import refuse

if TYPE_CHECKING:
    from engine.ai.lab.training.course import Course, Plan
    from engine.ai.lab.training.recipe import Recipe
    from engine.ai.learned.features import Features

OPTIMISER = ("jax", "optax")
"""The dependency group `train`."""
GAMES = 3000
"""Unless games or minutes are given."""


def train(
    key: str,
    players: Sequence[str],
    *,
    options: Sequence[str] = (),
    games: int | None = None,
    minutes: float | None = None,
    seed: int = 1,
    out: Path | None = None,
    begin: Path | None = None,
    honest: bool = False,
    measured: int | None = None,
    where: Where = 1,
) -> int:
    """Train until the games are played or the minutes are over; 0. What was learned until then is
    kept when it is interrupted, and the same words go on from there. Raises Refusal.

    `players`: tables that are played by turns, each in the words of a tournament. With `measured`
    so many games are played to see what the forecasts are worth, and nothing is trained.
    """
    if any(find_spec(name) is None for name in OPTIMISER):
        raise refuse("train.no_optimiser")
    with at_once():
        from engine.ai.lab.training.course import Plan, features_of
        from engine.ai.learned.shelf import net_file

    configs = tuple(_config(key, words, options) for words in players)
    tables = [features_of(key, config) for config in configs]
    features = tables[0]
    if features is None:
        raise refuse("train.no_features", game=key)
    if any(other is None or other.table != features.table for other in tables):
        raise refuse("train.tables_differ")
    out = out or net_file(key, features.table)
    if measured is not None:
        from scenes.commands.measure import measure

        return measure(key, configs, features, out, games=measured, seed=seed, where=where)
    if games is None and minutes is None:
        games = GAMES
    recipe = _recipe(features, begin is not None, honest)
    plan = Plan(key, configs, out, seed, games, minutes, recipe, begin)
    say = spoken().say
    with workforce(where) as workers:
        course = _begun(plan, features, workers)
        if course.games:
            print(say("train.resumed", n=course.games))
        try:
            _follow(course)
        except KeyboardInterrupt:
            print(say("train.stopped", n=course.games), file=sys.stderr)
            return INTERRUPTED
        finally:
            course.keep()
    print(say("train.written", n=course.games, file=out.name))
    return 0


def _recipe(features: Features, continued: bool, honest: bool) -> Recipe:
    """How to train: by what the net already knows."""
    from engine.ai.lab.training.recipe import Recipe

    recipe = Recipe().informed() if features.first_guess else Recipe()
    if continued and not features.first_guess:
        recipe = recipe.continued()
    return recipe.honest() if honest else recipe


def _begun(plan: Plan, features: Features, workers: Workforce) -> Course:
    """The training of a plan, as far as it was kept. Raises Refusal."""
    from engine.ai.lab.training.course import Course

    try:
        course = Course(plan, features, workers)
        course.resume()
    except DataError as error:
        raise refuse("commands.wrong", command="train", reason=reason_of(error)) from error
    return course


def _follow(course: Course) -> None:
    """Round after round, each in a line."""
    say = spoken().say
    with tqdm(
        total=course.plan.games, initial=course.games, unit=spoken().say("commands.unit.game")
    ) as bar:
        for done in course.rounds():
            bar.update(done.games - bar.n)
            rows = [round(row, 1) for row in done.rows]
            told = say("train.round", loss=done.loss, rows=rows, turns=done.turns, ends=done.ends)
            bar.set_postfix_str(told)
            if done.checkpoint is not None:
                tqdm.write(say("train.checkpoint", n=done.games, file=done.checkpoint.name))


def _config(key: str, words: str, options: Sequence[str]) -> Config:
    """The configuration of one table. Raises Refusal."""
    try:
        game = load_game(key)
        chosen = parse_options(options, key, game.info)
        _refuse_rulings(game.info, chosen)
        players = words.split(",")
        config = config_of(game.info, players, chosen)
        check_characters(key, players)
        game.setup(config, 1)
    except UnknownGameError as error:
        known = ", ".join(game_keys())
        raise refuse("commands.unknown_game", command="train", name=error, known=known) from None
    except ValueError as error:
        raise refuse("commands.wrong", command="train", reason=reason_of(error)) from None
    return config


def _refuse_rulings(info: GameInfo, chosen: Mapping[str, str]) -> None:
    """A net learns with the readings of the program's own file. Raises Refusal."""
    for option in info.options:
        if option.ruling and chosen.get(option.key, option.choices[0]) != option.choices[0]:
            raise refuse("train.no_ruling", option=option.key)


def tables_of(seats: int, players: Sequence[str]) -> tuple[str, ...]:
    """The tables of the command line: those named, or so many seats that learn."""
    return tuple(players) or (",".join([LEARNED] * seats),)
