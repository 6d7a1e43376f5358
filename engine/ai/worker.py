"""The other side of the thinker: a process that thinks and nothing else; it imports no window."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import NamedTuple

from engine.ai.appraisal.thinking import begin
from engine.ai.contract import Budget, Decision, Thinking
from engine.ai.evaluations import load_evaluation
from engine.ai.levels import prepare
from engine.ai.worlds import Packed, unpacked
from engine.core import Action
from engine.games import load_game, register_all

CANCEL = "cancel"
NOW = "now"
POLITE = 5
"""How much the window's process goes before this one (nice)."""


class Request(NamedTuple):
    """One question to think about. `data_text`: component data, None for the shipped ones;
    `played`: what the seat decided, if that is to be judged.

    `packed` has gone through the gate of `engine.ai.worlds`; nothing else can be asked about.
    """

    ticket: int
    game: str
    data_text: str | None
    packed: Packed
    level: str
    seed: int
    budget: Budget
    played: Action = ()


class Ready(NamedTuple):
    """A game that will be asked about: what takes long to load can be loaded now."""

    game: str
    data_text: str | None


class Order(NamedTuple):
    """`CANCEL` a request, or answer it `NOW` with the best found so far."""

    ticket: int
    word: str


class Answer(NamedTuple):
    """What the process found; `fault` says what went wrong if it could not think."""

    ticket: int
    decision: Decision | None
    fault: str = ""


def serve(pipe: Connection, games: tuple[tuple[str, str], ...] = ()) -> None:
    """Answer requests until the pipe is closed: by the window, or because the window is gone.

    `games`: the registrations of the asking process.
    """
    register_all(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's business
    with suppress(OSError, AttributeError):
        os.nice(POLITE)
    with suppress(EOFError, OSError):
        while True:
            message = pipe.recv()
            if isinstance(message, Request):
                _answer(pipe, message)
            elif isinstance(message, Ready):
                _learn(message)


def _learn(ready: Ready) -> None:
    with suppress(Exception):  # the first request will say what is wrong with the game
        load_evaluation(load_game(ready.game, ready.data_text))
        prepare(ready.game)


def _answer(pipe: Connection, request: Request) -> None:
    try:
        decision = _consider(pipe, request)
    except (EOFError, OSError):
        raise
    except Exception as error:  # told to the asking side, which then thinks by itself
        pipe.send(Answer(request.ticket, None, f"{type(error).__name__}: {error}"))
        return
    if decision is not None:
        pipe.send(Answer(request.ticket, decision))


def _consider(pipe: Connection, request: Request) -> Decision | None:
    """Think until the budget is spent or an order comes; None when it was cancelled."""
    game = load_game(request.game, request.data_text)
    world = unpacked(game, request.packed)
    thinking = begin(world, request.level, request.seed, request.played)
    word = _watched(pipe, request, thinking)
    return None if word == CANCEL else thinking.decision()


def _watched(pipe: Connection, request: Request, thinking: Thinking) -> str:
    """Drive the thinking; the word of the order that ended it, if one did."""
    budget = request.budget
    started = time.perf_counter()
    for iterations in thinking.steps():
        word = _order(pipe, request.ticket)
        if word:
            return word
        if iterations >= budget.iterations:
            break
        if budget.seconds is not None and time.perf_counter() - started >= budget.seconds:
            break
    return ""


def _order(pipe: Connection, ticket: int) -> str:
    """The order that waits for this request; orders for older ones are forgotten."""
    while pipe.poll():
        message = pipe.recv()
        if isinstance(message, Order) and message.ticket == ticket:
            return message.word
    return ""
