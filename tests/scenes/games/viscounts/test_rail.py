"""What the rail calls a seat: an automa by its board, but not twice."""

from __future__ import annotations

import pytest

from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.games.viscounts.facts import seat_facts
from scenes.play.seating import solo_config


@pytest.mark.parametrize(
    ("name", "kind"), [("Builder", ""), ("Ysabel", "Builder"), ("", "Builder")]
)
def test_an_automa_is_called_by_its_board_unless_that_is_its_name(name: str, kind: str) -> None:
    config = solo_config("Julia", "red", name, "builder", 0)
    session = Session(load_game("viscounts"), config, 3)
    facts = seat_facts(session.state, session.config, load_catalogue("en").say)
    assert [each.kind for each in facts if each.seat == 1] == [kind]
