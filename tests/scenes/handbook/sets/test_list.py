"""The leaf of sets: made, named, used, compared, passed on and removed, through real events."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.box.applying import shipped
from engine.box.patch import patch_of
from engine.box.places import Place
from saves.boxes import SUFFIX, export_box, import_box
from scenes.handbook.gui.confirm import NO, YES, ConfirmWindow
from scenes.handbook.sets.words import FigureWords
from scenes.library.files.scene import FilesScene
from scenes.play.boxes import in_use
from tests.engine.box.support import box_with
from tests.scenes.handbook.sets.opened import by_keys, closed, kept, opened, press
from tests.scenes.support import click, key, make_app, settle, typed

COST = {"townsfolk tf_mason|cost": 4}
OTHER = {"townsfolk tf_mason|cost": 3, "townsfolk tf_acolyte|cost": 4}


@pytest.mark.slow
def test_a_new_set_is_named_at_once(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    press(app, scene, "new")
    assert scene.line is not None
    app.tick([key(pygame.K_HOME), key(pygame.K_END, pygame.KMOD_SHIFT)], 0.0)
    app.tick([key(pygame.K_BACKSPACE), *typed("Nagyi doboza"), key(pygame.K_RETURN)], 0.0)
    settle(app)
    assert list(kept(app)) == ["Nagyi doboza"]
    assert scene.desk.name == "Nagyi doboza"
    closed(app)


@pytest.mark.slow
def test_a_name_that_is_taken_gets_a_number_and_escape_keeps_the_old_one(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, box_with("viscounts", "A"), box_with("viscounts", "B"))
    press(app, scene, "set:B")
    press(app, scene, "rename")
    app.tick([key(pygame.K_BACKSPACE), *typed("A"), key(pygame.K_ESCAPE)], 0.0)
    assert list(kept(app)) == ["A", "B"]
    press(app, scene, "rename")
    app.tick([key(pygame.K_BACKSPACE), *typed("A"), key(pygame.K_RETURN)], 0.0)
    assert list(kept(app)) == ["A", "A (2)"]
    closed(app)


@pytest.mark.slow
def test_a_set_in_use_keeps_being_used_under_its_new_name(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, box_with("viscounts", "A", **COST), used="A")
    press(app, scene, "rename")
    app.tick([key(pygame.K_BACKSPACE), *typed("Mine"), key(pygame.K_RETURN)], 0.0)
    assert app.boxes.read("viscounts").file.in_use == "Mine"
    closed(app)


@pytest.mark.slow
@pytest.mark.parametrize("way", [press, by_keys])
def test_used_and_switched_off(tmp_path: Path, way: object) -> None:
    assert callable(way)
    app, scene = opened(tmp_path, box_with("viscounts", "A", **COST))
    way(app, scene, "set:A")
    way(app, scene, "use")
    found = in_use(app.boxes, "viscounts").boxed
    assert found is not None
    assert found.box.name == "A"
    way(app, scene, "off")
    assert in_use(app.boxes, "viscounts").boxed is None
    assert list(kept(app)) == ["A"], "nothing is lost by it"
    closed(app)


@pytest.mark.slow
def test_a_copy_says_the_same(tmp_path: Path) -> None:
    box = box_with("viscounts", "A", **COST)
    app, scene = opened(tmp_path, box, used="A")
    press(app, scene, "copy")
    first, second = kept(app).values()
    assert first.corrections == second.corrections
    assert scene.desk.name == second.name != first.name
    closed(app)


@pytest.mark.slow
@pytest.mark.parametrize("answer", [YES, NO])
def test_a_set_is_removed_only_after_a_question_and_undo_brings_it_back(
    tmp_path: Path, answer: str
) -> None:
    app, scene = opened(tmp_path, box_with("viscounts", "A", **COST), used="A")
    press(app, scene, "remove")
    asked = app.stack.top
    assert isinstance(asked, ConfirmWindow)
    assert "A" in asked.question.title
    assert asked.focus.focused == NO, "Enter alone removes nothing"
    app.tick(click(asked.boxes()[answer].center), 0.0)
    settle(app)
    assert list(kept(app)) == ([] if answer == YES else ["A"])
    if answer == YES:
        press(app, scene, "undo")
        assert list(kept(app)) == ["A"]
        assert app.boxes.read("viscounts").file.in_use == "A"
    closed(app)


def test_two_sets_are_compared_side_by_side(tmp_path: Path) -> None:
    one, other = box_with("viscounts", "A", **COST), box_with("viscounts", "B", **OTHER)
    app, scene = opened(tmp_path, one, other, used="A")
    told = scene.state_words
    assert "Mason: Cost, 1, 4" in told
    press(app, scene, "step:after")
    told = scene.state_words
    assert "Mason: Cost, 3, 4" in told
    assert "Acolyte: Cost, 4, 3" in told
    closed(app)


@pytest.mark.slow
def test_a_set_is_held_against_the_programs_figures_of_today(tmp_path: Path) -> None:
    box = box_with("viscounts", "A", **COST)
    (said,) = box.corrections.values()
    older = box.with_corrections(replace(said, was=said.was + 1))
    app, scene = opened(tmp_path, older, used="A")
    told = [part.words for part in scene.leaf.right.parts]
    assert any(words.endswith(f", {said.was}, {said.value}") for words in told), told
    closed(app)


@pytest.mark.slow
def test_corrections_of_published_figures_are_taken_out(tmp_path: Path) -> None:
    cells = {"townsfolk tf_mason|cost": 4, "manuscript ms_05|cost": 2}
    box = box_with("viscounts", "A", **cells)
    app, scene = opened(tmp_path, box, used="A")
    base = shipped("viscounts")
    press(app, scene, "only")
    left = set(kept(app)["A"].corrections)
    assert left < set(box.corrections)
    assert left == {place for place in box.corrections if "reconstructed" in _source(base, place)}
    press(app, scene, "undo")
    assert set(kept(app)["A"].corrections) == set(box.corrections)
    closed(app)


def _source(base: object, place: object) -> str:

    figures = base.figures  # type: ignore[attr-defined]
    return next(each.source for each in figures if each.place == place)


@pytest.mark.slow
def test_a_set_goes_out_and_in_by_the_sheet_of_files(tmp_path: Path) -> None:
    box = box_with("viscounts", "Mine", **COST)
    app, scene = opened(tmp_path / "a", box, used="Mine")
    app.library.set_setting("files.folder", str(tmp_path))
    press(app, scene, "export")
    assert isinstance(app.stack.top, FilesScene)
    assert app.stack.top.request.note
    assert not app.stack.top.request.warn, "a remark, no warning"
    app.tick([key(pygame.K_RETURN)], 0.0)
    settle(app)
    path = tmp_path / f"Mine{SUFFIX}"
    assert import_box(path) == box
    assert app.stack.top is scene
    closed(app)
    app, scene = opened(tmp_path / "b")
    app.library.set_setting("files.folder", str(tmp_path))
    press(app, scene, "import")
    sheet = app.stack.top
    assert isinstance(sheet, FilesScene)
    at = [entry.path for entry in sheet.listing.entries].index(path)
    app.tick(click(sheet.rows.rect_of(at).center), 0.0)
    app.tick(click(sheet.boxes()["ok"].center), 0.0)
    settle(app)
    assert kept(app) == {"Mine": box}
    assert app.boxes.read("viscounts").file.in_use == "", "it is not in use yet"
    closed(app)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff", b"format = 1", b"format = 1\ngame = 'viscounts'\n", b"x" * 900_000],
)
def test_a_hostile_file_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    from scenes.handbook.sets.files import take_in

    box = box_with("viscounts", "A", **COST)
    app, scene = opened(tmp_path, box, used="A")
    path = tmp_path / f"bad{SUFFIX}"
    path.write_bytes(content)
    before = app.boxes.path("viscounts").read_bytes()
    why = take_in(app, scene.desk, path)
    assert why.endswith(".")
    assert app.boxes.path("viscounts").read_bytes() == before
    closed(app)


@pytest.mark.slow
def test_a_set_of_another_game_or_one_that_is_there_is_not_kept_twice(tmp_path: Path) -> None:
    from scenes.handbook.sets.files import take_in

    box = box_with("viscounts", "A", **COST)
    app, scene = opened(tmp_path, box)
    foreign = export_box(box_with("caylus", "C", **{"scoring|gold_vp_each": 2}), tmp_path / "c")
    assert "Caylus" in take_in(app, scene.desk, foreign)
    twin = export_box(box, tmp_path / "a")
    assert take_in(app, scene.desk, twin) == ""
    assert list(kept(app)) == ["A"]
    assert scene.desk.name == "A"
    namesake = export_box(box_with("viscounts", "A", **OTHER), tmp_path / "b")
    assert take_in(app, scene.desk, namesake) == ""
    assert list(kept(app)) == ["A", "A (2)"]
    closed(app)


@pytest.mark.slow
def test_the_patch_is_saved_as_the_project_takes_it(tmp_path: Path) -> None:
    box = box_with("viscounts", "Mine", **COST)
    app, scene = opened(tmp_path / "a", box, used="Mine")
    app.library.set_setting("files.folder", str(tmp_path))
    press(app, scene, "patch")
    app.tick([key(pygame.K_RETURN)], 0.0)
    settle(app)
    wanted = patch_of(shipped("viscounts"), box, "engine/games/viscounts/cards.toml")
    assert (tmp_path / "Mine.patch").read_text("utf-8") == wanted
    assert 'source_cost = "box"' in wanted
    closed(app)


def test_a_damaged_file_is_told_and_moved_aside_only_when_something_is_kept(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "boxes"
    folder.mkdir()
    (folder / "viscounts.toml").write_bytes(b"\x00\x01")
    app, scene = opened(tmp_path)
    assert (
        app.say("boxes.not_a_set") in " ".join(part.words for part in scene.leaf.left.parts)
        or scene.desk.problem is not None
    )
    press(app, scene, "new")
    assert len(kept(app)) == 1
    assert [each.name for each in folder.iterdir() if "damaged" in each.name]
    closed(app)


def test_a_card_that_is_a_figure_has_its_name_in_the_comparison(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    words = FigureWords(app, "viscounts", shipped("viscounts"))
    said = words.value(Place("ai_board noble", "remove_schemes"), ["ss_noble"])
    assert said
    assert "ss_" not in said
