"""Some things of a seat with their numbers in a line, small: beside the score on its panel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.common import fonts
from sprites.common.theme import Theme

_FIGURE, _GAP, _CLOSE = 13.5, 7.0, 2.0


def tally(
    things: Sequence[tuple[pygame.Surface, int]], scale: float, theme: Theme
) -> pygame.Surface:
    """Every picture followed by its number."""
    font = fonts.serif(max(fonts.FLOOR, _FIGURE * scale), "bold")
    gap, close = round(_GAP * scale), round(_CLOSE * scale)
    pairs = [(picture, fonts.render(font, str(number), theme.text)) for picture, number in things]
    widths = [picture.get_width() + close + figure.get_width() for picture, figure in pairs]
    high = max(part.get_height() for pair in pairs for part in pair)
    canvas = pygame.Surface((sum(widths) + gap * (len(pairs) - 1), high), pygame.SRCALPHA)
    left = 0
    for (picture, figure), wide in zip(pairs, widths, strict=True):
        canvas.blit(picture, picture.get_rect(midleft=(left, high // 2)))
        canvas.blit(figure, figure.get_rect(midright=(left + wide, high // 2)))
        left += wide + gap
    return canvas
