"""`main.py box GAME`: the owner's corrections, without a window.

`list` names the sets and what is still reconstructed; `check` plays games by chance with a set;
`balance` shows it beside the program's figures; `patch` prints it as the project takes it.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from tqdm import tqdm

from engine.box.applying import BoxError, Printed, shipped
from engine.box.corrections import Box
from engine.box.patch import patch_of
from engine.box.trials import Task, Trial, culprits, tasks, verdict_of
from engine.box.trials.background import TrialRun
from engine.box.trials.balance import Balance, balance_of, shifts
from engine.games import game_keys, load_game
from engine.texts import Catalogue, spoken
from saves.box_trials import TrialResult, TrialShelf
from saves.boxes import BoxShelf, import_box
from saves.errors import SaveError
from saves.places import resolve_places
from scenes.play.boxes import boxed
from scenes.play.messages import as_text
from scenes.shell.refusal import Refusal, refuse

COMMAND = "main.py box"
LEVELS = ("random", "novice", "standard")
"""Who plays the games of a balance."""
WHAT = ("list", "check", "balance", "patch")
_PAUSE = 0.05
_SHOWN = 12
"""So many of what is used more or less often are printed."""


def box_command(
    game: str,
    what: str,
    *,
    name: str = "",
    file: Path | None = None,
    games: int = 200,
    level: str = "random",
    as_json: bool = False,
) -> int:
    """Do one of `WHAT` with the set of a name, the one in `file`, or the one in use. 1: trial
    games went wrong. Raises Refusal."""
    if game not in game_keys():
        known = ", ".join(game_keys())
        raise refuse("commands.unknown_game", command=COMMAND, name=game, known=known)
    say = spoken()
    places = resolve_places()
    shelf, trials = BoxShelf(places.data), TrialShelf(places.cache)
    try:
        base = shipped(game)
        if what == "list":
            return _list(say, shelf, base, game, as_json)
        box = _chosen(shelf, game, name, file)
        found = boxed(box)
        for sentence in found.left_out:
            print(say.say(sentence), file=sys.stderr)
        if what == "patch":
            folder = "/".join(("engine", "games", base.game.file))
            print(patch_of(base, box, folder), end="")
            return 0
        text = found.data_text
        if what == "check":
            return _check(say, base, box, text, games, trials)
        return _balance(say, base, text, games, level, trials, as_json)
    except BoxError as error:
        raise _refusal(say.say(error.sentence)) from error
    except SaveError as error:
        raise _refusal(say.say(as_text(error.message))) from error


def _refusal(reason: str) -> Refusal:
    return refuse("commands.wrong", command=COMMAND, reason=reason)


def _chosen(shelf: BoxShelf, game: str, name: str, file: Path | None) -> Box:
    if file is not None:
        box = import_box(file)
        if box.game != game:
            raise refuse("box.command.other_game", command=COMMAND, game=box.game)
        return box
    kept = shelf.read(game)
    if kept.problem is not None:
        raise SaveError(kept.problem)
    chosen = kept.file.boxes.get(name) if name else kept.file.used
    if chosen is None:
        known = ", ".join(kept.file.boxes)
        key = "no_set" if known and name else "none_in_use" if known else "no_sets"
        raise refuse(f"box.command.{key}", name=name, known=known)
    return chosen


def _list(say: Catalogue, shelf: BoxShelf, base: Printed, game: str, as_json: bool) -> int:
    kept = shelf.read(game)
    if kept.problem is not None:
        raise SaveError(kept.problem)
    figures = base.figures
    ours = [figure for figure in figures if figure.reconstructed]
    used = kept.file.used
    said = set(used.corrections) if used else set()
    left = [figure for figure in ours if figure.place not in said]
    if as_json:
        rows = [[figure.entry, figure.column, figure.kind, figure.value] for figure in left]
        sets = {name: len(box.corrections) for name, box in kept.file.boxes.items()}
        print(json.dumps({"game": game, "sets": sets, "reconstructed": rows}, indent=2))
        return 0
    print(say.say("box.command.left", left=len(left), n=len(ours), figures=len(figures)))
    for name, box in kept.file.boxes.items():
        key = "box.command.set_in_use" if name == kept.file.in_use else "box.command.set"
        print(say.say(key, name=name, n=len(box.corrections)))
    for figure in left:
        print(f"  {figure.entry}, {figure.column}: {figure.value}")
    return 0


def _check(
    say: Catalogue, base: Printed, box: Box, text: str, games: int, shelf: TrialShelf
) -> int:
    todo = tasks(load_game(box.game, text), text, games)
    trials = _played(say, todo)
    verdict = verdict_of(trials)
    if verdict.sound and len(trials) < games:
        return 130
    shelf.add(text, TrialResult(verdict))
    print(say.say(verdict.sentence))
    if verdict.trial is None:
        return 0
    entries = culprits(base, box, todo[len(trials) - 1])
    if entries:
        print(say.say("box.command.culprits", entries=entries))
    return 1


def _balance(
    say: Catalogue,
    base: Printed,
    text: str,
    games: int,
    level: str,
    shelf: TrialShelf,
    as_json: bool,
) -> int:
    found: list[Balance] = []
    for data_text in (base.text, text):
        kept = shelf.read(data_text)
        balance = kept.balance if kept and kept.level == level else None
        if balance is None or balance.games < games:
            key = base.game.file.partition("/")[0]
            todo = tasks(load_game(key, data_text), data_text, games, level, automas=False)
            trials = _played(say, todo)
            balance = balance_of(trials)
            verdict = verdict_of(trials)
            if verdict.sound and len(trials) < games:
                return 130
            shelf.add(data_text, TrialResult(verdict, balance, level))
            if not verdict.sound:
                print(say.say(verdict.sentence))
                return 1
        found.append(balance)
    program, mine = found
    if as_json:
        print(json.dumps({"program": program.as_json(), "mine": mine.as_json()}, indent=2))
        return 0
    for one, other in zip(program.lengths, mine.lengths, strict=True):
        for key, each in (("program", one), ("mine", other)):
            shares = [f"{share:.0%}" for share in each.shares]
            print(
                say.say(
                    f"box.command.{key}",
                    seats=each.seats,
                    rounds=each.rounds,
                    decisions=each.decisions,
                    shares=shares,
                    points=[f"{points:.0f}" for points in each.points],
                )
            )
    for shift in shifts(program, mine)[:_SHOWN]:
        print(f"  {shift.name}: {shift.program:.0%} -> {shift.mine:.0%}")
    return 0


def _played(say: Catalogue, todo: list[Task]) -> list[Trial]:
    """The games, in a process of their own; what is finished, when it is interrupted."""
    run = TrialRun(todo)
    try:
        with tqdm(total=len(todo), unit=say.say("commands.unit.game"), file=sys.stderr) as bar:
            while not run.done:
                bar.update(len(run.poll()))
                time.sleep(_PAUSE)
    except KeyboardInterrupt:
        run.cancel()
    return run.trials
