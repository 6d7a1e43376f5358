"""The thinking process: it answers, can be hurried and cancelled, and may die without harm."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.ai.contract import Budget, Decision
from engine.ai.levels import choose
from engine.ai.thinker import TRIES, Thinker
from engine.ai.worker import pack, unpack
from engine.game import Game, asked
from tests.engine.ai.samples import persons, positions, table

SLOW = float(os.environ.get("FOUR_THRONES_SLOW", "1"))
PATIENCE = 20.0 * SLOW
LONG = Budget(10_000_000, 600.0)
SHORT = Budget(40)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    asked_one = Thinker()
    yield asked_one
    asked_one.close()


def a_position(game: Game) -> Any:
    """A question with several answers, some turns into a game."""
    found = [state for state in positions(game, persons(2), 9, 5) if len(state.options) > 2]
    return found[6]


def wait(thinker: Thinker) -> Decision:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        decision = thinker.poll()
        if decision is not None:
            return decision
        time.sleep(0.01)
    pytest.fail("no decision came")


def kill(thinker: Thinker) -> None:
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)


def test_a_packed_state_is_the_same_again() -> None:
    game, _ = table("viscounts")
    state = a_position(game)
    assert game.digest(unpack(game, pack(game, state))) == game.digest(state)
    assert len(pack(game, state)) < 10_000


def test_the_process_decides_as_this_one_would(thinker: Thinker) -> None:
    game, evaluation = table("viscounts")
    state = a_position(game)
    thinker.ask(game, state, "standard", 3, SHORT)
    assert thinker.busy
    decision = wait(thinker)
    assert decision.action == choose(game, evaluation, state, "standard", 3, SHORT).action
    assert decision.reasons
    assert not thinker.busy


def test_it_can_be_hurried_cancelled_and_killed(thinker: Thinker) -> None:
    game, _ = table("viscounts")
    state = a_position(game)
    thinker.ask(game, state, "expert", 1, SHORT)
    wait(thinker)
    first = thinker.pid
    thinker.ask(game, state, "expert", 1, LONG)
    thinker.cancel()
    assert not thinker.busy
    assert thinker.poll() is None
    thinker.ask(game, state, "novice", 1, SHORT)
    assert wait(thinker).action in state.options
    assert thinker.pid == first
    thinker.ask(game, state, "expert", 2, LONG)
    kill(thinker)
    while thinker.pid == first:
        assert thinker.poll() is None
        time.sleep(0.01)
    thinker.play_now()
    assert wait(thinker).action in state.options
    assert thinker.pid != first


def test_after_too_many_deaths_it_answers_itself(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = table("viscounts")
    state = a_position(game)
    started: list[int] = []
    monkeypatch.setattr(thinker, "_start", lambda: started.append(1))
    thinker.ask(game, state, "standard", 4, LONG)
    answers = [thinker.poll() for _ in range(TRIES)]
    assert answers[:-1] == [None] * (TRIES - 1)
    last = answers[-1]
    assert last is not None
    assert last.action in state.options
    assert len(started) == TRIES


def test_nothing_hidden_leaves_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is a guess: the same for every world that looks alike to the seat."""
    game, _ = table("viscounts")
    state = a_position(game)
    sent = []
    thinker = Thinker()
    monkeypatch.setattr(thinker, "_send", sent.append)
    for world in (state, game.redeal(state, asked(state), Random(5))):
        thinker.ask(game, world, "expert", 8, SHORT)
    requests = [message for message in sent if hasattr(message, "packed")]
    assert len(requests) == 2
    assert pickle.loads(requests[0].packed) == pickle.loads(requests[1].packed)
