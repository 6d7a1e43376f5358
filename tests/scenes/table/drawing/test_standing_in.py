"""After a zoom or a change of the window the last picture stands in until the new one is made."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.scenes.support import motion, press, settle, wait_until
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)


def turn_wheel(player: MousePlayer) -> None:
    """One notch over the middle of the board."""
    x, y = player.scene.context.frame.board.center
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0, flipped=False)
    player.app.tick([motion(x, y)], 0.02)
    player.app.tick([wheel], 0.02)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_nothing_is_put_together_before_its_pictures_are_made(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, late = player.scene, []
    compose, made = scene._compose, scene.table.sprites
    composing: list[bool] = []

    def composed(*given: Any) -> None:
        composing.append(True)
        compose(*given)
        composing.clear()

    def sprites(*given: Any) -> Any:
        if composing:
            late.append(given)
        return made(*given)

    monkeypatch.setattr(scene, "_compose", composed)
    monkeypatch.setattr(scene.table, "sprites", sprites)
    turn_wheel(player)
    assert scene.standing_in.active
    wait_until(player.app, lambda: not scene.standing_in.active, 0.02)
    player.app.tick([], 0.02)
    assert not scene.standing_in.active
    assert not late


@pytest.mark.slow
def test_what_comes_after_the_old_picture_is_what_is_drawn_whole(player: MousePlayer) -> None:
    before = pixels(player.app.canvas)
    turn_wheel(player)
    assert pixels(player.app.canvas) != before
    settle(player.app)
    whole = pygame.Surface(SIZE, 0, 32)
    player.scene.draw(whole)
    assert pixels(whole) == pixels(player.app.canvas)


def test_a_press_is_done_on_the_new_picture(player: MousePlayer) -> None:
    turn_wheel(player)
    assert player.scene.standing_in.active
    player.app.tick([press(*player.scene.context.frame.rail.center)], 0.02)
    assert not player.scene.standing_in.active
