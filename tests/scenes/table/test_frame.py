"""Layout of the window, the camera and the motions between two pictures."""

from __future__ import annotations

import math

import pygame
import pytest

from scenes.table.camera import ZOOM_STEPS, Camera
from scenes.table.frame import (
    LEAST_BOARD,
    SMALLEST_ABOVE_FOOT,
    TARGET_FLOOR,
    Shelf,
    make_frame,
    window_scale,
)
from scenes.table.motion.changes import flown, motions
from scenes.table.motion.things import Flight, Place, Sprite

BOARD = pygame.Rect(100, 50, 800, 600)
SIZES = [(1280, 690), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1080), (2560, 1440)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [80, 100, 125, 150, 200])
@pytest.mark.parametrize("shelf", ["side", "foot"])
def test_the_parts_fill_the_window_and_never_overlap(
    size: tuple[int, int], percent: int, shelf: Shelf
) -> None:
    frame = make_frame(size, percent, shelf)
    window = pygame.Rect(0, 0, *size)
    parts = [frame.strip, frame.prompt, frame.rail, frame.board, frame.column]
    for place, part in enumerate(parts):
        assert window.contains(part)
        for other in parts[place + 1 :]:
            assert not part.colliderect(other)
    assert frame.strip.height >= TARGET_FLOOR
    assert frame.prompt.height >= TARGET_FLOOR


def test_the_base_window_has_the_measures_of_the_picture() -> None:
    frame = make_frame((1366, 768))
    assert frame.scale == 1.0
    assert frame.strip.height == 36
    assert 374 <= frame.column.width <= 380
    assert min(frame.board.size) >= 668


def test_own_things_at_the_foot_leave_the_board_the_whole_width() -> None:
    frame = make_frame((1366, 768), 100, "foot")
    assert frame.column.top > frame.board.bottom
    assert frame.column.width == frame.board.width >= 1040
    assert frame.board.height >= 500


def test_a_large_user_factor_stops_where_the_board_would_become_too_small() -> None:
    frame = make_frame((1366, 768), 200)
    assert 1.7 < frame.factor < 2.0
    assert frame.board.width >= LEAST_BOARD["side"]
    assert make_frame((2560, 1080), 130).factor > 1.0


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
def test_the_largest_words_stand_on_a_narrower_rail_beside_an_own_column(
    size: tuple[int, int],
) -> None:
    frame, usual = make_frame(size, 200), make_frame(size)
    assert frame.factor == 2.0
    assert 1.8 * usual.rail.width < frame.rail.width < 2 * usual.rail.width
    assert frame.scale == usual.scale


def test_words_grow_further_than_what_lies_on_the_table() -> None:
    frame = make_frame((1920, 1080), 200, "foot")
    usual = make_frame((1920, 1080), 100, "foot")
    assert frame.words == pytest.approx(2 * usual.words)
    assert usual.scale <= frame.scale < frame.words
    assert frame.rail.width == pytest.approx(2 * usual.rail.width, abs=2)


@pytest.mark.parametrize("percent", [110, 125, 150, 175])
def test_things_at_the_foot_grow_only_as_far_as_the_board_keeps_its_usual_height(
    percent: int,
) -> None:
    frames = {size: make_frame(size, percent, "foot") for size in SIZES}
    grown = [size for size, frame in frames.items() if frame.scale > window_scale(size)]
    assert grown
    for size in grown:
        assert frames[size].board.height >= round(SMALLEST_ABOVE_FOOT * window_scale(size))


def test_the_board_beside_an_own_column_begins_at_the_edge_of_the_window() -> None:
    assert make_frame((1366, 768)).board.left == 0


def test_zoom_keeps_the_point_under_the_pointer() -> None:
    camera = Camera(pygame.Rect(0, 0, 600, 600))
    at = (350.0, 280.0)
    before = ((at[0] - camera.middle[0]) / camera.zoom, (at[1] - camera.middle[1]) / camera.zoom)
    assert camera.turn(1, at)
    after = ((at[0] - camera.middle[0]) / camera.zoom, (at[1] - camera.middle[1]) / camera.zoom)
    assert math.dist(before, after) < 0.01


