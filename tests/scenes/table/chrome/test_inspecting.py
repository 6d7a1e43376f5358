"""The foot of the rail speaks of what somebody points at, and of nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.input.pointing import Pointed
from tests.scenes.table.opening import SOLO, close, open_table


@pytest.mark.slow
def test_what_is_drawn_ahead_was_not_pointed_at(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO)
    panels = player.scene.panels
    chores = panels.chores()
    assert chores
    for chore in chores:
        chore()
    assert panels.inspector.inspector(Pointed()) is None
    close(player)
