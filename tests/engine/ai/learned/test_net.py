"""Nets in files: what comes back, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from engine.ai.learned.net import load_net, net_from, new_net, save_net
from engine.games import load_game
from tests.engine.ai.learned.checks import features_at
from tests.engine.ai.learned.samples import fresh
from tests.engine.ai.samples import persons, positions, solo
from tests.refusals import refused
from tests.source import ROOT


def test_a_net_comes_back_as_it_was(tmp_path: Path) -> None:
    _, features, net = fresh()
    net.about["games"] = 12
    save_net(tmp_path / "net.npz", net, features)
    found = load_net(tmp_path / "net.npz", features)
    inputs = np.random.default_rng(1).random((5, len(features.names))).astype(np.float32)
    standing = np.ones((5, 1 + len(features.rows)), np.float32)
    assert found.raw(inputs).dtype == np.float32
    assert (found.forecast(inputs, standing) == net.forecast(inputs, standing)).all()
    assert found.about == net.about


def test_an_untrained_net_expects_little_change() -> None:
    _, features, net = fresh()
    standing = np.array([[30.0, *range(len(features.rows))]], np.float32)
    said = net.forecast(np.zeros((1, len(features.names)), np.float32), standing)
    assert said[0, 0] == pytest.approx(0.5)
    assert said[0, 1:].tolist() == standing[0].tolist()


def test_a_net_for_other_features_is_refused_in_one_sentence(tmp_path: Path) -> None:
    _, features, net = fresh(2)
    save_net(tmp_path / "net_2.npz", net, features)
    features.names = (*features.names[:-1], "rival.new")
    with refused(r"net_2\.npz: trained for features .*rival\.new.*again"):
        load_net(tmp_path / "net_2.npz", features)


def test_a_net_of_another_table_is_refused(tmp_path: Path) -> None:
    _, two, net = fresh(2)
    _, three, _ = fresh(3)
    save_net(tmp_path / "net.npz", net, two)
    with refused("table 2, but the game has 3"):
        load_net(tmp_path / "net.npz", three)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 half a file", None])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes | None) -> None:
    _, features, _ = fresh()
    path = tmp_path / "net.npz"
    if content is not None:
        path.write_bytes(content)
    with refused(r"net\.npz: no weights can be read"):
        load_net(path, features)


def test_a_window_and_who_asks_for_thoughts_never_load_numpy() -> None:
    program = (
        "import sys; sys.path.insert(0, '.');"
        "import scenes.launch, engine.ai.thinker, engine.ai.hints, engine.ai.levels;"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, timeout=120)


def test_a_net_begins_with_what_one_of_another_table_knows(tmp_path: Path) -> None:
    _, two, net = fresh(2)
    net.about["games"] = 900
    save_net(tmp_path / "net_2.npz", net, two)
    _, three, _ = fresh(3)
    found = net_from(tmp_path / "net_2.npz", three)
    for name in ("clock.king", "rival.1_lead"):
        mine, theirs = three.names.index(name), two.names.index(name)
        assert (found.weights[0][mine] == net.weights[0][theirs]).all()
    assert not found.weights[0][three.names.index("rival.2_lead")].any()
    assert (found.weights[1] == net.weights[1]).all()
    assert found.about["from"] == {"file": "net_2.npz", "seed": 1, "games": 900}


def test_a_net_says_the_same_where_changes_are_divided_by_something_else(tmp_path: Path) -> None:
    _, features, net = fresh()
    net.scales = net.scales.copy()
    net.scales[2:] /= 2  # as if trained when the rows of this game had other scales
    save_net(tmp_path / "net_2.npz", net, features)
    found = net_from(tmp_path / "net_2.npz", features)
    inputs = np.random.default_rng(1).random((5, len(features.names))).astype(np.float32)
    standing = np.zeros((5, 1 + len(features.rows)), np.float32)
    assert found.scales.tolist() != net.scales.tolist()
    assert found.forecast(inputs, standing) == pytest.approx(
        net.forecast(inputs, standing), abs=1e-4
    )


def test_a_new_net_begins_with_the_hand_made_sum_where_there_is_one() -> None:
    game = load_game("caylus")
    features = features_at(game, next(positions(game, persons(2), 1, 1)))
    net = new_net(features, (16,), 1)
    inputs = np.zeros((3, len(features.names)), np.float32)
    inputs[:, features.names.index("sum.all")] = -0.5, 0, 0.5
    chances = net.forecast(inputs, np.zeros((3, 1 + len(features.rows)), np.float32))[:, 0]
    assert chances.tolist() == pytest.approx([0.119, 0.5, 0.881], abs=0.01)


def test_a_new_net_begins_with_what_its_features_guess_of_the_lead() -> None:
    """Alone against an automa the sum is far from 0, where a chance says nothing."""
    game = load_game("viscounts")
    state = next(positions(game, solo("noble", 0), 1, 1))
    features = features_at(game, state)
    net = new_net(features, (16,), 1)
    inputs = np.zeros((4, len(features.names)), np.float32)
    inputs[:, features.names.index("sum.all")] = -3, -2, 1, 1
    inputs[:, features.names.index("rival.1_lead")] = -1, 0, 0, 0.5
    standing = np.zeros((4, 1 + len(features.rows)), np.float32)
    found = net.forecast(inputs, standing)
    leads = found[:, 2:].sum(axis=1) - found[:, 1]
    assert leads.tolist() == pytest.approx([-40, -40, 20, 10], abs=2)
    assert found[:, 0].tolist() == pytest.approx([0.5] * 4, abs=0.05)
