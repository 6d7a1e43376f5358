"""What stands on the stage while the others play: a tablet at work, income, a traitor's order."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.events import Event
from engine.games.tara.income import income_ranks, spread
from engine.games.tara.state import State
from scenes.games.tara.faces import Faces
from scenes.games.tara.layout import provinces_of
from scenes.games.tara.majority import leader
from scenes.games.tara.shown_to_all import (
    amnesty_card,
    option_card,
    pageant_picture,
    prison_card,
    throne_card,
)
from scenes.table.view import StageCard
from sprites.common.players import PlayerStyle
from sprites.tara.geometry import PLACES, TABLET_ASPECT
from sprites.tara.income import IncomeView, income_size, income_table

INCOME = "income"
_STAYS = frozenset(
    {
        *("enter_province", "pay", "put", "capture", "freed", "fort", "fort_given_up", "strip"),
        *("point", "activate", "promote", "king", "depose", "swap", "surplus", "replace"),
        *("no_traitor", "home", "imprison", "cylinder", "king_returns", "closed", "garrison"),
        "amnesty_freed",
    }
)
"""Events during which what stands there goes on."""


def stage_card(event: Event, view: State, before: StageCard | None) -> StageCard | None:
    """What stands on the stage after an event."""
    kind, values = event.kind, event.values
    if kind == "play":
        return StageCard(values[0], "turned:0")
    if kind == "amnesty":
        return amnesty_card(event, view)
    if kind in ("compare", "turn_up"):
        place = view.turned.index(values[0]) if values[0] in view.turned else 0
        return StageCard(values[0], f"turned:{place}")
    if kind in ("traitor", "hire", "no_hire"):
        return option_card(event, view, before, "gone" if kind == "no_hire" else "now")
    if kind == "clear":
        return throne_card(event, view)
    if kind == "majority":
        return StageCard(-1, f"{INCOME}:{view.data.provinces[values[1]]}")
    if kind == "spread":
        return StageCard(-1, f"{INCOME}:spread:{event.seat}")
    if kind == "exchange":
        return prison_card(event.seat, values[0])
    if kind in ("ransom", "no_ransom"):
        return prison_card(values[0], event.seat)
    return before if kind in _STAYS else None


def stage_picture(
    card: StageCard, view: State, height: int, faces: Faces, styles: Sequence[PlayerStyle]
) -> pygame.Surface:
    """A tablet, a scene, or who is paid for which rank in which province."""
    if card.card >= 0:
        return faces.card(card.card, round(height / TABLET_ASPECT))
    scene = pageant_picture(card, view, height, styles)
    if scene is not None:
        return scene
    table = income_view(view, styles, card.anchor.removeprefix(f"{INCOME}:"))
    return income_table(table, height / income_size(table, 1.0)[1])


def income_view(view: State, styles: Sequence[PlayerStyle], paid: str = "") -> IncomeView:
    """The majorities of all ranks, and who holds a rank in several provinces; `paid` is the
    province that is paid just now."""
    names = tuple(sorted(provinces_of(view), key=lambda name: PLACES[name][::-1]))
    ranks = income_ranks(view)
    majority = []
    for name in names:
        province = view.data.provinces.index(name)
        leaders = [leader(view, province, rank)[0] for rank in ranks]
        majority.append(tuple(styles[seat] if seat >= 0 else None for seat in leaders))
    holders = [spread(view, seat) for seat in range(view.seats)]
    wide = tuple(
        tuple(styles[seat] for seat, held in enumerate(holders) if rank in held) for rank in ranks
    )
    return IncomeView(names, tuple(majority), wide, paid)
