"""Whole games of Viscounts played with nothing but mouse events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.play.seating import persons_config
from tests.sampling import WHOLE
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, close, open_table

FIRST_TURNS = 20
"""Decisions."""


@pytest.fixture
def solo(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MousePlayer]:
    player = open_table(tmp_path, request.param, SOLO)
    yield player
    close(player)


@pytest.mark.slow
@pytest.mark.further
@pytest.mark.parametrize("solo", [3], indirect=True)
def test_the_first_turns_are_played_with_the_mouse(solo: MousePlayer) -> None:
    solo.play_on(FIRST_TURNS)
    assert len(solo.scene.match.session.log) >= FIRST_TURNS
    assert solo.drags > 1


@pytest.mark.slow
@pytest.mark.matrix  # the same game is played in another language
@pytest.mark.parametrize("solo", [3, 35], indirect=True)
def test_a_solo_game_is_played_to_its_end_with_the_mouse(solo: MousePlayer) -> None:
    solo.play_on(3000)
    assert solo.scene.model.over
    assert solo.drags > 20
    assert solo.choosers > 1


@pytest.mark.slow
def test_three_persons_share_the_laptop_and_no_hand_shows_to_another(tmp_path: Path) -> None:
    player = open_table(tmp_path, 4, persons_config(3))
    for _ in range(200 if WHOLE else 80):
        player.step()
        model = player.scene.model
        for seat, owner in enumerate(model.shown.players):
            if seat != player.scene.match.viewer:
                assert set(owner.hand) <= {-1}
        if model.passing.waiting >= 0:
            assert player.scene.match.viewer == -1
    assert player.hand_overs > 5
    close(player)
