"""The wooden pieces: owned ones carry their owner's shape, all stand where they are put."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from sprites.common.players import PLAYER_STYLES, style_of
from sprites.viscounts import heaps, pieces

RED, BLUE = style_of("red"), style_of("blue")
OWNED = ("viscount", "worker", "workshop", "trading_post", "guildhall")
SHAPES = ("square", "circle", "triangle", "diamond")
"""The seats of this game; other shapes are for other tables."""
LOOSE = ("virtue", "corruption", "ink", "stone", "gold", "silver")


@pytest.mark.parametrize("style", PLAYER_STYLES, ids=lambda style: style.key)
@pytest.mark.parametrize("kind", OWNED)
def test_owned_piece_is_as_wide_as_asked_and_not_empty(kind, style) -> None:
    picture = pieces.piece(kind, style, 40)
    assert picture.get_width() == 40
    assert pygame.mask.from_surface(picture).count() > 500


@pytest.mark.parametrize("kind", OWNED)
@pytest.mark.parametrize(("one", "two"), list(combinations(SHAPES, 2)))
def test_owners_are_told_apart_by_shape_alone(kind, one, two) -> None:
    """Two owners painted in the same colours still have different pieces."""
    first, second = (pieces.piece(kind, replace(RED, shape=shape), 80) for shape in (one, two))
    width, height = first.get_size()
    different = sum(
        abs(first.get_at((x, y)).g - second.get_at((x, y)).g) > 40
        for x in range(width)
        for y in range(height)
    )
    assert different > 40


@pytest.mark.parametrize("kind", OWNED)
def test_owned_piece_needs_its_owner(kind) -> None:
    with pytest.raises(ValueError, match="needs the style of its owner"):
        pieces.piece(kind, None, 30)


@pytest.mark.parametrize("kind", LOOSE)
def test_loose_piece_needs_no_owner(kind) -> None:
    assert pygame.mask.from_surface(pieces.piece(kind, None, 30)).count() > 200


def test_unknown_piece_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"no piece 'dragon'.*viscount"):
        pieces.piece("dragon", RED, 30)


@pytest.mark.parametrize("kind", OWNED + LOOSE)
def test_put_on_sets_the_foot_on_the_spot(kind) -> None:
    table = pygame.Surface((200, 200), pygame.SRCALPHA)
    box = pieces.put_on(table, kind, BLUE, (100, 120), 40, 1.0)
    foot = pieces.FEET[kind]
    assert abs(box.left + foot[0] * box.width - 100) <= 1
    assert abs(box.top + foot[1] * box.height - 120) <= 1
    assert table.get_at(box.center).a == 255


def test_lifted_piece_throws_its_shadow_further() -> None:
    lying = pieces.on_table("viscount", RED, 40, 1.0)
    lifted = pieces.on_table("viscount", RED, 40, 1.0, True)
    assert lifted.surface.get_width() > lying.surface.get_width()
    assert lifted.origin[0] > lying.origin[0]


def test_light_falls_from_the_upper_left() -> None:
    """The marker's face is brighter at its upper left than at its lower right."""
    picture = pieces.marker("virtue", 96)
    lit, shaded = picture.get_at((22, 22)), picture.get_at((76, 66))
    assert sum(lit[:3]) > sum(shaded[:3])


def test_heap_grows_with_the_stock() -> None:
    areas = [pygame.mask.from_surface(heaps.heap("gold", n, 1.0)).count() for n in range(6)]
    assert areas[0] == 0
    assert areas[1] < areas[3] < areas[5]


def test_heap_refuses_more_than_it_can_show() -> None:
    with pytest.raises(ValueError, match="0 to 5"):
        heaps.heap("ink", 6, 1.0)


def test_stock_layout_keeps_the_heaps_apart() -> None:
    places = list(heaps.stock_layout(pygame.Rect(10, 20, 130, 110)).values())
    assert len(places) == 4
    assert not any(one.colliderect(two) for one, two in combinations(places, 2))


def test_draw_stock_draws_in_every_place() -> None:
    table = pygame.Surface((160, 140), pygame.SRCALPHA)
    places = heaps.stock_layout(table.get_rect())
    heaps.draw_stock(table, places, 1.0)
    for box in places.values():
        assert pygame.mask.from_surface(table.subsurface(box)).count() > 300
