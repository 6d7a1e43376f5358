"""A person's turn ends when that person says so (CA-5.1), where the game was begun so."""

from __future__ import annotations

import pytest

from engine.games import load_game
from engine.session import Session
from engine.simulation.walker import check_game
from tests.engine.caylus.layout import config
from tests.sampling import sampled_rows

ENDS = {"ends": "asked"}


def session(kinds: str = "person person", seed: int = 3, **entries: str) -> Session:
    """A game after the redraws."""
    plain = config(len(kinds.split()))
    seats = [
        {**seat, "kind": kind} for seat, kind in zip(plain["seats"], kinds.split(), strict=True)
    ]
    found = Session(load_game("caylus"), {**plain, "seats": seats, **entries}, seed)
    while found.state.options and ("keep",) in found.state.options:
        found.act(("keep",))
    return found


def place_of(found: Session) -> tuple[object, ...]:
    return next(action for action in found.state.options if action[0] == "place")


def test_an_action_leaves_the_turn_open_until_its_owner_ends_it() -> None:
    game = session(**ENDS)
    owner = game.asked
    game.act(place_of(game))
    assert game.asked == owner == game.state.turn
    assert game.state.options == [("end",)]
    assert game.can_undo()
    game.act(("end",))
    assert game.asked == game.state.turn != owner
    assert not game.can_undo()


def test_games_of_before_go_on_without_the_question() -> None:
    game = session()
    owner = game.asked
    game.act(place_of(game))
    assert game.asked != owner


def test_computers_are_never_asked() -> None:
    game = session("person random", **ENDS)
    for _ in range(200):
        if game.over:
            break
        if game.state.options == [("end",)]:
            assert game.asked == 0
        game.act(game.state.options[0])
    assert ("end",) in game.log


def test_the_last_who_has_not_passed_takes_back_one_turn_and_no_more() -> None:
    """CA-5.2: one action after another, and still each is a turn of its own."""
    game = session(**ENDS)
    game.act(("pass",))
    game.act(("end",))
    game.act(place_of(game))
    game.act(("end",))
    ended = len(game.log)
    game.act(place_of(game))
    assert game.turn_start() == ended
    game.restart_turn()
    assert len(game.log) == ended
    assert game.turn_start() == ended


def test_the_state_of_a_game_is_the_same_with_and_without() -> None:
    assert session().digest() == session(**ENDS).digest()


TABLES = [(2, "base"), (4, "advanced"), (4, "base"), (2, "advanced")]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "variant"), sampled_rows(TABLES, 2))
def test_random_games_with_asked_ends_hold_every_check(seats: int, variant: str) -> None:
    report = check_game(load_game("caylus"), {**config(seats, variant), **ENDS}, 7 + seats)
    assert report.decisions
