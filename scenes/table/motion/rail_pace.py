"""When the rail follows what happens: its parts one by one, and none for what a hand passes."""

from __future__ import annotations

from dataclasses import replace

from scenes.table.motion.pacing import Pacing, same_things
from sprites.common.chrome_rail import Rail

PASSING = 0.06
"""Seconds that a carried piece must stay over a thing before the rail speaks of it."""


class RailPace:
    """Spreads over several frames what the rail has to draw anew."""

    def __init__(self, pacing: Pacing) -> None:
        self._pacing = pacing
        self._aim: tuple[object, ...] = ()
        self._left: float | None = None
        self.shown = Rail()
        """What the rail showed last."""
        self.whole = True
        """It must not keep for a moment what was meant for another."""

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the rail speaks of the thing below the hand."""
        return self._left

    def update(self, dt: float) -> bool:
        """Let time pass; True when the rail is due."""
        if self._left is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left = None
        return True

    def passes(self, carried: bool, *aim: object) -> bool:
        """True while the hand may only be passing what it points at."""
        if not carried or self.whole:
            self._aim, self._left = (), None
            return False
        if not same_things(aim, self._aim):
            self._aim, self._left = aim, PASSING
        return self._left is not None

    def paced(self, state: Rail, *, at_once: bool = False) -> Rail:
        """What is shown of a state in this frame: seats before the log, the inspector last.
        `at_once`: it was drawn already."""
        before = self.shown
        if not self.whole and not at_once:
            seats, log = state.seats != before.seats, state.log != before.log
            if seats and log:
                state = replace(state, log=before.log)
                self._pacing.wait()
            if (seats or log) and state.inspected != before.inspected:
                state = replace(state, inspected=before.inspected)
                self._pacing.wait()
        if state != before:
            self._pacing.drawn()
        self.shown, self.whole = state, False
        return state
