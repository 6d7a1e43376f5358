"""What a manuscript counts is told from its page: pale figures stand on it in ink."""

from __future__ import annotations

import math

import pytest

from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.manuscript import inked

PAGE = (242, 225, 184)


@pytest.mark.parametrize("name", ["worker", "workers"])
def test_a_worker_stands_out_on_a_page(name: str) -> None:
    def contrast(picture: object) -> float:
        return math.dist(picture.get_at((20, 26))[:3], PAGE)  # type: ignore[attr-defined, no-any-return]

    assert contrast(icon(name, 40)) < 60
    assert contrast(inked(icon)(name, 40)) > 120


def test_other_icons_stay_as_they_are() -> None:
    assert inked(icon)("gold", 40) is icon("gold", 40)
