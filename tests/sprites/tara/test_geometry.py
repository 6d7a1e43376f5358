"""Where things lie on the board: nothing overlaps, and everything can be pointed at."""

from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest

from engine.games.tara import make_game
from engine.games.tara.places import anchors
from sprites.tara.geometry import (
    DISC,
    HOLLOW,
    PLACES,
    RANK_SIZES,
    BoardLayout,
    board_anchors,
    board_layout,
)

BOXES = [(992, 477), (1046, 535), (1488, 752), (1984, 1003)]
"""The board above a tray, in windows of 1280x690, 1366x768, 1920x1080 and 2560x1440."""
ELSEWHERE = ("seat", "hand", "kept")
"""Kinds of anchors that lie in the rail or on the shelf."""


def hollows(layout: BoardLayout) -> list[tuple[float, float]]:
    return [middle for fort in layout.forts for row in fort.hollows for middle in row]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
def test_no_two_places_overlap_and_all_lie_on_the_board(box: tuple[int, int], seats: int) -> None:
    layout = board_layout(box, seats)
    places = board_anchors(layout, tuple(PLACES))
    whole = pygame.Rect((0, 0), layout.size)
    assert all(whole.contains(place) for place in places.values())
    for (one, first), (other, second) in combinations(places.items(), 2):
        kinds = {one.split(":")[0], other.split(":")[0]}
        if kinds == {"rath", "supply"} or (one.startswith("province:") and kinds != {"province"}):
            continue
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize("box", BOXES)
def test_every_place_is_large_enough_to_point_at(box: tuple[int, int]) -> None:
    for name, place in board_anchors(board_layout(box), tuple(PLACES)).items():
        assert min(place.size) >= 32, name


@pytest.mark.parametrize("box", BOXES)
def test_hollows_lie_apart_and_discs_beside_each_other(box: tuple[int, int]) -> None:
    layout = board_layout(box)
    least = min(math.dist(a, b) for a, b in combinations(hollows(layout), 2))
    assert least >= 32
    assert least >= 2 * HOLLOW * layout.unit
    assert layout.disc <= round(2 * HOLLOW * layout.unit)
    assert DISC < HOLLOW


def test_a_province_is_a_triangle_that_stands_upright() -> None:
    layout = board_layout((1046, 535))
    for fort in layout.forts:
        assert tuple(len(row) for row in fort.hollows) == RANK_SIZES
        for lower, upper in zip(fort.hollows, fort.hollows[1:], strict=False):
            for index, (x, y) in enumerate(upper):
                assert y < lower[0][1]
                assert x == pytest.approx((lower[index][0] + lower[index + 1][0]) / 2)


def test_provinces_lie_as_on_the_map() -> None:
    layout = board_layout((1046, 535))
    middle = {key: layout.hollow(key, 4, 0) for key in PLACES}
    assert middle["connacht"][0] < middle["ulster"][0]
    assert middle["munster"][0] < middle["leinster"][0]
    assert middle["connacht"][1] < middle["munster"][1]
    assert middle["ulster"][1] < middle["leinster"][1]


def test_piles_labels_and_income_marks_keep_clear_of_everything() -> None:
    for box in BOXES:
        layout = board_layout(box)
        anchored = board_anchors(layout, tuple(PLACES))
        places = [box for name, box in anchored.items() if not name.startswith("province:")]
        for label in (layout.draw_label, layout.discard_label):
            assert label.collidelist(places) == -1
        for fort in layout.forts:
            assert fort.grip.contains(fort.note)
            for x, y in fort.income:
                mark = pygame.Rect(0, 0, round(20 * layout.unit), round(20 * layout.unit))
                mark.center = (round(x), round(y))
                assert mark.collidelist(places) == -1


def test_zoom_enlarges_everything_alike() -> None:
    plain = board_layout((992, 477))
    for zoom in (1.0, 1.25, 1.6, 2.0):
        large = board_layout((992, 477), 4, zoom)
        assert large.size == (round(992 * zoom), round(477 * zoom))
        for (x, y), (far_x, far_y) in zip(hollows(plain), hollows(large), strict=True):
            assert far_x == pytest.approx(x * zoom)
            assert far_y == pytest.approx(y * zoom)


def test_an_unknown_province_is_named() -> None:
    with pytest.raises(KeyError, match="mide"):
        board_layout((992, 477)).fort("mide")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_anchor_of_the_engine_that_lies_on_the_board_has_a_place(seats: int) -> None:
    state = make_game().setup({"seats": [{"kind": "human"}] * seats, "options": {}}, 5)
    names = anchors(state)
    provinces = tuple(name.split(":")[1] for name in names if name.startswith("province:"))
    placed = board_anchors(board_layout((1046, 535), seats), provinces)
    wanted = {name for name in names if name.split(":")[0] not in ELSEWHERE}
    assert wanted <= set(placed)
