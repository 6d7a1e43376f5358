"""What the judgement of a net is made into."""

from __future__ import annotations

import numpy as np

from engine.ai.learned.judge import shared, worth
from engine.ai.learned.net import HEADS
from tests.engine.ai.learned.samples import fresh


def test_chances_of_a_table_add_up_to_one() -> None:
    found = shared(np.array([[0.2, 0.6], [0.3, 0.3]]))
    assert np.allclose(found, [[0.25, 0.75], [0.5, 0.5]])


def test_who_plays_alone_against_an_automa_keeps_its_chance() -> None:
    assert shared(np.array([[0.2], [0.7]])).tolist() == [[0.2], [0.7]]


def test_turns_are_chosen_by_rows_as_they_are_liked() -> None:
    """Ten more points from tiles tempt, ten from cubes gathered to the end do not."""
    _, features, _ = fresh()
    rows = [row.key for row in features.rows]
    found = np.zeros((3, HEADS + len(rows)), np.float32)
    found[:, 0] = 0.5
    found[1, HEADS + rows.index("tiles")] = 10
    found[2, HEADS + rows.index("wood_marble")] = 10
    plain, built, gathered = worth(features, found).tolist()
    assert built > plain + 10 / features.margin
    assert gathered == plain
    assert features.total(found[2, HEADS:]) == 10  # it counts on the score sheet all the same
