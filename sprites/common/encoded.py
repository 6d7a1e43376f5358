"""A picture as the bytes of a file."""

from __future__ import annotations

import io

import pygame


def encoded(surface: pygame.Surface, kind: str) -> bytes:
    """The picture as a file of the kind that a name or its ending says, ".tga" or "x.jpg". The file
    in memory is closed at once: pygame never lets go of one that it wrote to."""
    with io.BytesIO() as file:
        pygame.image.save(surface, file, kind)
        return file.getvalue()
