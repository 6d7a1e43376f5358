"""Cumals and discs that fly while events are shown: income rank by rank, payments, ransom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from engine.events import Event
from engine.games.tara.board import RANK_MASKS, positions_in
from engine.games.tara.places import hollow_anchor, rath_anchor
from engine.games.tara.state import PROVINCES, SEATS, State
from scenes.games.tara.faces import row
from scenes.table.motion.things import Flight
from sprites.common.players import PlayerStyle
from sprites.tara.cumals import cumal
from sprites.tara.discs import roundel

BANK = "goods:cumal"
_RATHS = frozenset(rath_anchor(seat) for seat in range(SEATS))
"""What arrives there is counted on the card, on the rail and in the tray."""
MOST = 4
"""So many things of one payment are seen to fly: the log tells the number."""


def flights(
    event: Event, view: State, styles: Sequence[PlayerStyle], px: int
) -> tuple[Flight, ...]:
    """What flies during an event; `px` is the size of an icon."""
    return tuple(
        replace(each, counts=each.end in _RATHS) for each in _flights(event, view, styles, px)
    )


def _flights(
    event: Event, view: State, styles: Sequence[PlayerStyle], px: int
) -> tuple[Flight, ...]:
    kind, seat, values = event.kind, event.seat, event.values
    if kind == "pay":
        return (Flight(_cumals(values[-1], px), rath_anchor(seat), BANK),)
    if kind == "gain":
        return (Flight(_cumals(values[-1], px), BANK, rath_anchor(seat)),)
    if kind == "majority":
        starts = [_middle(view, values[1], rank, seat) for rank in values[2:]]
        return tuple(Flight(cumal(px), start, rath_anchor(seat)) for start in starts)
    if kind == "spread":
        starts = [each for rank in values[1:] for each in _spread(view, rank, seat)]
        return tuple(Flight(cumal(px), start, rath_anchor(seat)) for start in starts)
    if kind == "imprison":
        picture = _discs(styles[values[0]], values[1], px)
        start = f"province:{view.data.provinces[values[2]]}"
        return (Flight(picture, start, rath_anchor(seat)),)
    if kind in ("exchange", "ransom"):
        return _prisoners(event, styles, px)
    return ()


def paid_for(event: Event, view: State) -> tuple[str, ...]:
    """The positions that bring a seat the income of a province."""
    if event.kind != "majority":
        return ()
    province, ranks = event.values[1], event.values[2:]
    held = view.held[province * SEATS + event.seat]
    return tuple(
        hollow_anchor(view, province, position)
        for rank in ranks
        for position in positions_in(held & RANK_MASKS[rank])
    )


def _cumals(n: int, px: int) -> pygame.Surface:
    return row(cumal(px), min(MOST, n))


def _discs(style: PlayerStyle, n: int, px: int) -> pygame.Surface:
    return row(roundel(style, px), min(MOST, n))


def _middle(view: State, province: int, rank: int, seat: int) -> str:
    """A position of a rank that a seat holds: the middle one of them."""
    held = positions_in(view.held[province * SEATS + seat] & RANK_MASKS[rank])
    return hollow_anchor(view, province, held[len(held) // 2]) if held else BANK


def _spread(view: State, rank: int, seat: int) -> list[str]:
    """One position of a rank in the first province where a seat holds it."""
    for province in range(PROVINCES):
        if view.held[province * SEATS + seat] & RANK_MASKS[rank]:
            return [_middle(view, province, rank, seat)]
    return []


def _prisoners(event: Event, styles: Sequence[PlayerStyle], px: int) -> tuple[Flight, ...]:
    """Discs that go home, and the cumals that are paid for them."""
    seat, other, n = event.seat, event.values[0], event.values[1]
    own, theirs = rath_anchor(seat), rath_anchor(other)
    home = Flight(_discs(styles[seat], n, px), theirs, own)
    if event.kind == "ransom":
        return home, Flight(_cumals(event.values[2], px), own, theirs)
    return home, Flight(_discs(styles[other], n, px), own, theirs)
