"""What others did is shown as one turn, which can be shown again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.session import Session
from scenes.table.model.match import Match, ShownEvent
from scenes.table.motion.animator import Animator
from scenes.table.motion.showing import Habits, Showing
from tests.scenes.table.toy import CONFIG, event, toy_session


def showing_of(match: Match) -> Showing:
    animator = Animator(lambda view: [], lambda view: {})
    animator.rest(match.view)
    return Showing(match, animator, Habits, frozenset())


def moved(match: Match, decision: int) -> list[ShownEvent]:
    return [ShownEvent(event(), match.view, decision, 0)]


def among_computers(session: Session) -> Session:
    seats: list[dict[str, Any]] = [{**seat, "kind": "novice"} for seat in CONFIG["seats"]]
    return Session(session.game, {**CONFIG, "seats": seats}, 1)


def test_decisions_of_opponents_add_up_to_one_turn() -> None:
    match = Match(toy_session())
    showing, before = showing_of(match), match.view
    first, second = moved(match, 0), moved(match, 1)
    showing.play_on(first, before)
    showing.play_on(second, match.view)
    assert [*showing.watched.shown_events] == [*first, *second]
    assert showing.watched.before is before


@pytest.mark.parametrize(("decision", "alone"), [(4, True), (2, False)])
def test_in_a_show_every_turn_stands_alone(decision: int, alone: bool) -> None:
    """The fourth decision ends a turn of the toy game, the second one does not."""
    match = Match(among_computers(toy_session()))
    showing, before = showing_of(match), match.view
    for action in [("play", 1), ("walk", 1), ("pay", 0), ("end",), ("play", 2)]:
        match.session.act(action)
    first, second = moved(match, 1), moved(match, decision)
    showing.play_on(first, before)
    showing.play_on(second, match.view)
    assert [*showing.watched.shown_events] == (second if alone else [*first, *second])


def test_nothing_new_in_a_show_forgets_nothing() -> None:
    match = Match(among_computers(toy_session()))
    showing, first = showing_of(match), moved(match, 0)
    showing.play_on(first, match.view)
    showing.play_on([], match.view)
    assert [*showing.watched.shown_events] == first


def test_what_happens_to_the_table_is_nobodys_deed() -> None:
    match = Match(toy_session())
    match.session.act(("play", 1))
    showing, asker = showing_of(match), match.session.askers[0]
    (mine,) = moved(match, 0)
    nobodys = replace(mine, event=event("shuffled", -1))
    assert showing.about(nobodys) == asker
    showing.nobodys = frozenset({nobodys.event.kind})
    assert showing.about(nobodys) == -1
    assert showing.about(mine) == mine.event.seat


def test_whom_an_event_names_it_is_about_the_first_seat_too() -> None:
    """Not who decided: nobody did in the setup."""
    match = Match(toy_session())
    named = replace(moved(match, -1)[0], event=event("walked", 0))
    assert showing_of(match).about(named) == 0


@pytest.mark.parametrize("waits", [False, True])
def test_an_own_event_is_shown_like_one_of_others_only_where_somebody_waits_for_it(
    waits: bool,
) -> None:
    match = Match(toy_session())
    showing, before = showing_of(match), match.view
    if waits:
        showing._habits = lambda: Habits(waits_at=lambda event: True)
    own = [ShownEvent(event("walked", match.viewer), match.view, 0, 0)]
    showing.play(own, before, dragged=False)
    assert [*showing.watched.shown_events] == (own if waits else [])
