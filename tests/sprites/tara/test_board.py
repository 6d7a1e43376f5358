"""The board as a picture: the same every time, in short steps, kept on disk, shut where shut."""

from __future__ import annotations

import os
import time
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from sprites.common.cache import RasterCache
from sprites.tara.board_layer import BoardBuild
from sprites.tara.board_view import BoardView
from sprites.tara.fort_ground import fort_picture_box
from sprites.tara.furniture import turned_bed
from sprites.tara.geometry import PLACES, FortLayout, board_layout
from sprites.tara.sockets import socket
from tests.sprites.tara.samples import board_view, pixels

BOX = (523, 268)
"""Half of the board in a window of 1366 x 768: quickly drawn."""
LONGEST_STEP = 0.15 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))
"""Seconds."""


def finished(view: BoardView, cache: RasterCache | None = None, seats: int = 4) -> BoardBuild:
    build = BoardBuild(board_layout(BOX, seats), view, cache or RasterCache(None))
    while not build.step():
        pass
    return build


@pytest.fixture(scope="module")
def board() -> BoardBuild:
    return finished(board_view())


def part(board: BoardBuild, view: BoardView, key: str) -> pygame.Surface:
    """The fort of a province without its name stone."""
    fort = board.layout.fort(key)
    box = fort_picture_box(fort, board.layout.unit).clip(((0, 0), board.layout.size))
    picture = board.ground(view).subsurface(box).copy()
    picture.fill((0, 0, 0, 0), fort.grip.inflate(20, 20).move(-box.left, -box.top))
    return picture


@pytest.mark.slow
def test_it_is_the_same_every_time(board: BoardBuild) -> None:
    assert pixels(board.ground(board_view())) == pixels(finished(board_view()).ground(board_view()))


@pytest.mark.slow
def test_the_same_position_gives_the_same_surface(board: BoardBuild) -> None:
    assert board.ground(board_view()) is board.ground(board_view())


@pytest.mark.slow
def test_no_step_holds_up_the_window() -> None:
    build = BoardBuild(board_layout((992, 477)), board_view(), RasterCache(None))
    longest, done = 0.0, False
    while not done:
        started = time.process_time()
        done = build.step()
        longest = max(longest, time.process_time() - started)
    assert longest < LONGEST_STEP
    assert build.fraction == 1.0


def test_it_shows_something_from_the_first_moment() -> None:
    build = BoardBuild(board_layout(BOX), board_view(), RasterCache(None))
    first = build.ground(board_view())
    assert first.get_size() == BOX
    before = pixels(first)  # the ground is mended in place
    for _ in range(30):
        build.step()
    assert pixels(build.ground(board_view())) != before
    assert 0 < build.fraction < 1


def test_it_comes_back_from_the_disk_in_the_same_px(tmp_path: Path, board: BoardBuild) -> None:
    finished(board_view(), RasterCache(tmp_path))
    again = finished(board_view(), RasterCache(tmp_path))
    assert pixels(again.ground(board_view())) == pixels(board.ground(board_view()))


@pytest.mark.slow
def test_a_half_written_cache_is_mended(tmp_path: Path, board: BoardBuild) -> None:
    finished(board_view(), RasterCache(tmp_path))
    files = sorted(tmp_path.glob("*.tga"))
    assert files
    for file in files[::2]:
        file.unlink()
    again = finished(board_view(), RasterCache(tmp_path))
    assert pixels(again.ground(board_view())) == pixels(board.ground(board_view()))


def test_every_province_has_turf_of_its_own(board: BoardBuild) -> None:
    picture = board.ground(board_view())
    colours = {fort.key: turf(picture, fort) for fort in board.layout.forts}
    for first, second in combinations(PLACES, 2):
        apart = sum(abs(a - b) for a, b in zip(colours[first], colours[second], strict=True))
        assert apart > 50, (first, second)


def turf(picture: pygame.Surface, fort: FortLayout) -> tuple[int, ...]:
    """The mean colour between the first hollows of the farmers, before their wall's shadow."""
    (x, y), (right, _) = fort.hollows[0][:2]
    box = pygame.Rect(0, 0, 6, 4)
    box.center = (round((x + right) / 2), round(y + fort.radius * 0.36))
    return tuple(pygame.transform.average_color(picture, box)[:3])


@pytest.mark.parametrize("state", ["closed", "reserve", "absent"])
def test_what_is_shut_looks_shut(board: BoardBuild, state: str) -> None:
    view = board_view(munster=state)
    shut, free = part(board, view, "munster"), part(board, board_view(), "munster")
    differing = pygame.mask.from_threshold(shut, (0, 0, 0), (24, 24, 24, 255), free)
    whole = shut.get_width() * shut.get_height()
    assert whole - differing.count() > whole * 0.3
    assert pixels(part(board, view, "ulster")) == pixels(part(board, board_view(), "ulster"))


def test_states_differ_from_each_other(board: BoardBuild) -> None:
    pictures = {
        pixels(part(board, board_view(munster=state), "munster"))
        for state in ("open", "closed", "reserve", "absent")
    }
    assert len(pictures) == 4


@pytest.mark.slow
def test_empty_corners_are_filled_with_country() -> None:
    view = board_view(munster="reserve", ulster="absent")
    two, four = finished(view, seats=2), finished(view, seats=4)
    corner = board_layout(BOX, 4).raths[2].box
    one, other = (pixels(board.ground(view).subsurface(corner).copy()) for board in (two, four))
    assert one != other


@pytest.mark.parametrize("rank", range(5))
def test_a_hollow_is_dark_where_the_light_comes_from_and_lit_across_it(rank: int) -> None:
    hole = socket(rank, 40, 0)
    near, across = (_brightness(hole, 52 + side * 18) for side in (-1, 1))
    assert across > near + 50


def test_the_bed_of_a_laid_open_tablet_is_lower_than_the_turf() -> None:
    """Where a pebble does not lie."""
    bed = turned_bed((60, 80), 1.5)
    shade, floor = bed.get_at((9, 11)), bed.get_at((30, 40))
    assert shade.a > floor.a + 15


@pytest.mark.slow
def test_the_land_is_green_and_brightest_at_the_upper_left(board: BoardBuild) -> None:
    land, (width, height) = board.ground(board_view()), board.layout.size
    tones = {
        (across, down): pygame.transform.average_color(
            land, pygame.Rect(across * width - 6, down * height - 6, 12, 12)
        )
        for across, down in product((0.11, 0.89), (0.3, 0.75))
    }
    assert all(green >= red for red, green, _, _ in tones.values()), tones
    bright = {place: sum(tone[:3]) for place, tone in tones.items()}
    assert bright[0.11, 0.3] > bright[0.89, 0.75] + 30


def _brightness(picture: pygame.Surface, at: int) -> float:
    """Of a few px about a point on the way from the upper left to the lower right."""
    tone = pygame.transform.average_color(picture, pygame.Rect(at - 3, at - 3, 7, 7))
    return sum(tone[:3]) / 3
