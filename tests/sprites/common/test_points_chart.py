"""The chart of points keeps its names apart."""

from itertools import pairwise

import pytest

from sprites.common.chart import Chart, Series, chart, spread
from sprites.common.players import style_of
from sprites.common.theme_worlds import WORLDS
from tests.sprites.common import samples
from tests.sprites.common.samples import SEATS


def points(*last: int) -> tuple[Series, ...]:
    return tuple(
        Series("Bertrand", style_of(key), (0.0, 3.0, value))
        for key, value in zip(SEATS, last, strict=True)
    )


@pytest.mark.parametrize("last", [(10, 10, 10, 10), (0, 1, 70, 71), (-5, 0, 3, 40)])
@pytest.mark.parametrize("scale", samples.SCALES)
def test_chart_keeps_names_apart(last: tuple[int, ...], scale: float) -> None:
    size = (round(560 * scale), round(320 * scale))
    drawn = chart(Chart(points(*last), ("1", "2", "3"), "Points", "Round"), size, scale)
    samples.assert_inside(drawn.texts, drawn.size)
    samples.assert_apart(drawn.texts, slack=round(4 * scale))
    samples.assert_targets_large(drawn)


def test_chart_of_nothing_and_of_many_steps() -> None:
    assert chart(Chart((), ()), (300, 200), 1.0).rects == {}
    steps = tuple(str(step) for step in range(60))
    line = Series("Julia", style_of("red"), tuple(float(step) for step in range(60)))
    drawn = chart(Chart((line,), steps), (400, 240), 1.0, WORLDS[2])
    samples.assert_apart(drawn.texts, slack=4)


def test_spread_keeps_order_and_distance() -> None:
    places = spread([10, 11, 12, 90], 15, 0, 100)
    assert places == sorted(places)
    assert all(b - a >= 15 for a, b in pairwise(places))
    assert places[-1] <= 100
