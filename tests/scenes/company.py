"""Tables of several persons in a dummy window, at their beginning or in mid-game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pygame

from engine.core import Action
from engine.explain import Question
from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.play.seating import SEAT_COLOURS
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import at_rest, key, make_app, wait_until
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT, SIZE

NAMES = ("Anna", "Ben", "Cleo", "Dora")
Wanted = Callable[[Session, Question], bool]


def config(persons: int = 4, *, open_table: bool = False) -> Mapping[str, Any]:
    """So many persons, by name."""
    seats = [
        {"kind": "person", "name": name, "colour": colour}
        for name, colour in zip(NAMES[:persons], SEAT_COLOURS, strict=False)
    ]
    return {"seats": seats, "options": {"open_table": True} if open_table else {}}


def played(seed: int, wanted: Wanted | None = None, persons: int = 4, **options: bool) -> Session:
    """A session at the first question that is wanted. LookupError when the game ends without."""
    session = Session(load_game("viscounts"), config(persons, **options), seed)
    session.replay(_way_to(seed, wanted, persons, **options))
    return session


@cache
def _way_to(seed: int, wanted: Wanted | None, persons: int, **options: bool) -> tuple[Action, ...]:
    """The decisions up to there: asking at each one takes longer than taking it."""
    session = Session(load_game("viscounts"), config(persons, **options), seed)
    chance = Random(seed)
    while wanted is not None:
        if session.over:
            raise LookupError(f"no such position with seed {seed}")
        if wanted(session, session.game.explain(session.state)):
            break
        session.act(chance.choice(list(session.state.options)))
    return tuple(session.log)


@cache
def after(decisions: int, op: str = "play") -> Wanted:
    """The first such question after so many decisions."""
    return lambda session, question: len(session.log) >= decisions and question.op == op


def asked_in_between(session: Session, question: Question) -> bool:
    """A public question of a seat in the middle of another's turn."""
    in_play = session.state.round > 1
    return in_play and not question.secret and question.seat != session.state.turn


def finished(seed: int = 2, persons: int = 2) -> Session:
    """A whole random game."""
    session = played(seed, persons=persons)
    chance = Random(seed)
    while not session.over:
        session.act(chance.choice(list(session.state.options)))
    return session


def show(
    folder: Path, session: Session, session_id: str = "", app: App | None = None
) -> TableScene:
    """The session's table on top of a fresh app; the curtain may have come down over it."""
    app = app or make_app(folder, SIZE)
    app.settings.speed = INSTANT
    scene = TableScene(app, session_id, session)
    app.stack.reset(scene)
    app.tick([], 0.05)
    wait_until(app, lambda: not scene.loading and at_rest(app))
    return scene


def curtain(scene: TableScene) -> CurtainScene | None:
    """The closed curtain, if there is one."""
    top = scene.app.stack.top
    return top if isinstance(top, CurtainScene) and top.opaque else None


def press(scene: TableScene, *codes: int) -> None:
    """Keys, one per frame."""
    for code in codes:
        scene.app.tick([key(code)], 0.02)
        scene.app.tick([], 0.02)


def arrive(scene: TableScene) -> None:
    """The person behind the curtain says so; the curtain rises."""
    press(scene, pygame.K_RETURN)
    for _ in range(20):
        if isinstance(scene.app.stack.top, TableScene):
            return
        scene.app.tick([], 0.05)
    raise AssertionError("the curtain did not rise")


def mouse(scene: TableScene, seed: int = 1) -> MousePlayer:
    """Somebody with a mouse at that table."""
    return MousePlayer(scene.app, scene, seed)


def close(scene: TableScene) -> None:
    scene.app.close()
    scene.app.window.close()
