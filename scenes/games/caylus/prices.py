"""What the provost's steps cost: a tag with the deniers on every card that he can be sent to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.explain import Choice
from engine.texts import change
from scenes.table.view import Hint, Place
from sprites.caylus.icons import icon
from sprites.common.cost_tag import coin_px, cost_tag

SHARE = 0.36
"""Height of a slip, of a card's width."""
SMALLEST = 32


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
        corner = tag.get_rect(center=place.rect.center).topleft
        found.append(Hint(tag, (float(corner[0]), float(corner[1]))))
    return found
