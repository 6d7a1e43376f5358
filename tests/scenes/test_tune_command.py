"""`main.py tune`: rounds are told, and what comes out is judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.evaluations import weights_file
from scenes.tune_command import tune_weights


@pytest.mark.parametrize(
    ("players", "said"),
    [("novice,novice", "against the old ones"), ("novice,automa:card:2", "Against the automa")],
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
        processes=1,
        write=False,
    )
    told = capsys.readouterr().out
    assert found in (0, 1)
    assert said in told
    assert "->" in told
    assert [file.read_bytes() for file in files] == before
