"""`simulate` speaks through the catalogue: finished sentences, never a bare key."""

from __future__ import annotations

import argparse

import pytest

from engine.simulation import simulate


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """All that was printed; fails when a key was left in place of its sentence."""
    out, err = capsys.readouterr()
    printed = [*out.splitlines(), *err.splitlines()]
    assert not [line for line in printed if line.startswith("simulate.")]
    return printed


def test_the_table_names_the_game_the_seats_and_the_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    summary = simulate.Tally().summary("caylus", ["Ana", "Ben"])
    print(simulate._table({**summary, "games": 1, "touched": ["build", "pass"]}))
    title, ana, ben, *_, touched = lines(capsys)
    assert title == "1 game of caylus"
    assert ana.split()[:2] == ["Ana", "won"]
    assert ben.split()[:2] == ["Ben", "won"]
    assert touched.split(": ")[1] == "build, pass"


def test_a_broken_game_is_reported_with_its_seed_and_its_log(
    capsys: pytest.CaptureFixture[str],
) -> None:
    broken = simulate.GameError(7, [("place", 4)], ValueError("a {brace} is no placeholder"))
    assert simulate._report(broken, argparse.Namespace(seats="random,random")) == 1
    sentence, log = lines(capsys)
    assert "seed 7" in sentence
    assert sentence.endswith("ValueError: a {brace} is no placeholder")
    assert log == 'log: [["place", 4]]'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["monopoly"], "unknown game “monopoly”"),
        (["caylus", "--games", "0"], "“0” is not a number from 1"),
        (["caylus", "--option", "advanced"], "an option is NAME=VALUE, not “advanced”"),
    ],
)
def test_arguments_that_cannot_be_used_get_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate.main(words) == 2
    (sentence,) = lines(capsys)
    assert said in sentence
