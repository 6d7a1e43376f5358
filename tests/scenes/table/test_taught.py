"""What a lesson leaves free on the table."""

from __future__ import annotations

from unittest.mock import MagicMock

import pygame
import pytest

from engine.explain import Question, Text
from scenes.table.motion.things import Place
from scenes.table.taught import Taught, _places_on


def test_small_places_lie_on_a_ground_and_nothing_does_where_there_is_none() -> None:
    field = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
    ground = Place(pygame.Rect(0, 0, 100, 100), "area", outline=field)
    spot = pygame.Rect(40, 40, 10, 10)
    known = {
        "ground": ground,
        "spot": Place(spot),
        "elsewhere": Place(pygame.Rect(300, 40, 10, 10)),
    }
    assert _places_on(ground, known) == [spot]
    assert _places_on(None, known) == []


class Asked(Taught):
    """A question is open."""

    question = Question("op", 0, Text("p"), "T-1", ())


@pytest.mark.parametrize(
    ("focus", "listed", "read", "taken"),
    [
        ("", None, False, True),
        ("hand:1", None, False, False),
        ("", object(), False, False),
        ("", None, True, False),
    ],
)
def test_enter_takes_the_main_button_unless_something_has_the_keys_or_lies_open(
    focus: str, listed: object, read: bool, taken: bool
) -> None:
    context, panels, unused = MagicMock(), MagicMock(), MagicMock()
    context.controller.focus, context.model.picking = focus, listed
    end = context.model.prompt.finish
    panels.digest.shown, panels.main_button = read, "end"
    taught = Asked(context, panels, unused, unused, (), unused)
    assert taught.default is (end if taken else None)
    assert not taught.enter_is_idle
    panels.main_button = ""
    assert taught.enter_is_idle is taken
