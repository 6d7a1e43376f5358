"""Ctrl-C is heard wherever it comes."""

from __future__ import annotations

import gc
import signal
import time
from typing import Any

import pytest

from engine.simulation.interrupts import stoppable


@pytest.mark.slow
def test_an_interrupt_within_a_callback_that_can_raise_nothing_is_not_lost() -> None:
    """Libraries watch the garbage collector; what is raised there Python only reports."""

    def interrupted(phase: str, about: dict[str, Any]) -> None:
        gc.callbacks.remove(interrupted)
        signal.raise_signal(signal.SIGINT)

    def collected() -> None:
        with stoppable():
            gc.collect()
            time.sleep(5)
        pytest.fail("nobody heard it")

    gc.callbacks.append(interrupted)
    with pytest.raises(KeyboardInterrupt):
        collected()


def test_what_is_ending_does_not_hear_another() -> None:
    ended = False
    with stoppable():
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            signal.raise_signal(signal.SIGINT)
            ended = True
    assert ended
