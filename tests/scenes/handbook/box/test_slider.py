"""The slider beside the entry of a number: by mouse, by keys, and in step with the letters."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.box.places import Place
from tests.scenes.handbook.box.support import Hand, open_box, pad
from tests.scenes.support import key, settle

CARD = "manuscript ms_09"
COST = Place(CARD, "cost")
LEAST, MOST = 1, 9


def mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(kind, {"button": 1, "buttons": (1, 0, 0), "rel": (0, 0), "pos": pos})


@pytest.mark.slow
def test_a_number_is_drawn_from_end_to_end(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    gui, bench = scene.desk.gui, scene.desk.bench
    assert gui.slide is not None
    track = gui.slide.track
    app.tick([mouse(pygame.MOUSEBUTTONDOWN, track.center)], 0.0)
    for x, number in ((app.size[0], MOST), (0, LEAST)):
        app.tick([mouse(pygame.MOUSEMOTION, (x, 0))], 0.0)
        app.tick([], 0.2)
        assert bench.editing.figure(COST).value == number, "drawn at once"
    app.tick([mouse(pygame.MOUSEBUTTONUP, (0, 0))], 0.0)
    app.tick([mouse(pygame.MOUSEMOTION, (app.size[0], 0))], 0.0)
    assert gui.line is not None
    assert gui.line.text == str(LEAST), "nobody holds it any more"
    app.tick([key(pygame.K_RETURN)], 0.0)
    settle(app)
    assert not gui.open
    assert bench.editing.figure(COST).value == LEAST


@pytest.mark.slow
def test_the_arrows_stay_between_its_ends(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    app.tick([key(pygame.K_UP)] * MOST, 0.0)
    line = scene.desk.gui.line
    assert line is not None
    assert line.text == str(MOST)


@pytest.mark.slow
def test_a_number_of_a_large_range_has_none(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "versailles")
    figure = next(f for f in scene.desk.bench.editing.figures if f.high - f.low > 90)
    scene.open_entry(figure.entry)
    settle(app)
    hand = Hand(app, scene)
    hand.use(f"{hand.field(figure.place).key}:open")
    assert scene.desk.gui.line is not None
    assert scene.desk.gui.slide is None


@pytest.mark.slow
def test_a_pad_draws_it_and_takes_the_number(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    gui, bench = scene.desk.gui, scene.desk.bench
    was = bench.editing.figure(COST).value
    scene.focus.focus("f1:open")
    app.tick(pad("a"), 0.0)
    assert gui.slide is not None
    app.tick([*pad("up"), *pad("up"), *pad("down")], 0.0)
    app.tick(pad("a"), 0.0)
    settle(app)
    assert not gui.open
    assert bench.editing.figure(COST).value == was + 1
    app.tick(pad("a"), 0.0)
    app.tick([*pad("up"), *pad("b")], 0.0)
    settle(app)
    assert app.stack.top is scene, "its second button gives up the line, not the page"
    assert bench.editing.figure(COST).value == was + 1


@pytest.mark.slow
def test_it_makes_way_for_the_reason_why_a_number_is_refused(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    gui = scene.desk.gui
    assert gui.line is not None
    assert gui.slide is not None
    assert gui.slide.visible
    gui.line.replace(str(MOST + 90))
    settle(app)
    assert not gui.slide.visible
    app.tick([mouse(pygame.MOUSEBUTTONDOWN, gui.slide.track.center)], 0.0)
    assert scene.desk.bench.editing.figure(COST).value != MOST + 90
    assert gui.line is None, "what cannot be seen cannot be held: the press goes to the page"
    Hand(app, scene).use("f1:open")
    assert gui.line is not None
    gui.line.replace(str(MOST))
    assert gui.slide is not None
    assert gui.slide.visible
