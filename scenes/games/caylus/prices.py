"""What lies over the board while somebody aims: prices of the provost's steps, a plot's frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from engine.explain import Choice
from engine.texts import change
from scenes.table.motion.things import Place
from scenes.table.view import Hint
from sprites.caylus.icons import icon
from sprites.common.cost_tag import coin_px, cost_tag
from sprites.common.legality import decorate, marker
from sprites.common.light import Shaded
from sprites.common.surface_cache import kept

SHARE = 0.36
"""Height of a slip, of a card's width."""
SMALLEST = 32
_DOWN = 0.06
"""Of a card's width from its upper edge to a slip, which lies on the façade, over no words."""


def price_tags(offered: Sequence[Choice], places: Mapping[str, Place]) -> list[Hint]:
    """The tags of all cards that the provost can reach for deniers (CA-6.1)."""
    found = []
    for choice in offered:
        deniers = dict(choice.cost).get("denier", 0)
        place = places.get(choice.target)
        if choice.source != "provost" or not deniers or place is None:
            continue
        height = max(SMALLEST, round(place.rect.width * SHARE))
        tag = cost_tag(change(-deniers), height, icon("denier", coin_px(height)))
        left = place.rect.centerx - tag.get_width() // 2
        top = place.rect.top + round(_DOWN * place.rect.width)
        found.append(Hint(tag, (float(left), float(top))))
    return found


def framed(box: pygame.Rect, scale: float) -> Hint:
    """The frame of the plot for which a card is held, over that card."""
    frame = marker("rect", box.size, "selected", scale, badge=False, lit=False)
    left, top = box.left - frame.origin[0], box.top - frame.origin[1]
    return Hint(frame.surface, (float(left), float(top)), above=True)


def in_the_light(face: pygame.Surface, box: pygame.Rect, scale: float) -> Hint:
    """The card in a box as it looks in full light, worn as what can be used."""
    worn = _worn(face, scale)
    left, top = box.left - worn.origin[0], box.top - worn.origin[1]
    return Hint(worn.surface, (float(left), float(top)))


@kept
def _worn(face: pygame.Surface, scale: float) -> Shaded:
    return decorate(face, "now", scale, badge=False).merged()
