"""What others did last: kept until the person's first action, as traces and to be shown again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import State
from engine.game import Game
from scenes.table.model.match import ShownEvent

BESIDE = ("seat:", "goods:")


@dataclass(slots=True)
class Watched:
    """The events of others, and the table `before` the first of them."""

    shown_events: Sequence[ShownEvent] = ()
    before: State | None = None

    def forget(self) -> None:
        """The person has acted, or somebody else looks."""
        self.shown_events, self.before = (), None

    def mover(self, nobody: int) -> int:
        """The first seat that did something, or `nobody`."""
        seats = (shown.event.seat for shown in self.shown_events)
        return next((seat for seat in seats if seat >= 0), nobody)

    def trail(self, game: Game) -> list[tuple[str, str, int]]:
        """(from, to, seat): anchors on the table of what was done, and who it was."""
        found = []
        for shown in self.shown_events:
            anchors = [a for a in game.event_anchors(shown.event, shown.view) if on_table(a)]
            if anchors:
                found.append((anchors[0], anchors[-1], shown.event.seat))
        return list(dict.fromkeys(found))


def on_table(anchor: str) -> bool:
    """True for places on the table; counters and seats stand beside it."""
    return not anchor.startswith(BESIDE)
