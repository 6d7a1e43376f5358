"""Named pictures of "Your box": for each game an entry in which something is corrected, what lies
open when an effect is composed, and a value that the rules refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.box.figures import EFFECT
from engine.box.game_box import box_of
from engine.games import game_keys
from scenes.commands.shots.shot import Shot, settle
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.box.workbench import PRINTED

if TYPE_CHECKING:
    from scenes.app import App


def _open(app: App, game: str) -> BoxScene:
    """The page at a card, best one with a number of which something is ours."""
    scene = BoxScene(app, game)
    app.stack.reset(scene)
    settle(app)
    bench, cards = scene.desk.bench, scene.desk.things.cards
    held = {each.entry for each in bench.editing.figures if each.kind == "number"}
    drawn = [entry for entry in bench.entries if entry in cards]
    drawn = [entry for entry in drawn if entry in held] or drawn or list(bench.entries)
    ours = [entry for entry in drawn if bench.state_of_entry(entry) != PRINTED]
    scene.open_entry((ours or drawn)[0])
    return scene


def _corrected(game: str) -> Callable[[App], None]:
    def stage(app: App) -> None:
        scene = _open(app, game)
        bench = scene.desk.bench
        figures = [each for each in bench.figures(scene.entry) if each.kind == "number"]
        for figure in figures[:1]:
            scene.desk.propose(figure.place, figure.value + 1)
        settle(app)

    return stage


def _composing(game: str) -> Callable[[App], None]:
    def stage(app: App) -> None:
        scene = _open(app, game)
        bench = scene.desk.bench
        held = {each.entry for each in bench.editing.figures if each.kind == EFFECT}
        scene.open_entry(next(each for each in bench.entries if each in held))
        scene.desk.active = next(
            each.place for each in bench.figures(scene.entry) if each.kind == EFFECT
        )
        scene.desk.changed()
        settle(app)

    return stage


def _refused(game: str) -> Callable[[App], None]:
    def stage(app: App) -> None:
        scene = _open(app, game)
        field = next(each for each in scene.form.fields if each.figure.kind == "number")
        field.choose("open")
        line = scene.desk.gui.line
        if line is not None:
            line.replace("99")
        scene.desk.now()
        settle(app)

    return stage


def _shots() -> list[Shot]:
    found = []
    for game in game_keys():
        if box_of(game) is not None:
            found.append(Shot(f"box-{game}", _corrected(game)))
    first = game_keys()[0]
    return [
        *found, Shot("box-composing", _composing(first)), Shot("box-refused", _refused(first)),
    ]  # fmt: skip


SHOTS: tuple[Shot, ...] = tuple(_shots())
