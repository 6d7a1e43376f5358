"""Where things are drawn that are on their way."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.picture import TablePicture
from scenes.table.motion.paths import Shown
from scenes.table.motion.things import Sprite

SIZE = (300, 200)


def seen(shown: Shown) -> pygame.Rect:
    """The box of a thing without its shadow, or of all that is seen of it."""
    layers, canvas = DisplayList(), pygame.Surface(SIZE, pygame.SRCALPHA)
    layers.begin(SIZE)
    TablePicture(1.0, pygame.Rect((0, 0), SIZE)).put_moving(layers, [shown])
    layers.paint(canvas, [canvas.get_rect()])
    red = pygame.mask.from_threshold(canvas, "#e02010", (70, 70, 70, 255))
    boxes = red.get_bounding_rects()
    return max(boxes, key=lambda box: box.width * box.height)


@pytest.mark.parametrize("size", [1.0, 1.045])
@pytest.mark.parametrize("alpha", [255, 250])
def test_a_thing_on_its_way_is_where_it_is_said_to_be(size: float, alpha: int) -> None:
    picture = pygame.Surface((40, 60), pygame.SRCALPHA)
    picture.fill("#e02010")
    sprite = Sprite("card", "card", "", picture, (0.0, 0.0), shadow=False)
    box = seen(Shown(sprite, (100.0, 80.0), alpha, size))
    assert box.centerx == pytest.approx(120, abs=2)
    assert box.centery == pytest.approx(110, abs=12), "it may be lifted a little"
    assert (box.width > 40) == (size > 1 and alpha == 255), "what is lifted is larger"


def test_a_card_that_is_turned_over_stays_on_its_way() -> None:
    face, back = (
        pygame.Surface((40, 60), pygame.SRCALPHA),
        pygame.Surface((40, 60), pygame.SRCALPHA),
    )
    face.fill("#e02010")
    back.fill("#e02010")
    sprite = Sprite("card", "card", "", face, (0.0, 0.0))
    box = seen(Shown(sprite, (100.0, 80.0), back=back))
    assert box.centerx == pytest.approx(120, abs=2)
    assert box.centery == pytest.approx(110, abs=4)


def test_a_thing_that_is_lifted_is_seen_above_where_it_lies() -> None:
    picture = pygame.Surface((40, 60), pygame.SRCALPHA)
    picture.fill("#e02010")
    sprite = Sprite("card", "card", "", picture, (0.0, 0.0), shadow=False)
    flat, lifted = (seen(Shown(sprite, (100.0, 80.0), 255, size)) for size in (1.0, 1.06))
    assert lifted.centery < flat.centery


def test_what_lies_on_the_board_ends_at_its_edge_and_what_lies_beside_it_does_not() -> None:
    picture = pygame.Surface((40, 60), pygame.SRCALPHA)
    picture.fill("#e02010")
    on_board = Sprite("a", "card", "", picture, (80.0, 20.0), shadow=False)
    beside = Sprite("b", "card", "", picture, (80.0, 120.0), shadow=False, board=False)
    layers, canvas = DisplayList(), pygame.Surface(SIZE, pygame.SRCALPHA)
    layers.begin(SIZE)
    TablePicture(1.0, pygame.Rect(0, 0, 100, 200)).put_all(layers, [on_board, beside])
    layers.paint(canvas, [canvas.get_rect()])
    assert [bool(canvas.get_at((110, y)).a) for y in (40, 140)] == [False, True]


@pytest.mark.parametrize("shadow", [True, False])
def test_a_thing_that_comes_or_goes_is_where_it_is_said_to_be_with_its_shadow(
    shadow: bool,
) -> None:
    picture = pygame.Surface((40, 60), pygame.SRCALPHA)
    picture.fill("#e02010")
    sprite = Sprite("card", "card", "", picture, (0.0, 0.0), shadow=shadow)
    assert seen(Shown(sprite, (100.0, 80.0), 240)) == pygame.Rect(100, 80, 40, 60)
