"""Icons: every one draws at every size, and everything that the engine names has one."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from engine.games.tara import make_game
from engine.games.tara.places import counters
from engine.texts import load_catalogue
from sprites.tara.icons import ICON_NAMES, drawing, icon
from sprites.tara.signs import RANKS
from tests.sprites.tara.samples import pixels


@pytest.mark.parametrize("px", [13, 24, 64])
def test_every_icon_draws(px: int) -> None:
    for name in ICON_NAMES:
        picture = icon(name, px)
        assert picture.get_size() == (px, px)
        assert pygame.mask.from_surface(picture, 60).count() > px * px * 0.06, name


OTHER_WORDS = {"start_card", "traitor_declined"}
"""Sentences of events that have another one too, and the icon of their kind."""


@pytest.mark.slow
def test_icons_that_are_drawn_differently_look_different() -> None:
    drawn = [name for name in ICON_NAMES if _is_drawn(name)]
    for first, second in combinations(drawn, 2):
        same = drawing(first) == drawing(second)
        assert (pixels(icon(first, 24)) == pixels(icon(second, 24))) == same, (first, second)


def _is_drawn(name: str) -> bool:
    try:
        drawing(name)
    except KeyError:
        return False
    return True


def test_every_counter_phase_and_event_has_an_icon() -> None:
    state = make_game().setup({"seats": [{"kind": "human"}] * 4, "options": {}}, 5)
    sentences = tuple(load_catalogue("en").keys())
    groups = ("log", "phase", "crumb", "counter")
    parts = [key.split(".") for key in sentences]
    names = {part[2] for part in parts if part[0] == "tara" and part[1] in groups} - OTHER_WORDS
    assert set(counters(state, 0)) <= set(ICON_NAMES)
    assert names <= set(ICON_NAMES), names - set(ICON_NAMES)


def test_ranks_and_provinces_have_their_signs() -> None:
    assert {rank for rank in RANKS if rank != "king"} <= set(ICON_NAMES)
    assert set(
        make_game().setup({"seats": [{"kind": "human"}] * 2, "options": {}}, 1).data.provinces
    ) <= set(ICON_NAMES)


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        icon("unicorn", 20)
