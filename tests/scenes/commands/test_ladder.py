"""`main.py tournament GAME --ladder`: it files what the lobby reads, and knows what is no table."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.lab.ladder import Played
from engine.ai.lab.tournament import Job
from engine.ai.levels.strength import read_strength
from scenes.commands import ladder as command
from scenes.shell.refusal import Refusal


def first_wins(job: Job) -> Played:
    players = job.rules.players
    return Played(players, (1.0, *[0.0] * (len(players) - 1)))


@pytest.mark.parametrize(
    ("options", "table"),
    [([], "2"), (["variant=base"], "2"), (["variant=advanced"], "2_advanced")],
)
def test_what_was_measured_is_filed_by_table_and_the_rest_stays(
    options: list[str],
    table: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "play_rung", first_wins)
    out = tmp_path / "strength.toml"
    out.write_text('# Kept.\n["3".rating."novice"]\nelo = 1\nlow = 0\nhigh = 2\n')
    found = command.ladder(
        "caylus", seats=2, games=2, seed=1, options=options, processes=1, out=out
    )
    assert found == 0
    read = read_strength(out)
    assert set(read) == {table, "3"}
    assert read["3"].ratings["novice"].elo == 1
    duel = read[table].duel("master", "expert")
    assert duel is not None
    assert (duel.games, duel.share) == (2, 1.0)
    assert "master against expert: 100 %" in capsys.readouterr().out
    assert out.read_text(encoding="utf-8").startswith("# Kept.")


def test_a_game_without_automas_has_no_ladder_of_one(tmp_path: Path) -> None:
    out = tmp_path / "strength.toml"
    with pytest.raises(Refusal, match="2 to 4 players"):
        command.ladder("tara", seats=1, games=1, seed=1, processes=1, out=out)
    assert not out.exists()
