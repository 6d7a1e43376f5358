"""A scrolled column whose ends fade where there is more of it."""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from sprites.common.surface_cache import kept


def draw_column(
    target: Surface,
    box: Rect,
    parts: Iterable[tuple[Surface, int]],
    depth: int,
    above: bool,
    below: bool,
) -> None:
    """Pictures with their tops (px from the box's upper edge), cut at the box; `depth` px of the
    upper and lower end fade where something is hidden `above` or `below`."""
    column = Surface(box.size, pygame.SRCALPHA)
    for picture, top in parts:
        if top < box.height and top + picture.get_height() > 0:
            column.blit(picture, (0, top))
    if above:
        column.blit(_ramp(box.width, depth, True), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if below:
        foot = (0, box.height - depth)
        column.blit(_ramp(box.width, depth, False), foot, special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(column, box)


@kept
def _ramp(width: int, depth: int, rising: bool) -> Surface:
    ramp = Surface((max(1, width), max(1, depth)), pygame.SRCALPHA)
    for row in range(depth):
        share = (row + 0.5) / depth
        alpha = round(255 * (share if rising else 1 - share) ** 1.2)
        ramp.fill((255, 255, 255, alpha), (0, row, width, 1))
    return ramp
