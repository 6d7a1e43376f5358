"""What the first frame of an event shows is made before that frame, and the last one stays until
then."""

from __future__ import annotations

import time
from typing import Any

import pygame
import pytest

from scenes.table.drawing.picture import TablePicture
from scenes.table.motion.beginning import MOST_MOMENTS, OWN_MOMENTS, Beginning
from tests.scenes.support import press, settle, wait_until
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)


def decide(player: MousePlayer) -> None:
    """Take an answer to the open question; nothing is drawn."""
    scene = player.scene
    assert scene.model.question is not None
    scene.model.take_or_confirm(scene.model.question.choices[0])
    scene.gestures.after_decision()
    if scene.animator.shown_event is None:
        decide(player)


def watch(player: MousePlayer) -> bytes:
    """Play on until somebody else's event is about to be shown; the frame before it."""
    app, scene = player.app, player.scene
    for _ in range(3000):
        before = pixels(app.canvas)
        if not app.tick([], 0.02):
            time.sleep(0.002)
        if scene.beginning.active and scene.animator.opponent:
            return before
        if scene.model.asking and not app.stack.needs_frame():
            decide(player)
    raise AssertionError("nobody else came")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_the_last_frame_stays_until_the_table_is_laid(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = player.scene
    painted: list[int] = []
    paint = TablePicture.resting

    def resting(picture: TablePicture, *given: Any, **named: Any) -> Any:
        made_of = picture._made_of
        result = paint(picture, *given, **named)
        if picture._made_of != made_of:
            painted.append(player.app.frames)
        return result

    monkeypatch.setattr(TablePicture, "resting", resting)
    before = watch(player)
    painted.clear()
    frames = player.app.frames
    assert pixels(player.app.canvas) == before
    elapsed = scene.animator.elapsed
    wait_until(player.app, lambda: not scene.beginning.active, 0.02)
    assert scene.animator.elapsed == elapsed, "time stands still"
    assert player.app.frames == frames + 1
    assert pixels(player.app.canvas) != before
    assert painted == [frames], "the frame that shows it finds it laid"


def test_what_the_own_hand_does_is_answered_in_a_twentieth_of_a_second(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is left to be made for that frame."""

    def endless(*given: Any) -> Any:
        while True:
            yield

    monkeypatch.setattr(Beginning, "_made", endless)
    before = pixels(player.app.canvas)
    decide(player)
    for _ in range(OWN_MOMENTS + 2):
        player.app.tick([], 1 / 60)
    assert OWN_MOMENTS / 60 < 0.05
    assert not player.scene.beginning.active
    assert pixels(player.app.canvas) != before


@pytest.mark.slow
def test_the_frame_that_comes_is_what_is_drawn_whole(player: MousePlayer) -> None:
    watch(player)
    wait_until(player.app, lambda: not player.scene.beginning.active, 0.02)
    settle(player.app)
    whole = pygame.Surface(SIZE, 0, 32)
    player.scene.draw(whole)
    assert pixels(whole) == pixels(player.app.canvas)


def test_a_press_is_done_on_the_table_as_it_is_now(player: MousePlayer) -> None:
    watch(player)
    frames = player.app.frames
    player.app.tick([press(5, 5)], 0.02)
    assert not player.scene.beginning.active
    assert player.app.frames == frames + 1


def test_the_frame_comes_even_if_much_is_left_to_be_made(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(*given: Any) -> Any:
        while True:
            yield

    monkeypatch.setattr(Beginning, "_made", endless)
    scene = player.scene
    watch(player)
    for _ in range(MOST_MOMENTS):
        player.app.tick([], 0.02)
        assert scene.beginning.active
    frames = player.app.frames
    player.app.tick([], 0.02)
    assert not scene.beginning.active
    assert player.app.frames == frames + 1
