"""The way of a walk is drawn on the table that it belongs to, and on no other moment's."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.input.pointing import Pointed
from tests.scenes.company import after, arrive, close, played, show


@pytest.mark.slow
def test_a_walk_that_is_meant_now_is_not_drawn_on_the_table_of_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row or button under a resting pointer still means what it means now."""
    scene = show(tmp_path, played(4, after(60, "walk")))
    arrive(scene)
    question = scene.model.question
    assert question is not None
    walk = next(choice for choice in question.choices if choice.path)
    monkeypatch.setattr(scene.panels, "pointed", lambda: Pointed("", walk))
    scene.mark()
    scene.app.tick([], 0.02)
    for place in range(0, len(scene.history.lines), 9):
        scene.history.go(place)
        scene.mark()
        scene.app.tick([], 0.02)
    close(scene)
