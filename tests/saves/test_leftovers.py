"""Drafts of writes that were killed are removed when their process is gone, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves.library import Library
from saves.transfer import export_file
from tests.saves.samples import begin, library_file


@pytest.fixture(scope="module")
def gone() -> int:
    """The number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_drafts_beside_the_library_are_removed_at_start(tmp_path: Path, gone: int) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir(parents=True, exist_ok=True)
    alive = os.getppid()
    rubbish = [
        f"{path.name}.new-{gone}",
        f"{path.name}.new-{gone}-journal",
        f"{path.name}.format-2.part",
        f"{path.name}.format-2.part-journal",
    ]
    kept = [
        f"{path.name}.new-{alive}",
        f"{path.name}.damaged-1",
        f"{path.name}.format-2",
        f"letter.new-{gone}",
        f"{path.name}.new-{gone}x",
        f"{path.name}.new-",
    ]
    for name in rubbish + kept:
        path.with_name(name).write_text("begun")
    with Library.open(path) as library:
        assert library.status.saving
        found = {item.name for item in path.parent.iterdir()}
    assert not found & set(rubbish)
    assert found >= {*kept, path.name}


def test_drafts_of_exports_are_removed_by_the_next_one(tmp_path: Path, gone: int) -> None:
    with Library.open(library_file(tmp_path)) as library:
        record = library.load(begin(library, 3))
    rubbish = tmp_path / f"game.throne.part-{gone}"
    kept = [tmp_path / f"film.part-{gone}", tmp_path / f"game.throne.part-{os.getppid()}"]
    for path in [rubbish, *kept]:
        path.write_text("begun")
    export_file(record, tmp_path / "other.throne")
    assert not rubbish.exists()
    assert all(path.exists() for path in kept)
