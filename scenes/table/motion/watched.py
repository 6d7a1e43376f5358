"""What others did last: kept until the person's first action, as traces and to be shown again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from scenes.table.model.match import Beat

BESIDE = ("seat:", "goods:")


@dataclass(slots=True)
class Watched:
    """The events of others, and the table `before` the first of them."""

    beats: Sequence[Beat] = ()
    before: Any = None

    def forget(self) -> None:
        """The person has acted, or somebody else looks."""
        self.beats, self.before = (), None

    def mover(self, nobody: int) -> int:
        """The first seat that did something, or `nobody`."""
        return next((beat.event.seat for beat in self.beats if beat.event.seat >= 0), nobody)

    def trail(self, game: Game) -> list[tuple[str, str, int]]:
        """(from, to, seat): anchors on the table of what was done, and who it was."""
        found = []
        for beat in self.beats:
            anchors = [a for a in game.event_anchors(beat.event, beat.view) if on_table(a)]
            if anchors:
                found.append((anchors[0], anchors[-1], beat.event.seat))
        return list(dict.fromkeys(found))


def on_table(anchor: str) -> bool:
    """True for places on the table; counters and seats stand beside it."""
    return not anchor.startswith(BESIDE)
