"""Export, import and check of session files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves.errors import SaveError
from saves.library import Library
from saves.model import Replayed, SessionRecord
from saves.transfer import Replay, examine_file, export_file, read_file
from tests.saves.samples import begin, decision, library_file, record, replay_sample


def take_in(library: Library, path: Path, replay: Replay) -> str:
    """Bring a session file into the library, as its scene does; returns the new session's id."""
    return library.import_session(examine_file(path, replay))


def refusal(library: Library, path: Path) -> str:
    before = library.sessions()
    with pytest.raises(SaveError) as caught:
        take_in(library, path, replay_sample)
    assert library.sessions() == before
    return caught.value.message.key


def test_out_and_in_again(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 45, digests={20: "ab"}, name="Evening", assisted=True)
        library.move(session, 40)
        path = export_file(library.load(session), tmp_path / "evening")
        assert path == tmp_path / "evening.throne"
        twin = take_in(library, path, replay_sample)
        assert twin != session
        first, second = library.load(session), library.load(twin)
        assert second.log == first.log
        assert (second.cursor, second.digests) == (40, {20: "ab"})
        assert (second.config, second.seed) == (first.config, first.seed)
        assert second.data_text == first.data_text
        assert second.assisted
        assert second.progress == {"round": 4}  # from the rules, not from the file
    assert sorted(item.name for item in tmp_path.iterdir()) == ["data", "evening.throne"]


def test_export_replaces_a_file_only_by_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = export_file(record(3), tmp_path / "a.throne")
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as caught:
        export_file(record(9), path)
    assert caught.value.message.key == "file.no_space"
    assert path.read_bytes() == before
    assert [item.name for item in tmp_path.iterdir()] == ["a.throne"]


def test_a_file_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append(os.fstat(handle).st_size))
    path = export_file(record(3), tmp_path / "a.throne")
    assert sizes == [path.stat().st_size]


def test_export_to_a_place_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError) as caught:
        export_file(record(3), tmp_path / "file" / "a.throne")
    assert caught.value.message.key == "file.unwritable"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_export_to_a_full_disk(tmp_path: Path) -> None:
    target = tmp_path / "a.throne"
    (tmp_path / f"a.throne.part-{os.getpid()}").symlink_to("/dev/full")
    with pytest.raises(SaveError) as caught:
        export_file(record(3), target)
    assert caught.value.message.key == "file.no_space"
    assert not target.exists()


def test_refused_files_change_nothing(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as library:
        begin(library, 3)
        assert refusal(library, tmp_path / "nowhere.throne") == "file.missing"
        assert refusal(library, tmp_path) == "file.not_a_file"
        (tmp_path / "text.throne").write_text("hello")
        assert refusal(library, tmp_path / "text.throne") == "file.not_a_session"
        (tmp_path / "big.throne").write_bytes(bytes(50_000_000))
        assert refusal(library, tmp_path / "big.throne") == "file.too_large"
        cheat = record(9, log=[decision(0), ["gold", 99]], cursor=2)
        path = export_file(cheat, tmp_path / "cheat")
        assert refusal(library, path) == "file.not_our_rules"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes of this kind exist on Unix only")
def test_a_pipe_does_not_make_us_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.throne")
    with pytest.raises(SaveError) as caught:
        read_file(tmp_path / "pipe.throne")
    assert caught.value.message.key == "file.not_a_file"


def test_undone_decisions_are_checked_too(tmp_path: Path) -> None:
    cheat = record(9, log=[decision(0), ["gold", 99]], cursor=1)
    path = export_file(cheat, tmp_path / "cheat")
    with pytest.raises(SaveError) as caught:
        examine_file(path, replay_sample)
    assert caught.value.message.key == "file.not_our_rules"
    assert caught.value.message.values == {"good": 1, "total": 2}


def test_rules_that_stumble_over_strange_data_are_a_refusal(tmp_path: Path) -> None:
    def stumble(record: SessionRecord) -> Replayed:
        raise RecursionError(record.data_text)

    path = export_file(record(3), tmp_path / "odd")
    with pytest.raises(SaveError) as caught:
        examine_file(path, stumble)
    assert caught.value.message.key == "file.rules_stopped"
    with Library.open(library_file(tmp_path)) as library:
        with pytest.raises(SaveError):
            take_in(library, path, stumble)
        assert library.sessions() == []


def test_check_of_a_sound_file(tmp_path: Path) -> None:
    path = export_file(record(30, cursor=25), tmp_path / "sound")
    before = path.read_bytes()
    examined = examine_file(path, replay_sample)
    assert (examined.log, examined.cursor) == (record(30).log, 25)
    assert path.read_bytes() == before


def test_check_of_a_broken_file(tmp_path: Path) -> None:
    path = export_file(record(30), tmp_path / "broken")
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(SaveError) as caught:
        examine_file(path, replay_sample)
    assert caught.value.message.key == "file.damaged"
