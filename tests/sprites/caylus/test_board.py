"""The board as a picture: the same every time, in short steps, lit up to the provost."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from sprites.caylus import cobbles
from sprites.caylus.board_layer import BoardBuild
from sprites.caylus.board_view import BoardView
from sprites.caylus.castle import CastleView, built_of, next_bay
from sprites.caylus.castle_bays import plan_picture
from sprites.caylus.geometry import BoardLayout, board_layout
from sprites.caylus.geometry_road import SHORT
from sprites.common.cache import RasterCache
from sprites.common.players import style_of

BOX = (700, 360)
VIEW = BoardView(11, CastleView((5, 8, 9)), provost=6)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def finished(
    view: BoardView = VIEW, cache: RasterCache | None = None, zoom: float = 1.0
) -> BoardBuild:
    build = BoardBuild(board_layout(BOX, view.cards, zoom), view, cache or RasterCache(None))
    while not build.step():
        pass
    return build


@pytest.fixture(scope="module")
def board() -> BoardBuild:
    return finished()


def mean(picture: pygame.Surface, box: pygame.Rect) -> float:
    return float(sum(pygame.transform.average_color(picture, box)[:3]))


def lane(layout: BoardLayout, place: int) -> pygame.Rect:
    """A stretch of cobbles at the right of a lane, away from rings and edges."""
    box = layout.road.cells[place].lane
    return pygame.Rect(box.right - box.width // 4, box.top + 5, box.width // 5, box.height - 10)


@pytest.mark.slow
def test_the_picture_fills_the_layout_and_has_round_corners(board: BoardBuild) -> None:
    picture = board.ground(VIEW)
    assert picture.get_size() == board.layout.size
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((350, 180)).a == 255


@pytest.mark.slow
def test_it_is_the_same_every_time(board: BoardBuild) -> None:
    assert pixels(board.ground(VIEW)) == pixels(finished().ground(VIEW))


@pytest.mark.slow
def test_nothing_is_drawn_twice(board: BoardBuild) -> None:
    assert board.ground(VIEW) is board.ground(replace(VIEW))


@pytest.mark.slow
def test_it_is_built_in_short_steps_and_tells_how_far_it_is() -> None:
    build = BoardBuild(board_layout(BOX, VIEW.cards), VIEW, RasterCache(None))
    fractions, longest = [build.fraction], 0.0
    while True:
        started = time.process_time()
        done = build.step()
        longest = max(longest, time.process_time() - started)
        fractions.append(build.fraction)
        if done:
            break
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0
    assert len(fractions) > 50
    assert longest < 0.25, "one step took too long"


def test_it_can_be_shown_while_it_is_being_built() -> None:
    build = BoardBuild(board_layout(BOX, VIEW.cards), VIEW, RasterCache(None))
    first = pixels(build.ground(VIEW))
    for _ in range(12):
        build.step()
    assert pixels(build.ground(VIEW)) != first


def test_the_road_is_lit_up_to_the_provost_and_dark_behind(board: BoardBuild) -> None:
    layout = board.layout
    plain = board.ground(replace(VIEW, provost=-1))
    lit = board.ground(VIEW)
    for place in range(VIEW.provost):
        assert mean(lit, lane(layout, place)) > mean(plain, lane(layout, place)) + 20
    for place in range(VIEW.provost + 1, VIEW.cards):
        assert mean(lit, lane(layout, place)) < mean(plain, lane(layout, place)) - 60


def test_moving_the_provost_moves_the_light(board: BoardBuild) -> None:
    near, far = (board.ground(replace(VIEW, provost=place)) for place in (3, 9))
    box = lane(board.layout, 6)
    assert mean(far, box) > mean(near, box) + 60


def test_the_road_is_paved_up_to_the_last_card(board: BoardBuild) -> None:
    short = replace(VIEW, cards=8, provost=-1)
    long = replace(VIEW, provost=-1)
    box = board.layout.road.cells[9].lane
    assert pixels(board.ground(short).subsurface(box)) != pixels(board.ground(long).subsurface(box))


def test_residences_have_no_ring_for_a_worker(board: BoardBuild) -> None:
    without = replace(VIEW, unworked=frozenset((2,)))
    x, y = board.layout.worker(2)
    box = pygame.Rect(round(x) - 6, round(y) - 3, 12, 6)
    with_ring = mean(board.ground(VIEW), box)
    assert mean(board.ground(without), box) > with_ring + 60


def test_the_castle_grows_with_every_token(board: BoardBuild) -> None:
    box = board.layout.castle.box
    seen = set()
    for left in ((7, 8, 9), (6, 8, 9), (0, 8, 9), (0, 3, 9), (0, 0, 4), (0, 0, 0)):
        view = replace(VIEW, castle=CastleView(left))
        seen.add(pixels(board.ground(view).subsurface(box)))
    assert len(seen) == 6


def test_a_bay_shows_who_built_it(board: BoardBuild) -> None:
    box = board.layout.castle.box
    red, blue = style_of("red"), style_of("blue")
    seen = set()
    for owners in ((), (None,), (red,), (blue,), (None, red), (red, blue)):
        view = replace(VIEW, castle=CastleView((5, 8, 9), owners=owners))
        seen.add(pixels(board.ground(view).subsurface(box)))
    assert len(seen) == 5


def test_all_that_is_not_built_is_the_same_pale_parchment() -> None:
    castle = board_layout(BOX, 5).castle
    tones = {}
    for section, bays in castle.bays.items():
        picture, _ = plan_picture(bays[0], 1.0)
        width, height = picture.get_size()
        tones[section] = picture.get_at((width // 4, height // 2))
    for tone in tones.values():
        hue, saturation, value, _ = tone.hsva
        assert 30 <= hue <= 50, tones  # neither green nor grey
        assert saturation >= 20, tones
        assert value >= 75, tones


def test_sections_are_built_in_their_order() -> None:
    castle = board_layout(BOX, 5).castle
    for left, section in (((7, 8, 9), "dungeon"), ((0, 8, 9), "walls"), ((0, 0, 1), "towers")):
        bay = next_bay(castle, built_of(castle, CastleView(left)))
        assert bay is not None
        assert bay.section == section
    assert next_bay(castle, built_of(castle, CastleView((0, 0, 0)))) is None


def test_the_yard_can_be_an_estate(board: BoardBuild) -> None:
    estate = replace(VIEW, estate=True, yard_title="Estate")
    box = board.layout.yard
    first, second = (board.ground(view).subsurface(box) for view in (VIEW, estate))
    assert pixels(first) != pixels(second)


@pytest.mark.slow
def test_a_second_start_takes_the_country_from_the_disk(tmp_path: Path) -> None:
    first = finished(cache=RasterCache(tmp_path))
    assert list(tmp_path.glob("*.tga"))
    again = BoardBuild(first.layout, VIEW, RasterCache(tmp_path))
    steps = 1
    while not again.step():
        steps += 1
    fresh = BoardBuild(first.layout, VIEW, RasterCache(None))
    painted = 1
    while not fresh.step():
        painted += 1
    assert steps < painted * 0.8
    assert pixels(again.ground(VIEW)) == pixels(first.ground(VIEW))


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_changes_nothing(board: BoardBuild) -> None:
    cache = RasterCache(Path("/proc/nowhere/rasters"))
    assert pixels(finished(cache=cache).ground(VIEW)) == pixels(board.ground(VIEW))


@pytest.mark.slow
def test_zoomed_boards_are_drawn_anew_and_larger() -> None:
    large = finished(zoom=1.25)
    assert large.ground(VIEW).get_size() == (round(700 * 1.25), round(360 * 1.25))


@pytest.mark.slow
def test_the_next_stones_can_be_made_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(VIEW, cards=SHORT + 1)
    build = finished(view)
    for make in build.growth(view.cards, 2):
        make()
    monkeypatch.delattr(cobbles, "patch")
    monkeypatch.delattr(cobbles, "loose_stones")
    grown = [build.ground(replace(view, cards=view.cards + more)) for more in range(3)]
    assert len({pixels(picture) for picture in grown}) == 3
    assert build.growth(len(build.layout.road.cells), 2) == ()


def test_nothing_is_made_ahead_before_the_board_stands() -> None:
    fresh = BoardBuild(board_layout(BOX, VIEW.cards, 1.0), VIEW, RasterCache(None))
    assert fresh.growth(VIEW.cards, 2) == ()
