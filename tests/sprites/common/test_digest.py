"""The sheet of what happened meanwhile names everybody in full."""

from __future__ import annotations

import pytest
from pygame import Rect

from sprites.common.digest import Digest, digest
from sprites.common.players import PLAYER_STYLES
from sprites.common.rail_log import LogView
from sprites.common.theme_worlds import SANDSTONE
from tests.sprites.common.samples import icon

NAMES = ("Ann", "Bartholomew", "Bartholomew of the Kings")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", [0.9, 1.0, 1.6])
def test_the_title_stays_on_the_sheet(name: str, scale: float) -> None:
    size = (round(280 * scale), round(220 * scale))
    state = Digest(f"Since {name} last played", PLAYER_STYLES[0], LogView(()))
    title = digest(state, size, scale, SANDSTONE, icon).texts[0]
    assert Rect((0, 0), size).inflate(-20 * scale, 0).contains(title)
    assert title.top >= 0
    assert title.bottom <= 44 * scale
