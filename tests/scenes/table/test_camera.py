"""The camera: what lies under the pointer stays there, and the board never leaves its box."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.camera import ZOOM_STEPS, Camera

BOX = pygame.Rect(100, 50, 800, 600)


def test_what_lies_under_the_pointer_stays_there() -> None:
    camera, at = Camera(BOX), (300.0, 450.0)
    before = [(at[n] - camera.middle[n]) / camera.zoom for n in (0, 1)]
    assert camera.turn(1, at)
    assert camera.zoom == ZOOM_STEPS[1]
    assert [(at[n] - camera.middle[n]) / camera.zoom for n in (0, 1)] == pytest.approx(before)


def test_it_turns_no_further_than_to_the_last_step_and_to_the_whole_board() -> None:
    camera = Camera(BOX)
    assert not camera.turn(-1, BOX.center)
    assert camera.turn(9, BOX.topleft)
    assert camera.zoom == ZOOM_STEPS[-1]
    assert not camera.turn(1, BOX.center)
    assert camera.fit()
    assert not camera.fit()


def test_the_board_fills_its_box_however_one_turns_and_drags() -> None:
    camera = Camera(BOX)
    camera.turn(3, BOX.topleft)
    camera.turn(-2, BOX.bottomright)
    reach = (BOX.width * (camera.zoom - 1) / 2, BOX.height * (camera.zoom - 1) / 2)
    assert abs(camera.pan[0]) <= reach[0]
    assert abs(camera.pan[1]) <= reach[1]
    assert camera.move((-9999.0, 9999.0))
    assert camera.pan == pytest.approx((-reach[0], reach[1]))
    assert not camera.move((-5.0, 5.0)), "it lies at its edge"
    camera.turn(-9, BOX.topleft)
    assert camera.pan == (0.0, 0.0)
    assert not camera.move((10.0, 10.0)), "all of it is seen"


def test_a_point_that_shall_be_seen_is_brought_into_the_box() -> None:
    camera = Camera(BOX)
    assert not camera.show((0.0, 0.0)), "all of the board is seen"
    camera.turn(3, BOX.center)
    assert not camera.show(BOX.center)
    assert camera.show((BOX.right + 40.0, BOX.centery))
    assert camera.pan == (-120.0, 0.0)
