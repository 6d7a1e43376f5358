"""Moves: which events of a game belong together, and what is told of them as a whole.

The log shows a move as one entry: a headline, below it what it cost and brought, and inside its
steps, one for every event that is told. Each game has a small table of its own kinds of events and
verbs of decisions; without one, every decision is a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.events import Event
from engine.explain import Text

Amount = tuple[str, int]
"""A good and how much of it somebody got; below 0 it was paid."""


class Balance(NamedTuple):
    """What one seat paid and got in a move."""

    seat: int
    paid: tuple[Amount, ...]
    got: tuple[Amount, ...]


def goods_moved(event: Event) -> tuple[Amount, ...]:
    """What an event "gain" or "pay" with a good and a number moves."""
    if event.kind not in ("gain", "pay"):
        return ()
    good, n = event.values
    return ((good, n if event.kind == "gain" else -n),)


Heard = Callable[[Sequence[Event], Any], Text | None]
Remarks = Callable[[Sequence[Event], Event, Any], tuple[Text, ...]]
Retold = Callable[[Sequence[Event], Event, Any], Text | None]


def _never(event: Event) -> bool:
    return False


def _nothing_more(events: Sequence[Event], named: Event, view: Any) -> tuple[Text, ...]:
    return ()


def _as_told(events: Sequence[Event], view: Any) -> Text | None:
    return None


def _all_of_them(events: Sequence[Event], named: Event) -> Sequence[Event]:
    return events


def _as_named(events: Sequence[Event], named: Event, view: Any) -> Text | None:
    return None


@dataclass(frozen=True, slots=True)
class Moves:
    """How the events of one game join to moves.

    `verbs`: a decision with such a verb begins a move, whatever comes of it; None: every decision.
    `opening`: such an event begins one. `alone`: one of its own, with nothing after it. `joins`:
    by kind of opening, with what kind a move may have begun that it continues. `phases`: by clause
    the headline of what the rules do for everybody at once. `naming`: the first event of the kind
    that stands first here gives the move its headline; without any it is the first that is told.
    `idle`: an event that did nothing names no move as long as another one can.
    `besides`: worth a word below the headline, in their own sentences. `quiet`: where such an event
    names a move, nothing came of it, and it is told more quietly than deeds.
    """

    verbs: frozenset[str] | None = None
    opening: frozenset[str] = frozenset()
    alone: frozenset[str] = frozenset({"round", "over"})
    joins: Mapping[str, frozenset[str]] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    naming: tuple[str, ...] = ()
    idle: Callable[[Event], bool] = _never
    besides: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()
    amounts: Callable[[Event], tuple[Amount, ...]] = goods_moved
    goods: Callable[[str, int], Text] | None = None
    """An amount in words, without its sign; None: amounts are told by the steps alone."""
    remarks: Remarks = _nothing_more
    """What a game says of the events of a move, the one of the headline, and a view: told before
    cost and gain."""
    heard_remarks: Remarks | None = None
    """The same for who listens, where it says more."""
    before: Remarks = _nothing_more
    """What only who listens is told of them, before all the rest: others have seen it."""
    heard_after: Remarks = _nothing_more
    """What only who listens is told of them behind cost and gain."""
    heard_first: frozenset[str] = frozenset()
    """Of what is worth a word below the headline that which brings something: who listens is told
    it before the gain."""
    remarks_lead: bool = False
    """They say where or with what: who listens is told them before the headline."""
    announced: frozenset[str] = frozenset()
    """Events that only say what is coming: who listens is told what came."""
    walks: frozenset[str] = frozenset()
    tolls: frozenset[str] = frozenset()
    """Events of which some in a row are one way: who listens is told where it led."""
    heard: Heard = _as_told
    """What a game tells who listens, instead of the sentence of some like events in a row; their
    secrets are those of the seat that listens. None: as it is told to all."""
    retold: Retold = _as_named
    """What who listens is told as the headline of a move, by all its events and the one that names
    it, where that alone leaves out what matters."""
    counted: Callable[[Sequence[Event], Event], Sequence[Event]] = _all_of_them
    """Of the events of a move and the one that names it those whose amounts who listens is told
    behind the headline: without what that has named already."""
    heard_besides: frozenset[str] = frozenset()
    """Worth a word behind the headline for who listens alone: others have seen it."""
    failing: frozenset[str] = frozenset()
    """Events which say that a move comes to nothing: it is foretold by them, not by its first."""
    causes: frozenset[str] = frozenset()
    """Events whose own sentence says what comes of them: who listens is told it once."""
    missed: frozenset[str] = frozenset()
    """Events which say that something cannot be done that usually can: who listens is told before
    it comes to that."""
    follows: frozenset[str] = frozenset()
    """Events that no answer is about: what they change comes of it, even if it did nothing else."""
    foreseen: frozenset[str] = frozenset()
    """What an answer is foretold to lead to: left out where its trial came so far and tells it."""
    plain: frozenset[str] = frozenset()
    """Counters of which the words of an answer already say how they change: who listens is told
    once, at the end of a turn, what became of them."""
    silent: frozenset[str] = frozenset()
    """Counters of what others allow, which no answer needs to name."""
    summed: frozenset[str] = frozenset()
    """Others that are told once more then."""

    def phase(self, event: Event) -> str:
        """The headline of the phase that an event belongs to; empty for a seat's own move."""
        return self.phases.get(event.clause, "")

    def begins(self, event: Event, first: Event | None, chosen: bool) -> bool:
        """True when an event begins a move. `first`: with what the present one began; `chosen`: it
        is the first that comes of a decision with which a move begins."""
        if first is None or first.kind in self.alone or self.phase(event) != self.phase(first):
            return True
        if first.kind in self.joins.get(event.kind, ()):
            return False
        return chosen or event.kind in self.opening or event.kind in self.alone

    def chosen(self, verb: object) -> bool:
        """True when a decision with this verb begins a move."""
        return self.verbs is None or verb in self.verbs

    def naming_step(self, steps: Sequence[Event]) -> int:
        """Which of the told events of a move gives it its headline."""
        weights = {kind: weight for weight, kind in enumerate(self.naming)}

        def weight(place: int) -> tuple[bool, int]:
            step = steps[place]
            return self.idle(step), weights.get(step.kind, len(weights))

        return min(range(len(steps)), key=weight)

    def balance(self, events: Sequence[Event], named: Event | None) -> tuple[Balance, ...]:
        """What the seats of a move paid and got besides what its headline says: first the seat
        that the move is of. `named`: the event of the headline."""
        counted: dict[int, tuple[dict[str, int], dict[str, int]]] = {}
        if named is not None:
            counted[named.seat] = {}, {}
        for event in events if self.goods is not None else ():
            for good, n in self.amounts(event) if event is not named else ():
                if not n:
                    continue
                paid, got = counted.setdefault(event.seat, ({}, {}))
                side = got if n > 0 else paid
                side[good] = side.get(good, 0) + abs(n)
        return tuple(
            Balance(seat, tuple(paid.items()), tuple(got.items()))
            for seat, (paid, got) in counted.items()
            if paid or got
        )


EACH_DECISION = Moves()
"""The moves of a game that says nothing about them."""
