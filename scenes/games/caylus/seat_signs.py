"""Small signs of a seat: how many workers and castle tokens it has, and a worker as an icon."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites.caylus.icons import icon
from sprites.caylus.pieces import worker
from sprites.common.players import PlayerStyle
from sprites.common.tally import tally
from sprites.common.theme_worlds import SANDSTONE


@lru_cache(maxsize=64)
def seat_tally(style: PlayerStyle, workers: int, tokens: int, scale: float) -> pygame.Surface:
    """Free workers and castle tokens, each beside its number."""
    drum, castle = worker(style, round(14 * scale)), icon("castle", round(18 * scale))
    return tally(((drum, workers), (castle, tokens)), scale, SANDSTONE)


@lru_cache(maxsize=32)
def worker_icon(style: PlayerStyle, px: int) -> pygame.Surface:
    """A worker in the middle of a square."""
    picture = worker(style, round(px * 0.78))
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    canvas.blit(picture, picture.get_rect(center=(px // 2, px // 2)))
    return canvas
