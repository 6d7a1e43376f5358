"""What the stage says of an income stands there whole, in every window and language."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.games.tara.shots import at_turn, lay, open_table
from scenes.table.drawing import stage as staging
from scenes.table.view import StageCard
from sprites.common.drawn import Drawn
from tests.sampling import sampled
from tests.scenes.support import make_app

BOARD = {"connacht": "F0=1 F1=0 F2=0 F3=2 F4=3 H1=1 H2=2 W0=1 C0=2"}


@pytest.mark.parametrize("language", sampled(["hu", "en", "pt_BR"], slow=2))
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
@pytest.mark.slow
def test_who_is_paid_for_each_rank_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app = make_app(tmp_path, size)
    app.speak(language)
    scene = open_table(app, lay(at_turn(), BOARD, (6, 20, 34)))
    laid: list[Drawn] = []
    plain = staging.inspector
    monkeypatch.setattr(staging, "inspector", lambda *a: laid.append(plain(*a)) or laid[-1])
    view = scene.context.model.now
    scene.stage._made(StageCard(-1, "income:connacht"), view, 1)
    assert laid
    assert laid[-1].complete
    app.close()
    app.window.close()
