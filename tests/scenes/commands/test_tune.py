"""`main.py tune`: rounds are told, and what comes out is judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.evaluations import weights_file
from scenes.commands.tune import tune_weights
from scenes.shell.refusal import Refusal
from tests.sampling import sampled_rows


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "said"),
    sampled_rows(
        [("novice,automa:card:2", "Against the automa"), ("novice,novice", "against the old ones")]
    ),
)
def test_tuning_tells_what_it_found_and_writes_nothing_unasked(
    players: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    files: list[Path] = [weights_file(name) for name in ("viscounts", "viscounts_solo")]
    before = [file.read_bytes() for file in files]
    found = tune_weights(
        "viscounts",
        players,
        rounds=1,
        games=2,
        seed=3,
        iterations=4,
        where=1,
        write=False,
    )
    told = capsys.readouterr().out
    assert found in (0, 1)
    assert said in told
    assert "->" in told
    assert [file.read_bytes() for file in files] == before


@pytest.mark.slow
def test_fitting_tells_how_far_each_weight_went(capsys: pytest.CaptureFixture[str]) -> None:
    found = tune_weights(
        "tara",
        "novice,novice",
        rounds=1,
        games=1,
        seed=3,
        iterations=2,
        where=1,
        fits=True,
        write=False,
    )
    told = capsys.readouterr().out
    assert found in (0, 1)
    assert "->" in told
    assert "against the old ones" in told


def test_fitting_against_an_automa_is_refused() -> None:
    with pytest.raises(Refusal, match="automa"):
        tune_weights(
            "viscounts",
            "novice,automa:card:2",
            rounds=1,
            games=1,
            seed=3,
            iterations=2,
            where=1,
            fits=True,
            write=False,
        )
