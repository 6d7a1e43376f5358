"""Walks through whole games and checks, on the way, what must hold in any game.

`check_game` plays one game to its end. Cheap checks run at every decision, the others at every
`every`-th one: options distinct, stable and JSON-able; clones equal and independent; views that
do not depend on what they hide; limited pieces conserved; goods changing only by what events
say; explanations that cover the answers; a sentence for every event; an end; a replay with the
same digest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.core import Action, State, act, run
from engine.events import Event, Recorder
from engine.game import Config, Game, asked, round_of
from engine.simulation import checks as check
from engine.simulation.audit import Audit, audit_of
from engine.texts import DEFAULT_LANGUAGE, load_catalogue

LONGEST = 20_000
"""More decisions than this are a game without end."""

Policy = Callable[[Any, Random], Action]
"""Picks one of `view.options`; it gets the masked view of the seat that is asked."""


@dataclass(slots=True)
class Report:
    """One finished game. `touched` names what it exercised, "ability:tf_mason" for example."""

    decisions: int = 0
    automa_steps: int = 0
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    digest: str = ""
    touched: set[str] = field(default_factory=set)


class WalkError(Exception):
    """A game that broke a check; `seed` and `log` lead back to the position."""

    def __init__(self, problem: str, key: str, config: Config, seed: int, log: list[Action]):
        kinds = ",".join(_seat_words(seat) for seat in config["seats"])
        super().__init__(f"{problem} ({key}, seats {kinds}, seed {seed}, decision {len(log)})")
        self.seed = seed
        self.log = log
        self.add_note(f"log: {json.dumps(log)}")


def _seat_words(seat: Any) -> str:
    return ":".join(str(seat[name]) for name in ("kind", "board", "difficulty") if name in seat)


def at_random(view: Any, chance: Random) -> Action:
    """Any answer with the same probability."""
    options = view.options
    action: Action = options[int(chance.random() * len(options))]
    return action


class _StepCounter(Recorder):
    """A recorder that also counts the steps of the automa, by their clauses."""

    def __init__(self, watch: Callable[[Event], None], prefix: str) -> None:
        super().__init__(watch)
        self.steps = 0
        self._prefix = prefix

    def enter(self, clause: str, only_way: Collection[str] = ()) -> None:
        super().enter(clause, only_way)
        if self._prefix and clause.startswith(self._prefix):
            self.steps += 1


class _Walk:
    """One game on its way: the state, the log and what the checks remember."""

    def __init__(self, game: Game, config: Config, seed: int, every: int) -> None:
        self.game, self.config, self.seed, self.every = game, config, seed, every
        self.seats = len(config["seats"])
        self.audit: Audit = audit_of(game.key)
        self.words = load_catalogue(DEFAULT_LANGUAGE)
        self.chance = Random(f"redeal {seed}")
        self.log: list[Action] = []
        self.touched: set[str] = set()
        self.automa_steps = 0
        self.kept: list[tuple[Any, str]] = []
        self.answers: set[Action] = set()
        self.balance: dict[tuple[int, str], int] = {}
        self.full = True
        self.state: Any = game.setup(config, seed)
        self.conserved = game.conserved(self.state)

    def begin(self) -> None:
        """Everything before the first question."""
        self._count()
        recorder = self._recorder()
        run(self.game.ops, self.state, recorder)
        self._after(recorder)

    def step(self, policy: Policy, chance: Random) -> None:
        """One decision with its checks."""
        game, state = self.game, self.state
        self.full = len(self.log) % self.every == 0
        check.check_options(game, state, self.answers)
        if self.full:
            check.check_question(game, state, self.words)
            check.check_secrets(game, state, self.seats, self.chance)
        action = policy(game.mask(state, asked(state)), chance)
        twin = check.check_clone(game, state, action) if self.full else None
        if self.full:
            kept = game.clone(state)
            self.kept.append((kept, game.digest(kept)))
        self.log.append(action)
        recorder = self._recorder()
        act(game.ops, state, action, recorder)
        if twin is not None:
            same = game.digest(twin) == game.digest(state)
            check.need(same, f"{action!r} on a clone leads to another state")
        self._after(recorder)

    def _recorder(self) -> _StepCounter:
        return _StepCounter(self._seen, self.audit.automa_clauses)

    def _seen(self, event: Event) -> None:
        """Every event: its entries in the ledger, its labels and, in full checks, its words."""
        state: State = self.state
        for seat, counter, change in self.audit.ledger(event, state):
            self.balance[seat, counter] = self.balance.get((seat, counter), 0) + change
        self.touched.update(self.audit.labels(event, state))
        if self.full:
            viewer = len(self.log) % self.seats
            view = self.game.mask(state, viewer)
            check.check_event(self.game, event, view, self.words)

    def _after(self, recorder: _StepCounter) -> None:
        self.automa_steps += recorder.steps
        self._check_ledger()
        if self.full or not self.state.agenda:
            check.check_conserved(self.game, self.state, self.conserved)

    def _count(self) -> None:
        for seat in range(self.seats):
            counters = self.game.counters(self.state, seat)
            for name in self.audit.counters & counters.keys():
                self.balance[seat, name] = counters[name]

    def _check_ledger(self) -> None:
        """Unlimited goods have changed only by the amounts of the events."""
        for seat in range(self.seats):
            counters = self.game.counters(self.state, seat)
            for name in self.audit.counters & counters.keys():
                told = self.balance.get((seat, name), 0)
                check.need(
                    counters[name] == told,
                    f"seat {seat} has {counters[name]} {name}, the events add up to {told}",
                )

    def finish(self) -> Report:
        """The checks at the end, and the report."""
        game, state = self.game, self.state
        for clone, digest in self.kept:
            check.need(game.digest(clone) == digest, "an earlier clone has changed")
        outcome = game.outcome(state)
        check.check_outcome(game, state, outcome)
        check.check_text(self.words, outcome.reason)
        digest = game.digest(state)
        check.need(self._replayed() == digest, "playing the log again leads to another state")
        self.touched.update(self.audit.endings(state, outcome))
        return Report(
            len(self.log),
            self.automa_steps,
            round_of(state),
            outcome.totals,
            outcome.winners,
            digest,
            self.touched,
        )

    def _replayed(self) -> str:
        state = self.game.setup(self.config, self.seed)
        run(self.game.ops, state)
        for action in self.log:
            act(self.game.ops, state, action)
        return self.game.digest(state)


def check_game(
    game: Game,
    config: Config,
    seed: int,
    policy: Policy = at_random,
    *,
    every: int = 8,
) -> Report:
    """Play one game to its end and check it. Raises WalkError.

    The walk is the same for the same seed and policy; `every` = 1 checks everything everywhere.
    """
    walk = _Walk(game, config, seed, every)
    chance = Random(seed)
    try:
        walk.begin()
        while walk.state.agenda:
            check.need(len(walk.log) < LONGEST, f"no end after {LONGEST} decisions")
            walk.step(policy, chance)
        return walk.finish()
    except Exception as error:
        name = "" if isinstance(error, check.ProblemError) else f"{type(error).__name__}: "
        raise WalkError(f"{name}{error}", game.key, config, seed, walk.log) from error
