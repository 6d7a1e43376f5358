"""What the provost's steps cost: a tag with the deniers on every card that he can be sent to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.explain import Choice
from scenes.table.view import Hint, Place
from sprites.caylus.icons import icon
from sprites.common.price_tag import COIN_SHARE, price_tag

SHARE = 0.44
"""Of a card's width."""
SMALLEST = 32


def price_tags(offered: Sequence[Choice], places: Mapping[str, Place]) -> list[Hint]:
    """The tags of all cards that the provost can reach for deniers (CA-6.1)."""
    found = []
    for choice in offered:
        deniers = dict(choice.cost).get("denier", 0)
        place = places.get(choice.target)
        if choice.source != "provost" or not deniers or place is None:
            continue
        px = max(SMALLEST, round(place.rect.width * SHARE))
        tag = price_tag(deniers, px, icon("denier", round(px * COIN_SHARE)))
        corner = tag.get_rect(center=place.rect.center).topleft
        found.append(Hint(tag, (float(corner[0]), float(corner[1]))))
    return found
