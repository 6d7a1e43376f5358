"""A long press: the finger or the button rests on a thing to read about it."""

from __future__ import annotations

HOLD_SECONDS = 0.55


class LongPress:
    """One press that may become a long one; a drag or a release before that ends it.

    It is one only when the release was looked for after its time was up and not found: on a slow
    machine a frame may take longer than a click, and its release then waits to be read. Times are
    seconds since the app began.
    """

    def __init__(self) -> None:
        self._anchor = ""
        self._due = 0.0
        self._now = 0.0
        self._up = False
        self.fired = False
        """The press was a long one: its release is no click."""

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the press is a long one; None: nothing is pressed."""
        return max(0.0, self._due - self._now) if self._anchor else None

    def begin(self, anchor: str, now: float) -> None:
        """A press on a thing."""
        self._anchor, self._now, self._due = anchor, now, now + HOLD_SECONDS
        self._up = self.fired = False

    def end(self) -> bool:
        """The press is over or became a drag; True when it was a long one."""
        fired, self.fired, self._anchor = self.fired, False, ""
        return fired

    def update(self, now: float) -> str:
        """Let time pass; the thing, at the moment when its press becomes a long one."""
        up, self._up, self._now = self._up, now >= self._due, now
        if not (self._anchor and up):
            return ""
        anchor, self._anchor, self.fired = self._anchor, "", True
        return anchor
