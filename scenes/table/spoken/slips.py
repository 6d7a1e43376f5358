"""The slips of paper on a table for somebody who listens: hint, what next, who is ahead, tips."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.texts import Seat
from scenes.shell.voice.heard import in_words, joined
from scenes.table.chrome.advice import Advice
from scenes.table.chrome.ahead import WhoIsAhead
from scenes.table.chrome.tips import Tips
from scenes.table.chrome.what_next import MOST, WhatNext
from scenes.table.context import TableContext
from scenes.table.spoken.choices import SpokenChoices
from scenes.table.spoken.refused import refused
from sprites.common.standings_slip import StandingsSlip


class SpokenSlips:
    """Reads the slip that lies on the table; what was asked for before what comes unasked."""

    def __init__(
        self,
        context: TableContext,
        advice: Advice,
        what_next: WhatNext,
        ahead: WhoIsAhead,
        tips: Tips,
    ) -> None:
        self._context = context
        self._advice = advice
        self._what_next = what_next
        self._ahead = ahead
        self._tips = tips
        self._choices = SpokenChoices(context)

    def words(self) -> tuple[str, ...]:
        """What each slip says; none before somebody is asked."""
        if not self._context.model.asking:
            return ()
        slips = (in_words(joined(lines)) for lines in (self._asked_for(), self._tip()))
        return tuple(words for words in slips if words)

    def _asked_for(self) -> list[str]:
        say = self._context.say
        if self._advice.waiting:
            return [say("table.hint_thinking")]
        if self._advice.shown:
            return [self._titled(say("table.hint"), self._advice.lines())]
        if self._what_next.shown:
            return [say("table.what_next.title"), *self._ways()]
        if self._ahead.shown:
            slip = self._ahead.slip()
            return [say("review.ahead.thinking")] if slip is None else self._standings(slip)
        return []

    def _ways(self) -> list[str]:
        """What can be done, as many as the slip shows, and what cannot."""
        say, most = self._context.say, MOST[0]
        choices = self._choices.different()
        able = [self._choices.outcome(each) for each in choices[:most]]
        unable = refused(self._context)
        more = [say(Text("table.what_next.more", {"n": len(choices) - most}))]
        never = [say("spoken.not_now"), *unable] if unable else []
        return [*able, *(more if len(choices) > most else []), *never]

    def _tip(self) -> list[str]:
        title, *lines = self._tips.lines() or ("",)
        return [self._titled(title, lines)] if lines else []

    def _titled(self, title: str, lines: Sequence[str]) -> str:
        values = {"what": title, "value": joined(lines)}
        return self._context.say(Text("spoken.valued", values))

    def _standings(self, slip: StandingsSlip) -> list[str]:
        """Everybody's chance, best first, with the points that are expected."""
        context = self._context
        totals = slip.total[1] if slip.total else ()
        order = sorted(range(len(slip.seats)), key=lambda seat: -slip.seats[seat].chance)
        told = [self._chance(seat, slip.seats[seat].told, totals) for seat in order]
        return [slip.title, *map(context.say, told), slip.note]

    @staticmethod
    def _chance(seat: int, chance: str, totals: Sequence[str]) -> Text:
        values = {"name": Seat(seat), "chance": chance}
        if not totals:
            return Text("spoken.chance", values)
        return Text("spoken.chance_points", {**values, "points": totals[seat]})
