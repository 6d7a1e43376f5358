"""The road card on the stage while it is activated: its effects, and which one is at work."""

from __future__ import annotations

from engine.events import Event
from engine.games.caylus.state import ACTIVATION, State
from engine.games.caylus.telling.event_places import activated
from scenes.table.view import LineState, StageCard

PRIMARY = 0


def stage_card(event: Event, view: State, before: StageCard | None) -> StageCard | None:
    """What stands on the stage after an event. Lines: the primary and the secondary effect."""
    kind, values = event.kind, event.values
    if kind == "activate":
        return _at_work(values[0], "lit", _later(view, values[0]))
    if kind in ("effect", "decline", "cannot"):
        place, part = values[0], values[1]
        now: LineState = "lit" if kind == "effect" else "impossible"
        if part == PRIMARY:
            return _at_work(place, now, _later(view, place))
        return _at_work(place, "done", now)
    if kind in ("unused", "most_batches", "token_lost", "round", "deliver", "over"):
        return None
    return before


def card_asked(view: State, before: StageCard | None) -> StageCard | None:
    """What stands on the stage while a person is asked, or sees what came of the answer: the card
    that is activated; between two cards the one before, up to the last."""
    if view.phase != ACTIVATION:
        return None
    place = activated(view)
    if place < 0:
        return before
    name, _, args = view.agenda[-1]
    owners = args[1] if name in ("effect", "choose_turn") else _owners_part(before, place)
    return _at_work(place, "done", "lit") if owners else _at_work(place, "lit", _later(view, place))


def own_worker(card: StageCard) -> bool:
    """Whether the worker on that card is its owner's."""
    return card.lines[0] != "done" and card.lines[1] == "impossible"


def _owners_part(before: StageCard | None, place: int) -> bool:
    """Whether the owner's effect is at work."""
    return before is not None and before.card == place and before.lines[1] == "lit"


def _at_work(place: int, primary: LineState, secondary: LineState) -> StageCard:
    return StageCard(place, f"road:{place}", (primary, secondary))


def _later(view: State, place: int) -> LineState:
    """The owner's effect comes next, but not with the owner's own worker (CA-7.5)."""
    return "impossible" if view.worker[place] == view.owner[place] else "open"
