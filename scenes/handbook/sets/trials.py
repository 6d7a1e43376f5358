"""The leaf of trial games: does a set make a game, and how does it play beside the program's?"""

from __future__ import annotations

import math
from collections.abc import Mapping

from engine.box.applying import BoxError
from engine.box.trials import CHANCE, GAMES
from engine.box.trials.balance import Balance, Length, Shift, shifts
from engine.game import COLOURS
from engine.games import info_of
from saves.box_trials import TrialResult
from scenes.handbook.sets.column import Column
from scenes.handbook.sets.leaf import Leaf
from scenes.handbook.sets.used import used_words
from scenes.play.boxes import Boxed, boxed
from scenes.play.boxes.names import set_name
from scenes.play.boxes.trying import LEVELS, Running, trier_of
from sprites.common.chrome_button import Action
from sprites.common.players import style_of
from sprites.handbook.sets.charts import (
    Pair,
    Shares,
    legend,
    pairs_chart,
    progress_bar,
    shares_chart,
    verdict_slip,
)

_MOST_SHIFTS = 14
_USED_LABEL = 210.0
"""Units for the names of cards."""


class TrialsLeaf(Leaf):
    """200 games by chance, and the balance beside the program's figures; all in the background."""

    def fill(self) -> None:
        self.found, self.problem = self._boxed()
        self.running = trier_of(self.app).running(self.scene.game)
        self.begun(self._left_actions(), self._right_actions())
        self._fill_guard(self.left)
        self._fill_balance()

    def changed(self) -> bool:
        return trier_of(self.app).running(self.scene.game) != self.running

    def _boxed(self) -> tuple[Boxed | None, str]:
        box = self.desk.box
        if box is None:
            return None, ""
        try:
            return boxed(box), ""
        except BoxError as error:
            return None, self.app.say(error.sentence)

    @property
    def _differs(self) -> bool:
        return self.found is not None and bool(self.found.box.fingerprint)

    def _why_not(self) -> str:
        """Why nothing can be played now; empty when it can."""
        if self.problem:
            return self.problem
        if not self._differs:
            return self.app.say("sets.trials.as_published")
        return self.app.say("sets.trials.running") if self.running is not None else ""

    def _left_actions(self) -> list[Action]:
        say, why = self.app.say, self._why_not()
        if self.running is not None:
            return [Action("cancel", say("sets.trials.cancel"))]
        result = self._result_of_set()
        if not why and result is not None and (self._sound() or not result.verdict.sound):
            why = say("sets.trials.known")
        label = say("sets.trials.check", n=GAMES)
        return [Action("check", label, True, enabled=not why, reason=why)]

    def _right_actions(self) -> list[Action]:
        say, found = self.app.say, self._balances()
        actions = []
        for level in LEVELS:
            why = self._why_not()
            if not why and found is not None and found[2] == level:
                why = say("sets.trials.known")
            label = say(f"sets.trials.weigh_{level}")
            actions.append(Action(f"weigh:{level}", label, enabled=not why, reason=why))
        return actions

    # Does it make a game? --------------------------------------------------------------------

    def _result_of_set(self) -> TrialResult | None:
        return trier_of(self.app).result(self.found.data_text) if self.found is not None else None

    def _sound(self) -> bool:
        result = self._result_of_set()
        return result is not None and result.verdict.sound and result.verdict.games >= GAMES

    def _fill_guard(self, column: Column) -> None:
        say = self.app.say
        self.heading(column, say("sets.heading.trials"))
        self.remark(column, say("sets.trials.what"))
        self.paragraph(column, set_name(self.app, self.desk.name))
        column.gap(6)
        words, kind = self._verdict()
        slip = verdict_slip(words, kind, column.width, self.layout.scale, self.scene.binding)
        column.put(slip, words=words)
        column.gap(8)
        if self.running is not None:
            self._put_progress(column, self.running)

    def _verdict(self) -> tuple[str, str]:
        say = self.app.say
        if self.problem:
            return self.problem, "fault"
        if not self._differs:
            return say("sets.trials.as_published"), "sound"
        result = self._result_of_set()
        if result is not None and not result.verdict.sound:
            return say(result.verdict.sentence), "fault"
        if result is None or not self._sound():
            return say("sets.trials.unknown"), "open"
        return say(result.verdict.sentence), "sound"

    def _put_progress(self, column: Column, running: Running) -> None:
        key = "weighing" if running.weighed else "checking"
        words = self.app.say(f"sets.trials.{key}", played=running.played, n=running.wanted)
        self.remark(column, words)
        size = (column.width, max(14, round(16 * self.layout.scale)))
        share = running.played / max(1, running.wanted)
        column.put(progress_bar(round(share, 3), size, self.scene.binding), words=words)
        column.gap(8)

    # Balance ---------------------------------------------------------------------------------

    def _balances(self) -> tuple[Balance, Balance, str] | None:
        """The program's and the set's, of games of the same level."""
        trier = trier_of(self.app)
        program, mine = trier.result(self.desk.base.text), self._result_of_set()
        if program is None or mine is None or program.balance is None or mine.balance is None:
            return None
        if program.level != mine.level:
            return None
        return program.balance, mine.balance, mine.level

    def _fill_balance(self) -> None:
        say = self.app.say
        found = self._balances() if self._differs else None
        self.heading(self.right, say("sets.heading.balance"))
        if found is None:
            self.remark(self.right, say("sets.trials.no_balance"))
            return
        program, mine, level = found
        scale, binding = self.layout.scale, self.scene.binding
        names = (set_name(self.app, ""), self.desk.name)
        who = "chance" if level == CHANCE else "novices"
        for column in self.columns:
            self.remark(column, say(f"sets.trials.played_by_{who}", n=mine.games))
            column.put(legend(names, column.width, scale, binding))
            column.gap(4)
        self._put_lengths(self.left, program, mine)
        self._put_shares(self.left, program, mine, names)
        self._put_shifts(self.right, program, mine)

    def _put_lengths(self, column: Column, program: Balance, mine: Balance) -> None:
        rounds = info_of(self.scene.game).rounds
        unit = "rounds" if rounds else "decisions"
        rows = []
        for one, other in zip(program.lengths, mine.lengths, strict=False):
            values = tuple(_length(each, rounds) for each in (one, other))
            told = tuple(self.app.say("sets.trials.number", n=round(value, 1)) for value in values)
            words = self.app.say("archive.records.players", n=one.seats)
            rows.append(Pair(words, (values[0], values[1]), (told[0], told[1])))
        if rows:
            self._titled(column, self.app.say(f"sets.trials.length_{unit}"))
            chart = pairs_chart(tuple(rows), column.width, self.layout.scale, self.scene.binding)
            column.put(chart, words=self.app.say("sets.cells", cells=_told(rows)))

    def _put_shares(
        self, column: Column, program: Balance, mine: Balance, names: tuple[str, str]
    ) -> None:
        rows = tuple(
            Shares(self.app.say("archive.records.players", n=one.seats), (one.shares, other.shares))
            for one, other in zip(program.lengths, mine.lengths, strict=False)
        )
        palette = self.app.settings.palette
        styles = tuple(style_of(colour, palette) for colour in COLOURS)
        self._titled(column, self.app.say("sets.trials.shares"))
        scale, binding = self.layout.scale, self.scene.binding
        column.put(shares_chart(rows, styles, names, column.width, scale, binding))

    def _put_shifts(self, column: Column, program: Balance, mine: Balance) -> None:
        say = self.app.say
        self._titled(column, say("sets.trials.used"))
        named: Mapping[str, str] = used_words(self.app, self.scene.game, (program, mine))
        found = [
            each
            for each in shifts(program, mine)
            if each.name in named and _beyond_chance(each, program.games, mine.games)
        ]
        rows = tuple(
            Pair(
                named[each.name],
                (each.program, each.mine),
                (_percent(each.program), _percent(each.mine)),
            )
            for each in found[:_MOST_SHIFTS]
        )
        if not rows:
            self.remark(column, say("sets.trials.nothing_used"))
            return
        scale, binding = self.layout.scale, self.scene.binding
        chart = pairs_chart(rows, column.width, scale, binding, _USED_LABEL)
        column.put(chart, words=say("sets.cells", cells=_told(rows)))

    def _titled(self, column: Column, words: str) -> None:
        column.gap(6)
        self.paragraph(column, words, 16.5)
        column.gap(3)

    # Choosing --------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        kind, _, level = key.partition(":")
        trier, game = trier_of(self.app), self.scene.game
        if kind == "cancel":
            trier.cancel(game)
        elif self.found is not None and kind == "check":
            trier.check(game, self.found)
        elif self.found is not None and kind == "weigh":
            trier.weigh(game, self.found, level)
        self.scene.refill()


def _length(each: Length, rounds: bool) -> float:
    return each.rounds if rounds else each.decisions


def _beyond_chance(shift: Shift, one: int, other: int) -> bool:
    """True where so many games by chance alone hardly make such a difference: two standard errors
    of the difference of two shares."""
    share = (shift.program * one + shift.mine * other) / (one + other)
    return abs(shift.by) >= 2 * math.sqrt(share * (1 - share) * (1 / one + 1 / other))


def _percent(share: float) -> str:
    return f"{share:.0%}"


def _told(rows: list[Pair] | tuple[Pair, ...]) -> list[str]:
    return [f"{row.words}: {' / '.join(row.told)}" for row in rows]
