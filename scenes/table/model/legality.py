"""What the open question makes possible: which anchors are now, later or blocked.

Pure logic over `Question`; the gesture controller, the marks on the table, the keyboard walk and
the tests all ask here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from engine.core import Action
from engine.explain import Blocked, Choice, Question, Text


class Look(Enum):
    """How a place is marked; each look differs in line, lift and sign, not only in colour."""

    SOURCE = "source"
    NOW = "now"
    ASIDE = "aside"
    """As possible as `NOW`, while something else is asked for."""
    AWAITED = "awaited"
    """Everything that can be picked up now goes there."""
    LATER = "later"
    BLOCKED = "blocked"
    SELECTED = "selected"


Decision = tuple[Action, tuple[Action, ...]]


@dataclass(frozen=True)
class Offers:
    """The choices of one question, sorted by where they are made."""

    question: Question | None = None

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered."""
        return tuple(c for c in self.question.choices if not c.idle) if self.question else ()

    @property
    def blocked(self) -> tuple[Blocked, ...]:
        return self.question.blocked if self.question else ()

    @cached_property
    def _by_source(self) -> dict[str, list[Choice]]:
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            found.setdefault(choice.source, []).append(choice)
        return found

    @cached_property
    def _by_target(self) -> dict[str, list[Choice]]:
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            found.setdefault(choice.target, []).append(choice)
        return found

    @cached_property
    def _clear_targets(self) -> list[str]:
        return [t for t, there in self._by_target.items() if t and clear(self._without_source(t))]

    @property
    def _source_first(self) -> bool:
        return self.question is not None and self.question.source_first

    def _without_source(self, target: str) -> list[Choice]:
        """What a click on a place alone may mean."""
        there = self._by_target.get(target, [])
        bare = [choice for choice in there if not choice.source]
        return bare if bare or self._source_first else there

    def different(self) -> list[Choice]:
        """One choice of every decision, proposed first."""
        return _ranked(_different(self.choices))

    def sources(self) -> list[str]:
        """Anchors that can be picked up, in the order of the choices."""
        return [source for source in self._by_source if source]

    def targets(self, source: str = "") -> list[str]:
        """Anchors that a picked-up source can go to; without one: those that need no source, or
        that say alone what is meant."""
        if source:
            there = self._by_source.get(source, ())
            return _unique(choice.target for choice in there if choice.target)
        return list(self._clear_targets)

    def at(self, target: str, source: str = "") -> list[Choice]:
        """The choices that a drop (or, without a source, a click) on this anchor may mean. The
        same decision in two ways is one."""
        if source:
            matching = self._by_target.get(target, [])
            return _ranked(choice for choice in matching if choice.source == source)
        return _ranked(_different(self._without_source(target)))

    def on(self, source: str) -> list[Choice]:
        """The choices that a click on this source alone completes: they have no target."""
        return _ranked(each for each in self._by_source.get(source, ()) if not each.target)

    def from_source(self, source: str) -> list[Choice]:
        """Every choice that begins by picking this anchor up."""
        return _ranked(self._by_source.get(source, ()))

    def buttons(self) -> list[Choice]:
        """The choices without a place on the table, proposed one first."""
        return _ranked(choice for choice in self.choices if not choice.source and not choice.target)

    def refusal(self, anchor: str, source: str = "") -> Blocked | None:
        """Why an anchor is not possible, for the picked-up source or in general."""
        general = None
        if self._source_first and not source and anchor not in self._by_source:
            later = bool(self._by_target.get(anchor))
            return Blocked(anchor, Text("table.pick_first"), "") if later else None
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
            if not blocked.marked:
                continue
            if blocked.source in ("", source):
                found.append(blocked.target)
            elif not source:
                found.append(blocked.source if not blocked.target else "")
        legal = set(self.targets(source))
        return [anchor for anchor in _unique(found) if anchor and anchor not in legal]

    def without(self, away: Callable[[str], bool], why: Text) -> Offers:
        """What is left while the things at some anchors are not there: a click says `why`."""
        if self.question is None:
            return self
        left: list[Choice] = []
        gone: dict[str, None] = {}
        for choice in self.question.choices:
            missing = [each for each in (choice.source, choice.target) if each and away(each)]
            gone |= dict.fromkeys(missing)
            if not missing:
                left.append(choice)
        refused = [Blocked(anchor, why, "", marked=False) for anchor in gone]
        return Offers(replace(self.question, choices=tuple(left), blocked=tuple(refused)))

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


def awaited(offers: Offers) -> str:
    """The one place to which everything leads that can be picked up; empty where there are several,
    or none."""
    targets = {choice.target for choice in offers.choices}
    sources = offers.sources()
    return next(iter(targets)) if len(targets) == 1 and len(sources) > 1 else ""


def standing_back(marks: dict[str, Look], choice: Choice | None) -> dict[str, Look]:
    """The looks while somebody asks for one choice: what else is possible stands back. It does not
    where that choice has no place, nor for whoever has taken something else into the hand."""
    meant = {name for name in (choice.source, choice.target) if name in marks} if choice else set()
    held = {name for name, look in marks.items() if look is Look.SELECTED}
    if not meant or held - meant:
        return marks
    possible = (Look.NOW, Look.SOURCE)
    return {
        name: Look.ASIDE if look in possible and name not in meant else look
        for name, look in marks.items()
    }


def decision(choice: Choice) -> Decision:
    """What a choice decides, however it is made."""
    return choice.action, choice.follow


def clear(choices: Sequence[Choice]) -> bool:
    """True when a place alone says what is meant by these choices: one source, or none, leads
    there, or all sources lead to the same decisions. What can be held in several ways must be
    picked up first."""
    if any(choice.source and choice.variant >= 0 for choice in choices):
        return False
    ways: dict[str, set[Decision]] = {}
    for choice in choices:
        ways.setdefault(choice.source, set()).add(decision(choice))
    if "" in ways or len(ways) == 1:
        return True
    decisions = list(ways.values())
    return bool(decisions) and all(each == decisions[0] for each in decisions)


def _different(choices: Iterable[Choice]) -> list[Choice]:
    """The first choice of every decision."""
    found: dict[Decision, Choice] = {}
    for choice in choices:
        found.setdefault(decision(choice), choice)
    return list(found.values())


def _unique(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))


def _ranked(choices: Iterable[Choice]) -> list[Choice]:
    """Proposed first; equal ranks keep the stable order of the rules."""
    return sorted(choices, key=lambda choice: choice.rank)
