"""Tuning changes a few weights, keeps what convinces, and leaves comments alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engine.ai.evaluations import shipped_weights, weights_file
from engine.ai.match import Rules, config_of
from engine.ai.tuning import (
    CHANGED,
    SETTINGS,
    challenge,
    convincing,
    differences,
    tune,
    write_weights,
)


def test_a_challenge_changes_weights_and_no_settings() -> None:
    champion = shipped_weights("viscounts")
    challenger, changed = challenge(champion, Random(3))
    assert len(changed) == CHANGED
    assert not any(name.startswith(SETTINGS) for name in changed)
    assert {name for name, _, _ in differences(champion, challenger)} == set(changed)


def test_only_a_clear_margin_convinces() -> None:
    assert convincing(5.0, 2.0)
    assert not convincing(1.0, 2.0)
    assert not convincing(-5.0, 2.0)


def test_written_weights_are_read_again_and_comments_stay(tmp_path: Path) -> None:
    source = weights_file("viscounts").read_text(encoding="utf-8")
    copy = tmp_path / "weights.toml"
    copy.write_text(source, encoding="utf-8")
    write_weights(copy, {"silver": 0.5, "effect_corruption": -1.25})
    changed = copy.read_text(encoding="utf-8")
    assert "\nsilver = 0.5\n" in changed
    assert "\neffect_corruption = -1.25\n" in changed
    assert [line for line in changed.splitlines() if line.startswith("#")] == [
        line for line in source.splitlines() if line.startswith("#")
    ]


def test_a_round_tells_what_it_did() -> None:
    players = ("novice", "novice")
    rules = Rules(config_of(players, {}), players)
    weights = shipped_weights("viscounts")
    (done,) = tune("viscounts", weights, rules, 1, 2, 5, 1)
    assert done.accepted == convincing(done.margin, done.error)
    assert (dict(done.weights) == dict(weights)) != done.accepted
