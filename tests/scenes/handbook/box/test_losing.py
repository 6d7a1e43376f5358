"""Nothing that was said of a box is lost: typed and given up, a full disk, two windows at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.box.places import Place
from scenes.app import App
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.sets.scene import SetsScene
from scenes.play.boxes import in_use
from tests.scenes.handbook.box.support import Hand, Keys, open_box
from tests.scenes.support import key, settle, typed

CARD = "manuscript ms_09"
COST = Place(CARD, "cost")
OTHER = "manuscript ms_08"
OURS = 5


def slowly(app: App, letters: str) -> None:
    """Typed with pauses in which every letter is taken."""
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL)], 0.0)
    for letter in letters:
        app.tick(typed(letter), 0.0)
        app.tick([], 0.3)


def cost(scene: BoxScene) -> object:
    return scene.desk.bench.editing.figure(COST).value


def on_disk(app: App) -> dict[Place, object]:
    used = app.boxes.used("viscounts")
    return {} if used is None else {place: each.value for place, each in used.corrections.items()}


# Typed -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_escape_gives_up_what_was_typed(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    slowly(app, "7")
    assert cost(scene) == 7
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    assert app.stack.top is scene
    assert cost(scene) == OURS
    assert on_disk(app) == {}
    assert not scene.desk.bench.editing.can_undo
    assert not scene.desk.bench.editing.can_redo


@pytest.mark.slow
def test_escape_gives_up_a_refused_value_and_what_stood_there_before_stays(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f1:open")
    slowly(app, "77")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert scene.desk.bench.drafts == {}
    hand.use("f1:open")
    hand.write("88")
    hand.use("f1:open")
    slowly(app, "6")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert scene.desk.bench.drafts[COST].value == "88"
    assert cost(scene) == OURS


@pytest.mark.slow
def test_enter_and_leaving_the_line_take_the_value(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    for letter, leave in (("7", pygame.K_RETURN), ("8", pygame.K_TAB)):
        hand.use("f1:open")
        app.tick([key(pygame.K_a, pygame.KMOD_CTRL), *typed(letter), key(leave)], 0.0)
        assert cost(scene) == int(letter)
    hand.use("f1:open")
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL), *typed("6")], 0.0)
    hand.use("show:all")
    assert cost(scene) == 6


@pytest.mark.slow
def test_a_number_that_is_typed_slowly_is_one_step_back(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    bench = scene.desk.bench
    Hand(app, scene).use("f1:open")
    for letters in ("3", "4", "7"):
        slowly(app, letters)
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert cost(scene) == 7
    Hand(app, scene).undo()
    assert cost(scene) == OURS
    assert not bench.editing.can_undo
    Keys(app, scene).use("do:redo")
    assert cost(scene) == 7


@pytest.mark.slow
def test_the_figure_can_be_typed_back_to_what_it_was(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    for letters in ("7", "5"):
        slowly(app, letters)
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert cost(scene) == OURS
    assert not scene.desk.bench.editing.can_undo


# A disk that refuses -----------------------------------------------------------------------------


def refuse(app: App) -> None:
    """Nothing can be written among the boxes."""
    app.boxes.folder.rename(app.boxes.folder.with_name("aside"))
    app.boxes.folder.write_text("in the way", encoding="utf-8")


def mend(app: App) -> None:
    app.boxes.folder.unlink()
    app.boxes.folder.with_name("aside").rename(app.boxes.folder)


@pytest.mark.slow
def test_what_could_not_be_written_is_there_behind_the_sets(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f1:more")
    refuse(app)
    hand.use("f1:more")
    assert on_disk(app) == {}
    hand.use("sets")
    assert app.stack.top is scene, "the sets would show another figure than this page"
    assert app.notice.sentence
    assert cost(scene) == OURS + 2
    mend(app)
    hand.use("sets")
    app.tick([], 0.0)
    assert isinstance(app.stack.top, SetsScene)
    assert on_disk(app) == {COST: OURS + 2}
    app.stack.pop()
    settle(app)
    assert cost(scene) == OURS + 2


# Two windows -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_windows_keep_each_others_figures(tmp_path: Path) -> None:
    one, first = open_box(tmp_path, "viscounts", CARD)
    other, second = open_box(tmp_path, "viscounts", OTHER)
    place = Place(OTHER, "cost")
    was = second.desk.bench.editing.figure(place).value
    Hand(one, first).use("f1:more")
    Hand(other, second).use("f1:more")
    assert on_disk(one) == {COST: OURS + 1, place: was + 1}
    assert cost(second) == OURS + 1
    assert other.notice.sentence == other.say("handbook.box.joined", n=1)
    Hand(one, first).use("f1:more")
    assert on_disk(one) == {COST: OURS + 2, place: was + 1}
    assert first.desk.bench.editing.figure(place).value == was + 1


@pytest.mark.slow
def test_where_both_windows_say_something_the_later_one_counts_and_says_so(tmp_path: Path) -> None:
    one, first = open_box(tmp_path, "viscounts", CARD)
    other, second = open_box(tmp_path, "viscounts", CARD)
    Hand(one, first).use("f1:more")
    Hand(other, second).use("f1:less")
    assert on_disk(one) == {COST: OURS - 1}
    assert other.notice.sentence == other.say("handbook.box.said_twice", n=1)


def order_of(scene: BoxScene) -> dict[str, object]:
    """The places of the provinces in their order."""
    figures = scene.desk.bench.editing.figures
    return {f.entry.partition(" ")[2]: f.value for f in figures if f.column == "order"}


def exchange(app: App, scene: BoxScene, one: str, other: str) -> None:
    """Two provinces change places; the first alone waits for the second."""
    before, hand = order_of(scene), Hand(app, scene)
    for name, taken in ((one, other), (other, one)):
        scene.open_entry(f"province {name}")
        hand.use(f"{hand.field(Place(f'province {name}', 'order')).key}:open")
        hand.write(str(before[taken]))


@pytest.mark.slow
def test_figures_of_two_windows_that_make_no_sense_together_are_kept_apart(tmp_path: Path) -> None:
    one, first = open_box(tmp_path, "tara", "province connacht")
    other, second = open_box(tmp_path, "tara", "province ulster")
    exchange(one, first, "connacht", "ulster")
    exchange(other, second, "ulster", "munster")
    kept = one.boxes.read("tara").file
    assert kept.used is not None
    name = next(name for name in kept.boxes if name != kept.in_use)
    assert other.notice.sentence == other.say("handbook.box.parted", name=name)
    assert order_of(second) == {"connacht": 1, "ulster": 4, "leinster": 3, "munster": 2}
    assert {f"{p.entry} {c.value}" for p, c in kept.used.corrections.items()} == {
        "province ulster 4", "province munster 2",
    }  # fmt: skip
    assert {f"{p.entry} {c.value}" for p, c in kept.boxes[name].corrections.items()} == {
        "province connacht 2", "province ulster 1",
    }  # fmt: skip
    assert in_use(one.boxes, "tara").problem is None
