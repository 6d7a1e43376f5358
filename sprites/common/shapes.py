"""Outlines that many pictures share: shadows and glows are drawn once for all cards of one size."""

import hashlib
from dataclasses import dataclass, field

import pygame

from sprites.common.surface_cache import kept


@dataclass(frozen=True, slots=True)
class Shape:
    """What all pictures of one size and outline have in common."""

    size: tuple[int, int]
    outline: bytes
    """Digest of the alpha of all px."""
    picture: pygame.Surface = field(compare=False)
    """One of them: only its alpha matters."""


@kept
def shape_of(picture: pygame.Surface) -> Shape:
    """The shape of a picture that is not drawn on any more."""
    alpha = pygame.image.tobytes(picture, "RGBA")[3::4]
    digest = hashlib.blake2b(alpha, digest_size=16).digest()
    return Shape(picture.get_size(), digest, picture)


def trimmed(picture: pygame.Surface) -> tuple[pygame.Surface, tuple[int, int]]:
    """The part of a picture that is not transparent, a px around it, and where it begins."""
    room = picture.get_bounding_rect().inflate(2, 2).clip(picture.get_rect())
    if room.size == picture.get_size():
        return picture, (0, 0)
    part = pygame.Surface(room.size, pygame.SRCALPHA)
    part.blit(picture, (0, 0), room)
    return part, room.topleft
