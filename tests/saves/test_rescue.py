"""A disk that is full to the end: what still waits when the window is closed is back at the next
start, from any place that took it."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from pathlib import Path

import pytest

from saves import rescue, whole_file
from saves.library import Library
from saves.rescue import places as real_places
from tests.saves.samples import begin, decision, library_file, record
from tests.saves.test_not_saving import Disk


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The places besides the library's own folder."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    beside = library_file(tmp_path).parent
    monkeypatch.setattr(rescue, "places", lambda library: [beside, tmp_path / "none", home])
    return home


@pytest.fixture
def disk() -> Disk:
    return Disk()


def closed_while_full(folder: Path, disk: Disk) -> tuple[str, str]:
    """A game that went on, and one that began, while nothing could be saved; their ids."""
    path = library_file(folder)
    with Library.open(path) as library:
        old = begin(library, 5)
    library = Library.open(path, connect=disk.connect)
    disk.error, disk.only = sqlite3.SQLITE_FULL, "BEGIN"
    for number in range(5, 12):
        library.append(old, number, decision(number))
    new = begin(library, 3, name="New")
    assert not library.status.saving
    library.close()
    with sqlite3.connect(path) as raw:  # whose process is gone does not hold it any more
        raw.execute("UPDATE holder SET token = ''")
    return old, new


def refuse_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Nothing can be written there."""
    fsync = os.fsync

    def full(handle: int) -> None:
        if Path(os.readlink(f"/proc/self/fd/{handle}")).parent == folder:
            raise OSError(errno.ENOSPC, "full")
        fsync(handle)

    monkeypatch.setattr(whole_file.os, "fsync", full)


@pytest.mark.parametrize("full", [False, True], ids=["beside", "elsewhere"])
def test_what_waited_when_the_window_was_closed_is_back_at_the_next_start(
    tmp_path: Path, disk: Disk, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    if full:
        refuse_folder(monkeypatch, library_file(tmp_path).parent)
    old, new = closed_while_full(tmp_path, disk)
    assert len(list(elsewhere.glob("*.throne"))) == (2 if full else 0)
    with Library.open(library_file(tmp_path)) as library:
        assert library.status.saving
        (notice,) = library.status.notices
        assert (notice.key, notice.values["n"]) == ("library.rescued", 2)
        assert library.load(old).log == [decision(number) for number in range(12)]
        assert (len(library.load(new).log), library.load(new).name) == (3, "New")
        assert len(library.sessions()) == 2
    with Library.open(library_file(tmp_path)) as library:
        assert library.status.notices == ()
    assert list(tmp_path.rglob("*.throne")) == []


def test_what_was_played_elsewhere_meanwhile_is_not_overwritten(
    tmp_path: Path, disk: Disk, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        refuse_folder(full, library_file(tmp_path).parent)
        old, _ = closed_while_full(tmp_path, disk)
    files = list(elsewhere.glob("*.throne"))
    away = tmp_path / "away"
    away.mkdir()
    for file in files:
        file.rename(away / file.name)
    with Library.open(library_file(tmp_path)) as library:
        library.append(old, 5, ["another"])
    for file in files:
        (away / file.name).rename(file)
    with Library.open(library_file(tmp_path)) as library:
        assert library.load(old).log[5:] == [["another"]]
        logs = sorted(len(library.load(line.id).log) for line in library.sessions())
        assert logs == [3, 6, 12]


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is another matter elsewhere")
def test_what_is_rescued_is_nobody_elses_to_read(tmp_path: Path, elsewhere: Path) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    assert rescue.keep(path, [record(3, id="ab")])
    (kept,) = path.parent.iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600


def test_places_for_a_rescue_are_beside_the_library_at_home_and_among_what_is_there_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, brief = tmp_path / "home", tmp_path / "brief"
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(brief))
    found = real_places(library_file(tmp_path))
    assert found[:3] == [library_file(tmp_path).parent, home, brief]


def test_a_strange_file_in_a_place_for_rescues_is_left_alone(
    tmp_path: Path, elsewhere: Path
) -> None:
    path = library_file(tmp_path)
    Library.open(path).close()
    strange = elsewhere / f"{rescue._beginning(path)}ab12.throne"
    strange.write_bytes(b"not a game")
    with Library.open(path) as library:
        assert (library.status.saving, library.status.notices) == (True, ())
        assert library.sessions() == []
    assert strange.exists()


def test_a_window_that_only_looked_on_leaves_no_rescue_file(
    tmp_path: Path, elsewhere: Path
) -> None:
    with Library.open(library_file(tmp_path)) as first:
        begin(first, 3)
        with Library.open(library_file(tmp_path)) as second:
            begin(second, 2)
    assert list(tmp_path.rglob("*.throne")) == []


def test_a_start_looks_at_so_many_rescue_files_and_the_rest_stays_for_the_next(
    tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = library_file(tmp_path)
    Library.open(path).close()
    ids = [f"{number}{number}" for number in range(1, 6)]
    assert rescue.keep(path, [record(3, id=name) for name in ids])
    monkeypatch.setattr(rescue, "_MOST", 3)
    for brought in (3, 5):
        with Library.open(path) as library:
            assert len(library.sessions()) == brought
