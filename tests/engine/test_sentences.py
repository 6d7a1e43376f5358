"""The files of a catalogue: parsed when a key of them is asked for, and refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.texts import Catalogue, CatalogueError, languages
from engine.texts import files as catalogue_files
from engine.texts.sentences import Sentences, first_words, table_of

FOLDER = Path(catalogue_files.__file__).parent
TITLE = """
[ui.title]
new = "New game"
game.one = "{n} game"
game.other = "{n} games"
"""
RULES = """
[rule]
go-1 = "Go."

[handbook]
prefix.go = "GO"
"""
BROKEN = """
[table]
end = End turn
"""


def write(folder: Path, **texts: str) -> list[Path]:
    files = [folder / f"{name}.toml" for name in texts]
    for file, text in zip(files, texts.values(), strict=True):
        file.write_text(text, encoding="utf-8")
    return files


def test_a_broken_file_is_told_when_it_is_asked_for_and_stops_no_other(tmp_path: Path) -> None:
    catalogue = Catalogue(Sentences(write(tmp_path, ui=TITLE, table=BROKEN)))
    assert catalogue.say("ui.title.new") == "New game"
    assert catalogue.say("ui.title.game", n=3) == "3 games"
    for _ in range(2):
        with pytest.raises(CatalogueError, match=r"table\.toml"):
            catalogue.say("table.end")


def test_a_key_in_two_files_is_refused_by_file_and_key(tmp_path: Path) -> None:
    sentences = Sentences(write(tmp_path, ui=TITLE, more='ui.title.new = "Again"'))
    with pytest.raises(CatalogueError, match=r"more\.toml: ui\.title\.new"):
        sentences.get("ui.app.name")


def test_a_file_that_is_not_text_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(CatalogueError, match=r"odd\.toml"):
        Sentences([tmp_path / "odd.toml"])


def test_keys_come_in_the_order_of_the_files_whatever_was_read_first(tmp_path: Path) -> None:
    sentences = Sentences(write(tmp_path, rules=RULES, ui=TITLE))
    assert "ui.title.new" in sentences
    assert list(sentences.keys("rule.")) == ["rule.go-1"]
    everything = ["rule.go-1", "handbook.prefix.go", "ui.title.new"]
    assert [key for key in sentences.keys() if "game" not in key] == everything  # noqa: SIM118


def test_keys_that_begin_alike_are_found_without_reading_the_others(tmp_path: Path) -> None:
    sentences = Sentences(write(tmp_path, rules=RULES, table=BROKEN))
    assert list(sentences.keys("handbook.")) == ["handbook.prefix.go"]
    with pytest.raises(CatalogueError):
        sentences.keys()


@pytest.mark.parametrize("language", languages())
def test_headings_name_the_first_words_of_all_keys(language: str) -> None:
    for file in sorted((FOLDER / language).rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        assert first_words(text, file.name) == set(table_of(text, file.name)), file


def test_keys_above_the_first_heading_count_too() -> None:
    text = """
game.go = "Go"
list = {comma = ","}
[[odd]]
a = "b"
[ ui.app ]
name = "x"
"""
    assert first_words(text, "go.toml") == {"game", "list", "odd", "ui"}
