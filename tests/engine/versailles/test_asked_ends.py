"""A person's turn ends when that person says so (VE-3.2), where the game was begun so."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.session import Session
from engine.simulation.walker import check_game
from tests.engine.versailles.layout import config, versailles
from tests.engine.versailles.policies import hurried

ENDS = {"ends": "asked"}


def session(seed: int = 3, **entries: str) -> Session:
    return Session(versailles(), {**config(2), **entries}, seed)


def move_to(game: Session, site: str) -> Action | None:
    """A move of one worker to a location, if there is one."""
    place = [each.id for each in game.state.data.sites].index(site)
    found = (a for a in game.state.options if a[0] == "single" and a[-1] == place)
    return next(found, None)


def at(site: str, **entries: str) -> Session:
    """A first turn in which a worker can go to this location."""
    for seed in range(60):
        game = session(seed, **entries)
        if move_to(game, site):
            return game
    raise LookupError(site)


@pytest.mark.parametrize("site", ["sawmill", "marble_quarry", "gold_mine"])
def test_a_move_that_only_yields_waits_for_its_owner(site: str) -> None:
    game = at(site, **ENDS)
    owner, before = game.asked, game.digest()
    action = move_to(game, site)
    assert action is not None
    game.act(action)
    assert game.asked == owner
    assert game.state.options == [("end",)]
    game.undo()
    assert game.digest() == before
    game.act(action)
    game.act(("end",))
    assert game.asked != owner


@pytest.mark.parametrize("site", ["sawmill", "marble_quarry", "gold_mine"])
def test_games_of_before_go_on_without_the_question(site: str) -> None:
    game = at(site)
    owner, action = game.asked, move_to(game, site)
    assert action is not None
    game.act(action)
    assert game.asked != owner


def test_where_workers_pay_finishing_ends_the_turn_by_one_press() -> None:
    game = at("architects_guild", **ENDS)
    owner, action = game.asked, move_to(game, "architects_guild")
    assert action is not None
    game.act(action)
    assert ("end",) in game.state.options
    assert len(game.state.options) > 1
    game.act(("end",))
    assert game.asked != owner


def test_the_double_step_that_ends_the_game_waits_too() -> None:
    for seed in range(20):
        game = session(seed, **ENDS)
        while not game.over:
            last = [a for a in game.state.options if a[0] == "double_step"]
            game.state.king = max(game.state.king, 24) if last else game.state.king
            home = [a for a in last if game.state.data.moves.by_action[a].king]
            if not home:
                game.act(game.state.options[0])
                continue
            game.act(home[0])
            assert not game.over
            assert ("end",) in game.state.options
            while not game.over:
                game.act(("end",))
            return
    raise LookupError


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_games_with_asked_ends_hold_every_check(seats: int) -> None:
    given = {**config(seats), **ENDS}
    check_game(versailles(), given, seats, every=4)
    check_game(versailles(), given, seats, hurried, every=8)
