"""A stretched picture fills its box, and its parts fit together."""

import pygame
import pytest

from sprites.common.stretched import lay_stretched

BOX = pygame.Rect(-30, -20, 400, 240)


def ramp() -> pygame.Surface:
    """Redder to the right, greener downwards."""
    picture = pygame.Surface((100, 60))
    for x in range(100):
        for y in range(60):
            picture.set_at((x, y), (2 * x, 4 * y, 90))
    return picture


def test_the_box_is_filled_and_nothing_else() -> None:
    canvas = pygame.Surface((500, 300))
    lay_stretched(canvas, ramp(), BOX)
    for spot in ((0, 0), (369, 0), (0, 219), (369, 219), (200, 100)):
        assert canvas.get_at(spot).b == 90, spot
    for spot in ((371, 100), (100, 221)):
        assert tuple(canvas.get_at(spot))[:3] == (0, 0, 0), spot


@pytest.mark.parametrize("clip", [(0, 0, 90, 70), (101, 53, 57, 33), (300, 150, 200, 150)])
def test_a_part_shows_what_the_whole_shows_there(clip: tuple[int, int, int, int]) -> None:
    whole, part = pygame.Surface((500, 300)), pygame.Surface((500, 300))
    lay_stretched(whole, ramp(), BOX)
    part.set_clip(clip)
    lay_stretched(part, ramp(), BOX)
    room = pygame.Rect(clip).clip(BOX)
    for x in range(room.left, room.right - 1, 7):
        for y in range(room.top, room.bottom - 1, 7):
            seen, wanted = part.get_at((x, y)), whole.get_at((x, y))
            assert abs(seen.r - wanted.r) <= 4, (x, y)
            assert abs(seen.g - wanted.g) <= 6, (x, y)


def test_out_of_sight_nothing_is_drawn() -> None:
    canvas = pygame.Surface((40, 40))
    lay_stretched(canvas, ramp(), pygame.Rect(60, 0, 200, 120))
    assert canvas.get_bounding_rect().size == (40, 40)
    assert not any(pygame.transform.average_color(canvas)[:3])
