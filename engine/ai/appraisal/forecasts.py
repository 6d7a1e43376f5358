"""What a net expects behind one plan and not behind another. Brings NumPy with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np

from engine.ai.contract import AnyReason
from engine.ai.learned.differences import differences
from engine.ai.learned.explained import Learner
from engine.ai.learned.judge import chances, forecasts
from engine.ai.learned.net import Matrix


def logit_between(
    learner: Learner, good: Sequence[Any], bad: Sequence[Any], seat: int, sure: float
) -> float:
    """By how much the chance of winning differs, as a logit; `sure` is the nearest to 0 and 1
    that a chance is taken for."""
    mine, theirs = (_mean_chance(learner, states, seat) for states in (good, bad))
    return _logit(mine, sure) - _logit(theirs, sure)


def reasons_between(
    learner: Learner, good: Sequence[Any], bad: Sequence[Any], seat: int
) -> tuple[AnyReason, ...]:
    """The rows of the score sheet that differ most."""
    return differences(
        learner.features,
        _mean_forecast(learner, good, seat),
        _mean_forecast(learner, bad, seat),
        None,
    )


def _mean_forecast(learner: Learner, states: Sequence[Any], seat: int) -> Matrix:
    features = learner.features
    found = [
        forecasts(features, learner.net, [state], seat, features.others(state, seat))[0]
        for state in states
    ]
    mean: Matrix = np.mean(found, axis=0)
    return mean


def _mean_chance(learner: Learner, states: Sequence[Any], seat: int) -> float:
    features = learner.features
    found = [
        float(chances(features, learner.net, state)[list(features.seats(state)).index(seat)])
        for state in states
    ]
    return sum(found) / len(found)


def _logit(chance: float, sure: float) -> float:
    within = min(1 - sure, max(sure, chance))
    return log(within / (1 - within))
