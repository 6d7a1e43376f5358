"""What can be reached while another seat's things lie in the own column."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from engine.explain import Choice, Question, Text
from scenes.table.input.own_things import OwnThings
from scenes.table.model.legality import Offers
from scenes.table.motion.things import Place

BOX = pygame.Rect(0, 0, 9, 9)


@pytest.mark.parametrize(
    ("anchor", "away"),
    [("space:1", False), ("hand:1", True), ("seat:1", False), ("market:1", False), ("gone", True)],
)
def test_only_what_lies_beside_the_board_for_one_seat_is_out_of_reach(
    anchor: str, away: bool
) -> None:
    places = {
        "space:1": Place(BOX),
        "hand:1": Place(BOX, board=False),
        "seat:1": Place(BOX, board=False),
        "market:1": Place(BOX, board=False, common=True),
    }
    context: Any = SimpleNamespace(places=places)
    assert OwnThings(context, lambda: 1)._not_common()(anchor) is away


@pytest.mark.parametrize(("shown", "reached"), [(1, ["hand:1", "space:1"]), (0, ["space:1"])])
def test_own_things_are_within_reach_while_they_lie_there_and_those_of_the_board_always(
    shown: int, reached: list[str]
) -> None:
    places = {"space:1": Place(BOX), "hand:1": Place(BOX, board=False)}
    match = SimpleNamespace(session=SimpleNamespace(asked=1))
    context: Any = SimpleNamespace(places=places, match=match)
    choices = tuple(Choice(("take", n), Text("take"), name) for n, name in enumerate(places))
    whole = Offers(Question("take", 1, Text("which"), "T-1", choices))
    assert sorted(OwnThings(context, lambda: shown)(whole).sources()) == reached


def test_where_nothing_is_asked_nothing_is_out_of_reach() -> None:
    match = SimpleNamespace(session=SimpleNamespace(asked=-1))
    nothing, context = Offers(), cast(Any, SimpleNamespace(places={}, match=match))
    assert OwnThings(context, lambda: 0)(nothing) is nothing
