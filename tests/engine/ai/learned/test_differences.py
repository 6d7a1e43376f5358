"""What is told of two forecasts: only what differs, and chances only where they are known."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import numpy as np

from engine.ai.contract import ChanceReason, RowReason
from engine.ai.learned.differences import differences
from engine.ai.learned.explained import Learner
from engine.ai.learned.player import Learned
from engine.ai.learned.trust import NOTHING
from engine.ai.search.methods import NetMethod
from engine.ai.worlds import possible_world
from tests.engine.ai.learned.samples import fresh
from tests.engine.ai.samples import persons, positions


def forecast(*rows: float) -> np.ndarray:  # type: ignore[type-arg]
    return np.array([0.5, 30.0, *rows])


def test_the_two_rows_that_differ_most_are_told_and_small_changes_are_not() -> None:
    _, features, _ = fresh()
    mine, other = forecast(20, 5, 0, 2, 4), forecast(17.6, 5.4, 0.8, 2, 5)
    told = differences(features, mine, other, None)
    assert [(each.row, round(each.amount, 1)) for each in told] == [  # type: ignore[union-attr]
        ("tiles", 2.4),
        ("decoration_in_stock", -1.0),
    ]
    assert differences(features, mine, mine, None) == ()


def test_a_chance_is_told_when_it_is_known_and_looks_different() -> None:
    _, features, _ = fresh()
    same = forecast(20, 5, 0, 2, 4)
    assert differences(features, same, same, (0.46, 0.41)) == (ChanceReason(0.46, 0.41),)
    assert differences(features, same, same, (0.412, 0.411)) == ()


def test_reasons_of_a_thought_tell_chances_only_where_they_are_believed() -> None:
    game, features, net = fresh(2, 3)
    net.weights[-1][:, 0] *= 20  # chances that differ as if something had been learned
    believed = replace(NOTHING, constant=(2.0, 2.0, 2.0))
    kinds = {}
    for trust in (NOTHING, believed):
        found = set()
        for number, state in enumerate(islice(positions(game, persons(2), 9, 35), 8)):
            thinking = Learned(
                Learner(features, net, trust), possible_world(game, state), number, NetMethod()
            )
            list(thinking.steps())
            for candidate in thinking.decision().candidates:
                found |= {type(reason) for reason in candidate.reasons}
        kinds[trust] = found
    assert kinds == {NOTHING: {RowReason}, believed: {RowReason, ChanceReason}}
