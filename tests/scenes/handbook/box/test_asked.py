"""Nothing is lost without a question: windows over the page, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.box.places import Place
from scenes.app import App
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.gui.confirm import NO, YES, ConfirmWindow
from scenes.shell.voice.heard import WHERE
from tests.scenes.handbook.box.support import Hand, open_box, pad
from tests.scenes.handbook.box.test_losing import mend, on_disk, refuse
from tests.scenes.support import click, key, settle

CARD, OTHER = "manuscript ms_09", "manuscript ms_08"
COST = Place(CARD, "cost")
OURS = 5


def asked(app: App) -> ConfirmWindow:
    settle(app)
    window = app.stack.top
    assert isinstance(window, ConfirmWindow)
    return window


def refused(folder: Path) -> tuple[App, BoxScene]:
    """A page with a value that the rules refuse, at an entry that lies open no more."""
    app, scene = open_box(folder, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f1:open")
    hand.write("77")
    scene.open_entry(OTHER)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    return app, scene


@pytest.mark.parametrize("answer", [YES, NO])
@pytest.mark.slow
def test_a_refused_value_is_not_left_behind_unseen(tmp_path: Path, answer: str) -> None:
    app, scene = refused(tmp_path)
    window = asked(app)
    assert window.question.title == app.say("handbook.box.ask.title_refused")
    assert scene.entry == CARD, "it is seen below"
    app.tick(click(window.boxes()[answer].center), 0.0)
    app.tick([], 0.0)
    assert (scene in app.stack.scenes) == (answer == NO)
    assert COST in scene.desk.bench.drafts


@pytest.mark.slow
def test_keys_answer_and_enter_alone_says_no(tmp_path: Path) -> None:
    app, scene = refused(tmp_path)
    assert asked(app).focus.focused == NO
    app.tick([key(pygame.K_RETURN)], 0.0)
    settle(app)
    assert app.stack.top is scene
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    window = asked(app)
    assert window.tell_more(WHERE, back=False)[0] == window.title_words
    while window.focus.focused != YES:
        app.tick([key(pygame.K_TAB)], 0.0)
    app.tick([key(pygame.K_RETURN)], 0.0)
    app.tick([], 0.0)
    assert scene not in app.stack.scenes


@pytest.mark.slow
def test_another_chapter_opens_only_after_the_question(tmp_path: Path) -> None:
    app, scene = refused(tmp_path)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    scene.choose("tab:rules")
    app.tick(click(asked(app).boxes()[YES].center), 0.0)
    app.tick([], 0.0)
    assert scene not in app.stack.scenes
    assert len(app.stack.scenes) == 2


@pytest.mark.parametrize("answer", [YES, NO])
@pytest.mark.slow
def test_many_figures_are_taken_back_only_after_a_question(tmp_path: Path, answer: str) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand, bench = Hand(app, scene), scene.desk.bench
    hand.use("f1:more")
    hand.use("do:restore")
    assert app.stack.top is scene, "one figure comes back by undo"
    hand.use("do:undo")
    hand.use("f2:confirm")
    hand.use("do:restore")
    app.tick(click(asked(app).boxes()[answer].center), 0.0)
    settle(app)
    assert app.stack.top is scene
    assert len(bench.said_of(CARD)) == (0 if answer == YES else 2)
    if answer == YES:
        hand.use("do:undo")
        assert bench.editing.figure(COST).value == OURS + 1


@pytest.mark.slow
@pytest.mark.parametrize("mended", [True, False])
def test_figures_that_are_on_no_disk_are_not_left_behind_unasked(
    tmp_path: Path, mended: bool
) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f1:more")
    refuse(app)
    hand.use("f1:more")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    window = asked(app)
    assert window.question.title == app.say("handbook.box.ask.title_unwritten")
    if mended:
        mend(app)
    app.tick(click(window.boxes()[YES].center), 0.0)
    app.tick([], 0.0)
    assert scene not in app.stack.scenes
    if mended:
        assert on_disk(app) == {COST: OURS + 2}


@pytest.mark.slow
def test_a_pad_answers_before_refused_figures_are_left(tmp_path: Path) -> None:
    app, scene = refused(tmp_path)
    asked(app)
    app.tick(pad("a"), 0.0)
    settle(app)
    assert app.stack.top is scene, "it begins on the answer that loses nothing"
    app.tick(pad("b"), 0.0)
    window = asked(app)
    app.tick(pad("x"), 0.0)
    assert window.focus.focused == YES
    app.tick(pad("b"), 0.0)
    settle(app)
    assert app.stack.top is scene
    app.tick(pad("b"), 0.0)
    asked(app)
    app.tick([*pad("x"), *pad("a")], 0.0)
    app.tick([], 0.0)
    assert scene not in app.stack.scenes
