"""The ladder of levels: every game of it is told and filed where the lobby looks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.ai.lab.ladder import Played
from engine.ai.levels.strength import read_strength
from engine.simulation.interrupts import INTERRUPTED
from scenes.commands import ladder as command
from scenes.commands.ladder import ladder
from scenes.shell.refusal import Refusal


class Quick:
    """Workers for whom the first player of every table wins at once."""

    last = 10**6
    """Somebody presses Ctrl-C after so many games."""

    def ready(self, work: Callable[..., Played], jobs: Iterable[object]) -> Iterator[Played]:
        for number, job in enumerate(jobs):
            if number == self.last:
                raise KeyboardInterrupt
            players = job.rules.players  # type: ignore[attr-defined]
            yield Played(players, (1.0, *(0.0 for _ in players[1:])))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def workforce(where: int) -> Iterator[Quick]:
        yield Quick()

    monkeypatch.setattr(command, "workforce", workforce)


@pytest.mark.parametrize(
    ("options", "table"),
    [([], "2"), (["variant=base"], "2"), (["variant=advanced"], "2_advanced")],
)
def test_it_is_filed_under_the_kind_of_table(
    tmp_path: Path, options: list[str], table: str
) -> None:
    path = tmp_path / "strength.toml"
    assert ladder("caylus", seats=2, games=2, seed=1, options=options, out=path) == 0
    assert list(read_strength(path)) == [table]
    duel = read_strength(path)[table].duel("standard", "novice")
    assert duel is not None
    assert (duel.games, duel.share) == (2, 1.0)


@pytest.mark.parametrize("games", [0, 5])
def test_an_interrupted_one_is_told_and_replaces_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    games: int,
) -> None:
    path = tmp_path / "strength.toml"
    assert ladder("caylus", seats=2, games=2, seed=1, out=path) == 0
    whole = path.read_bytes()
    capsys.readouterr()
    monkeypatch.setattr(Quick, "last", games)
    assert ladder("caylus", seats=2, games=2, seed=2, out=path) == INTERRUPTED
    assert path.read_bytes() == whole
    told = capsys.readouterr()
    assert ("against" in told.out) == (games > 0)
    assert f"stopped after {games} of 10 games; strength.toml stays as it was" in told.err


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "strength.toml"
    assert ladder("caylus", seats=2, games=1, seed=1, out=path) == 0
    whole = path.read_bytes()
    (tmp_path / "strength.toml.part").mkdir()
    with pytest.raises(OSError, match="part"):
        ladder("caylus", seats=2, games=3, seed=1, out=path)
    assert path.read_bytes() == whole


def test_what_was_played_is_told_even_where_it_cannot_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(FileNotFoundError):
        ladder("caylus", seats=2, games=1, seed=1, out=tmp_path / "gone" / "strength.toml")
    assert "standard against novice: 100%" in capsys.readouterr().out


def test_a_game_without_automas_has_no_ladder_of_one(tmp_path: Path) -> None:
    out = tmp_path / "strength.toml"
    with pytest.raises(Refusal, match="2 to 4 players"):
        ladder("tara", seats=1, games=1, seed=1, where=1, out=out)
    assert not out.exists()
