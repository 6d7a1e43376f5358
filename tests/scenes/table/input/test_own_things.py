"""What can be reached while another seat's things lie in the own column."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.input.own_things import OwnThings
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
