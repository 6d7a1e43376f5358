"""Blurs shapes: pictures of which only the alpha counts.

Pygame blurs four channels of every px, of a shape three in vain. So four bands of its rows are laid
into the four channels of a picture a quarter as high, which is blurred in their stead.
"""

from __future__ import annotations

import pygame

Size = tuple[int, int]

_LEAST_PX = 2_000
"""Below this the bands cost more than they save."""
_WORTH = 0.6
"""Bands that are higher than this share of the picture are not worth it."""


def blurred_alpha(shape: pygame.Surface, radius: int) -> pygame.Surface:
    """A white picture with the alpha of the shape after two box blurs of `radius` px.

    The shape is a surface of its own with `pygame.SRCALPHA`; it is left as it is.
    """
    width, height = shape.get_size()
    band = (height + 12 * radius + 3) // 4 + 1  # so high that what is right in each one joins up
    if band > height * _WORTH or width <= 2 * radius or width * height < _LEAST_PX:
        return _white(_twice(shape, radius))
    at = shape.get_shifts()[3] // 8
    alpha = shape.get_buffer().raw[at::4]
    starts = [round(index * (height - band) / 3) for index in range(4)]
    packed = bytearray(4 * width * band)
    for channel, start in enumerate(starts):
        packed[channel::4] = alpha[start * width : (start + band) * width]
    done = _twice(pygame.image.frombuffer(packed, (width, band), "RGBA"), radius).get_buffer().raw
    rows = bytearray()
    for channel, start in enumerate(starts):
        end = height if channel == 3 else starts[channel + 1] + 2 * radius
        first = len(rows) // width
        rows += done[channel::4][(first - start) * width : (end - start) * width]
    return _with_alpha((width, height), at, rows)


def _twice(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Two box blurs look like one round blur and cost a tenth of it."""
    return pygame.transform.box_blur(pygame.transform.box_blur(picture, radius), radius)


def _white(picture: pygame.Surface) -> pygame.Surface:
    picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return picture


def _with_alpha(size: Size, at: int, alpha: bytearray) -> pygame.Surface:
    """A white picture whose byte `at` of each px is the alpha."""
    raw = bytearray(b"\xff") * (4 * size[0] * size[1])
    raw[at::4] = alpha
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.get_buffer().write(bytes(raw), 0)
    return picture
