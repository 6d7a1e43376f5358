"""The level Learning of the automa, our own; the levels of the box stay as they were."""

from __future__ import annotations

import pytest

from engine.game import ConfigError
from engine.games import load_game
from engine.games.viscounts.info import LEARNING
from engine.games.viscounts.state import State
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, config, viscounts

BOARDS = ("cleric", "builder", "noble", "card")


def solo(board: str, difficulty: int) -> Session:
    made = config(1, board)
    made["seats"][AUTOMA]["difficulty"] = difficulty
    return Session(viscounts(), made, 5)


def played(session: Session) -> list[str]:
    """Kinds of the automa's events, the first answer being taken each time."""
    while not session.over:
        session.act(session.state.options[0])
    return [event.kind for batch in session.events for event in batch if event.seat == AUTOMA]


@clause("VI-11.11")
@pytest.mark.parametrize("board", BOARDS)
def test_it_leaves_out_its_options_in_its_share_of_turns(board: str) -> None:
    session = solo(board, LEARNING)
    kinds = played(session)
    automa = session.state.data.automas[session.state.players[AUTOMA].board - 1]
    turns = kinds.count("scheme")
    assert automa.id == board
    assert kinds.count("options_left_out") == turns * automa.leaves_out // 100 > 0
    assert kinds.count("options_left_out") + kinds.count("option") == turns


@clause("VI-11.4", "VI-11.11")
@pytest.mark.parametrize("difficulty", range(4))
def test_the_levels_of_the_box_leave_out_nothing(difficulty: int) -> None:
    kinds = played(solo("builder", difficulty))
    assert "options_left_out" not in kinds
    assert kinds.count("option") == kinds.count("scheme")


@clause("VI-11.4")
@pytest.mark.parametrize("board", BOARDS)
def test_it_has_no_future_scheme_in_its_first_deck(board: str) -> None:
    state: State = solo(board, LEARNING).state
    automa = state.data.automas[state.players[AUTOMA].board - 1]
    assert len(state.players[AUTOMA].draw) == 7
    assert not any(automa.schemes[card].future for card in state.players[AUTOMA].draw)


def test_component_files_of_before_know_no_such_level_but_all_others() -> None:
    text = viscounts().data_text
    start = text.index("[learning]")
    old = text[:start] + text[text.index("[[ai_board]]", start) :]
    made = config(1, "noble")
    load_game("viscounts", old).setup(made, 5)
    made["seats"][AUTOMA]["difficulty"] = LEARNING
    with pytest.raises(ConfigError, match="has no level Learning"):
        load_game("viscounts", old).setup(made, 5)
