"""Rings around places in a picture of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from sprites.common import svg

_MOST: Final = 8
"""So many places have a ring each; more of them one around all."""
_SMALL: Final = 0.3
"""Share of the picture's width up to which what is ringed is small."""
_DARK, _LIGHT = "#2a1626", "#ffd45e"


def ring_places(picture: pygame.Surface, boxes: Sequence[pygame.Rect]) -> None:
    """Draw rings around these places, within the picture."""
    shown = list(boxes)
    if len(shown) > _MOST:
        shown = [shown[0].unionall(shown[1:])]
    wide = max(3, round(picture.get_width() * 0.014))
    room = picture.get_rect().inflate(-wide, -wide)
    for box in shown:
        place = box.inflate(3 * wide, 3 * wide).clip(room)
        if place.width > 2 * wide and place.height > 2 * wide:
            small = max(place.size) < picture.get_width() * _SMALL
            picture.blit(_ring(place.size, wide, small), place)


def _ring(size: tuple[int, int], wide: int, whole: bool) -> pygame.Surface:
    """Light on dark, so that it stands out from every ground; `whole`: as round as it can be."""
    x, y = size[0] - 2 * wide, size[1] - 2 * wide
    round_by = min(x, y) / 2 if whole else min(4.0 * wide, min(x, y) / 2)
    shape = f'x="{wide}" y="{wide}" width="{x}" height="{y}" rx="{round_by:.1f}" fill="none"'
    body = (
        f'<rect {shape} stroke="{_DARK}" stroke-width="{1.7 * wide:.1f}"/>'
        f'<rect {shape} stroke="{_LIGHT}" stroke-width="{0.9 * wide:.1f}"/>'
    )
    return svg.raster(svg.document(body, *size), size)
