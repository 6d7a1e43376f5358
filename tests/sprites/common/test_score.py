"""The score sheet fills row by row; the chart keeps its names apart."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from sprites.common.chart import Chart, Series, chart, spread
from sprites.common.players import style_of
from sprites.common.table_sheet import Column, Sheet, SheetRow, table_sheet
from sprites.common.theme_worlds import DUSK, WORLDS
from tests.sprites.common import samples
from tests.sprites.common.samples import SEATS, as_it_is, longer


def sheet(say=as_it_is) -> Sheet:
    columns = tuple(Column(key, "Bertrand", style_of(key), say("Standard")) for key in SEATS)
    rows = tuple(
        SheetRow(str(index), say("Sets of manuscripts"), ("3", "14", "0", "−2"), "book")
        for index in range(8)
    )
    total = SheetRow("total", say("Total"), ("71", "64", "71", "52"), kind="total")
    note = say("Julia and Mateus are level; Julia has more buildings and wins.")
    return Sheet(columns, (*rows, total), 9, (0,), say("Final score"), note)


@pytest.mark.parametrize("say", [as_it_is, longer], ids=["short", "long"])
@pytest.mark.parametrize("scale", samples.SCALES)
def test_sheet_keeps_its_words_apart(say, scale: float) -> None:
    size = (round(700 * scale), round(600 * scale))
    drawn = table_sheet(sheet(say), size, scale, DUSK, samples.icon)
    assert drawn.complete
    samples.assert_targets_large(drawn)
    samples.assert_inside(drawn.texts, drawn.size)
    samples.assert_apart(drawn.texts, slack=round(5 * scale))


def test_rows_appear_one_by_one() -> None:
    whole = sheet()
    size = (700, 600)
    counts = []
    for revealed in range(len(whole.rows) + 1):
        drawn = table_sheet(replace(whole, revealed=revealed), size, 1.0, DUSK, samples.icon)
        counts.append(len(drawn.rects))
    assert counts == [4 * revealed for revealed in range(10)]


def test_crown_waits_for_the_last_row() -> None:
    whole, size = sheet(), (700, 600)
    crowned = table_sheet(whole, size, 1.0, DUSK, samples.icon)
    tied = table_sheet(replace(whole, winners=(0, 2)), size, 1.0, DUSK, samples.icon)
    early = replace(whole, revealed=8)
    first = table_sheet(early, size, 1.0, DUSK, samples.icon)
    second = table_sheet(replace(early, winners=(2,)), size, 1.0, DUSK, samples.icon)
    assert pygame.image.tobytes(first.surface, "RGBA") == pygame.image.tobytes(
        second.surface, "RGBA"
    )
    assert pygame.image.tobytes(crowned.surface, "RGBA") != pygame.image.tobytes(
        tied.surface, "RGBA"
    )


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
