"""Piles of pieces: they grow and shrink with their number, and say what is about to change."""

from __future__ import annotations

import pygame
import pytest

from sprites.common import svg
from sprites.common.fonts import FLOOR
from sprites.common.piles import (
    LAYER,
    SECOND_LAYER_FROM,
    count_disc,
    disc_height,
    drop_ring,
    pieces_in_sight,
    pile,
    pile_side,
)


def bead(px: int) -> pygame.Surface:
    """A white round piece."""
    return svg.raster(svg.document(svg.circle(10, 10, 10, "#ffffff"), 20, 20), (px, px))


def covered(picture: pygame.Surface, least: int = 250) -> int:
    """px of white that is at least so opaque."""
    data = pygame.image.tobytes(picture, "RGBA")
    return sum(data[at] > 200 and data[at + 3] >= least for at in range(0, len(data), 4))


def test_a_pile_shows_each_piece_up_to_a_layer_and_a_second_layer_from_ten() -> None:
    assert [pieces_in_sight(n) for n in range(-1, LAYER + 1)] == [0, *range(LAYER + 1)]
    assert {pieces_in_sight(n) for n in range(LAYER, SECOND_LAYER_FROM)} == {LAYER}
    assert pieces_in_sight(SECOND_LAYER_FROM) > LAYER
    assert pieces_in_sight(40) == pieces_in_sight(SECOND_LAYER_FROM)


def test_a_larger_pile_covers_more() -> None:
    seen = [covered(pile(bead, 30, number, 0, 1.0)) for number in range(LAYER + 1)]
    assert seen[0] == 0
    assert seen == sorted(set(seen))
    one, two = (
        pygame.image.tobytes(pile(bead, 30, number, 0, 1.0), "RGBA")
        for number in (SECOND_LAYER_FROM - 1, SECOND_LAYER_FROM)
    )
    assert one != two


@pytest.mark.parametrize("number", [2, 5, 8])
def test_what_is_about_to_go_is_seen_faintly(number: int) -> None:
    now, then = pile(bead, 30, number, 0, 1.0), pile(bead, 30, number, -1, 1.0)
    assert covered(then) < covered(now)
    assert covered(then, 40) > covered(then)


def test_even_of_a_large_pile_something_is_seen_to_go() -> None:
    for number in (8, 14, 30):
        now, then = pile(bead, 30, number, 0, 1.0), pile(bead, 30, number, -1, 1.0)
        assert pygame.image.tobytes(now, "RGBA") != pygame.image.tobytes(then, "RGBA")


@pytest.mark.parametrize("number", [0, 2, 5])
def test_what_is_about_to_come_lies_there_faintly(number: int) -> None:
    then = pile(bead, 30, number, 1, 1.0)
    assert covered(then, 100) > covered(then)
    assert covered(then) < covered(pile(bead, 30, number + 1, 0, 1.0))


@pytest.mark.parametrize("number", [1, 6, 12])
def test_a_pile_stays_in_its_square(number: int) -> None:
    picture = pile(bead, 30, number, 0, 1.0)
    side = pile_side(30)
    assert picture.get_size() == (side, side)
    assert picture.get_rect().inflate(-2, -2).contains(picture.get_bounding_rect(min_alpha=60))


def test_equal_piles_are_drawn_once() -> None:
    assert pile(bead, 30, 4, 0, 1.0) is pile(bead, 30, 4, 0, 1.0)


@pytest.mark.parametrize("scale", [0.7, 0.9, 1.4])
@pytest.mark.parametrize("words", ["0", "7", "128"])
def test_a_number_fits_its_disc(words: str, scale: float) -> None:
    disc = count_disc(words, scale)
    assert disc.get_height() == disc_height(scale)
    assert disc.get_width() >= disc.get_height()
    assert disc_height(scale) * 0.62 >= FLOOR
    edge = [disc.get_at((x, disc.get_height() // 2))[:3] for x in (4, disc.get_width() - 5)]
    assert all(min(tone) > 150 for tone in edge), "letters reach the rim"


def test_the_ring_of_what_arrives_is_open_in_the_middle() -> None:
    ring = drop_ring(60, 1.0)
    assert ring.get_at((30, 30)).a < 40
    assert ring.get_bounding_rect().width >= 56
