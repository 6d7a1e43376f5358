"""Named pictures of the book of sets, for every game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from engine.box.applying import BoxError, apply, shipped
from engine.box.corrections import Box, Correction, empty_box
from engine.box.trials import GAMES, Verdict, played, tasks
from engine.box.trials.balance import balance_of
from engine.cells.forms import NUMBER
from engine.games import game_keys, load_game
from saves.box_trials import TrialResult
from scenes.commands.shots.shot import Shot, settle
from scenes.handbook.sets.scene import CHANGES, RULINGS, SETS, TRIALS, SetsScene
from scenes.play.boxes import boxed

if TYPE_CHECKING:
    from scenes.app import App

_NAME, _OTHER, _WHO, _DAY = "Réka", "Zsuzsa", "Réka", "2026-11-22"
_PLAYED = 40


def _set(game: str, name: str, count: int) -> Box:
    """A set that says one more of so many figures, taken from all over the file."""
    base, box = shipped(game), empty_box(game, name)
    numbers = [each for each in base.figures if each.kind == NUMBER]
    for each in numbers[:: max(1, len(numbers) // count)]:
        value = each.value + 1 if each.value < each.high else each.value - 1
        more = box.with_corrections(Correction(*each.place, value, each.value, _WHO, _DAY))
        try:
            apply(base, more.corrections.values())
        except BoxError:
            continue
        box = more
    return box


def _stage(game: str, tab: str, app: App) -> None:
    mine = _set(game, _NAME, 9)
    if tab == CHANGES:
        said = list(mine.corrections.values())[:3]
        mine = mine.with_corrections(*(replace(each, was=each.value + 1) for each in said))
    for box in (mine, _set(game, _OTHER, 4)):
        app.boxes.keep(box)
    app.boxes.use(game, _NAME)
    if tab == TRIALS:
        for text in (shipped(game).text, boxed(mine).data_text):
            todo = tasks(load_game(game, text), text, _PLAYED, automas=False)
            trials = [played(load_game(game, text), task) for task in todo]
            result = TrialResult(Verdict(GAMES), balance_of(trials), todo[0].level)
            app.trials.keep(text, result)
    app.stack.push(SetsScene(app, game, tab))
    settle(app)


SHOTS: tuple[Shot, ...] = (
    *(Shot(f"sets-{game}", partial(_stage, game, SETS)) for game in game_keys()),
    *(Shot(f"sets-rulings-{game}", partial(_stage, game, RULINGS)) for game in game_keys()),
    *(Shot(f"sets-changes-{game}", partial(_stage, game, CHANGES)) for game in game_keys()),
    *(Shot(f"sets-trials-{game}", partial(_stage, game, TRIALS)) for game in game_keys()),
)
