"""The hand in the own column: how its cards lie."""

from __future__ import annotations

import pygame

from scenes.games.viscounts.column import fanned


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
