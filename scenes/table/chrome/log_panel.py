"""The log on the rail: what is open and how far it is scrolled, for pointer and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from engine.events import Event
from scenes.table.chrome.log_entries import ENTRY, address
from scenes.table.chrome.rail import RailMaker, RailState
from scenes.table.context import TableContext
from scenes.table.model.match import ShownEvent
from sprites.common.log_entry import CLICKED
from sprites.common.rail_log import LogLine, scroll_limit, scroll_to, set_line

LINES_BELOW = 1
"""Lines of the log that stay visible below the one that is looked back at."""
NEWEST = 24
"""So many lines are seen at most."""
NEW_LINES = 3
"""So many come at once at most."""
SIGN = 20
"""Units of the signs in the log."""


class LogPanel:
    """Opens and closes entries, looks back at steps, keeps a line in sight."""

    def __init__(self, context: TableContext, state: RailState, maker: RailMaker) -> None:
        self._context = context
        self._state = state
        self._maker = maker
        self._all_set: tuple[object, ...] = ()
        """For which newest lines nothing was left to set."""

    def lines(self) -> tuple[LogLine, ...]:
        """The lines of the log, those of open entries included."""
        return self._maker.log_lines(self._state)

    def choose(self, line: str) -> None:
        """A line was chosen: an entry opens or closes, a step shows its moment."""
        if line.startswith(ENTRY):
            self.open(line, line not in self._state.opened)
            return
        for each in self._context.model.log.lines:
            if address(each) == line:
                self._state.focus = ""
                self._context.model.look_back(each)
                return

    def open(self, entry: str, opened: bool) -> None:
        """Show the steps of an entry, or hide them; it stays in sight."""
        before = len(self.lines())
        (self._state.opened.add if opened else self._state.opened.discard)(entry)
        self.show(entry, max(0, len(self.lines()) - before))

    def show(self, line: str, more: int = 0) -> None:
        """Scroll as little as possible until a line and some after it are seen."""
        lines = self.lines()
        place = next((n for n, each in enumerate(lines) if each.id == line), -1)
        if place < 0:
            return
        table, scale = self._context.table, self._context.frame.words
        last = min(len(lines) - 1, place + more)
        scroll = self._state.log_scroll
        self._state.log_scroll = scroll_to(
            lines, place, last, scroll, self._box.size, scale, table.theme, table.icon
        )

    def clamp(self, scroll: int) -> int:
        """A scroll position within the log."""
        table, scale = self._context.table, self._context.frame.words
        limit = scroll_limit(self.lines(), self._box.size, scale, table.theme, table.icon)
        return max(0, min(limit, scroll))

    def follow_past(self) -> None:
        """Keep the step that is looked back at in sight, near the foot of the log."""
        past = self._context.model.past
        if past is None:
            self._state.log_scroll = 0
            return
        ids = [line.id for line in self.lines()]
        step = address(past.line)
        after = len(ids) - 1 - ids.index(step) if step in ids else 0
        self._state.log_scroll = self.clamp(max(0, after - LINES_BELOW))

    def told_by(self, chrome: str) -> Event | None:
        """The event of the line of log or digest that is under the pointer."""
        _, _, line = chrome.partition(":log:")
        if not line or self._context.model.past is not None:
            return None
        if line.startswith(ENTRY):
            line = self._named(line)
        decision, _, event = line.partition(":")
        return self._context.match.session.events[int(decision) + 1][int(event)]

    def chores(self) -> list[Callable[[], object]]:
        """The signs of the log, made ahead."""
        context = self._context
        px = round(SIGN * context.frame.words)
        kinds = {(line.kind, line.topic) for line in context.model.log.lines}
        signs = {context.table.sign(kind, topic) for kind, topic in kinds}
        return [partial(context.table.icon, sign, px) for sign in sorted(signs)]

    def foresee(self, shown: ShownEvent) -> None:
        """Set the words of the entry that an event changes which comes next."""
        context = self._context
        frame, table = context.frame, context.table
        for line in self._maker.coming(shown):
            while set_line(line, self._box.width, frame.words, table.theme, table.icon):
                pass

    def set_words(self) -> bool:
        """Set the words of one of the newest lines that was never set; True if there was one."""
        context = self._context
        if self._state.tab != "log":
            return False
        frame, table = context.frame, context.table
        lines, width = self.lines()[-NEW_LINES:], self._box.width
        made_of = (lines, width, frame.words, table.theme, table.icon)
        if made_of == self._all_set:
            return False
        if any(set_line(line, *made_of[1:]) for line in lines):
            return True
        self._all_set = made_of
        return False

    def made(self) -> Iterator[LogLine]:
        """Set the newest lines one by one."""
        context = self._context
        frame, table = context.frame, context.table
        for line in self.lines()[-NEWEST:]:
            while set_line(line, self._box.width, frame.words, table.theme, table.icon):
                yield line

    # Keys -------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The keys come to the newest line."""
        self._state.focus = next((line.id for line in reversed(self._stops())), "")
        self.show(self._state.focus)

    def leave(self) -> None:
        """The keys mean the table again."""
        self._state.focus = ""

    def press(self, key: int) -> bool:
        """A key while the log has the focus; any that means nothing here goes back to the table."""
        if not self._state.focus:
            return False
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_HOME: -(10**6), pygame.K_END: 10**6}
        if key in steps:
            self._walk(steps[key])
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._unfold(key == pygame.K_RIGHT)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.choose(self._state.focus)
        else:
            self.leave()
            return key == pygame.K_ESCAPE
        return True

    def _stops(self) -> list[LogLine]:
        return [line for line in self.lines() if line.kind in CLICKED]

    def _walk(self, by: int) -> None:
        ids = [line.id for line in self._stops()]
        here = ids.index(self._state.focus) if self._state.focus in ids else len(ids) - 1
        self._state.focus = ids[max(0, min(len(ids) - 1, here + by))] if ids else ""
        self.show(self._state.focus)

    def _unfold(self, opened: bool) -> None:
        """Open the entry that has the focus, or close the one that it is in."""
        lines = self.lines()
        place = next((n for n, each in enumerate(lines) if each.id == self._state.focus), -1)
        while place >= 0 and lines[place].kind != "move":
            place -= 1
        if place >= 0:
            self._state.focus = lines[place].id if not opened else self._state.focus
            self.open(lines[place].id, opened)

    @property
    def _box(self) -> pygame.Rect:
        return self._context.chrome.rail_places(self._context.frame).middle

    def _named(self, entry: str) -> str:
        """The address of the step that gives an entry its name."""
        moves = [move for move in self._context.model.log.moves if move.steps]
        named = next((move.words for move in moves if move.id == entry), None)
        return address(named.named) if named is not None else "-1:0"
