"""Thinking inside the window, for where there is no process to think in: a slice at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator

from engine.ai.appraisal.thinking import begin
from engine.ai.contract import Decision, Thinking
from engine.ai.worker import Request
from engine.ai.worlds import PossibleWorld

SLICE = 0.01
"""Seconds; a window that waits so long still follows the hand."""


class InlineWorker:
    """The thinking of one request. `decision` thinks for one slice and gives the decision once
    the budget is spent; the seconds of a budget are those of the slices."""

    def __init__(self, world: PossibleWorld, request: Request) -> None:
        self._world = world
        self._request = request
        self._thinking: Thinking | None = None
        self._steps: Iterator[int] = iter(())
        self._spent = 0.0
        self._hurried = False

    def hurry(self) -> None:
        """Let the next slice end with the best found so far."""
        self._hurried = True

    def decision(self) -> Decision | None:
        """Think for a slice; None while there is more to be thought."""
        started = time.perf_counter()
        if self._thinking is None:
            self._thinking = self._begun()
            self._steps = self._thinking.steps()
        budget, over = self._request.budget, self._hurried
        while not over and time.perf_counter() - started < SLICE:
            over = next(self._steps, budget.iterations) >= budget.iterations
        self._spent += time.perf_counter() - started
        if over or (budget.seconds is not None and self._spent >= budget.seconds):
            return self._thinking.decision()
        return None

    def _begun(self) -> Thinking:
        request = self._request
        return begin(self._world, request.level, request.seed, request.played)
