"""A list of choices lies in the hand's place and leaves the wheel and the own goods in sight."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.explain import Question
from scenes.games.viscounts.shots import position
from tests.scenes.table.covering import app_of, sit_down


def _four_ways_to_trade(question: Question) -> bool:
    return question.op == "trade_action" and len(question.choices) > 3


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_four_ways_to_trade_leave_the_wheel_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_of(tmp_path, size, 100)
    player = sit_down(app, position(_four_ways_to_trade))
    player.frame()
    context = player.scene.context
    targets = context.chrome.targets
    rows = [box for name, box in targets.items() if name.startswith("chooser:choice:")]
    assert len(rows) == 4
    assert len({row.left for row in rows}) == 1
    tray = context.table.tray_box()
    assert not any(row.colliderect(context.frame.board) or row.colliderect(tray) for row in rows)
    app.close()
    app.window.close()


def test_a_warning_without_room_for_its_words_is_a_sign(tmp_path: Path) -> None:
    warned = {}
    for size in ((1280, 690), (1920, 1080)):
        app = app_of(tmp_path / str(size[0]), size, 100)
        player = sit_down(app, position(_four_ways_to_trade))
        player.frame()
        state = player.scene.panels.chooser.shown
        assert state is not None
        warned[size[0]] = [row.warned for row in state.choices]
        app.close()
        app.window.close()
    assert warned == {1280: [False, False, True, True], 1920: [False] * 4}
