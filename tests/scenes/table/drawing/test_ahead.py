"""What an event needs is made before it begins, and not in the frame that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.motion.animator import Animator
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import make_app, settle
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)
GAMES = ("viscounts", "caylus", "tara", "versailles")
WATCHED = 3
"""Events of somebody else that are seen to begin after another."""
PATIENCE = 6000
"""Frames; who plays thinks in a process of its own."""


@pytest.fixture(params=sampled(GAMES))
def player(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MousePlayer]:
    """A person against a computer that moves at random, watched at the normal speed."""
    app = make_app(tmp_path, SIZE)
    config = persons_config(2)
    config["seats"][1] = {**config["seats"][1], "kind": "random"}
    scene = TableScene(app, "", Session(load_game(request.param), config, 3))
    app.stack.reset(scene)
    settle(app)
    yield MousePlayer(app, scene, 3)
    app.close()


def watch(player: MousePlayer, begun: list[Any]) -> None:
    """Play until enough events of somebody else have begun."""
    scene = player.scene
    for _ in range(PATIENCE):
        if len(begun) >= WATCHED:
            return
        if scene.model.asking and not player.app.stack.needs_frame():
            question = scene.model.question
            assert question is not None
            scene.model.take_or_confirm(question.choices[0])
            scene.gestures.after_decision()
        player.app.tick([], 0.02)
    raise LookupError("too few events of somebody else")


def test_an_event_of_somebody_else_begins_with_everything_made(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.scene.table
    late: list[Any] = []
    begun: list[Any] = []
    made, advance = table.sprites, Animator._advance
    beginning: list[bool] = []

    def sprites(*given: Any) -> Any:
        if beginning:
            late.append(given)
        return made(*given)

    def begins(animator: Animator) -> None:
        after_another = animator.shown_event is not None
        if after_another and animator.coming is not None and animator._queue[0][1].watched:
            begun.append(animator.coming)
            beginning.append(True)
        advance(animator)
        beginning.clear()

    monkeypatch.setattr(table, "sprites", sprites)
    monkeypatch.setattr(Animator, "_advance", begins)
    watch(player, begun)
    assert not late
