"""Games played to see whether a component file makes sense: does every game come to an end?

Figures can be read without fault and still make no game: an end that nobody reaches, a question
without an answer, a step that calls itself for ever. Games by chance find that quickly; games of
computer players show the balance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from engine.ai.evaluations import load_evaluation
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.box.applying import BoxError, Printed, apply
from engine.box.corrections import Box
from engine.core import DeadEndError, act, run
from engine.events import Event, Recorder
from engine.explain import Text
from engine.game import Config, Game, asked, round_of
from engine.games import load_game
from engine.simulation.audit import audit_of

CHANCE: Final = "random"
GAMES: Final = 200
"""So many games by chance are played before a box counts as sound."""
NO_END, DEAD_END, FREE_LOOP, BROKEN = "no_end", "dead_end", "free_loop", "broken"
_MOST_DECISIONS: Final = 30_000
_MOST_EVENTS: Final = 4_000
"""Of one decision: far beyond what any rule can bring about."""
_MOST_IN_A_ROW: Final = 400
"""Decisions of one seat in one round."""


class _EndlessError(RuntimeError):
    """Steps that never lead to a question."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played: component file (None: the program's), seats and seed."""

    game: str
    data_text: str | None
    config: Config
    seed: int
    level: str = CHANCE


@dataclass(frozen=True, slots=True)
class Trial:
    """A game that was played. `shares`: of the victory, by seat; `used`: names of what it used,
    "hire:tf_mason". `fault`: one of the four, or empty; `where`: the step at which it stood."""

    seats: int
    seed: int
    decisions: int
    rounds: int = 0
    points: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    used: frozenset[str] = frozenset()
    fault: str = ""
    where: str = ""


def tasks(
    game: Game, data_text: str | None, games: int, level: str = CHANCE, *, automas: bool = True
) -> list[Task]:
    """So many games, in turns with each number of seats and, unless it is not wanted, against each
    automa."""
    tables = list(_tables(game, automas))
    return [
        Task(game.key, data_text, tables[n % len(tables)], 1_000 + n, level) for n in range(games)
    ]


def _tables(game: Game, automas: bool) -> Iterator[Config]:
    info = game.info
    for seats in info.seats:
        for variant in info.variants or ("",):
            options = {"variant": variant} if variant else {}
            yield {"seats": [{"kind": CHANCE}] * seats, "options": options}
    for board in info.automas if automas else ():
        automa = {"kind": "automa", "board": board, "difficulty": info.difficulties[0]}
        yield {"seats": [{"kind": CHANCE}, automa], "options": {}}


def played(game: Game, task: Task) -> Trial:
    """Play the game of a task. Never raises: what goes wrong is the fault of the trial."""
    return _Play(game, task).trial()


class _Play:
    def __init__(self, game: Game, task: Task) -> None:
        self.game = game
        self.task = task
        self.used: set[str] = set()
        self.decisions = 0
        self.state: Any = None
        self._labels = audit_of(game.key).labels
        self._events = 0

    def trial(self) -> Trial:
        """The whole game."""
        seats = len(self.task.config["seats"])
        try:
            fault = self._to_the_end()
            if not fault:
                return self._finished(seats)
            where = ""
        except _EndlessError:
            fault, where = FREE_LOOP, self._step()
        except DeadEndError:
            fault, where = DEAD_END, self._step()
        except Exception as error:  # whatever strange figures make the rules do
            fault, where = BROKEN, type(error).__name__
        return Trial(
            seats, self.task.seed, self.decisions, fault=fault, where=where or self._step()
        )

    def _to_the_end(self) -> str:
        game, task = self.game, self.task
        self.state = game.setup(task.config, task.seed)
        run(game.ops, self.state, self._recorder())
        decide = self._decider()
        turn, in_a_row = (-1, -1), 0
        while self.state.agenda:
            now = (asked(self.state), round_of(self.state))
            in_a_row = in_a_row + 1 if now == turn else 0
            turn = now
            if self.decisions > _MOST_DECISIONS:
                return NO_END
            if in_a_row > _MOST_IN_A_ROW and now[1]:
                return FREE_LOOP
            act(game.ops, self.state, decide(), self._recorder())
            self.decisions += 1
        return ""

    def _decider(self) -> Any:
        if self.task.level == CHANCE:
            chance = Random(self.task.seed)
            return lambda: self.state.options[int(chance.random() * len(self.state.options))]
        evaluation = load_evaluation(self.game)
        seats = range(len(self.task.config["seats"]))
        planners = [Planner(self.game, evaluation, self.task.level) for _ in seats]
        return lambda: self._decision(planners[asked(self.state)])

    def _decision(self, planner: Planner) -> Any:
        world = possible_world(self.game, self.state)
        return planner.decide(world, self.task.seed * 1_000_003 + self.decisions).action

    def _recorder(self) -> Recorder:
        self._events = 0
        return Recorder(self._note)

    def _note(self, event: Event) -> None:
        self._events += 1
        if self._events > _MOST_EVENTS:
            raise _EndlessError
        self.used.update(self._labels(event, self.state))

    def _step(self) -> str:
        agenda = getattr(self.state, "agenda", ())
        return str(agenda[-1][0]) if agenda else ""

    def _finished(self, seats: int) -> Trial:
        outcome = self.game.outcome(self.state)
        share = 1 / len(outcome.winners)
        return Trial(
            seats,
            self.task.seed,
            self.decisions,
            round_of(self.state),
            tuple(outcome.totals),
            tuple(share if seat in outcome.winners else 0.0 for seat in range(seats)),
            frozenset(self.used),
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What trial games say of a component file. `trial`: the first that went wrong."""

    games: int
    trial: Trial | None = None

    @property
    def sound(self) -> bool:
        """True when every game came to its end."""
        return self.trial is None

    @property
    def sentence(self) -> Text:
        """The verdict in words."""
        if self.trial is None:
            return Text("box.trial.sound", {"n": self.games})
        found = {"n": self.games, "seats": self.trial.seats, "step": self.trial.where}
        return Text(f"box.trial.{self.trial.fault}", {**found, "decisions": self.trial.decisions})


def verdict_of(trials: Sequence[Trial]) -> Verdict:
    """The verdict of all games played so far."""
    return Verdict(len(trials), next((trial for trial in trials if trial.fault), None))


def culprits(base: Printed, box: Box, task: Task) -> list[str]:
    """The entries whose corrections make the game of a task go wrong: without those of any one of
    them it goes well."""
    found = []
    for entry in dict.fromkeys(said.entry for said in box.corrections.values()):
        left = [said for said in box.corrections.values() if said.entry != entry]
        try:
            text = apply(base, left).text
        except BoxError:
            continue
        if not played(load_game(task.game, text), replace(task, data_text=text)).fault:
            found.append(entry)
    return found
