"""Who is ahead? The key for chances and the expected score sheet, from what the viewer may know."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from engine.ai.appraisal.contract import Appraisal
from engine.ai.appraisal.thinking import APPRAISE
from engine.ai.contract import Budget
from engine.ai.reasons import per_cent
from engine.ai.worlds import possible_world
from engine.explain import Text
from engine.texts import Seat, figure
from scenes.table.chrome.whereabouts import digest_box, grounds, offered
from scenes.table.context import TableContext
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Canvas
from sprites.common.placing import place_beside
from sprites.common.standings_slip import Standing, StandingsSlip, standings_slip

BUDGET = Budget(3000, 1.4)
GAP = 10
AGREED = "ahead"
"""The option of a game in which several people agreed that this may be asked."""
UNKNOWN = "–"


class WhoIsAhead:
    """Asks the thinking process how the game stands, in the own turn, and shows it on a slip until
    something is decided."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._asked_at = -1
        self._found: Appraisal | None = None
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def waiting(self) -> bool:
        """True while it is being thought about."""
        return self._asked_at >= 0 and self._found is None

    @property
    def shown(self) -> bool:
        """True while it was asked for and nothing was decided since."""
        return self._asked_at == self._now and self._context.model.asking

    @property
    def refusal(self) -> str:
        """The key of the sentence that says why it may not be asked; empty if it may."""
        match = self._context.match
        if len(match.persons) > 1:
            options = match.session.config.get("options")
            agreed = isinstance(options, Mapping) and bool(options.get(AGREED))
            return "" if agreed else "review.ahead.several"
        return "" if self._context.app.settings.ahead else "review.ahead.off"

    @property
    def may_be_asked(self) -> bool:
        """True in the own turn, where nothing speaks against it."""
        return not self.refusal and self._context.model.asking

    def toggle(self) -> None:
        """Ask, or put the slip away."""
        context = self._context
        if self.shown:
            self.forget()
            return
        if self.refusal:
            context.app.tell(self.refusal)
            return
        if not context.model.asking:
            return
        self._asked_at, self._found = self._now, None
        match = context.match
        world = possible_world(match.game, match.session.state)
        context.thinker.ask(world, APPRAISE, self._now, BUDGET)
        context.mark()

    def forget(self) -> bool:
        """Put it away, or think no more; True when there was anything."""
        had = self._asked_at >= 0
        if self.waiting:
            self._context.thinker.cancel()
        self._asked_at, self._found = -1, None
        if had:
            self._context.mark()
        return had

    def update(self) -> bool:
        """See whether it is there; True when something looks different."""
        if self._asked_at < 0:
            return False
        if not self.shown:
            return self.forget()
        if not self.waiting:
            return False
        decision = self._context.thinker.poll()
        if decision is None:
            return False
        if not isinstance(decision.found, Appraisal):
            return self.forget()
        self._found = decision.found
        return True

    def draw(self, canvas: Canvas) -> None:
        """The slip, clear of what can be chosen if it can be."""
        context, frame = self._context, self._context.frame
        self.box = None
        if not self.shown:
            return
        theme = context.table.theme
        slip = self.slip()
        if slip is None:
            words = Tooltip((context.say("review.ahead.thinking"),))
            drawn = tooltip(words, frame.words, theme, context.table.icon, frame.words_px(320))
        else:
            drawn = standings_slip(slip, frame.words, theme)
        kept = [*offered(context), *digest_box(context), frame.prompt]
        self.box = place_beside([], drawn.size, grounds(frame), frame.px(GAP), kept)
        drawn.blit(canvas, self.box.topleft)

    def slip(self) -> StandingsSlip | None:
        """What the slip says; None while it is being thought about."""
        return None if self._found is None else self.slip_of(self._found)

    def slip_of(self, found: Appraisal) -> StandingsSlip:
        """What is said of an appraisal."""
        say, game = self._context.say, self._context.match.game
        styles, seats = self._context.table.styles, range(len(found.chances))
        standings = tuple(
            Standing(
                styles[seat],
                say(Text("settings.percent", {"n": per_cent(found.chances[seat])})),
                found.chances[seat],
            )
            for seat in seats
        )
        rows = [
            (say(self._label(row.key)), tuple(self._figure(amount) for amount in row.amounts))
            for row in found.rows
            if any(amount is not None and round(amount) for amount in row.amounts)
        ]
        totals = tuple(self._figure(found.total(seat)) for seat in seats)
        total = (say("review.ahead.total"), totals if game.info.by_points and rows else ())
        name = Seat(self._context.match.session.asked)
        note = Text(f"review.ahead.{found.source}", {"n": found.games, "name": name})
        away = say("review.ahead.away")
        return StandingsSlip(
            say("review.ahead.title"), standings, tuple(rows), total, say(note), away
        )

    def _label(self, row: str) -> Text:
        """A row's name on the score sheet."""
        return Text(f"{self._context.match.game.key}.score.{row}")

    @property
    def _now(self) -> int:
        return len(self._context.match.session.log)

    def _figure(self, amount: float | None) -> str:
        """Whole points; where other things win, of which there are few, with a tenth."""
        if amount is None:
            return UNKNOWN
        if self._context.match.game.info.by_points:
            return figure(round(amount))
        return self._context.say(Text("review.ahead.tenths", {"n": amount}))
