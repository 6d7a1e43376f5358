"""A long press: the finger or the button rests on a thing to read about it."""

from __future__ import annotations

HOLD_SECONDS = 0.55


class LongPress:
    """One press that may become a long one; a drag or a release before that ends it."""

    def __init__(self) -> None:
        self._anchor = ""
        self._left = 0.0
        self.fired = False
        """The press was a long one: its release is no click."""

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the press is a long one; None: nothing is pressed."""
        return self._left if self._anchor else None

    def begin(self, anchor: str) -> None:
        """A press on a thing."""
        self._anchor, self._left, self.fired = anchor, HOLD_SECONDS, False

    def end(self) -> bool:
        """The press is over or became a drag; True when it was a long one."""
        fired, self.fired, self._anchor = self.fired, False, ""
        return fired

    def update(self, dt: float) -> str:
        """Let time pass; the thing, at the moment when its press becomes a long one."""
        if not self._anchor:
            return ""
        self._left -= dt
        if self._left > 0:
            return ""
        anchor, self._anchor, self.fired = self._anchor, "", True
        return anchor
