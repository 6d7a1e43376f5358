"""Practice positions: real, solved by full search, each with the promised best and its stars."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine.texts
from engine.cells import DataError
from engine.games import game_keys
from engine.lessons.practice import (
    MOST_STARS,
    Position,
    load_practice,
    position_session,
    read_practice,
    worth_of,
)
from engine.lessons.solver import Found, TooLargeError, solve_turn
from engine.texts import load_catalogue

FIVE = 5
PARTS = ("name", "goal", "hint", "why")
ALL = [each for game in game_keys() for each in load_practice(game)]
MOST_WORDS = 45


def name(position: Position) -> str:
    return f"{position.game}.{position.id}"


def solved(position: Position) -> Found:
    session = position_session(position, "Réka")
    before = session.game.clone(session.state)
    return solve_turn(
        session.game, session.state, lambda after: position.worth(session.game, before, after)
    )


def test_every_game_has_five() -> None:
    assert {game: len(load_practice(game)) for game in game_keys()} == dict.fromkeys(
        game_keys(), FIVE
    )
    assert len({name(position) for position in ALL}) == len(ALL)


@pytest.mark.parametrize("position", ALL, ids=name)
def test_the_solution_brings_three_stars_and_ends_the_position(position: Position) -> None:
    session = position_session(position, "Réka")
    assert session.asked == position.seat
    assert session.free_from <= len(position.log)
    session.replay(position.solution)
    assert position.done(session)
    assert worth_of(position, session) == position.levels[0]
    assert position.stars(position.levels[0]) == MOST_STARS


@pytest.mark.slow
@pytest.mark.parametrize("position", ALL, ids=name)
def test_full_search_finds_nothing_better_and_something_worse(position: Position) -> None:
    found = solved(position)
    assert found.best == position.levels[0]
    stars = {position.stars(worth) for worth in found.ends}
    assert MOST_STARS in stars
    assert len(stars) > 1


@pytest.mark.parametrize("position", [ALL[1], ALL[6], ALL[10]], ids=name)
def test_full_search_agrees_with_the_smaller_ones_every_time(position: Position) -> None:
    assert solved(position).best == position.levels[0]


@pytest.mark.parametrize("position", ALL, ids=name)
def test_every_sentence_is_there_and_short(position: Position) -> None:
    catalogue = load_catalogue("en")
    for part in PARTS:
        key = position.text(part)
        assert catalogue.has(key), key
        assert len(catalogue.say(key).split()) <= MOST_WORDS, key


@pytest.mark.parametrize("position", ALL, ids=name)
def test_clauses_are_known(position: Position) -> None:
    rules = Path(engine.texts.__file__).parent / "en" / position.game / "rules.toml"
    assert f'"{position.clause}" = ' in rules.read_text(encoding="utf-8")


def test_stars_follow_the_levels() -> None:
    position = ALL[0]
    best, two, one = position.levels
    assert [position.stars(worth) for worth in (best, two, one, one - 1)] == [3, 2, 1, 0]


def test_a_turn_that_is_too_large_is_refused() -> None:
    session = position_session(ALL[0], "Réka")
    with pytest.raises(TooLargeError):
        solve_turn(session.game, session.state, lambda state: 0, most=10)


@pytest.mark.parametrize("levels", ["[1, 2, 3]", "[3, 2]"])
def test_levels_stand_from_the_best_down(levels: str) -> None:
    text = f"""
[practice]
data = "first_game_cards.toml"
[[position]]
id = "odd"
clause = "VI-8.2"
seed = 1
seat = 0
seats = [{{ kind = "person", colour = "red" }}]
counts = {{ points = 1 }}
levels = {levels}
solution = []
log = []
"""
    with pytest.raises(DataError):
        read_practice("viscounts", text)
