"""Headings of the archive in worked gold."""

from __future__ import annotations

from pygame import Rect, Surface

from sprites.common import carve, fonts
from sprites.common.metal_letters import GILT, Run, line_of, worked
from sprites.common.surface_cache import kept


@kept
def gilt_words(words: str, height: int) -> Surface:
    """A heading of `height` px: a large initial, then small capitals. Shared: copy to draw on."""
    capital = max(fonts.FLOOR, round(height * 0.86))
    small = max(fonts.FLOOR, round(capital * 0.8))
    track = capital * 0.04
    runs: list[Run] = []
    for word in words.split():
        if runs:
            runs.append(Run(" ", small, "bold", False, track))
        runs.append(Run(word[:1].upper(), capital, "bold", False, track))
        if word[1:]:
            runs.append(Run(word[1:].upper(), small, "bold", False, track))
    line = line_of(tuple(runs), max(3, round(height * 0.1)))
    picture = worked(line.mask, GILT, max(1.0, capital * 0.04), rich=capital >= 44)
    box = picture.get_bounding_rect()
    trimmed = carve.clear((box.width, height))
    trimmed.blit(picture, (0, (height - box.height) // 2), box)
    return trimmed


def draw_heading(target: Surface, box: Rect, words: str) -> Rect:
    """The heading at the left of its box; returns where it stands."""
    picture = gilt_words(words, box.height) if words.strip() else Surface((0, 0))
    return target.blit(picture, picture.get_rect(midleft=box.midleft))
