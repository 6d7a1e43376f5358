"""An opponent's card lies on a sheet with the cloth of whose it is, not under one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.commands.shots.run import all_shots
from scenes.table.drawing.stage import EDGE, RIBBON
from scenes.table.scene import TableScene
from sprites.common.colour import rgb
from tests.sampling import sampled
from tests.scenes.support import make_app

STAGED = {"caylus-activation", "table-automa"}


@pytest.mark.slow
@pytest.mark.parametrize("name", sampled(sorted(STAGED)))
def test_the_card_of_an_opponent_lies_under_the_colour_of_who_moves(
    tmp_path: Path, name: str
) -> None:
    app = make_app(tmp_path, (1280, 690))
    all_shots()[name].stage(app)
    app.tick([], 0.0)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    context = scene.context
    mover, box = context.model.acting, scene.stage.box
    assert box is not None
    assert mover not in (-1, context.model.seat)
    at = (box.left + context.frame.px(EDGE + RIBBON / 2), box.centery)
    fill = rgb(context.table.styles[mover].fill)
    assert app.canvas.get_at(at)[:3] == fill
    column = range(box.top - 60, min(box.bottom + 60, app.canvas.get_height()))
    cloth = [y for y in column if app.canvas.get_at((at[0], y))[:3] == fill]
    edge = context.frame.px(EDGE)
    assert box.top + edge <= cloth[0] <= box.top + 3 * edge
    assert box.bottom - 3 * edge <= cloth[-1] < box.bottom - edge
    app.close()
    app.window.close()
