"""What the open question makes possible: which anchors are now, later or blocked.

Pure logic over `Question`; the gesture controller, the marks on the table, the keyboard walk and
the tests all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from engine.explain import Blocked, Choice, Question


class Look(Enum):
    """How a place is marked; each look differs in line, lift and sign, not only in colour."""

    SOURCE = "source"
    NOW = "now"
    LATER = "later"
    BLOCKED = "blocked"
    SELECTED = "selected"


@dataclass(frozen=True, slots=True)
class Offers:
    """The choices of one question, sorted by where they are made."""

    question: Question | None = None

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.question.choices if self.question else ()

    @property
    def blocked(self) -> tuple[Blocked, ...]:
        return self.question.blocked if self.question else ()

    def sources(self) -> list[str]:
        """Anchors that can be picked up, in the order of the choices."""
        return _unique(choice.source for choice in self.choices if choice.source)

    def targets(self, source: str = "") -> list[str]:
        """Anchors that a picked-up source can go to; without one: those that need no source, or
        that only one source can reach."""
        if source:
            return _unique(
                choice.target
                for choice in self.choices
                if choice.source == source and choice.target
            )
        return _unique(choice.target for choice in self.choices if self._clear(choice))

    def at(self, target: str, source: str = "") -> list[Choice]:
        """The choices that a drop (or, without a source, a click) on this anchor may mean."""
        matching = [choice for choice in self.choices if choice.target == target]
        if source:
            return _ranked(choice for choice in matching if choice.source == source)
        bare = [choice for choice in matching if not choice.source]
        return _ranked(bare or matching)

    def _clear(self, choice: Choice) -> bool:
        """True when the target alone says what is meant: one source, or none, leads there."""
        if not choice.target:
            return False
        return not choice.source or len({each.source for each in self.at(choice.target)}) == 1

    def on(self, source: str) -> list[Choice]:
        """The choices that a click on this source alone completes: they have no target."""
        return _ranked(
            choice for choice in self.choices if choice.source == source and not choice.target
        )

    def from_source(self, source: str) -> list[Choice]:
        """Every choice that begins by picking this anchor up."""
        return _ranked(choice for choice in self.choices if choice.source == source)

    def buttons(self) -> list[Choice]:
        """The choices without a place on the table, proposed one first."""
        return _ranked(choice for choice in self.choices if not choice.source and not choice.target)

    def refusal(self, anchor: str, source: str = "") -> Blocked | None:
        """Why an anchor is not possible, for the picked-up source or in general."""
        general = None
        for blocked in self.blocked:
            if blocked.target != anchor and blocked.source != anchor:
                continue
            if blocked.source == source and blocked.target == anchor:
                return blocked
            if not blocked.source or not source or blocked.source == anchor:
                general = general or blocked
        return general

    def refused(self, source: str = "") -> list[str]:
        """Anchors that are visibly blocked, in general or for the picked-up source."""
        found = []
        for blocked in self.blocked:
            if blocked.source in ("", source):
                found.append(blocked.target)
            elif not source:
                found.append(blocked.source if not blocked.target else "")
        legal = set(self.targets(source))
        return [anchor for anchor in _unique(found) if anchor and anchor not in legal]

    def walk(self, source: str = "") -> list[str]:
        """The anchors that Tab walks through: targets of the source in hand, else all entries."""
        if source:
            return self.targets(source)
        return _unique([*self.sources(), *self.targets()])


def looks(offers: Offers, source: str, later: Iterable[str] = ()) -> dict[str, Look]:
    """The look of every anchor that has one, while `source` (or nothing) is in hand."""
    marks: dict[str, Look] = dict.fromkeys(later, Look.LATER)
    marks.update(dict.fromkeys(offers.refused(source), Look.BLOCKED))
    if source:
        marks.update(dict.fromkeys(offers.targets(source), Look.NOW))
        marks[source] = Look.SELECTED
        return marks
    marks.update(dict.fromkeys(offers.targets(), Look.NOW))
    marks.update(dict.fromkeys(offers.sources(), Look.SOURCE))
    return marks


def _unique(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))


def _ranked(choices: Iterable[Choice]) -> list[Choice]:
    """Proposed first; equal ranks keep the stable order of the rules."""
    return sorted(choices, key=lambda choice: choice.rank)
