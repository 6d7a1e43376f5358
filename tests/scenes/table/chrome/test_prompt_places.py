"""Undo and Restart turn stay where they are, whatever else stands in the bar."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sampling import sampled
from tests.scenes.table.opening import asking, close

SIZES = [(1366, 768), (1920, 1080)]


@pytest.mark.parametrize("size", sampled(SIZES))
@pytest.mark.slow
def test_undo_and_restart_do_not_move_when_the_turn_can_end(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player = asking(tmp_path, "play", size)
    player.frame()
    targets = player.scene.chrome.targets
    before = [targets[f"prompt:{name}"].copy() for name in ("undo", "restart")]
    while player.scene.model.question.op != "end_turn":  # type: ignore[union-attr]
        player.step()
        player.settle()
    player.frame()
    assert [targets[f"prompt:{name}"] for name in ("undo", "restart")] == before
    player.scene.model.prompt.armed = "end"
    player.scene.resize(size)
    player.frame()
    assert [targets[f"prompt:{name}"] for name in ("undo", "restart")] == before
    close(player)
