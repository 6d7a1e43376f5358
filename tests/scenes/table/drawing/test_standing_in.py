"""After a zoom or a change of the window the last picture stands in until the new one is made."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.lessons.tips import load_tips
from scenes.table.drawing import standing_in
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.standing_in import MAKE_SECONDS, StandingIn
from sprites.common import chrome_tooltip
from tests.scenes.support import motion, press, settle, wait_until
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)


class Seen:
    """A table whose camera can be turned, and what stands in for it."""

    def __init__(self) -> None:
        self.camera = SimpleNamespace(step=0, middle=(300.0, 300.0), zoom=1.0)
        board = pygame.Rect(100, 50, 400, 500)
        frame = SimpleNamespace(board=board)
        self.asked: list[None] = []
        """Grows with every frame that is asked for."""
        self.context: Any = SimpleNamespace(
            camera=self.camera,
            frame=frame,
            viewer=0,
            held=None,
            mark=lambda: self.asked.append(None),
        )
        unused: Any = None
        self.standing_in = StandingIn(self.context, unused, lambda layers: None)
        self.standing_in.drawn()

    def covers(self) -> bool:
        layers = DisplayList()
        layers.begin((600, 600))
        return self.standing_in.covers(layers)

    def zoom(self, step: int, zoom: float, middle: tuple[float, float]) -> None:
        self.camera.step, self.camera.zoom, self.camera.middle = step, zoom, middle


def test_the_old_picture_stands_in_until_it_is_wanted_again_or_somebody_acts() -> None:
    table = Seen()
    assert not table.covers()
    table.zoom(1, 1.6, (300.0, 300.0))
    assert table.covers()
    table.zoom(0, 1.0, (300.0, 300.0))
    assert not table.covers(), "back where it was"
    for held, viewer in ((object(), 0), (None, 1)):
        table = Seen()
        table.zoom(1, 1.6, (300.0, 300.0))
        assert table.covers()
        table.context.held, table.context.viewer = held, viewer
        assert not table.covers()


def test_the_stretched_board_keeps_its_points_where_the_zoom_shows_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid: list[pygame.Rect] = []
    monkeypatch.setattr(standing_in, "lay_stretched", lambda *given: laid.append(given[2]))
    table = Seen()
    table.zoom(1, 2.0, (250.0, 320.0))
    assert table.covers()
    table.standing_in.lay(pygame.Surface((600, 600)))
    assert not laid
    assert table.asked, "it is kept in one frame and stretched in the next"
    assert not table.standing_in.step(), "nothing else is made before"
    table.standing_in.lay(pygame.Surface((600, 600)))
    # A corner is twice as far from the new middle as it was from the old one.
    assert laid == [pygame.Rect(250 - 2 * 200, 320 - 2 * 250, 800, 1000)]
    table.standing_in.finish()
    table.standing_in.drawn()
    table.zoom(2, 3.0, (250.0, 320.0))
    assert table.covers()
    for _ in range(2):
        table.standing_in.lay(pygame.Surface((600, 600)))
    assert laid[1].size == (600, 750), "half as large again"


def test_nothing_is_made_in_a_frame_that_is_drawn_but_in_every_second_moment() -> None:
    table, made = Seen(), list[int]()

    def pieces() -> Iterator[int]:
        for piece in range(3):
            made.append(piece)
            yield piece

    table.zoom(1, 1.6, (300.0, 300.0))
    assert table.covers()
    for _ in range(2):
        table.standing_in.lay(pygame.Surface((600, 600)))
    table.standing_in._steps = slowly(pieces())
    for moment, seen in enumerate((0, 1, 1, 2), 1):
        table.standing_in.step(drawing=True)
        assert len(made) == seen, moment
    table.standing_in.step(drawing=False)
    assert len(made) == 3


def slowly(pieces: Iterator[int]) -> Iterator[int]:
    """Each piece takes a whole moment."""
    for piece in pieces:
        time.sleep(MAKE_SECONDS)
        yield piece


def turn_wheel(player: MousePlayer) -> None:
    """One notch over the middle of the board."""
    x, y = player.scene.context.frame.board.center
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0, flipped=False)
    player.app.tick([motion(x, y)], 0.02)
    player.app.tick([wheel], 0.02)
    player.app.tick([], 0.02)  # in the first frame the picture is kept, in this one stretched


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


def test_the_slip_over_the_table_is_drawn_before_the_new_picture_is_shown(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, drawn = player.scene, list[bool]()
    compose, parts, composing = scene._compose, chrome_tooltip._parts, list[bool]()

    def composed(*given: Any) -> None:
        composing.append(True)
        compose(*given)
        composing.clear()

    def words(*given: Any) -> Any:
        drawn.append(bool(composing))
        return parts(*given)

    scene.tips.tip = load_tips(scene.match.game.key)[0]
    scene.mark()
    settle(player.app)
    assert scene.tips.box is not None
    monkeypatch.setattr(scene, "_compose", composed)
    monkeypatch.setattr(chrome_tooltip, "_parts", words)
    turn_wheel(player)
    for made in (chrome_tooltip.tooltip, chrome_tooltip.words_of):
        made.cache_clear()
    wait_until(player.app, lambda: not scene.standing_in.active, 0.02)
    player.app.tick([], 0.02)
    assert scene.tips.box is not None
    assert drawn
    assert not any(drawn)


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
