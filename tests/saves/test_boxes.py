"""The owner's corrections on the disk: kept whole, passed on, refused with a sentence."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.box.corrections import Box, Correction
from engine.box.places import Place
from saves.box_files import MAX_BYTES, BoxFile, read_text, write_text
from saves.box_trials import TrialShelf
from saves.boxes import BoxShelf, export_box, free_name, import_box
from saves.errors import SaveError
from saves.plain import MAX_NAME
from tests.saves.unprivileged import unprivileged

COST = Correction("townsfolk tf_mason", "cost", 4, 1, "Anna", "2026-11-23", 'says "4"')
LESS = Correction("townsfolk tf_artist", "ability.once", None, True)
MORE = Correction("townsfolk tf_mason", "ability.once", True, None)
LISTS = Correction(
    "effect SELL4",
    "options",
    [{"from": "supply", "pay": {"any": 1}, "gain": {"denier": 5}}],
    [{"from": "supply", "pay": {"any": 1}, "gain": {"denier": 4}}],
)
MINE = Box("viscounts", "Anna's copy", {each.place: each for each in (COST, LESS, MORE, LISTS)})


@pytest.fixture
def shelf(tmp_path: Path) -> BoxShelf:
    return BoxShelf(tmp_path / "data")


def test_everything_comes_back(shelf: BoxShelf) -> None:
    other = Box("viscounts", "Ő", {COST.place: replace(COST, value=5)})
    boxes = {box.name: box for box in (MINE, other)}
    file = BoxFile("viscounts", boxes, other.name, (Place("castle", "tier_vp"),))
    assert shelf.write(file) is None
    assert shelf.read("viscounts").file == file
    assert shelf.used("viscounts") == other
    assert shelf.read("tara").file == BoxFile("tara")


def test_one_set_is_kept_used_and_removed(shelf: BoxShelf) -> None:
    shelf.keep(MINE)
    assert shelf.used("viscounts") is None
    shelf.use("viscounts", MINE.name)
    assert shelf.used("viscounts") == MINE
    shelf.keep(MINE.without(COST.place))
    assert shelf.used("viscounts") == MINE.without(COST.place)
    with pytest.raises(KeyError):
        shelf.use("viscounts", "nobody's")
    shelf.remove("viscounts", MINE.name)
    assert shelf.read("viscounts").file == BoxFile("viscounts")


def test_a_set_is_passed_on(tmp_path: Path) -> None:
    path = export_box(MINE, tmp_path / "for a friend")
    assert path.name == "for a friend.thronebox"
    assert import_box(path) == MINE


def test_what_cannot_be_read_is_set_aside_not_replaced(shelf: BoxShelf) -> None:
    shelf.keep(MINE)
    path = shelf.path("viscounts")
    path.write_bytes(b"format = 1\nrubbish")
    kept = shelf.read("viscounts")
    assert kept.file == BoxFile("viscounts")
    assert kept.problem is not None
    assert kept.problem.key == "boxes.bad_content"
    notice = shelf.keep(MINE)
    assert notice is not None
    assert notice.key == "boxes.set_aside"
    assert Path(str(notice.values["aside"])).read_bytes() == b"format = 1\nrubbish"
    assert shelf.read("viscounts").file.boxes == {MINE.name: MINE}


def test_what_could_not_be_read_again_is_not_written(shelf: BoxShelf) -> None:
    shelf.keep(MINE)
    broken = Box("viscounts", MINE.name, {COST.place: replace(COST, note="x" * 2000)})
    before = shelf.path("viscounts").read_bytes()
    with pytest.raises(SaveError):
        shelf.keep(broken)
    assert shelf.path("viscounts").read_bytes() == before


@pytest.fixture
def closed_folder() -> Iterator[Path]:
    """Corrections are kept below it, and nobody may look into their folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        BoxShelf(folder).keep(MINE)
        (folder / "trials").mkdir(mode=0o000)
        (folder / "boxes").chmod(0o000)
        yield folder
        (folder / "boxes").chmod(0o755)


def read_boxes_and_trials(folder: Path) -> str:
    problem = BoxShelf(folder).read("viscounts").problem
    return f"{problem.key if problem else None} {TrialShelf(folder).read('one')}"


@pytest.mark.skipif(os.name != "posix", reason="closes folders as Unix does")
def test_a_folder_that_may_not_be_looked_into_is_told(closed_folder: Path) -> None:
    told = unprivileged(read_boxes_and_trials, closed_folder)
    assert told == "file.unreadable None"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "boxes.not_a_set"),
        (b"\xff\xfe", "boxes.not_a_set"),
        (b"PK\x03\x04", "boxes.not_a_set"),
        (b"format = 1\n" + b"#" * MAX_BYTES, "boxes.too_large"),
        (b'format = 2\ngame = "viscounts"\n', "boxes.newer_format"),
        (b'format = 1\ngame = "chess"\n', "boxes.unknown_game"),
        (b'format = 1\ngame = "viscounts"\nextra = 1\n', "boxes.bad_content"),
        (b'format = 1\ngame = "viscounts"\nin_use = "x"\n', "boxes.bad_content"),
        (b'format = 1\ngame = "viscounts"\n[[set]]\nname = 3\n', "boxes.bad_content"),
        (b"format = 1\n" + b"a.b.c.d.e.f.g = 1\n", "boxes.bad_content"),
    ],
)
def test_another_file_is_refused(content: bytes, key: str) -> None:
    with pytest.raises(SaveError) as refused:
        read_text(content)
    assert refused.value.message.key == key


def test_a_column_that_is_none_and_one_that_stands_twice() -> None:
    text = write_text(BoxFile("viscounts", {MINE.name: MINE}))
    for old, new in (('column = "cost"', 'column = "a b"'), ("ability.once", "cost")):
        with pytest.raises(SaveError, match="column"):
            read_text(text.replace(old, new).encode())


def test_a_new_set_gets_a_name_of_its_own() -> None:
    file = BoxFile("viscounts", {MINE.name: MINE})
    assert free_name(file, "New") == "New"
    assert free_name(file, MINE.name) == f"{MINE.name} (2)"
    assert free_name(file, " \n") == "1"
    assert free_name(BoxFile("viscounts", {"1": MINE}), " \n") == "1 (2)"


def test_two_sets_of_one_long_name_are_kept(shelf: BoxShelf) -> None:
    for _ in range(12):
        name = free_name(shelf.read("viscounts").file, "x" * MAX_NAME)
        shelf.keep(replace(MINE, name=name))
    assert len(shelf.read("viscounts").file.boxes) == 12
