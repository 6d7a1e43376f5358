"""A card that is turned over in the air, from the size of its pile to that in which it is read."""

import math

import pygame

from sprites.common.light import SHADOW, silhouette
from sprites.common.surface_cache import kept
from sprites.common.tween import LIFT_SCALE, between

STEPS = 9
"""Pictures of one turn: from the first, a back that has just left its pile, to the last, the
whole face."""
_EDGE = 0.08
"""Share of the width in which a card is seen from its side."""
_SOFT = 6
"""The shadow is drawn so many times smaller and stretched: as soft, in no time."""


@kept
def turning(back: pygame.Surface, face: pygame.Surface, step: int, scale: float) -> pygame.Surface:
    """One of `STEPS` pictures, with its shadow; the middle of the card is that of the picture."""
    share = step / (STEPS - 1)
    side = back if share < 0.5 else face
    size = [between(a, b, share) for a, b in zip(back.get_size(), face.get_size(), strict=True)]
    wide = max(_EDGE, abs(math.cos(math.pi * share))) * size[0] * LIFT_SCALE
    card = pygame.transform.smoothscale(side, (round(wide), round(size[1] * LIFT_SCALE)))
    pad = round(22 * scale)
    canvas = pygame.Surface(
        (card.get_width() + 2 * pad, card.get_height() + 2 * pad), pygame.SRCALPHA
    )
    canvas.blit(_shadow(card, pad), (round(5 * scale), round(10 * scale)))
    canvas.blit(card, (pad, pad))
    return canvas


def _shadow(card: pygame.Surface, pad: int) -> pygame.Surface:
    """A soft dark shape as large as the card with `pad` px on each side."""
    whole = pygame.Surface(
        (card.get_width() + 2 * pad, card.get_height() + 2 * pad), pygame.SRCALPHA
    )
    whole.blit(silhouette(card, SHADOW, 120), (pad, pad))
    small = [max(1, side // _SOFT) for side in whole.get_size()]
    return pygame.transform.smoothscale(
        pygame.transform.smoothscale(whole, small), whole.get_size()
    )
