"""A session: configuration + seed + the list of decisions. Everything else is derived.

Undo is a session on a shorter log; luck is part of the state, so redo gives the same game.
"""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from engine.core import Action, IllegalActionError, State, act, run
from engine.events import Event, Recorder
from engine.explain import Text
from engine.game import Config, Game, asked

_CHECKPOINT_EVERY = 32


class Barrier(NamedTuple):
    """Why a decision of the log cannot be taken back freely: "reveal", "luck", "answer" (of a
    computer), "person", or "laid" (out before anybody played)."""

    decision: int
    reason: str


class ReplayError(ValueError):
    """A log that the rules refuse. `index` is that of the first bad decision."""

    def __init__(self, index: int, action: Action) -> None:
        super().__init__(f"decision {index} {action!r} is not legal")
        self.index = index
        self.action = action


class Session:
    """One game being played, with undo, redo and history."""

    def __init__(self, game: Game, config: Config, seed: int) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.log: list[Action] = []
        self.undone: list[Action] = []
        """Decisions taken back, the next one to redo at the end."""
        self.events: list[list[Event]] = []
        """What happened: first in the setup, then by each decision of the log."""
        self.askers: list[int] = []
        """The seat that took each decision of the log."""
        self.barriers: list[Barrier] = []
        self.assisted = False
        """Something was taken back that nobody may take back in earnest."""
        self.hints = 0
        """How many hints were shown, in earlier sittings too."""
        self.reasons: dict[int, Text] = {}
        """Why computers took decisions, by number of the decision, in earlier sittings too; those
        of decisions that were taken back stay until something else is decided."""
        self._checkpoints: list[tuple[int, Any]] = []
        """Copies of the state after so many decisions, so that going back is quick."""
        self.state: Any = None
        self._begin()

    def _begin(self) -> None:
        self.state = self.game.setup(self.config, self.seed)
        recorder = Recorder()
        run(self.game.ops, self.state, recorder)
        self.events = [recorder.events]
        self._checkpoints = [(0, self.game.clone(self.state))]

    @property
    def over(self) -> bool:
        """True when no question is open any more."""
        return not self.state.agenda

    @property
    def asked(self) -> int:
        """The seat that is asked now, or -1."""
        return asked(self.state)

    def act(
        self,
        action: Action,
        watch: Callable[[Event, State], None] | None = None,
        why: Text | None = None,
    ) -> list[Event]:
        """Take a decision and return its events; `watch(event, state)` sees each as it happens.
        `why`: the reason that a computer gives for it.

        Raises IllegalActionError and changes nothing when it is not an answer to the question.
        """
        if action not in self.state.options:
            raise IllegalActionError(f"{action!r} is not an answer to the open question")
        if self.undone and self.undone[-1] == action:
            self.undone.pop()
        else:
            self.undone.clear()
            self.reasons = {n: told for n, told in self.reasons.items() if n < len(self.log)}
        if why is not None:
            self.reasons[len(self.log)] = why
        return self._apply(action, watch)

    def _apply(
        self, action: Action, watch: Callable[[Event, State], None] | None = None
    ) -> list[Event]:
        state = self.state
        luck, seat = state.rng, asked(state)
        recorder = Recorder(None if watch is None else lambda event: watch(event, state))
        act(self.game.ops, state, action, recorder)
        self.log.append(action)
        self.askers.append(seat)
        self.events.append(recorder.events)
        reason = self._barrier_reason(luck, seat, recorder.events)
        if reason:
            self.barriers.append(Barrier(len(self.log) - 1, reason))
        if len(self.log) % _CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self.log), self.game.clone(state)))
        return recorder.events

    def _barrier_reason(self, luck: int, seat: int, events: Iterable[Event]) -> str:
        if any(event.kind in self.game.reveals for event in events):
            return "reveal"
        if self.state.rng != luck:
            return "luck"
        if not self._is_person(seat) and self._is_played:
            return "answer"
        now = asked(self.state)
        if now not in (-1, seat) and self._is_person(now):
            return "person"
        return ""

    @property
    def _is_played(self) -> bool:
        """True when some person plays."""
        return any(self._is_person(seat) for seat in range(len(self.config["seats"])))

    def _is_person(self, seat: int) -> bool:
        return bool(self.config["seats"][seat].get("kind") == "person")

    @property
    def free_from(self) -> int:
        """Number of decisions that lie before the last barrier: undo is free down to here."""
        return self.barriers[-1].decision + 1 if self.barriers else 0

    def lay_out(self) -> None:
        """What was decided so far is how the table was laid out: nobody takes it back."""
        if self.log:
            self.barriers.append(Barrier(len(self.log) - 1, "laid"))

    @property
    def in_grace(self) -> bool:
        """True when the last decision only passed the turn on, from person to person: nothing was
        revealed or drawn, so it may be taken back as long as the next one has seen nothing."""
        last = len(self.log) - 1
        return self.barriers[-1:] == [Barrier(last, "person")] and self._is_person(
            self.askers[last]
        )

    def can_undo(self, beyond: bool = False, grace: bool = False) -> bool:
        """True when a decision can be taken back; `beyond` the barrier too (solo, assisted), or in
        `grace`."""
        free = len(self.log) > self.free_from or (grace and self.in_grace)
        return bool(self.log) and (beyond or free)

    def undo(self, beyond: bool = False, grace: bool = False) -> Action:
        """Take back the last decision. Beyond a barrier the game is marked assisted, but not in
        its grace.

        Raises ValueError when it is not allowed.
        """
        if not self.can_undo(beyond, grace):
            raise ValueError("nothing can be taken back here")
        if not self.can_undo(grace=grace):
            self.assisted = True
        action = self.log[-1]
        self.undone.append(action)
        self._cut(len(self.log) - 1)
        return action

    def redo(self) -> Action:
        """Take the last undone decision again. Raises ValueError when there is none."""
        if not self.undone:
            raise ValueError("nothing to redo")
        action = self.undone.pop()
        self._apply(action)
        return action

    def turn_start(self) -> int:
        """Length of the log where the current turn of the asked seat began: after the last end
        of a turn or decision of another seat, and not before the barrier."""
        start, seat = len(self.log), self.asked
        while start > self.free_from and not ends_turn(self.log[start - 1]):
            if seat not in (-1, self.askers[start - 1]):
                break
            start -= 1
        return start

    def restart_turn(self) -> None:
        """Undo down to the start of the turn or the barrier, whichever is later."""
        target = self.turn_start()
        while len(self.log) > target:
            self.undo()

    def go_back(self, length: int) -> None:
        """Keep the first `length` decisions; the others can be redone. For a replayed session:
        no barrier stands in the way, and nobody was helped."""
        if length < len(self.log):
            self.undone += reversed(self.log[length:])
            self._cut(length)

    def rewind(self, length: int) -> Any:
        """The state after the first `length` decisions, as a copy of its own."""
        if not 0 <= length <= len(self.log):
            raise ValueError(f"the log has {len(self.log)} decisions, not {length}")
        place = bisect_right(self._checkpoints, length, key=lambda point: point[0])
        at, state = self._checkpoints[place - 1]
        state = self.game.clone(state)
        for action in itertools.islice(self.log, at, length):
            act(self.game.ops, state, action)
        return state

    def branch(self, length: int) -> Session:
        """A new session that continues from the first `length` decisions."""
        other = Session(self.game, self.config, self.seed)
        other.replay(self.log[:length])
        other.assisted = self.assisted
        other.hints = self.hints
        other.reasons = {n: why for n, why in self.reasons.items() if n < length}
        return other

    def replay(self, log: Iterable[Action]) -> None:
        """Apply decisions; raises ReplayError at the first illegal one and keeps those before."""
        for action in log:
            if action not in self.state.options:
                raise ReplayError(len(self.log), action)
            self._apply(action)

    def moments(self, index: int, seat: int) -> list[tuple[Event, Any]]:
        """The events of decision `index` (-1: setup), each with `seat`'s masked view after it."""
        fresh = index < 0
        state = self.game.setup(self.config, self.seed) if fresh else self.rewind(index)
        seen: list[tuple[Event, Any]] = []
        recorder = Recorder(lambda event: seen.append((event, self.game.mask(state, seat))))
        if fresh:
            run(self.game.ops, state, recorder)
        else:
            act(self.game.ops, state, self.log[index], recorder)
        return seen

    def moments_from(self, first: int, seat: int) -> Iterator[list[tuple[Event, Any]]]:
        """The moments of each decision from `first` on (-1: the setup), in one replay."""
        fresh = first < 0
        state = self.game.setup(self.config, self.seed) if fresh else self.rewind(first)
        for place in range(first, len(self.log)):
            seen: list[tuple[Event, Any]] = []
            recorder = Recorder(partial(self._note, seen, state, seat))
            if place < 0:
                run(self.game.ops, state, recorder)
            else:
                act(self.game.ops, state, self.log[place], recorder)
            yield seen

    def _note(self, seen: list[tuple[Event, Any]], state: Any, seat: int, event: Event) -> None:
        seen.append((event, self.game.mask(state, seat)))

    def digest(self) -> str:
        """Fingerprint of the current state."""
        return self.game.digest(self.state)

    def _cut(self, length: int) -> None:
        self.state = self.rewind(length)
        del self.log[length:]
        del self.askers[length:]
        del self.events[length + 1 :]
        self.barriers = [barrier for barrier in self.barriers if barrier.decision < length]
        self._checkpoints = [point for point in self._checkpoints if point[0] <= length]


def ends_turn(action: Action) -> bool:
    """True for the decision that ends a turn."""
    return action == ("end",)


def from_json(item: Any) -> Any:
    """Lists become tuples again, at every depth: a decision read from a save."""
    if isinstance(item, list):
        return tuple(from_json(part) for part in item)
    return item
