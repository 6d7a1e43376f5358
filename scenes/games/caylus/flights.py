"""What flies while events are shown: goods from a card to who uses it, what is paid for a thing
beside the thing, castle tokens, cards of others."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.events import Event
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import CASTLE, State
from engine.games.caylus.telling.event_places import activated
from scenes.table.motion.things import Flight, Place
from sprites.caylus.card_effects import amount_row
from sprites.caylus.icons import icon

PAID_FOR = ("pay", "place", "build", "prestige", "deliver", "provost", "draw", "discard_hand")
"""What is shown together with its payment."""
SUPPLY = "estate"
"""The yard below the castle."""
PAID_APART, PAID_ABOVE = 0.5, -0.1
"""Widths of an icon from one kind of good that is paid to the next, deniers right of what they
are paid for; and above that."""
LAID_APART = 1.0
"""Card widths from one discarded card to the next: their mats join to one."""


def flights(event: Event, view: State, own: int, px: int) -> tuple[Flight, ...]:
    """What flies during an event; `own` is whose tray lies there, `px` the size of an icon."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "pay"):
        good, n = values
        picture = amount_row(((good, n),), px, spread=False)
        there = f"goods:{good}" if seat == own else f"seat:{seat}"
        if kind == "gain":
            return (Flight(picture, _source(view), there),)
        return (Flight(picture, there, _sink(view)),)
    if kind == "token":
        section = SECTIONS[values[0]]
        return (Flight(icon(section, px), f"castle:{section}", f"seat:{seat}"),)
    if kind == "token_lost":
        section = SECTIONS[values[0]]
        return (Flight(icon(section, px), f"castle:{section}", SUPPLY),)
    return ()


def joins(event: Event, following: Event) -> bool:
    """Whether an event is shown together with the next one of its decision."""
    paid = event.kind == "pay" and following.kind in PAID_FOR
    return paid and event.seat == following.seat


def paid_beside(event: Event, end: Place | str | None, view: State, own: int, px: int) -> Flight:
    """A payment that goes to the same place as what it is for, and beside it."""
    good, n = event.values
    picture = amount_row(((good, n),), px, spread=False)
    there = f"goods:{good}" if event.seat == own else f"seat:{event.seat}"
    if end is None:
        return Flight(picture, there, _sink(view))
    aside = (GOODS.index(good) - len(GOODS) // 2) * PAID_APART * px
    return Flight(picture, there, end, shift=(aside, PAID_ABOVE * px))


def drawn_card(seat: int, back: pygame.Surface, deck: Place) -> tuple[Flight, ...]:
    """The back of a card that somebody else takes, from where such cards are seen to the edge of
    the owner's panel."""
    return (Flight(back, deck, f"seat:{seat}", shift=(-back.get_width(), 0.0)),)


def laid_open(
    seat: int,
    faces: Sequence[pygame.Surface],
    back: pygame.Surface,
    last: Place,
) -> tuple[Flight, ...]:
    """Cards of somebody else that are discarded: face up side by side to be read (CA-5.4), the
    `last` nearest to their owner, then gone to the owner's pile."""
    found = []
    for number, face in enumerate(reversed(faces)):
        rect = last.rect.move(-round(number * LAID_APART * face.get_width()), 0)
        there = Place(rect, "card", board=False)
        found.append(Flight(face, f"seat:{seat}", there, back=back, returns=True))
    return tuple(found)


def _source(view: State) -> str:
    """Where a gain comes from: the card that is activated, else the common supply."""
    place = activated(view)
    return f"road:{place}" if place >= 0 else SUPPLY


def _sink(view: State) -> str:
    """Where a payment goes: batches to the castle, what a card asks for to that card, everything
    else to the supply."""
    return "castle" if view.phase == CASTLE else _source(view)
