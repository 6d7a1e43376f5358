"""While a worker is carried to a gate of the castle, its slip is small and lies off the province
that the gate faces, with which the move is weighed up, and off all townsfolk."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.viscounts.state import State
from scenes.games.viscounts.layout import province_before
from scenes.games.viscounts.shots import SHOTS
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import make_app


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_the_slip_of_a_worker_lies_off_the_province_of_its_gate(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = make_app(tmp_path, size)
    next(shot for shot in SHOTS if shot.name == "table-castle").stage(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    slip, view, places = scene.tooltips.box, scene.model.shown, scene.context.places
    choice = scene.panels.pointed().choice
    assert slip is not None
    assert choice is not None
    assert isinstance(view, State)
    spared = province_before(view, choice.target, places)
    kinds = {name.split(":")[0] for name in spared}
    assert {"spot", "sign", "book", "space", "pile", "bonus"} <= kinds
    assert len([name for name in spared if name.startswith("pile:")]) == 5, "no card is hidden"
    assert not [name for name in spared if places[name].rect.colliderect(slip)]
    assert slip.height < 90 * scene.context.frame.scale
    app.close()
    app.window.close()
