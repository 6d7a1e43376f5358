"""An update of the program under a corrected figure: shown, decided one by one or all at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.box.applying import shipped
from engine.box.corrections import Box, Correction
from engine.box.places import Place
from scenes.handbook.sets.scene import SetsScene
from tests.engine.box.support import box_with
from tests.scenes.handbook.sets.opened import by_keys, closed, kept, opened, press

MASON, ACOLYTE = Place("townsfolk tf_mason", "cost"), Place("townsfolk tf_acolyte", "cost")
NOW = {place: shipped("viscounts").value(place) for place in (MASON, ACOLYTE)}


def stale() -> Box:
    """Both figures were others when they were corrected."""
    box = box_with(
        "viscounts", "A", **{"townsfolk tf_mason|cost": 4, "townsfolk tf_acolyte|cost": 5}
    )
    said = [replace(each, was=2) for each in box.corrections.values()]
    return box.with_corrections(*said)


def targets(scene: SetsScene, kind: str) -> list[str]:
    return [each.key for each in scene.leaf.targets() if each.key.startswith(f"{kind}:")]


@pytest.mark.slow
def test_the_number_stands_on_the_tab_and_is_told(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, stale())
    assert scene.desk.waiting == 2
    assert app.say("sets.waiting", n=2) in scene.target_words("tab:changes")
    press(app, scene, "tab:changes")
    assert len(targets(scene, "mine")) == len(targets(scene, "theirs")) == 2
    told = scene.target_words(targets(scene, "theirs")[0])
    assert str(NOW[MASON]) in told
    assert "2" in told
    closed(app)


@pytest.mark.slow
@pytest.mark.parametrize("way", [press, by_keys])
def test_mine_is_kept_against_the_new_figure(tmp_path: Path, way: object) -> None:
    assert callable(way)
    app, scene = opened(tmp_path, stale(), tab="changes")
    way(app, scene, targets(scene, "mine")[0])
    said = kept(app)["A"].corrections
    assert (said[MASON].value, said[MASON].was) == (4, NOW[MASON])
    assert said[ACOLYTE].was == 2, "the other one still waits"
    assert scene.desk.waiting == 1
    closed(app)


@pytest.mark.slow
def test_the_programs_figure_is_taken_and_undo_brings_mine_back(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, stale(), tab="changes")
    press(app, scene, targets(scene, "theirs")[0])
    assert MASON not in kept(app)["A"].corrections
    press(app, scene, "undo")
    assert kept(app)["A"].corrections[MASON].value == 4
    assert scene.desk.waiting == 2
    closed(app)


@pytest.mark.parametrize("how", ["mine", "theirs"])
def test_all_at_once_in_all_sets(tmp_path: Path, how: str) -> None:
    other = replace(stale(), name="B")
    app, scene = opened(tmp_path, stale(), other, tab="changes")
    assert scene.desk.waiting == 4
    press(app, scene, f"all:{how}")
    assert scene.desk.waiting == 0
    for box in kept(app).values():
        values = [each.value for each in box.corrections.values()]
        assert values == ([4, 5] if how == "mine" else [])
    closed(app)


@pytest.mark.slow
def test_a_figure_that_agrees_by_now_is_confirmed_and_one_that_is_gone_is_forgotten(
    tmp_path: Path,
) -> None:
    agreed = Correction(*MASON, NOW[MASON], 9, "Anna", "2026-11-01")
    gone = Correction("townsfolk tf_gone", "cost", 3, 2, "Anna", "2026-11-01")
    box = Box("viscounts", "A", {each.place: each for each in (agreed, gone)})
    app, scene = opened(tmp_path, box, tab="changes")
    press(app, scene, targets(scene, "mine")[0])
    assert kept(app)["A"].corrections[MASON].confirms
    press(app, scene, targets(scene, "theirs")[0])
    assert list(kept(app)["A"].corrections) == [MASON]
    assert scene.desk.waiting == 0
    closed(app)
