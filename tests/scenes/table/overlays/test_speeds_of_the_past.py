"""How long a moment of the past is shown while it plays by itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.overlays.history import LEAST_SECONDS, SPEEDS, History


@pytest.mark.parametrize("speed", range(len(SPEEDS)))
@pytest.mark.parametrize(("usual", "normal"), [(9.0, 9.0), (0.0, LEAST_SECONDS)])
def test_at_twice_the_speed_it_is_shown_half_as_long(
    speed: int, usual: float, normal: float
) -> None:
    history: Any = History.__new__(History)
    settings = SimpleNamespace(seconds_per_move=usual)
    history._context = SimpleNamespace(app=SimpleNamespace(settings=settings))
    history.speed = speed
    assert history.seconds * SPEEDS[speed] == pytest.approx(normal)
