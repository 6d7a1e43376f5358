"""Asks a process of its own to think, so that a window never waits for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from engine.ai.contract import Budget, Decision
from engine.ai.inline_worker import InlineWorker
from engine.ai.worker import CANCEL, NOW, Answer, Order, Ready, Request, serve
from engine.ai.worlds import PossibleWorld
from engine.core import Action
from engine.game import Game
from engine.games import has_own_data, registrations
from engine.simulation.interrupts import uninterrupted_children

TRIES = 3
"""After so many deaths over one question, all is thought about in this process."""


@dataclass(slots=True)
class _Open:
    """The question being thought about."""

    world: PossibleWorld
    request: Request
    tries: int = 1
    hurried: bool = False
    here: InlineWorker | None = None


class Thinker:
    """One question at a time. The process starts with the first one, or before, and is kept.

    `ask`, then `poll` now and then until a decision comes. A process that dies is replaced and
    asked again; nothing is lost but time. Where the system gives us no process, `poll` thinks
    here, a little each time; `without_process` is told of it, once.
    """

    def __init__(self, without_process: Callable[[], None] = lambda: None) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: _Open | None = None
        self._ticket = 0
        self._without_process = without_process
        self._refused = False
        self.fault = ""
        """What went wrong while thinking, the last time that anything did."""

    @property
    def busy(self) -> bool:
        """True while a question is open."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    def prepare(self, game: Game) -> None:
        """Start the process and let it learn the game, so that the first question is not late."""
        if not self._refused and not self._alive():
            self._start()
        self._tell(Ready(game.key, _own_data(game)))

    def ask(
        self, world: PossibleWorld, level: str, seed: int, budget: Budget, played: Action = ()
    ) -> None:
        """Begin to think about the open question of a world; an older one is cancelled. `played`:
        what was decided there, to be judged."""
        self.cancel()
        self._ticket += 1
        game, packed = world.game, world.packed()
        own, ticket = _own_data(game), self._ticket
        request = Request(ticket, game.key, own, packed, level, seed, budget, played)
        self._open = _Open(world, request)
        self._send(self._open)

    def poll(self) -> Decision | None:
        """The decision, once it is there; at once otherwise."""
        question = self._open
        if question is None:
            return None
        if question.here is not None:
            return self._settled(self._thought_here(question.world, question.here))
        answer = self._receive(question.request.ticket)
        if answer is not None and answer.decision is not None:
            return self._settled(answer.decision)
        if answer is not None:
            self.fault = answer.fault
        if answer is not None or not self._alive():
            self._again(question)
        return None

    def play_now(self) -> None:
        """Let whoever thinks answer with the best found so far."""
        question = self._open
        if question is None:
            return
        question.hurried = True
        if question.here is not None:
            question.here.hurry()
        self._tell(Order(question.request.ticket, NOW))

    def cancel(self) -> None:
        """Forget the open question at once."""
        if self._open is not None:
            self._tell(Order(self._open.request.ticket, CANCEL))
            self._open = None

    def close(self) -> None:
        """End the process."""
        self._open = None
        self._drop()

    def _settled(self, decision: Decision | None) -> Decision | None:
        """The question is closed when there is a decision."""
        if decision is not None:
            self._open = None
        return decision

    def _again(self, question: _Open) -> None:
        """Ask a new process; after too many tries, or when there is haste, think here."""
        self._drop()
        if question.tries >= TRIES:
            self._refuse()
        if question.tries >= TRIES or question.hurried:
            self._think_here(question)
            return
        question.tries += 1
        self._send(question)

    def _send(self, question: _Open) -> None:
        if not self._refused and not self._alive():
            self._start()
        if self._refused:
            self._think_here(question)
        else:
            self._tell(question.request)

    def _think_here(self, question: _Open) -> None:
        question.here = InlineWorker(question.world, question.request)
        if question.hurried:
            question.here.hurry()

    def _thought_here(self, world: PossibleWorld, here: InlineWorker) -> Decision | None:
        """The game goes on even where thinking fails: with any legal answer."""
        try:
            return here.decision()
        except Exception as error:
            self.fault = f"{type(error).__name__}: {error}"
            return Decision(world.state.options[0])

    def _tell(self, message: Request | Order | Ready) -> None:
        if self._pipe is not None:
            with suppress(OSError):  # a dead process is noticed by the next poll
                self._pipe.send(message)

    def _receive(self, ticket: int) -> Answer | None:
        with suppress(OSError, EOFError):
            while self._pipe is not None and self._pipe.poll():
                answer = self._pipe.recv()
                if isinstance(answer, Answer) and answer.ticket == ticket:
                    return answer
        return None

    def _alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _start(self) -> None:
        """A new process, if the system gives us one."""
        self._drop()
        try:
            context = get_context("spawn")
            self._pipe, other_end = context.Pipe()
            with other_end, uninterrupted_children():
                process = context.Process(
                    target=serve, args=(other_end, registrations()), daemon=True
                )
                process.start()
            self._process = process
        except (OSError, RuntimeError):  # no room, no right, no such thing on this system
            self._refuse()

    def _refuse(self) -> None:
        """There is no living with a process here: from now on it is done without, and said so."""
        self._drop()
        self._refused = True
        self._without_process()

    def _drop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(1.0)
            self._process = None


def _own_data(game: Game) -> str | None:
    """The component data of a game; None for the shipped ones, which every process has."""
    return game.data_text if has_own_data(game) else None
