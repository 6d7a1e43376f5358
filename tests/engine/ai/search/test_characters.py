"""A character takes what it likes among ways that are nearly as good, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.contract import Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.levels import budget_of, choose
from engine.ai.search.characters import (
    Character,
    character_of,
    characters_of,
    icons_of,
    is_level,
    joined,
    level_of,
    pegs_of,
)
from engine.ai.search.taste import Taste, Tasted
from engine.ai.worlds import possible_world
from engine.games import game_keys, load_game, registered
from tests.engine.ai.samples import persons, positions, table
from tests.refusals import refused

BUDGET = Budget(60)


def test_a_player_is_called_by_level_and_character() -> None:
    assert joined("expert", "odo") == "expert:odo"
    assert joined("expert", "") == "expert"
    assert level_of("expert:odo") == "expert"
    assert is_level("expert:odo")
    assert not is_level("automa:cleric:2")
    assert budget_of("master:odo", timed=True) == budget_of("master", timed=True)


@pytest.mark.parametrize("key", game_keys())
def test_three_people_lean_to_counters_of_their_game(key: str) -> None:
    people = characters_of(key)
    assert len(people) == 3
    state = next(positions(load_game(key), persons(2), 1, 1))
    counters = set(load_game(key).counters(state, 0))
    for each in people:
        assert set(each.leans) | set(each.taken) <= counters
        assert character_of(key, f"novice:{each.id}") is each


def test_a_game_without_characters_has_no_icons_either() -> None:
    with registered("fifth", "tests.fifth_game.engine"):
        assert (characters_of("fifth"), pegs_of("fifth"), icons_of("fifth")) == ((), {}, {})


def test_taste_counts_for_the_own_seat_alone_and_not_at_the_end() -> None:
    game, evaluation = table("caylus")
    state = next(positions(game, persons(2), 1, 1))
    taste = Taste(game, Character("x", {"denier": 2.0}, {}), 0)
    tasted = Tasted(evaluation, taste)
    more = 2.0 * game.counters(state, 0)["denier"]
    assert tasted.value(state, 0) == pytest.approx(evaluation.value(state, 0) + more)
    assert tasted.value(state, 1) == evaluation.value(state, 1)
    assert tasted.terms(state, 0) == evaluation.terms(state, 0)
    state.agenda.clear()
    assert taste.of(state) == 0.0


def test_a_character_of_another_version_plays_as_its_level_does() -> None:
    game = load_game("tara")
    evaluation = load_evaluation(game)
    for state in list(positions(game, persons(2), 2, 37))[:4]:
        world = possible_world(game, state)
        plain = choose(evaluation, world, "standard", 3, BUDGET)
        assert choose(evaluation, world, "standard:nobody", 3, BUDGET) == plain


def test_a_wrong_file_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "characters.toml"
    broken.write_text("[odo]\nleans = { castle = 'much' }\ntaken = {}\n", encoding="utf-8")
    monkeypatch.setattr("engine.ai.search.characters.characters_file", lambda key: broken)
    with refused(r"characters\.toml"):
        characters_of("tara")
    assert character_of("tara", "standard") is None, "who has no character plays on"
