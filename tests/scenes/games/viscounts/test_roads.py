"""A viscount keeps to the road from space to space, and so does the trace that it leaves."""

from __future__ import annotations

import math

import pytest

from engine.events import Event
from engine.games import load_game
from engine.games.viscounts.constants import NEXT_SPACES
from engine.games.viscounts.places import space_anchor
from engine.session import Session
from scenes.games.viscounts.table import ViscountsTable
from scenes.play.seating import persons_config
from scenes.table.drawing.overlays import bow
from scenes.table.drawing.ways import between_places
from tests.scenes.games.laid import laid

CONFIG = {**persons_config(2), "options": {}}
SPACES = range(15)
ASIDE = 0.6
"""Diameters of a space by which a way may begin or end beside its middle."""


@pytest.mark.parametrize("here", SPACES)
def test_the_trace_of_a_step_follows_the_road(here: int) -> None:
    table, _ = laid(ViscountsTable, CONFIG)
    view = Session(load_game("viscounts"), CONFIG, 3).state
    places = table.places(view, 0)
    for there in NEXT_SPACES[here]:
        start, end = space_anchor(view, here), space_anchor(view, there)
        line = table.trodden(view, start, end)
        near = ASIDE * places[start].rect.width
        assert math.dist(line[0], places[start].middle) < near
        assert math.dist(line[-1], places[end].middle) < near
        assert len(line) > 3, "it is no chord"
        (course,) = table.courses(Event("walk", 0, (here, there), (), "VI-7.2.1"), view)
        assert set(course.way) == set(line[1:-1])


@pytest.mark.parametrize("here", SPACES)
def test_a_trace_leaves_the_numbers_of_its_spaces_to_be_read(here: int) -> None:
    table, _ = laid(ViscountsTable, CONFIG)
    view = Session(load_game("viscounts"), CONFIG, 3).state
    places = table.places(view, 0)
    for there in NEXT_SPACES[here]:
        start, end = (places[space_anchor(view, space)] for space in (here, there))
        for line in (bow(start.middle, end.middle), [start.middle, end.middle]):
            seen = between_places(line, start, end)
            radius = start.rect.width / 2
            assert math.dist(seen[0], start.middle) >= radius
            assert math.dist(seen[-1], end.middle) >= radius
            assert math.dist(seen[0], start.middle) < math.dist(seen[-1], start.middle)


def test_other_places_have_no_road() -> None:
    table, _ = laid(ViscountsTable, CONFIG)
    view = Session(load_game("viscounts"), CONFIG, 3).state
    assert not table.trodden(view, space_anchor(view, 0), "deck")
    assert not table.trodden(view, space_anchor(view, 0), space_anchor(view, 0))
