"""Where an open list may lie, and what its rows tell apart."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.explain import Blocked, Choice, Text
from scenes.table.frame import Shelf, make_frame
from scenes.table.input.choosing import ChooserPanel

SIZE = (1366, 768)


@pytest.mark.parametrize("shelf", ["side", "foot"])
def test_a_list_without_a_place_lies_over_no_more_than_a_corner_of_the_board(shelf: Shelf) -> None:
    frame = make_frame(SIZE, 100, shelf)
    stage = pygame.Rect(frame.board.topright, (frame.column.width, frame.board.height))
    table = SimpleNamespace(shelf=shelf, stage_box=lambda: stage)
    context: Any = SimpleNamespace(frame=frame, table=table)
    room = ChooserPanel(context)._room()
    window = pygame.Rect((0, 0), SIZE)
    assert window.contains(room)
    assert room.left >= frame.board.centerx
    if shelf == "foot":
        assert frame.board.contains(room)
        assert room.top >= frame.board.centery
        assert frame.board.bottom - room.bottom <= 1, "all of that corner"


@pytest.mark.parametrize(
    ("held", "costs", "alone"),
    [((0, 1), (1, 1), True), ((0, 1), (1, 2), False), ((-1, 1), (1, 1), False)],
)
def test_rows_that_differ_in_the_grip_alone_bear_no_figures(
    held: tuple[int, int], costs: tuple[int, int], alone: bool
) -> None:
    choices = tuple(
        Choice(("go", n), Text("go"), cost=(("silver", cost),), variant=variant)
        for n, (variant, cost) in enumerate(zip(held, costs, strict=True))
    )
    model = SimpleNamespace(picking=SimpleNamespace(choices=choices))
    context: Any = SimpleNamespace(model=model)
    assert ChooserPanel(context)._only_held_otherwise() is alone


def test_what_is_refused_says_what_it_is_and_why() -> None:
    context: Any = SimpleNamespace(say=lambda text: text.key if isinstance(text, Text) else text)
    row = ChooserPanel(context)._refused(3, Blocked("", Text("river"), "T-2", label=Text("swim")))
    assert (row.words, row.reason, row.enabled) == (("Swim",), ("River",), False)
