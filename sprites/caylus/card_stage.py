"""A road card on the stage: the effect at work in a gilt frame, the others behind a veil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from sprites.caylus.card_face import effect_boxes
from sprites.caylus.card_frame import WIDE
from sprites.caylus.card_road import road_card
from sprites.caylus.card_view import CardFace, RoadState
from sprites.caylus.palette import GOLD, INK, lit
from sprites.caylus.pen import Drawing
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept

EffectState = Literal["open", "lit", "done", "impossible"]
_VEIL = (232, 214, 178)
_VEILS: dict[EffectState, int] = {"open": 60, "lit": 0, "done": 120, "impossible": 165}
"""How strongly an effect is veiled that comes later, is over, or does not count."""
_GLOW = 4.0
"""Units of light round the effect at work."""


def staged_card(
    face: CardFace,
    style: PlayerStyle | None,
    state: RoadState,
    width: int,
    effects: Sequence[EffectState],
) -> pygame.Surface:
    """The card `width` px wide with its effects in their states, the worker's first."""
    card = road_card(face, style, state, width).copy()
    unit = width / WIDE
    for box, effect in zip(effect_boxes(face, width), effects, strict=False):
        if effect == "lit":
            frame, reach = _frame(box.size, unit)
            card.blit(frame, (box.x - reach, box.y - reach))
            continue
        veil = pygame.Surface(box.size, pygame.SRCALPHA)
        veil.fill((*_VEIL, _VEILS[effect]))
        card.blit(veil, box)
    return card


@kept
def _frame(size: tuple[int, int], unit: float) -> tuple[pygame.Surface, int]:
    """A gilt frame with its glow, and by how many px it reaches beyond `size`."""
    reach = max(3, round(_GLOW * unit))
    wide, high = size[0] + 2 * reach, size[1] + 2 * reach
    d = Drawing(1.0)
    for step in range(3):
        inset = reach * (step + 0.5) / 3
        d.add(
            f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{wide - 2 * inset:.1f}" '
            f'height="{high - 2 * inset:.1f}" rx="{4 * unit:.1f}" fill="none" '
            f'stroke="{lit(GOLD, 0.55)}" stroke-width="{reach / 2:.1f}" '
            f'stroke-opacity="{0.2 + 0.18 * step:.2f}"/>'
        )
    for colour, thick in ((INK, 3.4 * unit), (lit(GOLD, 0.25), 2.0 * unit)):
        d.add(
            f'<rect x="{reach}" y="{reach}" width="{size[0]}" height="{size[1]}" '
            f'rx="{2.6 * unit:.1f}" fill="none" stroke="{colour}" stroke-width="{thick:.1f}"/>'
        )
    return d.once((0, 0, wide, high), (wide, high)), reach
