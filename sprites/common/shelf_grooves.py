"""Grooves between the parts of a shelf in one piece."""

import pygame

_INSET = 11.0
"""Units that a groove stays away from the upper and lower edge."""


def groove(canvas: pygame.Surface, x: int, box: pygame.Rect, scale: float) -> None:
    """An upright groove in the wood of a box: dark, its right edge lit."""
    top, bottom = box.top + round(_INSET * scale), box.bottom - round(_INSET * scale)
    dark, lit = max(2, round(2.2 * scale)), max(1, round(0.8 * scale))
    pygame.draw.rect(canvas, "#1c0f08", (x, top, dark, bottom - top), border_radius=dark // 2)
    pygame.draw.rect(canvas, "#7a5535", (x + dark, top, lit, bottom - top))
