"""Names of exported files: every system takes them, however long or odd a session's name is."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from saves.library import Library
from saves.transfer import export_file
from scenes.library.files.list import file_name, target_of
from tests.scenes.library.session_files import played


@pytest.mark.parametrize("letter", ["ő", "王", "𠀋", "각", "ẹ̀"])
def test_long_names_fit_into_255_bytes_with_their_endings(letter: str, tmp_path: Path) -> None:
    name = file_name(letter * 300)
    assert name
    for form in ("NFC", "NFD"):
        written = unicodedata.normalize(form, f"{name}.throne.part-4194304")
        assert len(written.encode()) <= 255
    with Library.open(tmp_path / "library.sqlite3") as library:
        key = library.import_session(played(1, 5))
        path = target_of(tmp_path, name)
        assert path is not None
        assert export_file(library.load(key), path).exists()


@pytest.mark.parametrize("name", ["con", "NUL", "Com1", "lpt9", "com²", "aux.1", "CON .x", "prn "])
def test_no_name_is_that_of_a_device(name: str) -> None:
    assert file_name(name) == f"_{' '.join(name.split())}"
    assert target_of(Path(), f"{name}.throne") != Path(f"{name}.throne")


def test_a_cut_name_ends_with_no_dot() -> None:
    assert file_name("a" * 79 + "." + "b" * 30) == "a" * 79
    assert file_name("control") == "control"
