"""Who leads does not walk to and fro: of ways as good as each other it takes the one that ends."""

from __future__ import annotations

from itertools import islice

import numpy as np

from engine.ai.learned.explained import Judged, Learner, candidates_of, leading_on
from engine.ai.learned.trust import NOTHING
from engine.ai.learned.turn_search import Way
from engine.ai.worlds import possible_world
from tests.engine.ai.learned.samples import fresh
from tests.engine.ai.samples import persons, positions


def ways(chance: float, gap: float) -> tuple[list[Judged], list[str]]:
    """Two positions of one game, the earlier one judged better by `gap`."""
    game, features, _ = fresh(2)
    early, *_, late = islice(positions(game, persons(2), 3, 20), 8)
    assert features.progress(late) > features.progress(early)
    forecast = np.array([chance, 30.0, 40.0, 0.0, 0.0, 0.0, 0.0])
    found = [
        Judged(0.6, Way((("to_and_fro",),), early), forecast),
        Judged(0.6 - gap, Way((("on",),), late), forecast),
    ]
    return found, [each.way.plan[0][0] for each in leading_on(features, found)]


def test_who_leads_goes_on_where_nothing_is_lost_by_it() -> None:
    assert ways(0.7, 0.004)[1] == ["on", "to_and_fro"]


def test_what_is_better_is_better_and_who_is_behind_does_not_hurry() -> None:
    assert ways(0.7, 0.02)[1] == ["to_and_fro", "on"]
    assert ways(0.4, 0.004)[1] == ["to_and_fro", "on"]


def test_the_way_that_goes_on_is_the_one_that_is_played() -> None:
    game, features, net = fresh(2)
    state = next(positions(game, persons(2), 3, 1))
    learner = Learner(features, net, NOTHING)
    found = candidates_of(learner, possible_world(game, state), ways(0.7, 0.004)[0])
    assert [candidate.plan[0] for candidate in found] == [("on",), ("to_and_fro",)]
    assert found[0].value >= found[1].value
    assert leading_on(features, []) == []
