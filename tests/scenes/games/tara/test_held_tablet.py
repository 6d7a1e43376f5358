"""While a tablet is in the hand, what it does can be read, and all of it can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.games.tara.shots import middle
from tests.scenes.support import motion, press
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SIZE, close
from tests.scenes.table.reasons import open_at


@pytest.mark.slow
def test_the_inspector_explains_the_tablet_in_the_hand(tmp_path: Path) -> None:
    """Over a pile that it cannot be laid on it is the tablet that is asked about."""
    player = open_at(tmp_path, middle(), SIZE)
    scene = player.scene
    carry(player, player.at("draw"))
    assert scene.context.held is not None
    shown = scene.panels.inspector.inspector(scene.panels.pointed())
    told = scene.context.table.inspect("hand:20", scene.model.shown, 0)
    assert shown is not None
    assert told is not None
    assert shown.title == told.title
    close(player)


def carry(player: MousePlayer, to: tuple[int, int]) -> None:
    """Take tablet 20 and hold it over a point."""
    start = player.at("hand:20")
    player.tick([motion(*start)])
    player.tick([press(*start)])
    player.tick([motion(start[0] + 20, start[1] - 20)])
    player.tick([motion(*to)])
    player.frame()
