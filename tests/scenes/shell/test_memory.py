"""Large pictures give their memory back to the system when they go."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

import pytest

from scenes.shell import memory as heap

PROGRAM = """
import sys
import pygame
from scenes.shell.memory import give_back_large_pictures

def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 2**20

if sys.argv[1] == "asked":
    give_back_large_pictures()
pygame.Surface((2304, 2304), 0, 32)  # from now on glibc would keep pictures of this size
pictures = [pygame.Surface((2048, 2048), 0, 32) for _ in range(8)]
full = megabytes()
del pictures[:-1]
sys.stdout.write(str(full - megabytes()))
"""


def given_back(how: str) -> float:
    """MB that a fresh program has less after letting go of 7 pictures of 16 MB."""
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM, how],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return float(found.stdout.splitlines()[-1])


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do it themselves")
def test_memory_of_large_pictures_goes_back() -> None:
    assert given_back("asked") > 105


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "ctypes", None)  # importing it would fail
    heap.give_back_large_pictures()


def test_without_that_call_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    import ctypes

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    heap.give_back_large_pictures()


def test_new_things_are_looked_through_early_only_where_there_are_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searched: list[int] = []
    monkeypatch.setattr(heap.gc, "collect", searched.append)
    monkeypatch.setattr(heap.gc, "get_count", lambda: (100, 0, 0))
    heap.search_early()
    assert searched == []
    monkeypatch.setattr(heap.gc, "get_count", lambda: (9_000, 0, 0))
    heap.search_early()
    assert searched == [0]


def test_pictures_of_a_usual_window_come_and_go_without_fresh_memory() -> None:
    assert 1920 * 1080 * 4 < heap.LARGE < 2560 * 1440 * 4


def test_what_was_left_out_of_searches_is_searched_once_more_before_the_next_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    for name in ("unfreeze", "collect", "freeze"):
        monkeypatch.setattr(heap.gc, name, partial(done.append, name))
    monkeypatch.setattr(heap.gc, "set_threshold", lambda *_: None)
    heap.settle()
    assert done == ["unfreeze", "collect", "freeze"]
