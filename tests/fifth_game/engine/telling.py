"""Questions and events in words."""

from __future__ import annotations

from engine.events import Event
from engine.explain import Choice, Question, Text
from engine.texts import Seat
from tests.fifth_game.engine.state import State


def explain(state: State) -> Question:
    """How many stones to take."""
    if not state.agenda:
        return Question("over", -1, Text("nim.prompt.over"), "NI-2.1", ())
    op, seat, _ = state.agenda[-1]
    prompt = Text("nim.prompt.take", {"seat": Seat(seat), "n": state.heap})
    choices = tuple(
        Choice(action, Text("nim.take", {"n": action[1]}), "heap", f"seat:{seat}", variant=n)
        for n, action in enumerate(state.options)
    )
    return Question(op, seat, prompt, "NI-1.1", choices)


def narrate(event: Event, view: State) -> Text | None:
    """A line for every event."""
    n = event.values[0] if event.values else 0
    return Text(f"nim.log.{event.kind}", {"seat": Seat(event.seat), "n": n})


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """From the heap to who takes."""
    return ("heap", f"seat:{event.seat}")
