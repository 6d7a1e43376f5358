"""The slips of paper on a table for somebody who listens: hint, what next, who is ahead, tips."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.texts import Seat
from scenes.shell.voice.heard import in_words, joined
from scenes.table.chrome.advice import Advice
from scenes.table.chrome.ahead import WhoIsAhead
from scenes.table.chrome.tips import Tips
from scenes.table.chrome.what_next import WhatNext
from scenes.table.context import TableContext
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

    def words(self) -> str:
        """All that the slip says; empty where none lies there."""
        if not self._context.model.asking:
            return ""
        return in_words(joined(self._lines()))

    def _lines(self) -> list[str]:
        say = self._context.say
        if self._advice.waiting:
            return [say("table.hint_thinking")]
        if self._advice.shown:
            return [say("table.hint"), *self._advice.lines()]
        if self._what_next.shown:
            able, unable = self._what_next.lines()
            refused = [say("spoken.not_now"), *unable] if unable else []
            return [say("table.what_next.title"), *able, *refused]
        if self._ahead.shown:
            slip = self._ahead.slip()
            return [say("review.ahead.thinking")] if slip is None else self._standings(slip)
        return self._tips.lines()

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
