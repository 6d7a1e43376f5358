"""What a walk costs beyond its free steps: a tag with its number on spaces that are paid for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.explain import Choice
from scenes.table.view import Hint, Place
from sprites.common.price_tag import COIN_SHARE, price_tag
from sprites.viscounts.pieces import good

SHARE = 0.92
"""Of a space's width."""
SMALLEST = 32


def price_tags(offered: Sequence[Choice], places: Mapping[str, Place]) -> list[Hint]:
    """The tags of all spaces that the viscount can reach for silver."""
    found = []
    for choice in offered:
        silver = dict(choice.cost).get("silver", 0)
        place = places.get(choice.target)
        if not silver or place is None or not choice.source.startswith("viscount:"):
            continue
        px = max(SMALLEST, round(place.rect.width * SHARE))
        tag = price_tag(silver, px, good("silver", round(px * COIN_SHARE)))
        corner = tag.get_rect(center=place.rect.center).topleft
        found.append(Hint(tag, (float(corner[0]), float(corner[1]))))
    return found
