"""What lies on the table of a game without art of its own: felt in oak frames, pebbles, signs."""

from __future__ import annotations

import pygame

from sprites.common import fonts, svg
from sprites.common.surface_cache import kept

INK = "#20130a"
CREAM = "#f6e6c0"
FRAME = 9.0
"""Units of the oak round a felt."""
CAPTION = 32.0
"""Units of the strip with its name."""
_CAPTION_PX = 17.0


@kept
def felt(size: tuple[int, int], scale: float, caption: str) -> pygame.Surface:
    """A place for things: felt in a frame of oak, its name on the upper rim. Shared."""
    wide, high = size[0] / scale, size[1] / scale
    defs = svg.linear_gradient("oak", (0, 0), (0, high), (0, "#b98a54"), (1, "#7a5230"))
    defs += svg.linear_gradient("felt", (0, 0), (0, high), (0, "#27443a"), (1, "#1c322b"))
    inner = (FRAME, CAPTION, wide - 2 * FRAME, high - CAPTION - FRAME)
    body = svg.rect(1, 1, wide - 2, high - 2, "url(#oak)", INK, 2, 9)
    body += svg.rect(2.6, 2.6, wide - 5.2, high - 5.2, "none", "#e2bc84", 1, 8, stroke_opacity=0.6)
    body += svg.rect(*inner, "url(#felt)", INK, 2, 5)
    body += svg.rect(inner[0] + 3, inner[1] + 3, inner[2] - 6, inner[3] - 6, "none", "#c9964a",
                     1, 4, stroke_opacity=0.5)  # fmt: skip
    picture = svg.raster(svg.document(body, wide, high, defs), size).copy()
    room = round((wide - 2 * FRAME) * scale)
    words = fonts.fit(caption, room, _CAPTION_PX * scale, weight="bold", colour=INK)
    picture.blit(words, words.get_rect(center=(size[0] // 2, round(CAPTION * scale / 2) + 1)))
    return picture


@kept
def pebble(px: int) -> pygame.Surface:
    """A piece that belongs to nobody. Shared."""
    defs = svg.linear_gradient("stone", (6, 4), (34, 38), (0, "#d9d4c6"), (1, "#77726a"))
    body = svg.circle(20, 20.8, 18, INK) + svg.circle(20, 19.4, 17.6, "url(#stone)", INK, 1.6)
    body += svg.path("M9 16A12 12 0 0 1 20 7", stroke="#ffffff", stroke_width=2, stroke_opacity=0.6)
    return svg.raster(svg.document(body, 40, 40, defs), (px, px))


@kept
def letter_sign(letter: str, px: int) -> pygame.Surface:
    """The sign of a thing that nobody has drawn: its first letter on brass. Shared."""
    defs = svg.linear_gradient("brass", (6, 4), (34, 38), (0, "#ffeeb4"), (1, "#a5752c"))
    body = svg.circle(20, 20, 18.4, "url(#brass)", INK, 2)
    body += svg.circle(20, 20, 14.6, "none", "#7a5220", 1)
    picture = svg.raster(svg.document(body, 40, 40, defs), (px, px)).copy()
    words = fonts.render(fonts.serif(px * 0.58, "bold"), letter, INK)
    box = words.get_bounding_rect()
    left, top = (px - box.width) // 2, (px - box.height) // 2
    picture.blit(words, (left, top), box)
    return picture
