"""Plays some decisions at a table and keeps what is seen of it, frame by frame."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import pygame

from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.play.seating import persons_config, solo_config
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import key, make_app, settle
from tests.scenes.text_contrast import luminances

SIZE = (1280, 690)
FRAME = 1 / 30
COLUMNS, ROWS = 16, 9
"""Cells in which the light of a frame is measured: a quarter of what WCAG calls a large flash."""
_SHARE = 4
"""Every so many px are looked at."""
_LONGEST = 400
Cells = npt.NDArray[np.float64]


@dataclass(slots=True)
class Recording:
    """The light of all cells, frame by frame, and what moved meanwhile."""

    light: list[Cells] = field(default_factory=list)
    boards: list[int] = field(default_factory=list)
    """A number for each different picture of the board, one after the other."""
    on_the_way: int = 0
    """Frames in which something was between two places."""
    events: int = 0

    def look(self, app: App, scene: TableScene) -> None:
        """Keep this frame."""
        small = pygame.transform.scale_by(app.canvas, 1 / _SHARE)
        self.light.append(cells(luminances(small)))
        board = app.canvas.subsurface(scene.context.frame.board.clip(app.canvas.get_rect()))
        seen = hash(pygame.image.tobytes(board, "RGB"))
        if not self.boards or self.boards[-1] != seen:
            self.boards.append(seen)
        animator, hand = scene.animator, scene.context.hand
        self.on_the_way += animator.moving or bool(animator.shown()) or hand.gliding is not None


def cells(light: Cells) -> Cells:
    """The mean of each cell."""
    wide, high = light.shape[0] // COLUMNS, light.shape[1] // ROWS
    cut = light[: wide * COLUMNS, : high * ROWS].reshape(COLUMNS, wide, ROWS, high)
    result: Cells = cut.mean(axis=(1, 3))
    return result


@contextmanager
def at_table(folder: Path, game: str, *, reduced: bool, speed: int = 2) -> Iterator[TableScene]:
    """A table in the middle of a game."""
    app = make_app(folder, SIZE)
    app.settings.reduced_motion, app.settings.speed = reduced, 4
    config = (
        solo_config("Julia", "red", "Automa", "builder", 1)
        if game == "viscounts"
        else persons_config(2)
    )
    session = Session(load_game(game), config, 5)
    chance = Random(5)
    for _ in range(30):
        session.act(chance.choice(session.state.options))
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    settle(app)
    app.settings.speed = speed
    try:
        yield scene
    finally:
        app.close()
        app.window.close()


def record(scene: TableScene, decisions: int) -> Recording:
    """Take some decisions, each seen to its end."""
    app, seen, chance = scene.app, Recording(), Random(7)
    assert isinstance(app, App)
    for _ in range(decisions):
        _open_curtain(app)
        question = scene.model.question
        if question is None:
            break
        choice = chance.choice([each for each in question.choices if not each.idle])
        scene.model.take(choice)
        scene.gestures.after_decision()
        before: object = None
        for _ in range(_LONGEST):
            app.tick([], FRAME)
            if isinstance(app.stack.top, CurtainScene):  # it stays for as long as somebody lets it
                break
            seen.look(app, scene)
            shown = scene.animator.shown_event
            seen.events += shown is not None and shown is not before
            before = shown
            if not scene.animator.busy and not app.stack.needs_frame():
                break
    return seen


def _open_curtain(app: App) -> None:
    for _ in range(_LONGEST):
        if not isinstance(app.stack.top, CurtainScene):
            return
        app.tick([key(pygame.K_RETURN)], 0.1)
