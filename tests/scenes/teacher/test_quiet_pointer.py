"""What comes to lie below a pointer that rests since a decision explains nothing unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from scenes.table.chrome.parts import Chrome, Furniture
from scenes.table.frame import Frame
from scenes.table.scene import TableScene
from sprites.common.chrome_tray import Well
from tests.scenes.support import click, motion
from tests.scenes.teacher.pupil import Pupil

LONG = 0.5
"""Seconds after which a slip lies by a pointer that rests."""


def _badges(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The icons of the counters that wear a change which is only previewed."""
    seen: list[str] = []

    def look(
        chrome: Chrome, frame: Frame, box: Rect, wells: tuple[Well, ...], furniture: Furniture
    ) -> None:
        seen.extend(well.icon for well in wells if well.delta is not None)

    with monkeypatch.context() as patch:
        patch.setattr(Chrome, "set_tray", look)
        table.panels.prepare(table.panels.pointed())
    return seen


@pytest.mark.slow
def test_no_slip_lies_by_a_pointer_that_rests_since_a_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the hand was kept, another button lies where its button was."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    app, scene = pupil.app, pupil.scene
    pupil.follow(1)
    pupil.rest()
    x, y = pupil.hand.scene.chrome.targets["prompt:choice:0"].center
    app.tick([motion(x, y)], 0.05)
    app.tick(click((x, y)), 0.05)
    pupil.rest()
    for _ in range(3):
        app.tick([], LONG)
    table = pupil.hand.scene
    assert table.context.chrome_under.startswith("prompt:choice:")
    assert scene.course.runner.chapter.id == "build"
    assert table.tooltips.box is None
    assert table.panels.pointed().choice is not None
    assert _badges(table, monkeypatch) == []
    app.tick([motion(x + 12, y)], 0.05)
    for _ in range(6):  # its words, its room, what it stands beside: one of them in a frame
        app.tick([], LONG)
    assert table.tooltips.box is not None
    assert _badges(table, monkeypatch) != []
    app.close()
    app.window.close()
