"""What keeps to the roads of a board."""

from __future__ import annotations

import pytest

from scenes.table.motion.courses import along

ROAD = ((0.0, 0.0), (0.0, 100.0), (60.0, 100.0), (60.0, 60.0))


def test_a_thing_keeps_to_its_road_from_end_to_end() -> None:
    assert along(ROAD, 0.0) == ROAD[0]
    assert along(ROAD, 1.0) == ROAD[-1]
    assert along(ROAD, 0.5) == pytest.approx((0.0, 100.0))
    for share in (n / 20 for n in range(21)):
        x, y = along(ROAD, share)
        on_road = (
            (x == 0 and 0 <= y <= 100),
            (y == 100 and 0 <= x <= 60),
            (x == 60 and 60 <= y <= 100),
        )
        assert any(on_road), (x, y)


def test_it_never_goes_back() -> None:
    straight = [along(((10.0, 20.0), (110.0, 70.0)), n / 20) for n in range(21)]
    assert straight == sorted(straight)
    assert straight[10] == pytest.approx((60.0, 45.0))
