"""What a trial makes of events that follow by themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.explain import Text
from scenes.table.model.preview import _Trial
from tests.scenes.table.toy import TOY, event, toy_session

GAME = replace(TOY, moves=replace(TOY.moves, failing=frozenset({"lost"})))


@pytest.mark.parametrize(
    ("begun", "kind", "seat", "fails"),
    [
        (2, "lost", 0, True),
        (2, "lost", 1, False),
        (2, "paid", 0, False),
        (1, "lost", 0, False),
        (0, "lost", 0, False),
    ],
)
def test_a_move_that_follows_fails_by_an_event_of_its_own_seat(
    begun: int, kind: str, seat: int, fails: bool
) -> None:
    trial = _Trial(GAME, toy_session().state, 0, 2)
    trial._first = event("walked", 0) if begun else None
    trial._begun *= max(1, begun)
    assert trial._fails(event(kind, seat)) is fails


@pytest.mark.parametrize(("begun", "led"), [("played", True), ("walked", False), ("paid", False)])
def test_the_only_way_is_told_where_it_begins_and_not_again_on_it(begun: str, led: bool) -> None:
    moves = replace(TOY.moves, walks=frozenset({"walked"}), tolls=frozenset({"paid"}))
    trial = _Trial(replace(TOY, moves=moves), toy_session().state, 0, 2)
    trial._follow(event(begun, 0))
    trial._follow(event("walked", 0)._replace(only_way=True))
    assert bool(trial.preview(False, None).forced) is led


@pytest.mark.parametrize("all_told", [True, False])
def test_a_move_that_follows_is_told_by_all_that_happened_in_it_where_a_game_can(
    all_told: bool,
) -> None:
    whole = Text("toy.walked_home") if all_told else None
    opening = frozenset({"walked"})
    moves = replace(TOY.moves, opening=opening, retold=lambda events, named, view: whole)
    trial = _Trial(replace(TOY, moves=moves), toy_session().state, 0, 2)
    for seat in (0, 1):
        trial._follow(event("walked", seat))
    (later,) = trial.preview(False, None).after
    assert later.what == (whole or Text("toy.walked"))
