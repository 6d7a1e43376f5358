"""The soak's own eyes: it notices what a library lost, and nothing else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from saves.library import Library
from tests.saves.samples import begin, decision
from tests.window.soak import ledger


@pytest.fixture
def played(tmp_path: Path) -> Path:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        session = begin(library, 9)
        library.append(session, 9, decision(9))
    return path


def test_what_was_played_on_and_taken_back_is_no_loss(played: Path) -> None:
    before = ledger.read(played)
    with Library.open(played) as library:
        (line,) = library.sessions()
        library.move(line.id, 4)
        library.append(line.id, 4, ["other"])
        library.delete(line.id)
    after, opinion = ledger.after_kill(played)
    assert (ledger.losses(before, after), opinion) == ([], "ok")
    assert (ledger.decisions(before), ledger.decisions(after)) == (10, 5)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM session",
        "DELETE FROM decision WHERE place = 9",
        "UPDATE decision SET body = '[]' WHERE place = 3",
        "UPDATE session SET updated = updated - 1",
    ],
)
def test_what_is_missing_is_noticed(played: Path, damage: str) -> None:
    before = ledger.read(played)
    with sqlite3.connect(played) as raw:
        raw.execute(damage)
    assert len(ledger.losses(before, ledger.read(played))) == 1
