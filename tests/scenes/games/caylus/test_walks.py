"""The provost keeps to the road, and what was done last lies over no card's name."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core import State
from engine.events import Event
from scenes.games.caylus.shots import builder_choice, new_session
from scenes.games.caylus.table import CaylusTable
from scenes.table.model.match import ShownEvent
from scenes.table.motion.animator import Animator, Pace
from scenes.table.motion.watched import Watched, on_table
from tests.scenes.games.laid import laid

WALKS = ("provost", "provost_advances")


def walks(decisions: int = 260) -> list[tuple[Any, Event, Any]]:
    """(table before, event, table after it) of every walk of the provost in a busy game."""

    session, chance = new_session(2), Random(2)
    game = session.game
    before: Any = game.mask(session.state, 0)
    found = []
    for _ in range(decisions):
        if session.over:
            break
        told: list[tuple[Event, State]] = []

        def watch(event: Event, state: State, told: list[tuple[Event, State]] = told) -> None:
            told.append((event, game.mask(state, 0)))

        session.act(builder_choice(game.explain(session.state), chance).action, watch)
        for event, after in told:
            if event.kind in WALKS:
                found.append((before, event, after))
            before = after
    return found


@pytest.mark.slow
def test_the_provost_walks_round_the_bend() -> None:
    session = new_session(2)
    table, _ = laid(CaylusTable, dict(session.config), (1366, 768))
    bends = 0
    for before, event, after in walks():
        animator = Animator(lambda view: table.sprites(view, 0), lambda view: table.places(view, 0))
        animator.courses = lambda shown: table.courses(shown.event, shown.view)
        animator.rest(before)
        animator.play([ShownEvent(event, after, 0, 0)], lambda shown: Pace(1.0, watched=True))
        start, end = (table.places(after, 0)[f"road:{n}"].rect for n in event.values)
        met = []
        for _ in range(70):
            met += [s.at for s in animator.shown() if s.sprite.key == "provost"]
            animator.update(0.01)
        assert met, event
        if abs(start.centery - end.centery) > 20:
            bends += 1
            way = sum(math.dist(a, b) for a, b in pairwise(met))
            assert way > 1.15 * math.dist(met[0], met[-1]), event
    assert bends


def test_nothing_of_a_walk_is_traced_across_the_cards() -> None:
    session = new_session(2)
    for _, event, after in walks(120):
        trail = Watched([ShownEvent(event, after, 0, 0)]).trail(session.game)
        assert [(start, end) for start, end, _ in trail] == [(f"road:{event.values[1]}",) * 2]
    assert on_table("castle:dungeon")
    assert CaylusTable.untraced == ("castle:",)
