"""What a walk costs beyond its free steps: a tag with its number on spaces that are paid for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from engine.explain import Choice
from scenes.table.view import Hint, Place
from sprites.common import fonts
from sprites.common.surface_cache import kept
from sprites.viscounts.pieces import good

INK, PALE = "#1f1a2b", "#fdf8e8"
SHARE = 0.92
"""Of a space's width."""
SMALLEST = 32


def price_tags(offered: Sequence[Choice], places: Mapping[str, Place]) -> list[Hint]:
    """The tags of all spaces that the viscount can reach for silver."""
    found = []
    for choice in offered:
        silver = dict(choice.cost).get("silver", 0)
        place = places.get(choice.target)
        if not silver or place is None or not choice.source.startswith("viscount:"):
            continue
        tag = price_tag(silver, max(SMALLEST, round(place.rect.width * SHARE)))
        corner = tag.get_rect(center=place.rect.center).topleft
        found.append(Hint(tag, (float(corner[0]), float(corner[1]))))
    return found


@kept
def price_tag(silver: int, px: int) -> pygame.Surface:
    """A pale disc with the number, and coins at its lower right."""
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.aacircle(canvas, INK, (px // 2, px // 2), px // 2)
    pygame.draw.aacircle(canvas, PALE, (px // 2, px // 2), px // 2 - 2)
    font = fonts.serif(max(fonts.FLOOR, px * 0.6), "bold")
    words = fonts.render(font, str(silver), INK)
    canvas.blit(words, words.get_rect(center=(round(px * 0.38), round(px * 0.44))))
    coins = good("silver", round(px * 0.56))
    canvas.blit(coins, coins.get_rect(bottomright=(px, px)))
    return canvas
