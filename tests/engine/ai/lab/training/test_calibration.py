"""What is measured of a net, and what is believed of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.ai.lab.training.calibration import Told, measured, table, together, trials, write_trust
from engine.ai.lab.workforce import Here
from engine.ai.learned.net import save_net
from engine.ai.learned.trust import Trust, load_trust
from tests.engine.ai.learned.samples import KEY, fresh
from tests.engine.ai.samples import persons
from tests.refusals import refused


def told() -> Told:
    """Right about who wins in the last third, wrong in the first, silent in the second."""
    said = np.array([[0.9, 30, 5], [0.1, 20, 6], [0.9, 30, 7], [0.1, 20, 8]], np.float32)
    became = np.array([[0, 32, 5], [1, 20, 5], [1, 30, 7], [0, 20, 8]], np.float32)
    return Told(np.array([0, 0, 2, 2]), said, became)


def test_chances_and_rows_are_measured_by_third() -> None:
    first, second, last = table(["tiles"], told())["third"]
    assert (first["brier"], first["constant"]) == (0.81, 0.25)
    assert (last["brier"], last["constant"]) == (0.01, 0.25)
    assert second["views"] == 0
    assert first["row"]["best_rival"] == {"error": 1.0, "bias": -1.0}
    assert first["row"]["tiles"] == {"error": 0.5, "bias": 0.5}


def test_a_chance_is_believed_only_where_it_beats_a_constant(tmp_path: Path) -> None:
    net = tmp_path / "net_2.npz"
    write_trust(net, 2, table(["tiles"], told()))
    trust = load_trust(net)
    assert [trust.chances(progress) for progress in (0.1, 0.5, 0.9, 1.0)] == [
        False,
        False,
        True,
        True,
    ]
    assert not load_trust(tmp_path / "net_3.npz").chances(0.9)


def test_hardly_better_than_a_constant_is_not_believed() -> None:
    trust = Trust((0.24, 0.23, 0.1), (0.25, 0.25, 0.25))
    assert [trust.chances(progress) for progress in (0.1, 0.5, 0.9)] == [False, True, True]


def test_broken_measures_are_refused(tmp_path: Path) -> None:
    (tmp_path / "net_2.toml").write_text("[[third]]\nbrier = 1.0\n")
    with refused(r"net_2\.toml"):
        load_trust(tmp_path / "net_2.npz")


def test_every_seat_is_asked_at_every_position(tmp_path: Path) -> None:
    _, features, net = fresh()
    save_net(tmp_path / "net_2.npz", net, features)
    todo = trials(KEY, [persons(2)], tmp_path / "net_2.npz", 1, 5)
    found = together(measured(Here(), todo))
    assert len(found.thirds) % 2 == 0
    assert found.said.shape == found.became.shape == (len(found.thirds), 2 + len(features.rows))
    assert found.said[:2, 0].sum() == pytest.approx(1)
    assert set(found.thirds.tolist()) == {0, 1, 2}
