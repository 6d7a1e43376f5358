"""What the ends of a turn are worth: the net's forecast, or the result of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.ai.learned.features import Features
from engine.ai.learned.net import HEADS, Matrix, Net

ROUNDING = 3
"""Decimals of a worth: float32 differs a little by machine, decisions must not."""


def inputs_of(features: Features, state: Any, seat: int, others: Any) -> tuple[Any, Any]:
    """What a net is given for one position: the features, and what stands on the score sheet:
    the total of the best rival, then the own rows."""
    rows = features.standing(state, seat)
    rival = features.best_rival(state, seat, others)
    return features.vector(state, seat, rows, others), (rival, *rows)


def result_of(features: Features, state: Any, seat: int) -> tuple[float, ...]:
    """Of a finished game what should have been forecast: share of the victory, best rival, rows."""
    winners = features.game.outcome(state).winners
    share = 1.0 / len(winners) if seat in winners else 0.0
    rows = features.standing(state, seat)
    return share, features.best_rival(state, seat, features.others(state, seat)), *rows


def forecasts(
    features: Features, net: Net, states: Sequence[Any], seat: int, others: Any
) -> Matrix:
    """Forecasts of one seat for ends of one turn (ends x outputs), finished games as they ended."""
    given = [inputs_of(features, state, seat, others) for state in states]
    vectors = np.array([vector for vector, _ in given], np.float32)
    found = net.forecast(vectors, np.array([standing for _, standing in given], np.float32))
    for number, state in enumerate(states):
        if not state.agenda:
            found[number] = result_of(features, state, seat)
    return found


def views(features: Features, state: Any) -> tuple[Matrix, Matrix]:
    """One position as every learning seat sees it (seats x features) and what stands on the
    sheet for each (seats x outputs - 1)."""
    seats = features.seats(state)
    given = [inputs_of(features, state, seat, features.others(state, seat)) for seat in seats]
    vectors, standing = zip(*given, strict=True)
    return np.array(vectors, np.float32), np.array(standing, np.float32)


def worth(features: Features, found: Matrix) -> Matrix:
    """What to choose by, rounded: the chance of winning and a part for the lead, in which rows
    count as they are liked."""
    worths = np.array([row.worth * row.liked for row in features.rows], np.float32)
    lead = found[:, HEADS:] @ worths - found[:, 1]
    return np.round(found[:, 0] + lead / features.margin, ROUNDING)


def chances(features: Features, net: Net, state: Any) -> Matrix:
    """The chance of each learning seat, which add up to 1; each looks only at what it may see."""
    if not state.agenda:
        seats = features.seats(state)
        return np.array([result_of(features, state, seat)[0] for seat in seats], np.float32)
    return shared(net.forecast(*views(features, state))[:, 0])


def shared(alone: Matrix) -> Matrix:
    """Chances by seat (last axis), each seen by itself, made to add up to 1; who plays alone
    against an automa shares with nobody that is asked."""
    if alone.shape[-1] == 1:
        return alone
    found: Matrix = alone / alone.sum(axis=-1, keepdims=True)
    return found
