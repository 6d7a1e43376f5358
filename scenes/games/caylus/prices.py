"""What lies over the board while somebody aims: prices of the provost's steps, a plot's frame."""

from __future__ import annotations

import pygame

from engine.texts import change
from scenes.games.caylus.layout import BoardPlan, worker_box
from scenes.table.view import Aim, Hint
from sprites.caylus.icons import icon
from sprites.common.cost_tag import LEAST, coin_px, cost_tag
from sprites.common.legality import Look, decorate, marker
from sprites.common.light import Shaded
from sprites.common.surface_cache import kept

SHARE = 0.28
"""Height of a slip, of a card's width."""
_BELOW = 0.03
"""Of a card's width from its lower edge to a slip: it lies on the road, over nothing printed."""


def price_tags(aim: Aim, plan: BoardPlan) -> list[Hint]:
    """The tags of all cards that the provost can reach for deniers (CA-6.1), on the road before
    them, right of the worker; none where he is held: the slip beside him tells."""
    found = []
    for choice in aim.offered:
        deniers = dict(choice.cost).get("denier", 0)
        here = aim.source == "provost" and aim.choice == choice
        if choice.source != "provost" or not deniers or here:
            continue
        number = int(choice.target.partition(":")[2])
        card = plan.rect(plan.layout.card(number))
        height = max(LEAST, round(card.width * SHARE))
        tag = cost_tag(change(-deniers), height, icon("denier", coin_px(height)))
        left = worker_box(plan, number).right
        top = card.bottom + round(_BELOW * card.width)
        found.append(Hint(tag, (float(left), float(top))))
    return found


def framed(box: pygame.Rect, scale: float) -> Hint:
    """The frame of the plot for which a card is held, over that card."""
    frame = marker("rect", box.size, "selected", scale, badge=False, lit=False)
    left, top = box.left - frame.origin[0], box.top - frame.origin[1]
    return Hint(frame.surface, (float(left), float(top)), above=True)


def worn(face: pygame.Surface, box: pygame.Rect, scale: float, look: Look = "now") -> Hint:
    """The card in a box in another light than it lies in, with a look of its own."""
    dressed = _worn(face, scale, look)
    left, top = box.left - dressed.origin[0], box.top - dressed.origin[1]
    return Hint(dressed.surface, (float(left), float(top)))


@kept
def _worn(face: pygame.Surface, scale: float, look: Look) -> Shaded:
    return decorate(face, look, scale, badge=False).merged()
