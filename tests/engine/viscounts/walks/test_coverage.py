"""The walks and the forced positions together touch everything the game has."""

from __future__ import annotations

import pytest

from tests.engine.viscounts.layout import viscounts
from tests.engine.viscounts.walks.coverage import (
    FORCED,
    automa_slots,
    conversions,
    human_slots,
    scheme_options,
    wanted,
)
from tests.engine.viscounts.walks.games import SOME_WALKS, walk


@pytest.mark.parametrize("label", FORCED)
def test_a_forced_position_reaches_what_it_is_for(label: str) -> None:
    assert label in FORCED[label]()


@pytest.mark.parametrize("board", ["cleric", "builder", "noble", "card"])
def test_every_slot_of_an_automa_is_revealed_and_acts(board: str) -> None:
    touched = automa_slots(board)
    assert {f"slot:{board}:{slot}" for slot in range(1, 10)} <= touched
    assert {f"slot:{board}:{slot}:acts" for slot in range(5, 10)} <= touched


def test_every_slot_of_a_player_is_revealed() -> None:
    touched = human_slots()
    assert {f"slot:human:{slot}" for slot in range(1, 10)} <= touched
    assert {"slot:human:7:acts", "slot:human:8:acts"} <= touched


def test_every_conversion_pays() -> None:
    cards = viscounts().data.cards
    having = {name for name, found in zip(cards.ids, cards.converts, strict=True) if found}
    assert {f"ability:{name}" for name in having} <= conversions()


def test_every_option_of_every_scheme_is_taken() -> None:
    options = {label for label in wanted() if ":option:" in label}
    assert len(options) == 16 * 3 - 7  # seven schemes have two options
    assert options <= scheme_options()


@pytest.mark.slow
def test_random_games_hold_and_nothing_of_the_game_is_left_untouched() -> None:
    touched = set().union(*(walk(seats, seed).touched for seats, seed in SOME_WALKS))
    for reach in FORCED.values():
        touched |= reach()
    assert sorted(wanted() - touched) == []
