"""An opponent's card lies on a sheet with the cloth of whose it is, not under one's own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.commands.shots.run import all_shots
from scenes.table.drawing.stage import EDGE, RIBBON
from scenes.table.motion.animator import Animator
from scenes.table.motion.changes import FLYING
from scenes.table.motion.paths import Shown
from scenes.table.motion.things import Sprite
from scenes.table.scene import TableScene
from sprites.common.colour import rgb
from tests.sampling import sampled
from tests.scenes.support import make_app

STAGED = {"caylus-activation", "table-automa"}
RED = (255, 0, 0)


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


@pytest.mark.slow
@pytest.mark.parametrize(("z", "above"), [(FLYING, True), (1.0, False)])
def test_what_flies_is_seen_above_the_sheet_and_what_moves_on_the_table_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, z: float, above: bool
) -> None:
    app = make_app(tmp_path, (1280, 690))
    all_shots()["table-automa"].stage(app)
    app.tick([], 0.0)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert scene.stage.box is not None
    picture = pygame.Surface((20, 20))
    picture.fill(RED)
    x, y = scene.stage.box.center
    for left in (x, x + 40):  # in the second frame nothing else is put together anew
        sprite = Sprite("one", "one", "", picture, (left, y), z, board=False)
        there = {z >= FLYING: [Shown(sprite, sprite.at)]}
        monkeypatch.setattr(Animator, "shown", lambda _, flying, t=there: t.get(flying, []))
        if left == x:
            scene.mark()
        scene.redraw(app.canvas)
        assert (app.canvas.get_at((left + 10, y + 10))[:3] == RED) is above
        assert (app.canvas.get_at((x + 10, y + 10))[:3] == RED) is (above and left == x)
    app.close()
    app.window.close()
