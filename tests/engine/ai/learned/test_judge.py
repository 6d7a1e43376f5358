"""What the judgement of a net is made into."""

from __future__ import annotations

import numpy as np

from engine.ai.learned.judge import shared


def test_chances_of_a_table_add_up_to_one() -> None:
    found = shared(np.array([[0.2, 0.6], [0.3, 0.3]]))
    assert np.allclose(found, [[0.25, 0.75], [0.5, 0.5]])


def test_who_plays_alone_against_an_automa_keeps_its_chance() -> None:
    assert shared(np.array([[0.2], [0.7]])).tolist() == [[0.2], [0.7]]
