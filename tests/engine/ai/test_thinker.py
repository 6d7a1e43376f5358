"""The thinking process: it answers, can be hurried and cancelled, and may die without harm."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.ai.contract import Budget, Decision
from engine.ai.levels import choose
from engine.ai.thinker import TRIES, Thinker
from engine.ai.worlds import possible_world, unpacked
from engine.game import Game, asked
from tests.engine.ai.samples import persons, positions, table
from tests.source import ROOT

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
    world = possible_world(game, a_position(game))
    again = unpacked(game, world.packed())
    assert game.digest(again.state) == game.digest(world.state)
    assert again.seat == world.seat
    assert len(world.packed()) < 10_000


@pytest.mark.slow
def test_the_process_decides_as_this_one_would(thinker: Thinker) -> None:
    game, evaluation = table("viscounts")
    state = a_position(game)
    thinker.ask(possible_world(game, state), "standard", 3, SHORT)
    assert thinker.busy
    decision = wait(thinker)
    assert (
        decision.action
        == choose(evaluation, possible_world(game, state), "standard", 3, SHORT).action
    )
    assert decision.reasons
    assert not thinker.busy


@pytest.mark.slow
def test_it_can_be_hurried_cancelled_and_killed(thinker: Thinker) -> None:
    game, _ = table("viscounts")
    state = a_position(game)
    thinker.ask(possible_world(game, state), "expert", 1, SHORT)
    wait(thinker)
    first = thinker.pid
    thinker.ask(possible_world(game, state), "expert", 1, LONG)
    thinker.cancel()
    assert not thinker.busy
    assert thinker.poll() is None
    thinker.ask(possible_world(game, state), "novice", 1, SHORT)
    assert wait(thinker).action in state.options
    assert thinker.pid == first
    thinker.ask(possible_world(game, state), "expert", 2, LONG)
    kill(thinker)
    while thinker.pid == first:
        assert thinker.poll() is None
        time.sleep(0.01)
    thinker.play_now()
    assert wait(thinker).action in state.options
    assert thinker.pid != first


@pytest.mark.slow
def test_it_can_be_made_ready_before_the_first_question(thinker: Thinker) -> None:
    game, _ = table("viscounts")
    thinker.prepare(game)
    ready = thinker.pid
    assert ready is not None
    thinker.prepare(game)
    state = a_position(game)
    thinker.ask(possible_world(game, state), "standard", 1, SHORT)
    assert wait(thinker).action in state.options
    assert thinker.pid == ready


def test_after_too_many_deaths_it_thinks_here_with_full_strength(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, evaluation = table("viscounts")
    state = a_position(game)
    started: list[int] = []
    monkeypatch.setattr(thinker, "_start", lambda: started.append(1))
    thinker.ask(possible_world(game, state), "expert", 4, SHORT)
    assert (
        wait(thinker).action
        == choose(evaluation, possible_world(game, state), "expert", 4, SHORT).action
    )
    assert len(started) == TRIES
    thinker.ask(possible_world(game, state), "novice", 4, SHORT)
    assert wait(thinker).action in state.options
    assert len(started) == TRIES


class NoProcesses:
    """A system that has pipes, but no room for another process."""

    Pipe = staticmethod(Pipe)

    def Process(self, **_: object) -> None:  # noqa: N802, the name is given
        raise BlockingIOError(11, "Resource temporarily unavailable")


@pytest.mark.parametrize("system", [NoProcesses(), None])
def test_without_a_process_it_thinks_here_in_slices_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, system: NoProcesses | None
) -> None:
    def context(_: str) -> NoProcesses:
        if system is None:
            raise OSError(24, "Too many open files")
        return system

    monkeypatch.setattr("engine.ai.thinker.get_context", context)
    game, evaluation = table("viscounts")
    state = a_position(game)
    told: list[str] = []
    thinker = Thinker(lambda: told.append("alone"))
    thinker.prepare(game)
    thinker.ask(possible_world(game, state), "expert", 4, SHORT)
    assert (
        wait(thinker).action
        == choose(evaluation, possible_world(game, state), "expert", 4, SHORT).action
    )
    thinker.ask(possible_world(game, state), "expert", 4, LONG)
    started = time.process_time()
    assert thinker.poll() is None
    assert time.process_time() - started < 0.2 * SLOW
    thinker.play_now()
    assert wait(thinker).action in state.options
    assert (thinker.pid, told) == (None, ["alone"])


@pytest.mark.slow
def test_where_thinking_fails_the_game_goes_on(thinker: Thinker) -> None:
    game, _ = table("viscounts")
    state = a_position(game)
    thinker.ask(possible_world(game, state), "sleepy", 1, SHORT)
    assert wait(thinker).action in state.options
    assert "sleepy" in thinker.fault


SCRIPT = """
import sys
from engine.ai.contract import Budget
from engine.ai.thinker import Thinker
from engine.ai.worlds import possible_world
from tests.engine.ai.test_thinker import LONG, a_position, table

if __name__ == "__main__":
    game, _ = table("viscounts")
    thinker = Thinker()
    if "busy" in sys.argv:
        thinker.ask(possible_world(game, a_position(game)), "expert", 1, LONG)
    else:
        thinker.prepare(game)
    print(thinker.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize("what", ["busy", "idle"])
@pytest.mark.slow
def test_the_process_ends_with_a_window_that_was_killed(tmp_path: Path, what: str) -> None:
    script = tmp_path / "window.py"
    script.write_text(SCRIPT, encoding="utf-8")
    window = subprocess.Popen(
        [sys.executable, str(script), what],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
    )
    assert window.stdout is not None
    worker = int(window.stdout.readline())
    assert runs(worker)
    window.kill()
    window.communicate()
    end = time.monotonic() + PATIENCE
    while runs(worker):
        assert time.monotonic() < end
        time.sleep(0.02)


def runs(pid: int) -> bool:
    """True while there is such a process that does anything; one that nobody buried is dead."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def test_nothing_hidden_leaves_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is a guess: the same for every world that looks alike to the seat."""
    game, _ = table("viscounts")
    state = a_position(game)
    sent = []
    thinker = Thinker()
    monkeypatch.setattr(thinker, "_send", lambda question: sent.append(question.request))
    for world in (state, game.redeal(state, asked(state), Random(5))):
        thinker.ask(possible_world(game, world), "expert", 8, SHORT)
    assert len(sent) == 2
    assert pickle.loads(sent[0].packed) == pickle.loads(sent[1].packed)
