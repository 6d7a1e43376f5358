"""Soft shadows of large sheets, drawn small and stretched: the same look for little time."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common.colour import rgb
from sprites.common.surface_cache import kept

_STEP = 4
_SHADOW = "#0a0508"


@kept
def _soft_box(size: tuple[int, int], reach: int, alpha: int) -> Surface:
    """A dark rectangle with soft edges, `reach` px larger than `size` on each side."""
    whole = (size[0] + 2 * reach, size[1] + 2 * reach)
    small = Surface((whole[0] // _STEP + 2, whole[1] // _STEP + 2), pygame.SRCALPHA)
    small.fill((*rgb(_SHADOW), 0))
    inset = reach // _STEP
    box = (inset, inset, size[0] // _STEP, size[1] // _STEP)
    pygame.draw.rect(small, (*rgb(_SHADOW), alpha), box, border_radius=max(1, inset // 3))
    blur = max(1, inset // 2)
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, blur), blur)
    # Blurring mixes in the colour of clear px, so it is set again.
    soft.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    soft.fill((*rgb(_SHADOW), 0), special_flags=pygame.BLEND_RGBA_ADD)
    full = (small.get_width() * _STEP, small.get_height() * _STEP)
    return pygame.transform.smoothscale(soft, full)


def cast_box(
    target: Surface, box: Rect, offset: tuple[float, float], reach: float, alpha: float
) -> None:
    """The shadow of a sheet that lies at `box`; `offset` and `reach` in px, `alpha` 0..1."""
    pad = max(_STEP, round(reach))
    shade = _soft_box(box.size, pad, round(255 * alpha))
    target.blit(shade, (box.x - pad + round(offset[0]), box.y - pad + round(offset[1])))


@kept
def fade(size: tuple[int, int], alpha: float, upright: bool) -> Surface:
    """A shade that fades from the top (or, `upright`, from the left) of `size` px to nothing."""
    length = size[0] if upright else size[1]
    line = Surface((length, 1), pygame.SRCALPHA)
    for place in range(length):
        share = (1 - place / max(1, length)) ** 1.8
        line.set_at((place, 0), (*rgb("#050203"), round(255 * alpha * share)))
    if not upright:
        line = pygame.transform.rotate(line, -90)
    return pygame.transform.scale(line, size)
