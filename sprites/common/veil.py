"""A thin dusk over everything that is not the point just now, with soft holes at the targets."""

from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common.kept import kept

VEIL = (46, 35, 71)
_STEP = 4
"""The veil is soft: drawn at a quarter of the size and stretched."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A place that stays clear: a rectangle in px (x, y, width, height), round or not."""

    box: tuple[int, int, int, int]
    form: Literal["circle", "rect"] = "rect"


@kept
def veil(
    size: tuple[int, int], holes: tuple[Hole, ...], strength: float = 0.18, soft: int = 16
) -> pygame.Surface:
    """A layer of `size` px to blit over the table; `strength` 0..1, `soft` px of fading edge."""
    small = (size[0] // _STEP + 2, size[1] // _STEP + 2)
    layer = pygame.Surface(small, pygame.SRCALPHA)
    layer.fill((*VEIL, round(255 * strength)))
    grow = soft // (2 * _STEP)
    for hole in holes:
        x, y, width, height = (round(part / _STEP) for part in hole.box)
        box = pygame.Rect(x, y, width, height).inflate(2 * grow, 2 * grow)
        if hole.form == "circle":
            pygame.draw.ellipse(layer, (*VEIL, 0), box)
        else:
            pygame.draw.rect(layer, (*VEIL, 0), box, border_radius=max(1, grow * 2))
    blurred = pygame.transform.box_blur(layer, max(1, grow))
    stretched = pygame.transform.smoothscale(blurred, (small[0] * _STEP, small[1] * _STEP))
    return stretched.subsurface((0, 0, *size)).copy()
