"""Asks a process of its own to think, so that a window never waits for it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from engine.ai.contract import Budget, Decision
from engine.ai.evaluations import load_evaluation
from engine.ai.levels import choose
from engine.ai.worker import CANCEL, NOW, Answer, Order, Request, pack, serve
from engine.ai.worlds import possible_world
from engine.game import Game, asked
from engine.games import load_game

TRIES = 3
"""After so many deaths over one question, the question is answered in this process."""


@dataclass(slots=True)
class _Open:
    """The question being thought about. `state` is a re-dealt world."""

    game: Game
    state: Any
    request: Request
    tries: int = 1
    hurried: bool = False


class Thinker:
    """One question at a time. The process starts with the first one and is kept.

    `ask`, then `poll` now and then until a decision comes. A process that dies is replaced and
    asked again; nothing is lost but time.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: _Open | None = None
        self._ticket = 0

    @property
    def busy(self) -> bool:
        """True while a question is open."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    def ask(self, game: Game, state: Any, level: str, seed: int, budget: Budget) -> None:
        """Begin to think about the open question of `state`; an older one is cancelled.

        What the asked seat cannot see never leaves this process.
        """
        self.cancel()
        self._ticket += 1
        world = possible_world(game, state, asked(state), f"{seed} thinker")
        text = None if game.data_text == load_game(game.key).data_text else game.data_text
        packed = pack(game, world)
        request = Request(self._ticket, game.key, text, packed, level, seed, budget)
        self._open = _Open(game, world, request)
        self._send(request)

    def poll(self) -> Decision | None:
        """The decision, once it is there; at once otherwise."""
        question = self._open
        if question is None:
            return None
        answer = self._receive(question.request.ticket)
        if answer is not None and answer.decision is not None:
            self._open = None
            return answer.decision
        if answer is not None or not self._alive():
            return self._again(question)
        return None

    def play_now(self) -> None:
        """Let the process answer with the best it has found so far."""
        if self._open is not None:
            self._open.hurried = True
            self._send(Order(self._open.request.ticket, NOW))

    def cancel(self) -> None:
        """Forget the open question at once."""
        if self._open is not None:
            self._send(Order(self._open.request.ticket, CANCEL))
            self._open = None

    def close(self) -> None:
        """End the process."""
        self._open = None
        self._drop()

    def _again(self, question: _Open) -> Decision | None:
        """Ask a new process; after too many tries answer here, as simply as can be."""
        self._drop()
        if question.tries >= TRIES or question.hurried:
            self._open = None
            evaluation = load_evaluation(question.game)
            request = question.request
            budget = Budget(1)
            return choose(
                question.game, evaluation, question.state, request.level, request.seed, budget
            )
        question.tries += 1
        self._send(question.request)
        return None

    def _send(self, message: Request | Order) -> None:
        if isinstance(message, Request) and not self._alive():
            self._start()
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
        self._drop()
        context = get_context("spawn")
        self._pipe, other_end = context.Pipe()
        self._process = context.Process(target=serve, args=(other_end,), daemon=True)
        self._process.start()
        other_end.close()

    def _drop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(1.0)
            self._process = None
