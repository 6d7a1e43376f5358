"""Two windows on one folder of corrections: neither loses what the other has said."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from engine.box.corrections import Box, Correction
from engine.box.merging import merge_sets, said_twice
from engine.box.places import Place
from saves.box_files import BoxFile
from saves.box_merging import merge_files
from saves.boxes import BoxShelf
from saves.one_writer import one_writer
from tests.source import ROOT

GAME = "viscounts"
WRITERS, EACH = 3, 12


def said(card: str, value: int) -> Correction:
    return Correction(f"townsfolk {card}", "cost", value, 0)


def a_set(name: str = "Mine", **values: int) -> Box:
    found = [said(card, value) for card, value in values.items()]
    return Box(GAME, name, {each.place: each for each in found})


def a_file(*boxes: Box, used: str = "", skipped: tuple[Place, ...] = ()) -> BoxFile:
    return BoxFile(GAME, {box.name: box for box in boxes}, used, skipped)


# What becomes of both ----------------------------------------------------------------------------


def test_what_each_has_said_is_in_the_set() -> None:
    known, mine, there = a_set(a=1, b=1), a_set(a=2, b=1, c=3), a_set(a=1, d=4)
    assert merge_sets(known, mine, there).corrections == a_set(a=2, c=3, d=4).corrections
    assert said_twice(known, mine, there) == []


def test_where_both_say_something_mine_counts() -> None:
    known, mine, there = a_set(a=1, b=1), a_set(a=2), a_set(a=3, b=5)
    assert merge_sets(known, mine, there) == a_set(a=2)
    assert said_twice(known, mine, there) == [said("a", 0).place, said("b", 0).place]


def test_both_said_the_same() -> None:
    known, both = a_set(a=1), a_set(a=2)
    assert merge_sets(known, both, both) == both
    assert said_twice(known, both, both) == []


def test_new_sets_of_one_name_become_one() -> None:
    file = merge_files(a_file(), a_file(a_set(a=1), used="Mine"), a_file(a_set(b=2), used="Mine"))
    assert file == a_file(a_set(a=1, b=2), used="Mine")


def test_sets_are_made_and_removed_by_either() -> None:
    one, two, three = a_set("1", a=1), a_set("2", a=2), a_set("3", a=3)
    assert set(merge_files(a_file(one, two), a_file(one, three), a_file(two)).boxes) == {"3"}
    assert merge_files(a_file(one), a_file(one), a_file(one, two)) == a_file(one, two)


def test_a_set_that_one_removed_and_the_other_changed_stays() -> None:
    known, changed = a_file(a_set(a=1)), a_file(a_set(a=2))
    assert merge_files(known, a_file(), changed) == changed
    assert merge_files(known, changed, a_file()) == changed


def test_whoever_changed_the_set_in_use_is_followed() -> None:
    one, two = a_set("1", a=1), a_set("2", a=2)
    known = a_file(one, two, used="1")
    assert merge_files(known, known, replace(known, in_use="2")).in_use == "2"
    assert merge_files(known, replace(known, in_use="2"), known).in_use == "2"
    assert merge_files(known, known, a_file(two, used="")).in_use == ""
    gone = a_file(two)
    assert merge_files(known, replace(known, in_use="2"), gone).in_use == "2"


def test_figures_left_for_later() -> None:
    a, b, c = (Place("townsfolk", column) for column in "abc")
    file = merge_files(a_file(skipped=(a, b)), a_file(skipped=(a, c)), a_file(skipped=(b,)))
    assert file.skipped == (c,)


# On the disk -------------------------------------------------------------------------------------


def test_a_file_that_cannot_be_read_takes_no_set_with_it(tmp_path: Path) -> None:
    shelf, known = BoxShelf(tmp_path), a_file(a_set("1", a=1), a_set("2", a=2), used="2")
    shelf.write(known)
    shelf.path(GAME).write_bytes(b"rubbish")
    mine = a_file(a_set("1", a=9), a_set("2", a=2), used="2")
    merged = shelf.merge(known, mine)
    assert merged.notice is not None
    assert shelf.read(GAME).file == mine


def test_whoever_writes_at_the_same_time_waits(tmp_path: Path) -> None:
    """Several processes add sets, each to what it finds."""
    command = [sys.executable, "-m", "tests.saves.box_adder", str(tmp_path)]
    writers = [subprocess.Popen([*command, f"w{n}_", str(EACH)], cwd=ROOT) for n in range(WRITERS)]
    assert [each.wait() for each in writers] == [0] * WRITERS
    kept = BoxShelf(tmp_path).read(GAME)
    assert kept.problem is None
    assert set(kept.file.boxes) == {f"w{n}_{m}" for n in range(WRITERS) for m in range(EACH)}


def test_where_no_lock_can_be_made_it_is_written_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("", encoding="utf-8")
    with one_writer(tmp_path / "in the way" / "lock"):
        BoxShelf(tmp_path).keep(a_set(a=1))
    assert BoxShelf(tmp_path).read(GAME).file == a_file(a_set(a=1))
