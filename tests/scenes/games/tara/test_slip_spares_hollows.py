"""The slip of a held tablet hides no hollow of a province in which it could be used: all are
compared before one is chosen. Nor does it hide another tablet, against which it is weighed up."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.games.tara.shots import middle
from scenes.table.chrome.tooltips import CLICKABLE
from tests.sampling import sampled
from tests.scenes.support import motion, press
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at

HELD = "hand:20"


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1366, 768), (1280, 690), (1920, 1080)]))
def test_the_slip_of_a_held_tablet_lies_beside_the_hollows(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player = open_at(tmp_path, middle(), size)
    scene = player.scene
    start = player.at(HELD)
    player.tick([motion(*start), press(*start)])
    player.tick([motion(start[0], start[1] - 40)])
    player.frame()
    marked = scene.context.painter.marked
    lit = [each for each, look in marked.items() if "hollow:" in each and look in CLICKABLE]
    assert len(lit) > 1
    provinces = {each.split(":")[1] for each in lit}
    for hollow in lit:
        end = player.at(hollow)
        player.tick([motion((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)])
        player.tick([motion(*end)])
        for _ in range(3):  # its words and its paper have a frame each
            player.frame()
        box = scene.tooltips.box
        assert box is not None, hollow
        for name, place in scene.context.places.items():
            if name.startswith("hollow:") and name.split(":")[1] in provinces:
                assert not box.colliderect(place.rect), (hollow, name)
            if name.startswith(("kept:", "hand:")) and name != HELD:
                assert not box.colliderect(place.rect), (hollow, name)
    close(player)
