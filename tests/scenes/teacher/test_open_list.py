"""A list that lies open in a lesson: its right row is lit, and the slip lies on none of them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.lessons.reader import load_lesson
from scenes.table.taught import Taught
from tests.scenes.support import click, motion
from tests.scenes.teacher.pupil import Pupil


@pytest.fixture(autouse=True)
def unanswered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guide, who would choose the straight way at once, leaves the list to the person."""
    monkeypatch.setattr(Taught, "choose_listed", lambda taught, choice: None)


@pytest.mark.slow
def test_the_row_that_leads_on_is_lit(tmp_path: Path) -> None:
    """Two ways lead from the quarry into the yard, one of them by a token."""
    pupil = Pupil(tmp_path, "versailles", by_keys=False, size=(1280, 690))
    pupil.scene.go_to([each.id for each in load_lesson("versailles").chapters].index("build"))
    pupil.rest()
    wanted = pupil.scene.course.wanted()
    assert wanted is not None
    hand = pupil.hand
    hand.drag(hand.at(wanted.source), hand.at(wanted.target))
    hand.see_chooser()
    pupil.rest()
    model, overlay = hand.scene.model, pupil.scene.overlay
    assert model.picking is not None
    assert overlay is not None
    assert overlay.box is not None
    row = model.picking.choices.index(wanted)
    box = hand.scene.chrome.targets[f"chooser:choice:{row}"]
    assert overlay.lit == [box]
    assert hand.scene.panels.focused == "chooser:choice:0"  # what Enter takes is marked at once
    assert pupil.scene.table.taught.number(wanted) == row + 1
    rows = [each for name, each in hand.scene.chrome.targets.items() if name.startswith("chooser:")]
    assert overlay.box.collidelist(rows) < 0
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_what_a_move_brings_does_not_lie_on_the_rows_of_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With large letters the list lies over the plate of the place that is aimed at."""
    pupil = Pupil(tmp_path, "versailles", by_keys=False, size=(1366, 768))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    pupil.scene.go_to([each.id for each in load_lesson("versailles").chapters].index("last"))
    pupil.rest()
    wanted, hand = pupil.scene.course.wanted(), pupil.hand
    assert wanted is not None
    for anchor in (wanted.source, wanted.target):
        pupil.app.tick([motion(*hand.at(anchor))], 0.05)
        pupil.app.tick(click(hand.at(anchor)), 0.05)
        pupil.rest()
    hand.see_chooser()
    pupil.rest()
    row = hand.scene.chrome.targets["chooser:choice:0"]
    hinted = hand.scene.painter.hinted
    assert row.collidelist(hinted) >= 0
    seen: list[bytes] = []
    for hints in (True, False):
        if not hints:
            monkeypatch.setattr(type(hand.scene.context.table), "hints", lambda *_: ())
        hand.scene.context.mark()
        pupil.app.tick([], 0.05)
        assert hand.scene.model.picking is not None
        picture = pygame.display.get_surface().subsurface(row)
        seen.append(pygame.image.tobytes(picture, "RGB"))
    assert seen[0] == seen[1]
    pupil.app.close()
    pupil.app.window.close()
