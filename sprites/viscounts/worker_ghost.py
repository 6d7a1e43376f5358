"""A worker where it would come to stand: seen through, in a stitched outline of light."""

from __future__ import annotations

import pygame

from sprites.common.contours import dashes, dilated
from sprites.common.light import faded
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.viscounts.pieces import worker

SEEN = 0.78
"""So much of it is seen."""
_LIGHT, _INK = "#fff3d2", "#231b2b"


@kept
def worker_ghost(style: PlayerStyle, px: int) -> pygame.Surface:
    """The worker `px` wide, with room for its outline on all sides."""
    piece, room = worker(style, px), max(3, round(px * 0.16))
    width, height = piece.get_size()
    body = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    body.blit(piece, (room, room))
    canvas = dilated(body, px * 0.1, _INK)
    canvas.blit(body, (0, 0))
    ghost = faded(canvas, SEEN)
    stitch = max(3.0, px * 0.13)
    ghost.blit(dashes(body, px * 0.05, stitch, stitch * 0.8, _LIGHT, max(1.6, px * 0.075)), (0, 0))
    return ghost
