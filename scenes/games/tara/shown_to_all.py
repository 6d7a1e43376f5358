"""The end of a round on the stage: options on a traitor, thrones, prisoners for ransom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from engine.events import Event
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import SEATS, State, amnesty_reaches, captives, clockwise
from engine.games.tara.traitors import eligible
from scenes.table.view import StageCard
from sprites.common.players import PlayerStyle
from sprites.tara.round_end import (
    Chance,
    RansomView,
    TraitorView,
    ransom_scene,
    throne_scene,
    traitor_scene,
)

OPTION, THRONE, FREED = "option", "throne", "freed"
Styles = Sequence[PlayerStyle]


def amnesty_card(event: Event, view: State) -> StageCard:
    """`amnesty:munster:freed:0-2:3-1`: who goes home, seat 0 with two discs, seat 3 with one; the
    tablet is only discarded for it."""
    card, province = event.values
    first = province * POSITIONS
    hollows = range(first, first + amnesty_reaches(view))
    freed = [sum(captives(view, at, seat) for at in hollows) for seat in range(view.seats)]
    owners = [f"{seat}-{n}" for seat, n in enumerate(freed) if n]
    return StageCard(card, ":".join(["amnesty", view.data.provinces[province], FREED, *owners]))


def option_card(
    event: Event, view: State, before: StageCard | None, chance: Literal["now", "gone"]
) -> StageCard:
    """`province:ulster:option:2:3:gone`: seat 2 had the first option, seat 3 has just passed."""
    start = f"province:{view.data.provinces[event.values[0]]}:{OPTION}:"
    first = event.seat
    if before is not None and before.anchor.startswith(start):
        first = int(before.anchor.removeprefix(start).split(":")[0])
    return StageCard(-1, f"{start}{first}:{event.seat}:{chance}")


def throne_card(event: Event, view: State) -> StageCard:
    """`province:ulster:throne`: it is cleared for its king."""
    return StageCard(-1, f"province:{view.data.provinces[event.values[0]]}:{THRONE}")


def prison_card(keeper: int, owner: int) -> StageCard:
    """`rath:1:0`: what seat 1 holds of seat 0."""
    return StageCard(-1, f"rath:{keeper}:{owner}")


def pageant_picture(
    card: StageCard, view: State, height: int, styles: Styles
) -> pygame.Surface | None:
    """The scene of one of these cards; None for any other."""
    kind, *parts = card.anchor.split(":")
    if kind == "rath" and len(parts) == 2:
        return ransom_scene(ransom_view(view, int(parts[0]), int(parts[1]), styles), height)
    if kind != "province" or len(parts) < 2:
        return None
    if parts[1] == OPTION:
        first, seat = int(parts[2]), int(parts[3])
        return traitor_scene(option_view(view, parts[0], first, seat, parts[4], styles), height)
    hollow = view.data.provinces.index(parts[0]) * POSITIONS + K0
    king = styles[view.top[hollow]] if view.top[hollow] >= 0 else None
    return throne_scene(parts[0], king, height)


def option_view(
    view: State, province: str, first: int, seat: int, chance: str, styles: Styles
) -> TraitorView:
    """Everybody with an option, clockwise from the first; `chance` is that of `seat`."""
    able = {*eligible(view, view.data.provinces.index(province)), first, seat}
    order = [who for who in clockwise(view, first) if who in able]
    now = order.index(seat)
    chances: list[Chance] = ["gone"] * now
    chances.append("gone" if chance == "gone" else "now")
    chances += ["later"] * (len(order) - now - 1)
    return TraitorView(province, tuple(zip((styles[who] for who in order), chances, strict=True)))


def ransom_view(view: State, keeper: int, owner: int, styles: Styles) -> RansomView:
    """What is still held, and the printed prices that make sense for it."""
    held = view.prisoners[keeper * SEATS + owner]
    offers = tuple((discs, price) for discs, price in view.data.ransom if held and discs <= held)
    return RansomView(styles[keeper], styles[owner], held, offers)
