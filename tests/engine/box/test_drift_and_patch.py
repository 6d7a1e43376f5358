"""Updates of the program's figures under corrected ones, two sets side by side, and the patch."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from engine.box.applying import Printed, apply, printed, shipped
from engine.box.corrections import Correction
from engine.box.drift import (
    AGREED,
    CHANGED,
    GONE,
    as_of_today,
    compare,
    drift_of,
    keep_mine,
    published_kept,
    take_theirs,
)
from engine.box.patch import entries_of, patch_of
from engine.box.places import Place
from engine.cells import parse_toml
from engine.games import folder_of
from tests.engine.box.support import box_with, editing, place
from tests.sampling import sampled

MASON, ARTIST = place("townsfolk tf_mason|cost"), place("townsfolk tf_artist|cost")


def updated(*changes: tuple[str, str]) -> Printed:
    """The program's component file of a later day."""
    text = shipped("viscounts").text
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return printed(shipped("viscounts").game, text)


MASON_LINE = 'id = "tf_mason", name = "Mason", cost = 1'
LATER = (MASON_LINE, MASON_LINE.replace("cost = 1", "cost = 3"))


def test_an_update_that_leaves_corrected_figures_alone_asks_nothing() -> None:
    box = box_with("viscounts", **{"townsfolk tf_artist|cost": 4})
    assert drift_of(box, updated(LATER)) == ()
    assert drift_of(box, shipped("viscounts")) == ()


def test_a_figure_that_changed_under_a_corrected_one_shows_all_three() -> None:
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 4, "townsfolk tf_artist|cost": 4})
    (drift,) = drift_of(box, updated(LATER))
    assert (drift.place, drift.kind) == (MASON, CHANGED)
    assert (drift.was, drift.now, drift.mine) == (1, 3, 4)


def test_mine_is_kept_until_the_owner_has_decided() -> None:
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 4})
    assert "cost = 4" in apply(updated(LATER), box.corrections.values()).text


def test_keep_mine() -> None:
    later = updated(LATER)
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 4})
    kept = keep_mine(box, *drift_of(box, later))
    assert drift_of(kept, later) == ()
    assert kept.corrections[MASON].value == 4
    assert kept.corrections[MASON].was == 3
    assert kept.fingerprint == box.fingerprint


def test_take_the_programs() -> None:
    later = updated(LATER)
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 4, "townsfolk tf_artist|cost": 4})
    taken = take_theirs(box, *drift_of(box, later))
    assert list(taken.corrections) == [ARTIST]
    assert "cost = 3" in apply(later, taken.corrections.values()).text


def test_the_program_has_come_to_agree() -> None:
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 3})
    (drift,) = drift_of(box, updated(LATER))
    assert drift.kind == AGREED


def test_a_card_that_the_program_does_not_have_any_more() -> None:
    box = box_with("viscounts", **{"townsfolk tf_nobody|cost": 3})
    (drift,) = drift_of(box, shipped("viscounts"))
    assert (drift.kind, drift.now) == (GONE, None)
    assert keep_mine(box, drift).corrections == {}


@pytest.mark.slow
def test_a_confirmed_figure_that_changes_is_told_too() -> None:
    box = editing("viscounts")
    box.confirm(MASON)
    (drift,) = drift_of(box.box, updated(LATER))
    assert (drift.kind, drift.mine, drift.now) == (CHANGED, 1, 3)


def test_a_set_changes_what_it_changes_today() -> None:
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 1, "townsfolk tf_artist|cost": 4})
    once = box.without(ARTIST)
    assert (once.fingerprint, as_of_today(once, shipped("viscounts")).fingerprint) == ("", "")
    today = as_of_today(once, updated(LATER))
    assert "cost = 1" in apply(updated(LATER), today.corrections.values()).text
    assert today.fingerprint, "the program says 3, and 1 is played"
    gone = box_with("viscounts", **{"townsfolk tf_nobody|cost": 3})
    assert as_of_today(gone, shipped("viscounts")).fingerprint == ""
    assert as_of_today(box_with("viscounts", **{"townsfolk tf_mason|cost": 3}), updated(LATER)) == (
        box_with("viscounts").with_corrections(
            Correction(*MASON, 3, 3, "Anna", "2026-11-23"),
        )
    )


def test_two_sets_side_by_side() -> None:
    one = box_with(
        "viscounts", "A", **{"townsfolk tf_mason|cost": 4, "townsfolk tf_artist|cost": 4}
    )
    other = box_with("viscounts", "B", **{"townsfolk tf_mason|cost": 2})
    found = {each.place: (each.program, each.one, each.other) for each in compare(one, other)}
    assert found == {MASON: (1, 4, 2), ARTIST: (3, 4, 3)}
    assert compare(one, one) == ()


def test_published_figures_only_where_known() -> None:
    cells = {"townsfolk tf_mason|cost": 4, "manuscript ms_27|cost": 6}
    box = box_with("viscounts", **cells)
    kept = published_kept(box, shipped("viscounts"))
    assert list(kept.corrections) == [Place("manuscript ms_27", "cost")]


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(["versailles", "viscounts"]))
def test_the_patch_is_what_git_takes(game: str, tmp_path: Path) -> None:
    box = editing(game)
    first = box.still_reconstructed()[:12]
    box.confirm(*first)
    number = next(each for each in box.figures if each.kind == "number" and each.reconstructed)
    box.change({number.place: number.value + (1 if number.value < number.high else -1)})
    path = f"engine/games/{game}/cards.toml"
    target = tmp_path / path
    target.parent.mkdir(parents=True)
    target.write_bytes((folder_of(game) / "cards.toml").read_bytes())
    (tmp_path / "box.patch").write_text(patch_of(box.base, box.box, path), encoding="utf-8")
    subprocess.run(["git", "apply", "box.patch"], cwd=tmp_path, check=True)
    after = printed(box.base.game, target.read_text(encoding="utf-8"))
    assert after.value(number.place) == box.figure(number.place).value
    assert 'source = "box"' in after.text or '= "box"' in after.text


@pytest.mark.slow
def test_an_entry_that_was_looked_at_as_a_whole_has_one_source() -> None:
    box = editing("viscounts")
    mine = [figure.place for figure in box.figures if figure.entry == "manuscript ms_33"]
    box.confirm(*mine)
    box.change({Place("manuscript ms_33", "cost"): 4}, note="seen twice")
    lines = entries_of(box.base, box.box).splitlines()
    assert lines[-1].strip().startswith('{ id = "ms_33"')
    assert 'source = "box"' in lines[-1]
    assert "source_" not in lines[-1]
    assert any("cost: 4 <- 3 (Anna, 2026-11-23, seen twice)" in line for line in lines)
    raw = parse_toml("patch", f"manuscript = [\n{lines[-1]}\n]\n")
    assert raw["manuscript"][0]["cost"] == 4


def test_a_box_that_says_nothing_is_no_patch() -> None:
    box = editing("tara")
    assert patch_of(box.base, box.box, "x") == ""
    assert entries_of(box.base, box.box) == ""
