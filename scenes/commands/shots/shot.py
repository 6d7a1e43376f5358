"""A named picture: how to bring a fresh app into the position that it shows."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from scenes.app import App

_SETTLING_FRAMES = 2000
_PATIENCE = 120.0
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A named position. `stage` brings a fresh app there; it may tick the app."""

    name: str
    stage: Callable[[App], None]


def settle(app: App) -> None:
    """Frames without input until nothing moves any more."""
    app.tick([], 0.0)
    for _ in range(_SETTLING_FRAMES):
        if not app.stack.pending and not app.stack.needs_frame():
            return
        app.tick([], 0.05)


def finish(app: App) -> None:
    """The same, until everything is drawn that the scene makes while nobody waits for it."""
    settle(app)
    given_up = time.monotonic() + _PATIENCE
    while time.monotonic() < given_up:  # frames would not do: on a busy machine each makes little
        top = app.stack.top
        if top is None or not top.at_work:
            break
        app.tick([], 0.05)
    settle(app)
