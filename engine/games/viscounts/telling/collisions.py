"""Markers that meet, for who listens: what moves or is lost before, and who else gains why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import Event
from engine.events.moves import Amount, goods_moved
from engine.explain import Text
from engine.games.viscounts.state import State
from engine.texts import Seat

TRACKS = ("corruption", "virtue")
_PAPERS = ("debt", "deed")


def amounts(event: Event) -> tuple[Amount, ...]:
    """What an event moves; of a track what moved its marker."""
    if event.kind in _PAPERS:
        return ((event.kind, 1),)
    if event.kind in TRACKS:
        gained, *_, lost = event.values
        return ((event.kind, gained - lost),)
    return goods_moved(event)


def goods(good: str, n: int) -> Text:
    """An amount in words."""
    return Text(f"viscounts.effect.{good}", {"n": n})


def lost(event: Event) -> Text:
    """What is gained of a track at whose end both markers stand (VI-6.2)."""
    values = {"seat": Seat(event.seat), "n": event.values[-1], "space": event.values[1]}
    return Text(f"viscounts.heard.log.lost_{event.kind}", values)


def met(events: Sequence[Event], named: Event) -> Text | None:
    """Where markers meet that other than that space pays, or none better, since a slot or a card
    gives virtue before (VI-7.5.1); None where nothing does."""
    space, before, _ = _parts(events, named)
    tracks = [event for event in before if event.seat == named.seat and event.kind in TRACKS]
    moved = tuple(goods(*each) for event in tracks for each in amounts(event) if each[1])
    told = Text("viscounts.log.collision", {"seat": Seat(named.seat), "n": named.values[0]})
    if moved:
        values = {"seat": Seat(named.seat), "n": named.values[0], "to": space, "what": moved}
        told = Text("viscounts.heard.log.collision_moved", values)
    for event in tracks:
        if event.values[-1]:
            values = {"first": lost(event), "second": told}
            told = Text("viscounts.heard.ahead.sentences", values)
    return told if tracks else None


def told_elsewhere(events: Sequence[Event], named: Event) -> list[Event]:
    """What is not told as paid or gained: it moved the markers before, or has a reason told."""
    _, before, after = _parts(events, named)
    own = [event for event in before if event.seat == named.seat and event.kind in TRACKS]
    others = (*before, *(event for event in after if event.kind in (*TRACKS, *_PAPERS)))
    return [*own, *(event for event in others if event.seat != named.seat and amounts(event))]


def aftermath(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """Why others gain something (VI-7.5.1, VI-7.5.4), and where the markers go then (VI-7.5.5)."""
    return (*_others(events, named, view), *_returned(events, named, view))


def _others(events: Sequence[Event], named: Event, view: State) -> Iterator[Text]:
    space, before, after = _parts(events, named)
    if not space:
        return
    row = view.data.board.collisions[space - 1]
    after = [event for event in after if event.kind in (*TRACKS, *_PAPERS)]
    for seat in range(view.seats):
        for why, part in (("any", before), (row.others_if, after)):
            got = tuple(
                goods(*each)
                for event in part
                for each in amounts(event)
                if event.seat == seat != named.seat and each[1]
            )
            if got:
                values = {"seat": Seat(seat), "what": got}
                yield Text(f"viscounts.heard.log.collision_{why}", values)


def _returned(events: Sequence[Event], named: Event, view: State) -> Iterator[Text]:
    person = named.kind == "collision" and not view.players[named.seat].board
    if person and any(event.kind == "reset" for event in events):
        yield Text("viscounts.heard.log.reset", {"seat": Seat(named.seat)})


def _parts(events: Sequence[Event], named: Event) -> tuple[int, Sequence[Event], Sequence[Event]]:
    """The space that a collision is paid by, what happened before it was read, and what then."""
    found = [place for place, event in enumerate(events) if event.kind == "collision_space"]
    if named.kind != "collision" or not found:
        return 0, (), ()
    at = found[0]
    return events[at].values[0], events[:at], events[at + 1 :]
