"""How a level thinks is read from the game's own file, which is refused in one sentence if it is
wrong; the levels that others are measured against never change."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai import levels
from engine.ai.contract import LEVELS
from engine.ai.evaluations import load_evaluation
from engine.ai.learned import shelf
from engine.ai.learned.deepened import Deepened
from engine.ai.learned.player import Learned
from engine.ai.levels import think
from engine.ai.search import methods
from engine.ai.search.methods import NetMethod, SumMethod, method_of
from engine.ai.search.novice import Novice
from engine.ai.search.solo_search import SoloSearch
from engine.ai.search.standard import Standard
from engine.ai.worlds import possible_world
from engine.cells import DataError
from engine.core import run
from engine.game import Game
from engine.games import load_game
from tests.engine.ai.samples import persons, table
from tests.refusals import said


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of levels that all games read."""
    path = tmp_path / "levels.toml"
    monkeypatch.setattr(methods, "methods_file", lambda key: path)
    return path


def test_a_table_goes_before_any_table_and_that_before_the_usual(written: Path) -> None:
    written.write_text(
        '[any]\nexpert = { judge = "sum", search = "standard", search_worlds = 2 }\n'
        '["3"]\nexpert = { judge = "net", candidates = 4, temperature = 0.5 }\n',
        encoding="utf-8",
    )
    game = load_game("versailles")
    assert method_of(game, "3", "expert") == NetMethod(candidates=4, temperature=0.5)
    assert method_of(game, "2", "expert") == SumMethod("standard", {"search_worlds": 2.0})
    assert method_of(game, "3", "novice") == SumMethod("novice", {})
    assert method_of(game, "2", "master") == SumMethod("expert", {})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[any", "levels.toml"),
        ('[any]\nchampion = { judge = "sum" }', "champion"),
        ('[any]\nexpert = { judge = "dice" }', "dice"),
        ('[any]\nexpert = { judge = "sum", search = "prayer" }', "prayer"),
        ('[any]\nexpert = { judge = "net", patience = 3 }', "patience"),
        ('[any]\nexpert = { judge = "net", worlds = "many" }', "expert"),
        ("[any]\nexpert = 3", "expert"),
        ("any = 3", "any"),
    ],
)
def test_a_wrong_file_is_refused_in_one_sentence(written: Path, text: str, told: str) -> None:
    written.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as refused:
        method_of(load_game("versailles"), "2", "expert")
    assert told in said(refused.value)
    assert "\n" not in said(refused.value)


def opening(game: Game, seats: int = 2) -> object:
    state = game.setup(persons(seats), 3)
    run(game.ops, state)
    return state


def test_every_level_of_every_game_has_a_method_that_can_be_read() -> None:
    for key in ("viscounts", "caylus", "tara", "versailles"):
        game = load_game(key)
        for level in LEVELS[1:]:
            for seats in game.info.seats:
                method_of(game, str(seats), level)


def test_the_levels_that_others_are_measured_against_judge_by_the_sum() -> None:
    game, evaluation = table("versailles")
    world = possible_world(game, opening(game))
    searches = {"novice_linear": Novice, "standard_linear": Standard, "expert_linear": SoloSearch}
    for level, search in searches.items():
        assert type(think(evaluation, world, level, 1)) is search


def test_settings_change_the_search_of_the_sum_and_nothing_else(written: Path) -> None:
    written.write_text(
        '[any]\nnovice = { judge = "sum", search = "novice", novice_ways = 2 }', encoding="utf-8"
    )
    game, evaluation = table("versailles")
    weights = dict(evaluation.weights)
    thinking = think(evaluation, possible_world(game, opening(game)), "novice", 1)
    assert len(list(thinking.steps())) == 2
    assert evaluation.weights == weights


def test_a_net_plays_its_own_turn_or_follows_the_replies_to_it(written: Path) -> None:
    written.write_text(
        '[any]\nstandard = { judge = "net" }\nmaster = { judge = "net", candidates = 3 }',
        encoding="utf-8",
    )
    game, evaluation = table("versailles")
    world = possible_world(game, opening(game))
    assert type(think(evaluation, world, "standard", 1)) is Learned
    assert type(think(evaluation, world, "master", 1)) is Deepened


def test_where_no_net_lies_the_sum_judges(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written.write_text('[any]\nexpert = { judge = "net" }', encoding="utf-8")
    monkeypatch.setattr(shelf, "net_file", lambda key, table: tmp_path / "net.npz")
    game, evaluation = table("versailles")
    world = possible_world(game, opening(game))
    assert type(think(evaluation, world, "expert", 1)) is SoloSearch


def test_in_an_old_game_whose_components_no_net_knows_every_level_judges_by_the_sum() -> None:
    shipped = load_game("versailles").data_text
    game = load_game("versailles", shipped.replace('"painting"', '"tapestry"'))
    world = possible_world(game, opening(game))
    evaluation = load_evaluation(game)
    searches = {
        "novice": Novice,
        "standard": Standard,
        "expert": SoloSearch,
        "master": SoloSearch,
        "learned": SoloSearch,
    }
    for level, search in searches.items():
        assert type(think(evaluation, world, level, 1)) is search


def test_a_table_is_looked_at_only_where_it_makes_a_difference(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written.write_text(
        '[any]\nnovice = { judge = "sum", search = "novice" }\n'
        '["2"]\nexpert = { judge = "sum", search = "standard" }\n',
        encoding="utf-8",
    )
    looked_at: list[object] = []

    def seen(game: Game, state: object) -> None:
        looked_at.append(state)

    monkeypatch.setattr(levels, "load_features", seen)
    game, evaluation = table("versailles")
    world = possible_world(game, opening(game))
    think(evaluation, world, "novice", 1)
    assert not looked_at
    think(evaluation, world, "expert", 1)
    assert looked_at
