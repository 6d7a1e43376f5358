"""Tuning finds what goes along with winning, and leaves comments alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.evaluations import shipped_weights, weights_file
from engine.ai.lab.match import Result, Rules, config_of
from engine.ai.lab.tuning import (
    LONGEST_STRIDE,
    SETTINGS,
    Slope,
    against_automa,
    differences,
    entrants,
    lead,
    shifted,
    step,
    tune,
    write_weights,
)
from engine.games import info_of


def rules(*players: str) -> Rules:
    return Rules(config_of(info_of("viscounts"), players, {}), players, iterations={"standard": 20})


def test_half_of_the_table_plays_with_larger_weights() -> None:
    three = rules("novice", "novice", "novice")
    found = entrants({"a": 2.0, "b": -1.0, "search_width": 8.0}, {"a": 0.5}, three)
    assert [round(weights["a"], 2) for weights in found] == [3.30, 1.21, 3.30]
    assert all(weights["b"] == -1.0 and weights["search_width"] == 8.0 for weights in found)


def test_the_lead_is_that_of_the_even_entrants() -> None:
    assert lead(Result(1, (0, 1), (50, 40), (1.0, 0.0), 9, 9)) == 10
    assert lead(Result(1, (0, 1, 2), (50, 40, 30), (1.0, 0.0, 0.0), 9, 9)) == 0


def test_against_an_automa_the_second_game_of_a_pair_turns_the_weights_round() -> None:
    alone = rules("novice", "automa:card:0")
    assert against_automa(alone)
    assert not against_automa(rules("novice", "novice"))
    up, _ = entrants({"a": 2.0}, {"a": 0.5}, alone)
    down, _ = entrants({"a": 2.0}, {"a": 0.5}, alone, -1.0)
    assert [round(weights["a"], 2) for weights in (up, down)] == [3.30, 1.21]


@pytest.mark.slow
def test_weights_are_tuned_against_an_automa() -> None:
    weights = shipped_weights("viscounts_solo")
    alone = rules("novice", "automa:builder:1")
    (done,) = tune("viscounts", weights, alone, 1, 3, 5, 1)
    (again,) = tune("viscounts", weights, alone, 1, 3, 5, 1)
    changed = {name for name, _, _ in differences(weights, done.weights)}
    assert len(changed) > 10
    assert not any(name.startswith(SETTINGS) for name in changed)
    assert done == again


def test_a_sure_slope_goes_farther_and_never_too_far() -> None:
    old = {"a": 1.0, "b": 1.0, "c": 1.0}
    new = step(old, [Slope("a", 10.0, 10.0), Slope("b", -5.0, 10.0), Slope("c", 500.0, 10.0)])
    assert new["a"] > 1.0 > new["b"]
    assert new["c"] == pytest.approx(shifted({"c": 1.0}, {"c": LONGEST_STRIDE}, 1.0)["c"])


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


@pytest.mark.slow
def test_a_round_moves_weights_and_no_settings() -> None:
    weights = shipped_weights("viscounts")
    (done,) = tune("viscounts", weights, rules("novice", "novice"), 1, 4, 5, 1)
    changed = {name for name, _, _ in differences(weights, done.weights)}
    assert len(changed) > 10
    assert not any(name.startswith(SETTINGS) for name in changed)
    assert {slope.name for slope in done.slopes} >= changed
