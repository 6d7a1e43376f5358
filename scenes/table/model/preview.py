"""What a choice would do: the counters that change, and what becomes possible afterwards.

Clone, act, and compare the masked views. The trial stops at the first thing that nobody at the
table may know yet (a reveal or luck), so that no preview ever tells a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core import Action, IllegalActionError, State, act
from engine.events import Event
from engine.explain import Choice, Question, Text
from engine.game import Game, asked

LATER_LIMIT = 24
"""At most this many choices are tried when the later targets are looked up."""

Delta = Mapping[str, int]


class Later(NamedTuple):
    """A move that follows a choice by itself, by its headline, and what it changes per seat."""

    what: Text | None
    deltas: tuple[Delta, ...]


class _StopError(Exception):
    """Raised inside a trial when something would be revealed."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The effect of a choice as far as it can be known now.

    `deltas`: per seat, counter and change. `stopped`: something is revealed, more will follow.
    `question`: the next question of the same seat, or None. `own`: what the choice itself changes,
    `after` what follows it by itself. `forced`: where the only way leads then, and what cannot be
    done there, though it usually can.
    """

    deltas: tuple[Delta, ...] = ()
    stopped: bool = False
    question: Question | None = None
    own: tuple[Delta, ...] = ()
    after: tuple[Later, ...] = ()
    forced: tuple[Text, ...] = ()


@dataclass(slots=True)
class Previewer:
    """Previews of one open question; `reset` when the question changes."""

    game: Game
    seats: int
    _made: dict[tuple[Action, ...], Preview] = field(default_factory=dict)

    def reset(self) -> None:
        """Forget everything: another question is open."""
        self._made.clear()

    def of(self, state: State, viewer: int, actions: Sequence[Action]) -> Preview:
        """The preview of taking these decisions one after the other in `state`."""
        key = tuple(actions)
        if key not in self._made:
            self._made[key] = try_out(self.game, state, viewer, key, self.seats)
        return self._made[key]

    def later(self, state: State, viewer: int, choices: Sequence[Choice]) -> dict[str, str]:
        """Anchors that become targets after one of these choices, each with the anchor of the
        choice that leads there."""
        found: dict[str, str] = {}
        for choice in choices[:LATER_LIMIT]:
            question = self.of(state, viewer, (choice.action, *choice.follow)).question
            if question is None:
                continue
            for follower in question.choices:
                if follower.target:
                    found.setdefault(follower.target, choice.target or choice.source)
        return found


def try_out(
    game: Game, state: State, viewer: int, actions: Sequence[Action], seats: int
) -> Preview:
    """Clone `state`, take the decisions, and compare what `viewer` sees before and after."""
    trial = _Trial(game, game.clone(state), viewer, seats)
    seat = asked(trial.state)
    stopped = False
    try:
        for action in actions:
            act(game.ops, trial.state, action, trial)
            trial.look()
            if asked(trial.state) != seat:
                break
    except _StopError:
        stopped = True
    except IllegalActionError:
        return Preview(stopped=True)
    following = game.explain(trial.state) if not stopped and asked(trial.state) == seat else None
    return trial.preview(stopped, following)


class _Trial:
    """A copy of the game that is played on until something would be revealed.

    Events come after the state has changed, so what was known is kept from the moment before.
    """

    def __init__(self, game: Game, state: State, viewer: int, seats: int) -> None:
        self.state = state
        self._game = game
        self._viewer = viewer
        self._seats = seats
        self._luck = state.rng
        self.known = self._count()
        self._first: Event | None = None
        """With what the present move began."""
        self._begun: list[tuple[Text | None, list[dict[str, int]]]] = [(None, self.known)]
        """The moves so far, each with its headline and what was known before it."""
        self._events: list[list[Event]] = [[]]
        """The events of each of them."""
        self._missed: list[Text] = []
        self._led: Text | None = None
        self._clause = ""
        self._only_way: Collection[str] = ()

    def enter(self, clause: str, only_way: Collection[str] = ()) -> None:
        """Note the clause of the op that now runs, and which events of it came without a choice."""
        self._clause, self._only_way = clause, only_way

    @property
    def clause(self) -> str:
        """The clause of the op that runs."""
        return self._clause

    def __call__(
        self, kind: str, seat: int, values: tuple[Any, ...] = (), secret: tuple[Any, ...] = ()
    ) -> None:
        if kind in self._game.reveals:
            raise _StopError
        event = Event(kind, seat, values, (), self._clause, kind in self._only_way)
        self._follow(event)
        self.look()

    def _follow(self, event: Event) -> None:
        """Note whether an event begins a move that follows by itself, or something is missed."""
        moves = self._game.moves
        if self._first is None:
            self._first = event
            if event.kind in moves.follows:
                self._begun.append((self._told(event), self.known))
        elif moves.begins(event, self._first, False):
            self._first = event
            phase = moves.phase(event)
            self._begun.append((Text(phase) if phase else self._told(event), self.known))
        elif (self._begun[-1][0] is None and len(self._begun) > 1) or self._fails(event):
            self._begun[-1] = (self._told(event), self._begun[-1][1])
        while len(self._events) < len(self._begun):
            self._events.append([])
        self._events[-1].append(event)
        on_the_way = self._first.kind in moves.walks | moves.tolls
        if event.only_way and event.kind in moves.walks and not on_the_way:
            self._led = self._told(event)
        if event.only_way and event.kind in moves.missed:
            words = self._told(event)
            self._missed += [words] if words is not None else []

    def _fails(self, event: Event) -> bool:
        """True for an event that says that a move which follows by itself comes to nothing."""
        first = self._first
        own = first is not None and first.seat == event.seat and len(self._begun) > 1
        return own and event.kind in self._game.moves.failing

    def _told(self, event: Event) -> Text | None:
        view = self._game.mask(self.state, self._viewer)
        return self._game.moves.heard([event], view) or self._game.narrate(event, view)

    def preview(self, stopped: bool, following: Question | None) -> Preview:
        """All that was seen, the choice itself told apart from what followed."""
        ends = [*(before for _, before in self._begun[1:]), self.known]
        each = [
            Later(self._retold(place) or what, _differences(before, end))
            for place, ((what, before), end) in enumerate(zip(self._begun, ends, strict=True))
        ]
        whole = _differences(self._begun[0][1], self.known)
        forced = (*([self._led] if self._led is not None else ()), *self._missed)
        return Preview(whole, stopped, following, each[0].deltas, tuple(each[1:]), forced)

    def _retold(self, place: int) -> Text | None:
        """A move that follows by itself, by all that happened in it."""
        events = self._events[place] if 0 < place < len(self._events) else []
        view = self._game.mask(self.state, self._viewer)
        return self._game.moves.retold(events, events[0], view) if events else None

    def look(self) -> None:
        """Keep the counters of now, unless luck has spoken."""
        if self.state.rng != self._luck:
            raise _StopError
        self.known = self._count()

    def _count(self) -> list[dict[str, int]]:
        view = self._game.mask(self.state, self._viewer)
        return [self._game.counters(view, seat) for seat in range(self._seats)]


def _differences(
    before: Sequence[Mapping[str, int]], after: Sequence[Mapping[str, int]]
) -> tuple[Delta, ...]:
    return tuple(_difference(old, new) for old, new in zip(before, after, strict=True))


def _difference(old: Mapping[str, int], new: Mapping[str, int]) -> Delta:
    return {
        key: new.get(key, 0) - old.get(key, 0)
        for key in {**old, **new}
        if new.get(key, 0) != old.get(key, 0)
    }
