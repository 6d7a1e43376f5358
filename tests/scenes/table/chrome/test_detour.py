"""A slip would rather lie a little farther off than on what is read, in the hand and beside it."""

from __future__ import annotations

import pygame

from scenes.table.chrome.tooltips import HELD_DETOUR, HOVER_DETOUR
from sprites.common.placing import SLIP, place_beside

NEAR = pygame.Rect(40, 130, 40, 40)
SIZE = (100, 40)
ROOM = pygame.Rect(0, 0, 1200, 300)


def laid(read_up_to: int, detour: float) -> tuple[pygame.Rect, bool]:
    """Where the slip lies when all the board up to there is read, and whether it hides of it."""
    read = pygame.Rect(0, 0, read_up_to, 300)
    box = place_beside([NEAR], SIZE, [ROOM], 8, [], SLIP, [read], detour)
    return box, bool(box.colliderect(read))


def test_it_makes_way_for_what_is_near_and_stays_where_the_way_is_too_far() -> None:
    for detour in (HELD_DETOUR, HOVER_DETOUR):
        near, far = laid(120, detour), laid(900, detour)
        assert not near[1]
        assert far[1]
        assert far[0].inflate(40, 40).colliderect(NEAR)


def test_in_the_hand_it_goes_farther_off_before_it_hides_anything() -> None:
    def hides(edge: int, detour: float) -> bool:
        read = pygame.Rect(0, 0, edge, 300)
        return bool(
            place_beside([NEAR], (200, 80), [ROOM], 8, [], SLIP, [read], detour).colliderect(read)
        )

    reached = {
        detour: max(edge for edge in range(100, 600, 5) if not hides(edge, detour))
        for detour in (HELD_DETOUR, HOVER_DETOUR)
    }
    assert reached[HELD_DETOUR] > reached[HOVER_DETOUR]
