"""The dusk over a table with soft holes where the light falls, and the gilt rings around them."""

from __future__ import annotations

import pygame

from sprites.common.light import smoothstep
from sprites.common.surface_cache import kept

Hole = tuple[int, int, int, int, float]
"""Left, top, width, height in px, and how much light falls there, 0 to 1."""

_DUSK = (14, 7, 20)
_ALPHA = 100
_COARSE = 4
"""The veil is soft: it is drawn at a quarter of the size and stretched."""
_STEPS = 12
_RIM = 30.0
"""Units over which the light fades."""
_DARKER = pygame.BLEND_RGBA_MIN
_RING = "#ffd978"
_CASING = "#3a1d10"


@kept
def veil(size: tuple[int, int], holes: tuple[Hole, ...], scale: float) -> pygame.Surface:
    """A picture of the window's size to lay over everything; the holes in it have soft rims."""
    small = pygame.Surface((size[0] // _COARSE + 1, size[1] // _COARSE + 1), pygame.SRCALPHA)
    small.fill((255, 255, 255, 255))
    for hole in holes:
        small.blit(_hole(small.get_size(), hole, scale), (0, 0), special_flags=_DARKER)
    small.fill((0, 0, 0, _ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    small.fill((*_DUSK, 0), special_flags=pygame.BLEND_RGBA_ADD)
    wide = small.get_width() * _COARSE, small.get_height() * _COARSE
    return pygame.transform.smoothscale(small, wide).subsurface(((0, 0), size)).copy()


def _hole(size: tuple[int, int], hole: Hole, scale: float) -> pygame.Surface:
    """White, as clear as the dusk is there: less and less from the rim inwards."""
    left, top, width, height, strength = hole
    box, rim = pygame.Rect(left, top, width, height), _RIM * scale
    layer = pygame.Surface(size, pygame.SRCALPHA)
    layer.fill((255, 255, 255, 255))
    for step in range(_STEPS + 1):
        share = step / _STEPS
        grow = rim * (1 - share)
        at = [round(each / _COARSE) for each in box.inflate(grow, grow)]
        tone = round(255 * (1 - strength * smoothstep(share)))
        radius = round((10 * scale + grow / 2) / _COARSE)
        pygame.draw.rect(layer, (255, 255, 255, tone), at, border_radius=radius)
    return layer


RING_PAD = 14
"""Units by which the light of a ring reaches beyond it."""


@kept
def ring(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A gilt line with a soft light around a box of `size` px, `RING_PAD` units larger; in the box
    it shades nothing."""
    pad = round(RING_PAD * scale)
    canvas = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    box, radius = pygame.Rect((pad, pad), size), round(9 * scale)
    glow, line = canvas.copy(), max(2, round(2.4 * scale))
    glow.fill((*pygame.Color(_RING)[:3], 0))  # or the blur would mix black into it
    pygame.draw.rect(glow, _RING, box.inflate(line, line), line * 3, radius + line)
    glow = pygame.transform.gaussian_blur(glow, max(2, round(5 * scale)))
    canvas.blit(glow, (0, 0))
    canvas.blit(glow, (0, 0))
    pygame.draw.rect(canvas, (0, 0, 0, 0), box, 0, radius)
    pygame.draw.rect(canvas, _CASING, box.inflate(2, 2), line + 2, radius + 1)
    pygame.draw.rect(canvas, _RING, box, line, radius)
    return canvas
