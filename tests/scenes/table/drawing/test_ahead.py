"""What an event needs is made before it begins, and not in the frame that shows it."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.table.motion.animator import Animator
from tests.scenes.table.mouse_player import MousePlayer

WATCHED = 3
"""Events of somebody else that are seen to begin after another."""
PATIENCE = 6000
"""Frames; who plays thinks in a process of its own."""


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


@pytest.mark.slow
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
