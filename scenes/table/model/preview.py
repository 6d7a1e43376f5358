"""What a choice would do: the counters that change, and what becomes possible afterwards.

Clone, act, and compare the masked views. The trial stops at the first thing that nobody at the
table may know yet (a reveal or luck), so that no preview ever tells a secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.core import Action, IllegalActionError, State, act
from engine.explain import Choice, Question
from engine.game import Game, asked

LATER_LIMIT = 24
"""At most this many choices are tried when the later targets are looked up."""

Delta = Mapping[str, int]


class _StopError(Exception):
    """Raised inside a trial when something would be revealed."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The effect of a choice as far as it can be known now.

    `deltas`: per seat, counter and change. `stopped`: something is revealed, more will follow.
    `question`: the next question of the same seat, or None.
    """

    deltas: tuple[Delta, ...] = ()
    stopped: bool = False
    question: Question | None = None


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
    before = trial.known
    seat = asked(trial.state)
    try:
        for action in actions:
            act(game.ops, trial.state, action, trial.emit)
            trial.look()
            if asked(trial.state) != seat:
                break
    except _StopError:
        return Preview(_differences(before, trial.known), stopped=True)
    except IllegalActionError:
        return Preview(stopped=True)
    following = game.explain(trial.state) if asked(trial.state) == seat else None
    return Preview(_differences(before, trial.known), question=following)


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

    def emit(
        self, kind: str, seat: int, values: tuple[object, ...] = (), secret: tuple[object, ...] = ()
    ) -> None:
        if kind in self._game.reveals:
            raise _StopError
        self.look()

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
