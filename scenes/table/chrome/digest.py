"""The digest after the curtain: what others did since this person's last turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.explain import Text
from engine.texts import Seat
from scenes.table.context import TableContext
from scenes.table.model.moves import Move
from sprites.common.chrome_button import Action
from sprites.common.digest import Digest, lines_box, wanted_height
from sprites.common.rail_log import LogLine as DrawnLine
from sprites.common.rail_log import LogView, scroll_limit

CLOSE, AGAIN = "close", "again"
EDGE = 4
"""Units of the rail that stay free around the sheet."""
STRIP = 150
"""Units of the rail below the sheet that would show too little to be left."""


class DigestPanel:
    """Lies on the rail, below the seats, where the log tells the same: board, hand and all that
    the lines speak of stay in sight."""

    def __init__(
        self,
        context: TableContext,
        lines_of: Callable[[Sequence[Move]], tuple[DrawnLine, ...]],
    ) -> None:
        """`lines_of` draws entries of the log as the rail does."""
        self._context = context
        self._lines_of = lines_of
        self._scroll: int | None = None
        self._since: object = None

    @property
    def shown(self) -> bool:
        """True while the sheet lies on the table; it makes way for a piece in the hand."""
        model = self._context.model
        busy = model.past is not None or model.watching or bool(model.controller.source)
        return model.since is not None and not busy

    def prepare(self) -> None:
        """Lay the sheet on the table, or take it away."""
        context, since = self._context, self._context.model.since
        if since is None or not self.shown:
            context.chrome.drop("digest")
            return
        if since is not self._since:
            self._since, self._scroll = since, None
        box = self._box()
        name = Text("table.digest.title", {"name": Seat(since.seat)})
        state = Digest(
            context.say(name),
            context.table.styles[since.seat],
            LogView(self._lines_of(since.moves), self._clamped(box)),
            (
                Action(CLOSE, context.say("table.digest.close"), primary=True),
                Action(AGAIN, context.say("table.digest.again")),
            ),
            context.say("table.digest.hint"),
        )
        context.chrome.set_digest(context.frame, state, box)

    def scroll(self, notches: int) -> None:
        """The wheel turned over the sheet."""
        self._scroll = max(0, self._clamped(self._box()) + notches)
        self._context.mark()

    def act(self, name: str) -> bool:
        """A button of the sheet; False when it is none."""
        model = self._context.model
        if name == CLOSE:
            model.put_away()
        elif name == AGAIN:
            model.show_again()
        return name in (CLOSE, AGAIN)

    def _clamped(self, box: pygame.Rect) -> int:
        """Lines hidden below: at first as many as the sheet cannot hold, so that it begins with
        the first one."""
        context, since = self._context, self._context.model.since
        if since is None:
            return 0
        lines = self._lines_of(since.moves)
        inner = lines_box(box.size, context.frame.words).size
        theme, icon = context.table.theme.for_slips(), context.table.icon
        limit = scroll_limit(lines, inner, context.frame.words, theme, icon)
        return limit if self._scroll is None else min(limit, self._scroll)

    def _box(self) -> pygame.Rect:
        """As high as its lines want, from the rail's tabs on at most to its foot."""
        context, since = self._context, self._context.model.since
        frame, table = context.frame, context.table
        edge = frame.words_px(EDGE)
        top = frame.rail.y + context.chrome.rail_places(frame).tabs.top - edge
        wide, room = frame.rail.width - 2 * edge, frame.rail.bottom - edge - top
        lines = self._lines_of(since.moves) if since is not None else ()
        wanted = wanted_height(lines, wide, frame.words, table.theme, table.icon)
        whole = room - wanted < frame.words_px(STRIP)
        return pygame.Rect(frame.rail.x + edge, top, wide, room if whole else wanted)
