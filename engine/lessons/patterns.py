"""What a step of a lesson asks for and waits for, in one line of text.

Alternatives stand between `|`, what must hold together between `&`. A term is one of

    ?op               this question is open
    op:verb(a,b)      a decision: on offer (a guard), or taken (what is awaited); `@anchor` after it
                      names where the choice begins or goes
    +kind(a,b)        an event of the person's own, or of nobody
    !kind(a,b)        an event of somebody else
    touch(anchor)     the person tries a place that is blocked
    blocked(anchor)   the open question refuses this place
    turn(3), turn(3+) the person's third turn; the third or a later one
    round(3+)         the same of the round, whoever took how many turns in it
    has(counter,2)    at least so much of a counter
    over, key, *      the game has ended; Enter; anything

`*` and `?` inside words and arguments stand for any letters; arguments that are left out are free.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from engine.cells.problems import CellError, written
from engine.core import Action
from engine.events import Event
from engine.explain import Choice, Question

_TERM = re.compile(
    r"(?P<mark>[?+!])?(?P<name>[\w*]+)(:(?P<verb>[\w*]+))?(\((?P<args>[^()]*)\))?(@(?P<at>\S+))?"
)
_CONDITIONS = ("touch", "blocked", "turn", "round", "has", "over", "key", "*")


@dataclass(frozen=True, slots=True)
class Moment:
    """What guards are tested against: the open question of the person who is taught."""

    question: Question | None
    """None once the game is over."""
    turn: int
    """The number of the own turn, from 1."""
    counters: Mapping[str, int] = field(default_factory=dict)
    round: int = 0
    """The number of the round; 0 in a game without rounds."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A decision with its events. `own`: the person who is taught has taken it."""

    op: str
    action: Action
    events: Sequence[Event]
    seat: int
    """The seat of the person who is taught."""
    own: bool = True
    places: tuple[str, ...] = ()
    """Where the choice began and went, where that is known."""

    def figure(self, pattern: Pattern) -> int:
        """The last value of the first event that a pattern names; 0 where there is none."""
        named = (each.values for each in self.events if pattern.tells(each, self.seat))
        value = next((values[-1] for values in named if values), 0)
        return value if isinstance(value, int) else 0


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that can hold or happen."""

    kind: str
    """`question`, `decision`, `own`, `other` or one of the conditions."""
    name: str
    verb: str = "*"
    args: tuple[str, ...] = ()
    at: str = ""

    def offered(self, choice: Choice, op: str) -> bool:
        """True for a choice that is this decision."""
        return self._decides(op, choice.action) and (
            not self.at or any(_fits(place, self.at) for place in (choice.source, choice.target))
        )

    def holds(self, moment: Moment) -> bool:
        """True when the term holds at an open question; what only happens never holds."""
        question = moment.question
        if self.kind in ("over", "*"):
            return self.kind == "*" or question is None
        if self.kind == "turn":
            return _counts(moment.turn, self.args[0])
        if self.kind == "round":
            return _counts(moment.round, self.args[0])
        if self.kind == "has":
            return moment.counters.get(self.args[0], 0) >= int(self.args[1])
        if question is None:
            return False
        if self.kind == "question":
            return _fits(question.op, self.name)
        if self.kind == "blocked":
            return any(_fits(each.target, self.args[0]) for each in question.blocked)
        return self.kind == "decision" and self.choice(question) is not None

    def choice(self, question: Question) -> Choice | None:
        """The choice of a question that is this decision; None when it is not on offer."""
        found = (c for c in question.choices if not c.idle and self.offered(c, question.op))
        return next(found, None)

    def done(self, deed: Deed) -> bool:
        """True when a decision or one of its events is what the term waits for."""
        if self.kind == "*":
            return deed.own
        if self.kind == "decision":
            there = any(_fits(place, self.at) for place in deed.places)
            elsewhere = bool(self.at and deed.places) and not there
            return deed.own and not elsewhere and self._decides(deed.op, deed.action)
        if self.kind not in ("own", "other"):
            return False
        return any(self.tells(event, deed.seat) for event in deed.events)

    def tells(self, event: Event, seat: int) -> bool:
        """True when this is the event that the term names, seen by the taught seat."""
        mine = event.seat in (seat, -1)
        if self.kind not in ("own", "other") or mine != (self.kind == "own"):
            return False
        return _fits(event.kind, self.name) and _same(self.args, event.values)

    def _decides(self, op: str, action: Action) -> bool:
        if self.kind != "decision" or not _fits(op, self.name):
            return False
        verb, *rest = action or ("",)
        return _fits(verb, self.verb) and _same(self.args, rest)


@dataclass(frozen=True, slots=True)
class Pattern:
    """Some alternatives, each of terms that must hold together."""

    text: str
    ways: tuple[tuple[Term, ...], ...]

    def holds(self, moment: Moment) -> bool:
        """True at an open question where all terms of one alternative hold."""
        return any(all(term.holds(moment) for term in way) for way in self.ways)

    def done(self, deed: Deed) -> bool:
        """True when a decision brought what is waited for."""
        return any(all(term.done(deed) for term in way) for way in self.ways)

    def brought(self, deed: Deed) -> bool:
        """True when an event of a decision is what is waited for, whatever was decided."""
        events = [way for way in self.ways if any(term.kind in ("own", "other") for term in way)]
        return any(all(term.done(deed) for term in way) for way in events)

    def touched(self, anchor: str) -> bool:
        """True when trying an anchor is waited for."""
        return any(t.kind == "touch" and _fits(anchor, t.args[0]) for t in self.terms)

    def choice(self, question: Question) -> Choice | None:
        """The first choice of a question that one of the terms names."""
        found = (term.choice(question) for term in self.terms if term.kind == "decision")
        return next((choice for choice in found if choice is not None), None)

    def names(self, choice: Choice, op: str) -> bool:
        """True when one of the terms is this choice, or stands for anything."""
        return any(term.kind == "*" or term.offered(choice, op) for term in self.terms)

    def tells(self, event: Event, seat: int) -> bool:
        """True for an event that one of the terms names."""
        return any(term.tells(event, seat) for term in self.terms)

    def waits_for(self, kind: str) -> bool:
        """True when a term of this kind can bring it about."""
        return any(term.kind == kind for term in self.terms)

    @property
    def free(self) -> bool:
        """True when any answer to a question will do."""
        return any(t.kind == "*" or (t.kind == "decision" and t.verb == "*") for t in self.terms)

    @property
    def terms(self) -> tuple[Term, ...]:
        return tuple(term for way in self.ways for term in way)


NOTHING = Pattern("", ())
"""Never holds and never happens."""
KEY = "key"


def parse_pattern(text: Any) -> Pattern:
    """A pattern from its text. Raises CellError for what is none."""
    if not isinstance(text, str) or not text.strip():
        raise CellError("data.not_pattern", value=written(text))
    ways = tuple(tuple(_term(part) for part in way.split("&")) for way in text.split("|"))
    return Pattern(text, ways)


def _term(text: str) -> Term:
    text = text.strip()
    if text == "*":
        return Term("*", "*")
    found = _TERM.fullmatch(text)
    if found is None:
        raise CellError("data.not_term", value=written(text))
    mark, name, verb = found["mark"], found["name"], found["verb"]
    args = tuple(arg.strip() for arg in found["args"].split(",")) if found["args"] else ()
    if mark is None and verb is None:
        if name not in _CONDITIONS:
            raise CellError("data.not_one_of", value=written(name), known=tuple(_CONDITIONS))
        return Term(name, name, "*", _checked(name, args))
    kind = {"?": "question", "+": "own", "!": "other", None: "decision"}[mark]
    return Term(kind, name, verb or "*", args, found["at"] or "")


def _checked(name: str, args: tuple[str, ...]) -> tuple[str, ...]:
    wanted = {"touch": 1, "blocked": 1, "turn": 1, "round": 1, "has": 2}.get(name, 0)
    if len(args) != wanted:
        raise CellError("data.arguments", name=name, wanted=wanted, found=len(args))
    if name in ("turn", "round"):
        int(args[0].removesuffix("+"))
    if name == "has":
        int(args[1])
    return args


def _counts(number: int, wanted: str) -> bool:
    least = int(wanted.removesuffix("+"))
    return number >= least if wanted.endswith("+") else number == least


def _fits(value: object, wanted: str) -> bool:
    return fnmatchcase(str(value), wanted)


def _same(wanted: Sequence[str], values: Iterable[Any]) -> bool:
    given = list(values)
    return len(given) >= len(wanted) and all(map(_fits, given, wanted))
