"""Questions and events in words."""

from __future__ import annotations

from engine.core import Action
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
    choices = tuple(_choice(seat, n, action) for n, action in enumerate(state.options))
    return Question(op, seat, prompt, "NI-1.1", choices)


def _choice(seat: int, variant: int, action: Action) -> Choice:
    """From the heap into the own bowl, so many at once; or by a button."""
    label = Text("nim.take", {"n": action[1]})
    return Choice(action, label, "heap", f"bowl:{seat}", button=True, variant=variant)


def narrate(event: Event, view: State) -> Text | None:
    """A line for every event."""
    n = event.values[0] if event.values else 0
    return Text(f"nim.log.{event.kind}", {"seat": Seat(event.seat), "n": n})


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """From the heap to who takes."""
    return ("heap", f"bowl:{event.seat}")
