"""The corners around the ring."""

import itertools

import pygame
import pytest

from sprites.viscounts import corners
from sprites.viscounts import geometry as geo


def card(size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((200, 180, 140, 255))
    return picture


@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
def test_corners_keep_apart_and_off_the_ring(scale: float) -> None:
    side = round(geo.RING_BOX_PIXELS * scale)
    layout = corners.corner_layout(pygame.Rect(10, 20, side, side), scale)
    rects = [
        layout.poverty_pile,
        layout.poverty_tag,
        layout.prosperity_pile,
        layout.prosperity_tag,
        layout.stock,
        *layout.bonus,
    ]
    for one, other in itertools.combinations(rects, 2):
        assert not one.colliderect(other)
    radius = geo.OUTER_RADIUS * geo.pixels_per_unit(scale)
    middle = pygame.Vector2(10 + side / 2, 20 + side / 2)
    for rect in rects:
        nearest = min(
            middle.distance_to(corner)
            for corner in (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright)
        )
        assert nearest > radius - 6 * scale


def test_pile_sinks_to_an_empty_place_and_shows_the_end_card() -> None:
    place = pygame.Rect(40, 40, 74, 54)
    pictures = []
    for count, end in ((12, None), (1, None), (0, None), (0, card((60, 44)))):
        table = pygame.Surface((160, 140), pygame.SRCALPHA)
        corners.draw_pile(table, place, card((74, 54)), count, 1.0, end)
        pictures.append(pygame.image.tobytes(table, "RGBA"))
    assert len(set(pictures)) == 4


def test_tag_turns_red_when_the_end_is_near() -> None:
    calm = corners.count_tag((74, 38), 12, "Poverty", 1.0)
    near = corners.count_tag((74, 38), 2, "Poverty", 1.0)
    assert calm.get_size() == near.get_size() == (74, 38)
    assert pygame.image.tobytes(calm, "RGBA") != pygame.image.tobytes(near, "RGBA")


def test_both_piles_are_named_or_neither() -> None:
    """Portuguese "Pobreza" found room where "Prosperidade" did not."""
    assert corners.tags_named(("Poverty", "Prosperity"), 74, 1.0)
    assert not corners.tags_named(("Pobreza", "Prosperidade"), 66, 0.9)
    bare = corners.count_tag((66, 34), 12, "", 0.9)
    long = corners.count_tag((66, 34), 12, "Prosperidade", 0.9)
    assert bare.get_bounding_rect() == long.get_bounding_rect()
