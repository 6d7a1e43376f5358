"""Pieces of one owner that stand close together, of which the foremost wears a glow."""

from __future__ import annotations

import math

import pygame

from sprites.common import svg
from sprites.common.contours import dilated
from sprites.common.surface_cache import kept

_LINE = 4.8
"""Units around the foremost piece that its lines take; they part it from those behind it."""


@kept
def mate_behind(
    mate: pygame.Surface, front: pygame.Surface, offset: tuple[int, int], scale: float
) -> pygame.Surface:
    """A piece as it is seen behind another one and its lines, `offset` px from its own corner to
    that of the other: laid over the glow of that one, it keeps its own colour."""
    pad = math.ceil(_LINE * scale)
    body = pygame.Surface(
        (front.get_width() + 2 * pad, front.get_height() + 2 * pad), pygame.SRCALPHA
    )
    body.blit(front, (pad, pad))
    seen = svg.with_alpha(mate)
    hole = dilated(body, _LINE * scale, "#000000")
    corner = (offset[0] - pad, offset[1] - pad)
    seen.blit(hole, corner, special_flags=pygame.BLEND_RGBA_SUB)
    return seen
