"""Events of one decision that are seen as one: what is paid for a thing, and the thing; a move, and
what it moves besides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.events import Event
from scenes.table.model.match import ShownEvent


def together(
    shown_events: Iterable[ShownEvent], joins: Callable[[Event, Event], bool]
) -> Iterator[ShownEvent]:
    """The events; one that joins the next of its decision is told and shown beside that."""
    waiting: ShownEvent | None = None
    for shown in shown_events:
        if waiting is None:
            waiting = shown
        elif waiting.decision == shown.decision and joins(waiting.event, shown.event):
            waiting = replace(shown, beside=(*waiting.beside, waiting.event))
        else:
            yield waiting
            waiting = shown
    if waiting is not None:
        yield waiting


def without_vain(
    shown_events: Iterable[ShownEvent], passed_over: frozenset[tuple[str, str]]
) -> list[ShownEvent]:
    """The events but the first of two of one decision whose kinds are such a pair: nothing comes of
    it, so the second is told over the table as it lay before both."""
    found: list[ShownEvent] = []
    for each in shown_events:
        vain = found[-1] if found else None
        if (
            vain is None
            or (vain.event.kind, each.event.kind) not in passed_over
            or (vain.decision, vain.event.seat) != (each.decision, each.event.seat)
        ):
            found.append(each)
            continue
        found.pop()
        before = found[-1] if found else None
        same = before is not None and before.decision == each.decision
        found.append(replace(each, view=before.view) if before is not None and same else each)
    return found


def gathered(
    shown_events: Iterable[ShownEvent], together: frozenset[tuple[str, str]]
) -> list[ShownEvent]:
    """Events in one with the event before them in their decision where the two kinds are such a
    pair, on the table as it is after them: what all of them move is on its way at once."""
    found: list[ShownEvent] = []
    for each in shown_events:
        before = found[-1] if found else None
        if (
            before is None
            or (before.event.kind, each.event.kind) not in together
            or (before.decision, before.event.seat) != (each.decision, each.event.seat)
        ):
            found.append(each)
        else:
            found[-1] = replace(before, view=each.view)
    return found
