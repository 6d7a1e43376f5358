"""What is shown while a very long game is replayed: how far it is, so that nobody has to wonder."""

from __future__ import annotations

import time
from typing import Final

from saves.model import Replayed, SessionRecord
from saves.replaying import replayed
from scenes.play.deadline import within
from scenes.shell.services import Services

LONG_GAME: Final = 2000
"""More decisions than any game in earnest has; fewer are replayed before anybody notices."""
_QUIET: Final = 0.4
"""Seconds before anything is said."""
_STEP: Final = 5
"""Per cent from one picture to the next: pictures take time as well."""


class Patience:
    """Told by the work how far it is (`count`), asked by who waits for it (`glance`)."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._begun = time.monotonic()
        self._percent = 0
        self._shown = -1
        self._sentence = ""

    def count(self, done: int, total: int) -> None:
        """So many of all decisions are replayed. From any thread."""
        self._percent = 100 * done // max(1, total)

    def glance(self) -> None:
        """Show how far the work is, if it takes long. From the window's own thread."""
        step = self._percent // _STEP
        if step == self._shown or time.monotonic() - self._begun < _QUIET:
            return
        self._shown = step
        self._sentence = self._app.say("ui.app.long_game", percent=step * _STEP)
        self._app.notice.show(self._sentence)
        self._app.show_at_once()

    def end(self) -> None:
        """The work is done: nothing more is to be said about it."""
        self._app.notice.withdraw(self._sentence)

    def replayed(self, record: SessionRecord) -> Replayed:
        """The same as `saves.replaying.replayed`; the window stays alive meanwhile."""
        if len(record.log) <= LONG_GAME:
            return replayed(record)
        try:
            return within(float("inf"), lambda: replayed(record, self.count), self.glance)
        finally:
            self.end()
