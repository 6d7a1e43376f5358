"""A picture in the format that blits fastest is the same picture, whatever it was before."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from sprites.common import svg

SIZE = (64, 48)


def noise(layout: str) -> pygame.Surface:
    data = Random(1).randbytes(SIZE[0] * SIZE[1] * len(layout))
    return pygame.image.frombytes(data, SIZE, layout)


def blitted(surface: pygame.Surface) -> pygame.Surface:
    canvas = pygame.Surface(SIZE, pygame.SRCALPHA)
    canvas.blit(surface, (0, 0))
    return canvas


@pytest.mark.parametrize("share", [255, 90])
@pytest.mark.parametrize("layout", ["RGBA", "ARGB", "RGB"])
def test_it_is_what_blitting_would_give(layout: str, share: int) -> None:
    surface = noise(layout)
    surface.set_alpha(share)
    made, wanted = svg.with_alpha(surface), blitted(surface)
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
    assert made.get_masks() == wanted.get_masks()
    assert made.get_flags() == wanted.get_flags()
    on_colour = [pygame.Surface(SIZE) for _ in range(2)]
    for ground, picture in zip(on_colour, (made, wanted), strict=True):
        ground.fill("#305a90")
        ground.blit(picture, (0, 0))
    assert pygame.image.tobytes(on_colour[0], "RGB") == pygame.image.tobytes(on_colour[1], "RGB")
