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
        if not found or not _such_a_pair(found[-1], each, passed_over):
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
        if found and _such_a_pair(found[-1], each, together):
            found[-1] = replace(found[-1], view=each.view)
        else:
            found.append(each)
    return found


def _such_a_pair(first: ShownEvent, second: ShownEvent, pairs: frozenset[tuple[str, str]]) -> bool:
    """True for two events of one seat in one decision whose kinds are one of the pairs."""
    same = (first.decision, first.event.seat) == (second.decision, second.event.seat)
    return same and (first.event.kind, second.event.kind) in pairs
