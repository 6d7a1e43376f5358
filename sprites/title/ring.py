"""The ring round what the keyboard is on."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface


def focus_ring(target: Surface, box: Rect, scale: float, radius: float) -> None:
    """A double ring, dark then cream, so that keyboard focus shows on any ground."""
    for grow, colour, width in ((5, (30, 14, 6), 4), (4, (255, 238, 190), 2)):
        ring = box.inflate(round(2 * grow * scale), round(2 * grow * scale))
        pygame.draw.rect(
            target, colour, ring, max(1, round(width * scale * 0.9)), round((radius + 3) * scale)
        )
