"""A click on what the guide lights is answered, also where it does nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.lessons.reader import load_lesson
from scenes.table.model.legality import Look
from scenes.table.scene import TableScene
from tests.scenes.support import click
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_who_clicks_a_lit_place_in_vain_is_shown_what_does_it(tmp_path: Path) -> None:
    """To climb in Tara is paid for with a button; the herdsman is only spoken of."""
    pupil = Pupil(tmp_path, "tara", by_keys=False, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("tara").chapters].index("promote"))
    pupil.rest()
    log = list(scene.course.session.log)
    pupil.app.tick(click(pupil.hand.at("hollow:leinster:1:1")), 0.05)
    pupil.rest()
    assert scene.course.session.log == log
    assert pupil.app.say("teacher.lit") in scene.slip_words
    pupil.follow(1)
    pupil.rest()
    assert pupil.app.say("teacher.lit") not in scene.slip_words
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_what_is_done_where_it_begins_lights_nothing_around_it(tmp_path: Path) -> None:
    """The Stone swaps two discs of one position in Tara: only that position is spoken of."""
    pupil = Pupil(tmp_path, "tara", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("tara").chapters].index("stone"))
    pupil.follow(1)
    pupil.rest()
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert overlay is not None
    assert table.lights(["hollow:leinster:2:1"])[0] in overlay.lit
    herdsmen = table.boxes(["hollow:leinster:1:*"])
    assert [box for box in overlay.lit if box.collidelist(herdsmen) >= 0] == []
    pupil.app.close()
    pupil.app.window.close()


def _marks(pupil: Pupil) -> dict[str, Look]:
    table = pupil.scene.table
    assert isinstance(table, TableScene)
    return table.painter.marks()


@pytest.mark.slow
def test_only_what_the_guide_asks_for_is_marked_in_full(tmp_path: Path) -> None:
    """Every disc of Leinster could be swapped by the Stone; the slip speaks of one."""
    pupil = Pupil(tmp_path, "tara", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("tara").chapters].index("stone"))
    pupil.follow(1)
    pupil.rest()
    marks = _marks(pupil)
    full = [name for name, look in marks.items() if look in (Look.NOW, Look.SOURCE)]
    assert full == ["hollow:leinster:2:1"]
    assert list(marks.values()).count(Look.ASIDE) > 8
    pupil.hand.click(pupil.hand.at("hollow:leinster:0:2"))
    assert Look.ASIDE not in _marks(pupil).values(), "somebody who does something else is not led"
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_where_anything_will_do_nothing_stands_back(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("caylus").chapters].index("own"))
    pupil.rest()
    assert pupil.scene.course.wanted() is not None
    assert Look.ASIDE not in _marks(pupil).values()
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_the_card_of_the_hand_that_is_spoken_of_lies_above_the_others(tmp_path: Path) -> None:
    """In Caylus with large letters the hand lies fanned; the Bank is told of and not played."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("caylus").chapters].index("town"))
    for _ in range(9):
        pupil.follow(1)
        pupil.rest()
        step = pupil.scene.course.runner.step
        if step is not None and step.id == "cards" and not pupil.scene.spoken_of:
            break
    assert isinstance(pupil.scene.table, TableScene)
    assert pupil.scene.table.painter.uncovered == "hand:10"
    pupil.app.close()
    pupil.app.window.close()


def _whole(pupil: Pupil, anchor: str) -> pygame.Rect:
    """The card that lies at an anchor, what its neighbours hide of it included."""
    context = pupil.hand.scene.context
    sprites = context.painter.around.now(context.viewer).sprites
    return next(each.rect for each in sprites if each.anchor == anchor and not each.board)


@pytest.mark.slow
def test_the_frame_goes_around_the_whole_card_that_lies_above_the_others(tmp_path: Path) -> None:
    """With large letters the hand of Caylus lies fanned: of a card that is shown whole, not only
    the strip is lit that its neighbours leave."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1920, 1080))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    found: dict[str, bool] = {}
    for _ in range(3):
        pupil.rest()
        step, overlay = pupil.scene.course.runner.step, pupil.scene.overlay
        assert step is not None
        assert overlay is not None
        card = _whole(pupil, "hand:2")
        assert pupil.scene.table.taught.boxes(["hand:2"])[0].width < card.width
        found[step.id] = any(box.contains(card) for box in overlay.lit)
        pupil.follow(1)
        if step.id == "quarry":
            break
    assert found == {"aim": False, "keep": True, "quarry": True}
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_of_two_tablets_that_the_guide_asks_for_both_are_lit(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "tara", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("tara").chapters].index("round"))
    pupil.rest()
    overlay, table = pupil.scene.overlay, pupil.scene.table.taught
    assert overlay is not None
    pairs = table.boxes(["kept:9", "kept:11"])
    assert len(pairs) == 2
    assert [box for box in pairs if box not in overlay.lit] == []
    pupil.app.close()
    pupil.app.window.close()
