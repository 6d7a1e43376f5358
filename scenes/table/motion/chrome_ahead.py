"""The chrome as it will be: drawn before it is shown, in the pause in which nothing else is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial

from scenes.table.chrome.log_panel import LogPanel
from scenes.table.chrome.strip_and_prompt import NEW_BUTTONS, StripAndPrompt
from scenes.table.context import TableContext
from scenes.table.view import SeatFacts, StripFacts
from sprites.common.chrome_rail import Rail

Changes = Sequence[Mapping[str, int]]
"""Of the counters, by seat."""


class ChromeAhead:
    """Draws strip, prompt, log and rail of another moment, one by one; none of it is seen."""

    def __init__(
        self,
        context: TableContext,
        bars: StripAndPrompt,
        log: LogPanel,
        rail: Callable[[Sequence[SeatFacts], Changes], Rail],
    ) -> None:
        self._context = context
        self._bars = bars
        self._log = log
        self._rail = rail
        self.calm: Rail | None = None
        """The rail of the table at rest."""

    def rest(self, seats: Sequence[SeatFacts]) -> Iterator[None]:
        """When everything was shown, with nothing pointed at."""
        moment = self._context.animator.at_the_end
        yield from self._bars_and_log(moment)
        with moment(), self._context.chrome.held():
            self.calm = self._rail(seats, tuple({} for _ in seats))
            self._context.chrome.foresee_rail(self._context.frame, self.calm)

    def event(
        self, seats: Sequence[SeatFacts], strip: StripFacts, changes: Changes
    ) -> Iterator[None]:
        """While the event is shown that comes next."""
        moment = partial(self._next, strip)
        yield from self._bars_and_log(moment)
        with moment(), self._context.chrome.held():
            rail = self._rail(seats, changes)
            self._context.chrome.foresee_rail(self._context.frame, rail)

    @contextmanager
    def _next(self, strip: StripFacts) -> Iterator[None]:
        """For a moment it is as if the coming event were shown."""
        model, bars = self._context.model, self._bars
        caption, said = model.caption, bars.strip
        bars.strip = strip
        try:
            with self._context.animator.at_the_next():
                yield
        finally:
            model.caption, bars.strip = caption, said

    def _bars_and_log(self, moment: Callable[[], AbstractContextManager[None]]) -> Iterator[None]:
        chrome, frame = self._context.chrome, self._context.frame
        with moment():
            facts = self._bars.present()
        more = True
        while more:
            more = chrome.draw_buttons(frame, facts, NEW_BUTTONS)
            yield
        for make in (self._bars.set_strip, lambda: chrome.set_prompt(frame, facts)):
            with moment(), chrome.held():
                make()
            yield
        more = True
        while more:
            with moment():
                more = self._log.set_words()
            yield
