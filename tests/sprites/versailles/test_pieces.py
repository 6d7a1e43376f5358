"""Workers and markers: owners told apart by colour, shape and hat, and numbers of pools."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from sprites.common import fonts
from sprites.common.players import PLAYER_STYLES, style_of
from sprites.versailles.coach import coach, gate
from sprites.versailles.marks import edge_mark, sold_out, turn_handle
from sprites.versailles.meeple import FOOT, HATS
from sprites.versailles.pieces import (
    activation_marker,
    count_badge,
    echo_badge,
    foot_corner,
    score_marker,
    stool,
    tech_marker,
    token,
    worker,
    worker_icon,
    worker_size,
)

RED = style_of("red")
SMALLEST = 20
"""px of a worker in the smallest window."""


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("px", [SMALLEST, 34, 70])
def test_a_worker_is_as_wide_as_asked(px: int) -> None:
    for style in PLAYER_STYLES:
        assert worker(style, px).get_size() == worker_size(px)


def test_every_shape_has_its_hat() -> None:
    assert set(HATS) == {style.shape for style in PLAYER_STYLES}


def test_owners_differ_by_their_outline_and_in_grey() -> None:
    pictures = [worker(style, SMALLEST) for style in PLAYER_STYLES]
    for first, second in combinations(pictures, 2):
        assert pixels(pygame.transform.grayscale(first)) != pixels(
            pygame.transform.grayscale(second)
        )
        one, other = (pygame.mask.from_surface(picture, 127) for picture in (first, second))
        shared = one.overlap_area(other, (0, 0))
        united = one.count() + other.count() - shared
        assert 1 - shared / united > 0.025


def test_the_shape_can_be_seen_on_the_smallest_coat() -> None:
    for style in PLAYER_STYLES:
        width, height = worker_size(SMALLEST)
        coat = worker(style, SMALLEST).subsurface(
            (width // 3, height // 2, width // 3, height // 3)
        )
        tones = [sum(coat.get_at((x, y))[:3]) for x in range(coat.get_width()) for y in range(8)]
        assert max(tones) - min(tones) > 90, style.key


def test_a_worker_stands_with_its_foot_on_the_spot() -> None:
    x, y = foot_corner(40, (100, 200))
    width, height = worker_size(40)
    assert x + FOOT[0] * width == pytest.approx(100, abs=1)
    assert y + FOOT[1] * height == pytest.approx(200, abs=1)


def test_numbers_are_never_below_the_floor() -> None:
    least = fonts.serif(fonts.FLOOR, "black")
    for px in (8, 14, 17, 30):
        badge = count_badge(24, px)
        assert badge.get_width() >= least.size("24")[0]
        assert badge.get_height() >= least.get_ascent()


def test_markers_differ_by_owner_and_from_each_other() -> None:
    for kind in (activation_marker, tech_marker, score_marker):
        greys = [pygame.transform.grayscale(kind(style, 17)) for style in PLAYER_STYLES]
        assert len({pixels(grey) for grey in greys}) == len(greys)
    assert pixels(tech_marker(RED, 20)) != pixels(score_marker(RED, 20))


def test_empty_places_show_their_owner_faintly() -> None:
    stools = [stool(style, (34, 38)) for style in PLAYER_STYLES]
    assert len({pixels(picture) for picture in stools}) == len(stools)
    assert all(max(p.get_at((x, 27)).a for x in range(34)) < 200 for p in stools)


def test_tokens_have_two_sides() -> None:
    assert pixels(token(30)) != pixels(token(30, False))


def test_the_coach_drives_both_ways() -> None:
    right, left = coach(80), coach(80, left=True)
    assert pixels(left) == pixels(pygame.transform.flip(right, True, False))
    assert gate(40).get_size() == (40, 40)


@pytest.mark.parametrize("size", [(66, 40), (80, 44), (120, 72)])
def test_what_is_sold_out_is_struck_through_in_grey_as_not_forbidden(
    size: tuple[int, int],
) -> None:
    veil = sold_out(size)
    points = [veil.get_at((x, y)) for x in range(size[0]) for y in range(size[1])]
    inked = [each for each in points if each.a > 200 and sum(each[:3]) < 3 * 150]
    assert inked, "a line is seen"
    assert max(max(each[:3]) - min(each[:3]) for each in inked) < 24, "grey"
    assert len(inked) < 0.05 * len(points), "and thin"


def test_marks_over_the_palace() -> None:
    assert pixels(edge_mark(22, True)) != pixels(edge_mark(22, False))
    veil = sold_out((80, 44))
    assert 0 < veil.get_at((12, 8)).a < 255
    assert turn_handle(32).get_size() == (32, 32)
    assert echo_badge(16).get_size() == (16, 16)
    assert worker_icon(RED, 24).get_size() == (24, 24)
