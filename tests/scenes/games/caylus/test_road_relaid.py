"""A road that needs other room: its picture is there before the building that needs it."""

from __future__ import annotations

import pytest

from engine.games.caylus.state import State
from engine.session import Session
from scenes.games.caylus.shots import position
from scenes.games.caylus.table import CaylusTable
from sprites.caylus.geometry_road import SHORT
from tests.scenes.games.caylus.test_table import make_table

pytestmark = pytest.mark.usefixtures("display")

MADE_AHEAD, UNPREPARED, MEASURED = (1300, 700), (1310, 700), (1320, 700)
"""Windows of no other test: what one has built is not shown to the next."""


def full_road() -> Session:
    """The next building needs a road that is laid out anew."""
    return position(
        lambda s, q: (
            q.op == "turn"
            and len(s.state.road) == SHORT - 1
            and any(c.action[0] == "build" for c in q.choices)
        )
    )


def opened(session: Session, size: tuple[int, int]) -> tuple[CaylusTable, State]:
    table, _ = make_table(3, "advanced", size)
    view = session.game.mask(session.state, session.asked)
    for _ in table.load(view, session.asked):
        pass
    return table, view


def build(session: Session) -> State:
    choices = session.game.explain(session.state).choices
    seat = session.asked
    session.act(next(c.action for c in choices if c.action[0] == "build"))
    view = session.game.mask(session.state, seat)
    assert isinstance(view, State)
    assert len(view.road) == SHORT
    return view


def test_the_board_of_a_longer_road_is_made_before_it_is_needed() -> None:
    session = full_road()
    seat = session.asked
    table, view = opened(session, MADE_AHEAD)
    for chore in table.chores(view, seat):
        chore()
    longer = build(session)
    for shown in (longer, view):
        table.ground(shown, seat, frozenset())
        assert not table.working, "also when the building is taken back"


def test_without_a_quiet_moment_the_old_board_stands_in() -> None:
    session = full_road()
    seat = session.asked
    table, _ = opened(session, UNPREPARED)
    table.ground(build(session), seat, frozenset())
    assert table.working


def test_cards_keep_their_size_until_the_short_road_is_full() -> None:
    session = full_road()
    seat = session.asked
    table, view = opened(session, MEASURED)
    before = [s.rect.width for s in table.sprites(view, seat) if s.kind == "card"]
    after = [s.rect.width for s in table.sprites(build(session), seat) if s.kind == "card"]
    assert (len(before), len(after)) == (SHORT - 1, SHORT)
    assert len(set(before)) == len(set(after)) == 1
    assert before[0] > 1.2 * after[0]
