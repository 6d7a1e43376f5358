"""The hand in the own column: how its cards lie."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.viscounts.column import fanned
from scenes.games.viscounts.layout import column, hand_plan
from scenes.table.frame import make_frame


def test_a_card_that_leans_in_the_fan_has_soft_edges() -> None:
    """Stairs along its edge would be repeated by every line around it."""
    pygame.display.init()
    face = pygame.Surface((110, 154), pygame.SRCALPHA)
    face.fill("#c8b4a0")
    leaning = fanned(face, 2.2)
    middle = leaning.get_width() // 2
    columns = range(middle - 40, middle + 40)
    tops = ([leaning.get_at((x, y)).a for y in range(12)] for x in columns)
    assert sum(any(25 < alpha < 230 for alpha in top) for top in tops) > 50


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080), (2560, 1080)])
def test_cards_of_a_usual_hand_stay_as_they_are_when_another_is_drawn(
    size: tuple[int, int],
) -> None:
    """Up to three cards lie in one size on the same places (VI-7.6.2)."""
    frame = make_frame(size)
    box = column(frame).hand
    one, two, three = (hand_plan(box, frame.scale, cards).cards for cards in (1, 2, 3))
    assert (one, two) == (three[:1], three[:2])
    assert three[0].width > 0.9 * hand_plan(box, frame.scale, 4).card_width
