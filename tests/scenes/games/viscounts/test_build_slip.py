"""While a building is carried to its plot, the slip hides no card beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.games.viscounts.shots import SHOTS
from scenes.table.scene import TableScene
from tests.scenes.support import make_app


@pytest.mark.slow
def test_the_slip_of_a_carried_building_lies_on_no_card(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    next(shot for shot in SHOTS if shot.name == "table-build").stage(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    slip = scene.tooltips.box
    assert slip is not None
    cards = [each.rect for each in scene.context.places.values() if each.shape == "card"]
    assert cards
    assert slip.collidelist(cards) < 0
    app.close()
    app.window.close()
