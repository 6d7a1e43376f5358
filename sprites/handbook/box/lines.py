"""Words in a low space: one line, or more of them, close together, where one does not fit."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common import fonts
from sprites.common.lettering import fit_lines
from sprites.common.surface_cache import kept

_CLOSE = 1.16
"""From line to line, in heights of the smallest letters."""


@kept
def in_lines(
    words: str, size: tuple[int, int], px: float, weight: fonts.Weight, colour: str
) -> Surface:
    """On one line of at most `px` where that fits into the width; else in the smallest letters
    on as many lines as the height has room for."""
    wide, high = size
    if fonts.fits(words, wide, weight=weight):
        return fonts.fit(words, wide, px, weight=weight, colour=colour)
    step = round(fonts.FLOOR * _CLOSE)
    most = max(1, high // step)
    fitted = fit_lines(words, wide, (fonts.FLOOR,), most, weight=weight)
    letters = [fonts.render(fitted.font, line, colour) for line in fitted.lines]
    tall = step * (len(letters) - 1) + letters[0].get_height()
    canvas = Surface((wide, tall), pygame.SRCALPHA)
    for row, line in enumerate(letters):
        canvas.blit(line, (0, row * step))
    return canvas
