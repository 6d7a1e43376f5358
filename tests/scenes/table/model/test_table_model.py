"""Showing, looking back and waiting, over a toy game and Tara."""

from __future__ import annotations

from typing import Any
from unittest.mock import MagicMock

import pytest

from engine.clone import freeze
from scenes.table.input.controller import Controller
from scenes.table.model.match import Match
from scenes.table.model.passing import Passing
from scenes.table.model.since import since_last
from scenes.table.model.table_model import TableModel
from scenes.table.motion.animator import Animator
from scenes.table.motion.showing import Habits
from tests.scenes.table.model.test_match import say
from tests.scenes.table.model.test_moves import log_of, played
from tests.scenes.table.toy import toy_session

SECONDS = 0.5


@pytest.fixture
def model() -> TableModel:
    """A toy table at which the automa's turn has just begun to be shown."""
    match = Match(toy_session())
    controller = Controller(lambda point, reach: ())
    animator = Animator(lambda view: [], lambda view: {})
    passing = Passing(match, lambda view: -1)
    made = TableModel(match, say, controller, animator, lambda: Habits(SECONDS), passing)
    made.open()
    for verb in ("play", "walk", "pay", "end"):
        assert made.question is not None
        made.take(next(c for c in made.question.choices if c.action[0] == verb))
    return made


def test_time_shows_one_event_after_the_other_and_says_when_the_table_looks_different(
    model: TableModel,
) -> None:
    assert model.watching
    assert not model.asking
    told = [model.update(SECONDS * 0.7) for _ in range(6)]
    assert True in told
    assert False in told
    assert model.asking
    assert not model.controller.locked
    assert not model.update(SECONDS), "nothing is left to be shown"


def test_who_looks_back_ends_what_is_being_shown(model: TableModel) -> None:
    assert model.animator.busy
    model.look_back(model.log.lines[0])
    assert not model.animator.busy
    assert model.past is not None
    assert model.controller.locked
    assert model.leave_past()
    assert model.asking


def test_when_a_computer_has_moved_the_person_is_asked_what_is_open_now(
    model: TableModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    model.skip()
    assert model.question is not None
    assert model.question.choices[0].action[0] == "play"

    def play_for_another_seat() -> list[Any]:
        if model.match.session.state.options[0][0] == "play":
            model.match.session.act(model.match.session.state.options[0])
        return []

    monkeypatch.setattr(Match, "seat_player", MagicMock())
    monkeypatch.setattr(model.match, "play_seat_players", play_for_another_seat)
    assert model.update(0.0)
    assert model.question.choices[0].action[0] == "walk"
    assert not model.update(0.0), "nobody has moved"


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_what_was_missed_begins_with_the_table_as_it_was_left(viewer: int) -> None:
    match = played("tara", 45)
    match.look_as(viewer)
    since = since_last(match, log_of(match))
    seats = match.session.askers
    last: Any = max(n for n, seat in enumerate(seats) if seat == viewer)
    if since is None:
        assert last == len(seats) - 1
        return
    assert repr(freeze(since.before)) == repr(freeze(match.view_at(last + 1)))
    assert since.shown_events[0].decision == last + 1
    assert {seats[shown.decision] for shown in since.shown_events} <= {0, 1, 2} - {viewer}
