"""Session files from strangers: refused with one sentence, or taken in exactly as they were.

FOUR_THRONES_FUZZ sets the number of mutated files (25 if unset; the full check uses 1000).
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import load_game
from engine.games.viscounts import data as viscounts_data
from engine.session import Session
from engine.texts import load_catalogue
from saves import container
from saves.library import Library
from saves.model import SessionRecord
from saves.replaying import restore
from saves.transfer import export_file
from scenes.library.importing import bring_in
from scenes.play import examining
from scenes.play.deadline import TooSlowError, within
from scenes.play.examining import FileRefusal, examined, known_seats, shown
from tests.scenes.library.session_files import document_of, mutated, played, wrapped

FILES = int(os.environ.get("FOUR_THRONES_FUZZ", "25"))
CATALOGUE = load_catalogue("en")
ALLOWED_SECONDS = 1.0
"""Of the processor."""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "data" / "library.sqlite3") as opened:
        opened.import_session(played(1, 25))
        opened.import_session(played(2, 60, persons=3))
        yield opened


def contents(folder: Path) -> dict[str, bytes]:
    """The library's files; that of the shared memory says who reads and is left out."""
    files = (path for path in folder.iterdir() if not path.name.endswith("-shm"))
    return {path.name: path.read_bytes() for path in files}


def sentence(path: Path, library: Library) -> str:
    """Why the file is refused."""
    with pytest.raises(FileRefusal) as caught:
        bring_in(library, examined(path))
    return CATALOGUE.say(caught.value.text)


def written(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "file.throne"
    path.write_bytes(content)
    return path


@pytest.mark.slow
def test_mutated_files_are_refused_in_time_and_change_nothing(
    tmp_path: Path, library: Library
) -> None:
    before, rows = contents(tmp_path / "data"), library.sessions()
    for number in range(FILES):
        what, content = mutated(number)
        path = written(tmp_path, content)
        started = time.process_time()
        said = sentence(path, library)
        passed = time.process_time() - started
        assert passed <= ALLOWED_SECONDS, (number, what)
        assert said.endswith("."), (number, what, said)
        assert "\n" not in said
        assert not said.startswith(("file.", "archive.")), (number, what, said)
        assert contents(tmp_path / "data") == before, (number, what)
    assert library.sessions() == rows


@pytest.mark.parametrize("persons", [1, 2, 4])
def test_out_and_in_again_gives_the_same_digest(
    tmp_path: Path, library: Library, persons: int
) -> None:
    record = played(7, 10_000, persons)
    path = export_file(record, tmp_path / "game")
    twin = library.load(bring_in(library, examined(path)))
    assert restore(twin).digest() == restore(record).digest()
    assert (twin.log, twin.cursor, twin.config) == (record.log, record.cursor, record.config)
    assert twin.finished
    assert twin.result == record.result


def test_undone_decisions_come_along(tmp_path: Path, library: Library) -> None:
    record = replace(played(3, 60), cursor=41, finished=False, result=None)
    twin = library.load(bring_in(library, examined(export_file(record, tmp_path / "game"))))
    session = restore(twin)
    assert len(session.log) == 41
    assert len(session.undone) == 19


def test_a_corrected_card_changes_no_old_game(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(5, 10_000)
    digest = restore(record).digest()
    path = export_file(record, tmp_path / "old")
    corrected = tmp_path / "cards.toml"
    text = record.data_text.replace("cost = 3", "cost = 4")
    assert text != record.data_text
    corrected.write_text(text, encoding="utf-8")
    monkeypatch.setattr(viscounts_data, "DATA_FILE", corrected)
    load_game.cache_clear()
    viscounts_data.load_data.cache_clear()
    try:
        assert load_game("viscounts").data_text == text
        twin = library.load(bring_in(library, examined(path)))
        assert twin.data_text == record.data_text
        assert restore(twin).digest() == digest
    finally:
        load_game.cache_clear()
        viscounts_data.load_data.cache_clear()


def test_the_first_illegal_decision_is_named(tmp_path: Path, library: Library) -> None:
    document = document_of(played(1, 25))
    document["log"][16] = ["walk", 99]
    said = sentence(written(tmp_path, wrapped(document)), library)
    assert "decision 17 of 25" in said
    assert "walk 99" in said


def test_another_position_than_the_file_says_is_named(tmp_path: Path, library: Library) -> None:
    document = document_of(played(1, 60))
    document["digests"]["40"] = "0" * 16
    said = sentence(written(tmp_path, wrapped(document)), library)
    assert "between decisions 21 and 40 of 60" in said


@pytest.mark.parametrize(
    ("part", "value", "word"),
    [
        ("game", "chess", "chess"),
        ("data", "nonsense [", "component data"),
        ("data", ".".join(["a"] * 60_000) + "=1", "component data"),
        ("data", "#\n" * 300_000, "component data"),
    ],
)
def test_what_cannot_be_played_is_named(
    tmp_path: Path, library: Library, part: str, value: str, word: str
) -> None:
    document = document_of(played(1, 25)) | {part: value}
    assert word in sentence(written(tmp_path, wrapped(document)), library)


def test_seats_that_no_table_can_show_are_refused(tmp_path: Path, library: Library) -> None:
    for key, value in (("colour", "plaid"), ("kind", "wizard")):
        document = document_of(played(1, 25))
        document["config"]["seats"][0][key] = value
        assert "seat" in sentence(written(tmp_path, wrapped(document)), library)
    assert not known_seats({"seats": [{"kind": "person"}]})


@pytest.mark.slow
def test_a_file_that_would_take_for_ever_is_stopped(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stuck(record: SessionRecord) -> Session:
        while True:
            pass

    monkeypatch.setattr(examining, "game_of", stuck)
    path = export_file(played(1, 25), tmp_path / "game")
    started = time.process_time()
    assert "longer" in sentence(path, library)
    assert time.process_time() - started <= 1.0


def _busy(seconds: float) -> None:
    """Uses the processor for a while, by far not as long as somebody may wait."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_work_within_its_time_gives_its_result_or_its_error() -> None:
    assert within(5.0, lambda: 4) == 4
    with pytest.raises(ZeroDivisionError):
        within(5.0, lambda: 1 // 0)
    with pytest.raises(TooSlowError):
        within(0.02, lambda: _busy(0.3))
    with pytest.raises(TooSlowError):
        within(0.001, lambda: time.sleep(0.6))


def test_a_long_decision_is_shortened() -> None:
    assert shown(["walk", 4]) == "walk 4"
    assert shown(["x" * 40]) == "x" * 40
    assert shown(["x" * 41]) == "x" * 39 + "…"


def test_a_file_larger_than_allowed_is_not_read(tmp_path: Path, library: Library) -> None:
    path = tmp_path / "file.throne"
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    started = time.process_time()
    assert str(container.MAX_FILE_BYTES) in sentence(path, library)
    assert time.process_time() - started <= ALLOWED_SECONDS


def test_examining_touches_no_library(tmp_path: Path) -> None:
    record = played(1, 25)
    found = examined(export_file(record, tmp_path / "game"))
    assert found.log == record.log
    assert found.progress == record.progress
