"""The score sheet as finished words and numbers, and how it is filled row by row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.explain import Text
from engine.game import Outcome, ScoreRow

Say = Callable[..., str]
"""`catalogue.say` with the players' names already given, or App.say."""

STEP_SECONDS = 0.45
KeyOf = Callable[[str], str]
"""The catalogue key of a sentence of the sheet by its short name."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line: label, points per seat, and per seat what they are made of."""

    key: str
    label: str
    points: tuple[int, ...]
    details: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that the sheet says. `winners` are seats; `facts` stand below the totals and
    count for nothing."""

    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    total: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    headline: str
    reason: str
    facts: tuple[SheetRow, ...] = ()

    @property
    def steps(self) -> int:
        """How many steps fill it."""
        return len(self.lines) + 1

    @property
    def lines(self) -> tuple[SheetRow, ...]:
        """All lines from the top: rows, totals, facts."""
        total = SheetRow("total", self.total, self.totals, ())
        return (*self.rows, total, *self.facts)


def make_sheet(
    game: str,
    outcome: Outcome,
    names: list[str],
    say: Say,
    key_of: KeyOf = "ui.results.{}".format,
) -> Sheet:
    """The sheet of a game's outcome in the words of a catalogue; `say(text, names, **values)`."""
    return Sheet(
        names=tuple(names),
        rows=tuple(_row(game, row, names, say) for row in outcome.rows),
        total=say(Text(f"{game}.score.total"), names),
        totals=outcome.totals,
        winners=outcome.winners,
        headline=_headline(outcome, names, say, key_of),
        reason=say(outcome.reason, names),
        facts=tuple(_row(game, row, names, say) for row in outcome.facts),
    )


def _row(game: str, row: ScoreRow, names: list[str], say: Say) -> SheetRow:
    details = tuple(tuple(say(text, names) for text in seat) for seat in row.details)
    return SheetRow(row.key, say(Text(f"{game}.score.{row.key}"), names), row.points, details)


def _headline(outcome: Outcome, names: list[str], say: Say, key_of: KeyOf) -> str:
    winners = [names[seat] for seat in outcome.winners]
    points = max(outcome.totals)
    if len(winners) == 1:
        return say(key_of("winner"), name=winners[0], points=outcome.totals[outcome.winners[0]])
    return say(key_of("shared"), players=winners, points=points)


class Filling:
    """How much of a sheet is shown; it grows step by step and can be completed at once."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._left = STEP_SECONDS
        self.shown = 0

    @property
    def complete(self) -> bool:
        """True when everything is shown."""
        return self.shown >= self._steps

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the next step."""
        return None if self.complete else max(0.001, self._left)

    def update(self, dt: float) -> int:
        """Let time pass; how many steps were taken."""
        taken = 0
        if self.complete:
            return taken
        self._left -= dt
        while self._left <= 0 and not self.complete:
            self._left += STEP_SECONDS
            self.shown += 1
            taken += 1
        return taken

    def finish(self) -> None:
        """Show everything now."""
        self.shown = self._steps
