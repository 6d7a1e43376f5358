"""How many positions a player rules in each province, beside the name in the rail."""

from __future__ import annotations

import pytest

from sprites.tara.province_tally import province_tally


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_a_number_of_two_digits_is_seen_whole(scale: float) -> None:
    drawn = province_tally((("connacht", 12), ("munster", 0), ("leinster", 15)), scale)
    assert drawn.get_bounding_rect().right < drawn.get_width()