def test_zoom_has_four_steps_and_fit_returns() -> None:
    camera = Camera(pygame.Rect(0, 0, 600, 600))
    assert camera.turn(9, (0, 0))
    assert camera.zoom == ZOOM_STEPS[-1]
    assert not camera.turn(1, (0, 0))
    camera.move((9999, -9999))
    assert camera.pan == (300.0, -300.0)
    assert camera.fit()
    assert camera.middle == (300, 300)
    assert not camera.move((10, 10))


def test_the_board_fills_its_box_however_one_turns_and_drags() -> None:
    camera = Camera(BOARD)
    camera.turn(3, BOARD.topleft)
    camera.turn(-2, BOARD.bottomright)
    reach = (BOARD.width * (camera.zoom - 1) / 2, BOARD.height * (camera.zoom - 1) / 2)
    assert abs(camera.pan[0]) <= reach[0]
    assert abs(camera.pan[1]) <= reach[1]
    assert camera.move((-9999.0, 9999.0))
    assert camera.pan == pytest.approx((-reach[0], reach[1]))
    assert not camera.move((-5.0, 5.0)), "it lies at its edge"
    camera.turn(-9, BOARD.topleft)
    assert camera.pan == (0.0, 0.0)
    assert not camera.move((10.0, 10.0)), "all of it is seen"


def test_a_point_that_shall_be_seen_is_brought_into_the_box() -> None:
    camera = Camera(BOARD)
    assert not camera.show((0.0, 0.0)), "all of the board is seen"
    camera.turn(3, BOARD.center)
    assert not camera.show(BOARD.center)
    assert camera.show((BOARD.right + 40.0, BOARD.centery))
    assert camera.pan == (-120.0, 0.0)


def sprite(key: str, at: tuple[float, float], kind: str = "worker", home: str = "") -> Sprite:
    return Sprite(key, kind, "x", pygame.Surface((10, 10)), at, home=home)


def test_a_sprite_with_the_same_key_moves() -> None:
    found = motions([sprite("a", (0, 0))], [sprite("a", (50, 0))], {})
    assert [(motion.start, motion.end) for motion in found] == [((0, 0), (50, 0))]


def test_a_sprite_that_stays_does_not_move() -> None:
    assert motions([sprite("a", (0, 0))], [sprite("a", (1, 0))], {}) == []


def test_alike_pieces_are_paired_by_distance() -> None:
    old = [sprite("w:1", (0, 0)), sprite("w:2", (100, 0))]
    new = [sprite("w:3", (110, 0)), sprite("w:2", (100, 0))]
    found = motions(old, new, {})
    assert [(motion.start, motion.end) for motion in found] == [((0, 0), (110, 0))]


def test_new_pieces_come_from_their_home_and_others_fade() -> None:
    places = {"supply": Place(pygame.Rect(40, 40, 20, 20))}
    new = [sprite("a", (0, 0), "worker", "supply"), sprite("b", (9, 9), "card")]
    found = {motion.sprite.key: motion for motion in motions([], new, places)}
    assert found["a"].start == (45, 45)
    assert found["b"].start is None
    gone = motions(new, [], places)
    assert all(motion.leaves for motion in gone)


def test_a_gain_flies_between_the_middles_of_its_anchors_and_is_gone() -> None:
    places = {
        "well": Place(pygame.Rect(100, 100, 40, 40)),
        "card": Place(pygame.Rect(0, 0, 20, 20)),
    }
    coin = pygame.Surface((10, 10))
    found = flown([Flight(coin, "card", "well"), Flight(coin, "card", "nowhere")], places)
    assert [(motion.start, motion.end) for motion in found] == [((5, 5), (115, 115))]
    assert found[0].leaves


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_units_grow_with_the_window_and_words_with_their_factor_too(
    size: tuple[int, int], percent: int
) -> None:
    frame = make_frame(size, percent)
    assert frame.scale >= window_scale(size)
    assert frame.words == pytest.approx(window_scale(size) * frame.factor)
    assert frame.px(100) == round(100 * frame.scale)
    assert frame.words_px(100) == round(100 * frame.words)
