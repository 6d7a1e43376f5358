"""What a game says of itself agrees with its component data."""

from __future__ import annotations

import tomllib

import pytest

from engine.cells import SOURCES
from engine.game import COLOURS, ConfigError, GameInfo
from engine.games import game_keys, info_of, load_game
from engine.games.seating import check_seats
from engine.games.viscounts.constants import TRIGGERS
from engine.simulation.words import parse_seats
from tests.source import ROOT


@pytest.mark.parametrize("key", game_keys())
def test_as_many_can_play_as_the_component_file_says(key: str) -> None:
    info, game = info_of(key), load_game(key)
    meta = tomllib.loads(game.data_text)["meta"]
    assert game.info is info
    assert (info.fewest_persons, max(info.seats)) == (meta["players_min"], meta["players_max"])
    assert info.seats == tuple(range(2, max(info.seats) + 1))
    assert len(info.colours) == max(info.seats)
    assert info.colours == COLOURS[: len(info.colours)]
    assert info.variants == tuple(meta.get("variants", ()))
    assert set(info.measured) <= set(info.seats)


def test_the_second_automa_is_the_usual_one() -> None:
    usual = {key: info_of(key).usual_automa for key in game_keys()}
    assert usual["viscounts"] == info_of("viscounts").automas[1] == "builder"
    assert all(usual[key] in ("", *info_of(key).automas) for key in usual)


def test_only_of_provinces_several_are_chosen() -> None:
    options = [each for key in game_keys() for each in info_of(key).options]
    assert [each.key for each in options if each.several] == ["provinces"]


def test_hands_are_open_and_other_things_than_points_win_where_the_rules_say_so() -> None:
    infos = {key: info_of(key) for key in game_keys()}
    assert [key for key, info in infos.items() if info.open_hands] == ["versailles"]
    assert [key for key, info in infos.items() if not info.by_points] == ["tara"]
    assert all(info.rounds for info in infos.values())


def test_automas_and_provinces_are_those_of_the_data() -> None:
    automas = load_game("viscounts").data.automas
    assert info_of("viscounts").automas == tuple(each.id for each in automas if not each.leaves_out)
    (provinces,) = info_of("tara").options
    data = load_game("tara").data
    assert provinces.choices == data.provinces
    inside = {n: len(table.provinces) for n, table in data.tables.items()}
    assert provinces.seats == tuple(n for n in inside if inside[n] < len(data.provinces))


@pytest.mark.parametrize("key", game_keys())
def test_the_smallest_table_can_be_set_up(key: str) -> None:
    game = load_game(key)
    seats = parse_seats(game.info.default_seats, game.info)
    assert game.setup({"seats": seats, "options": {}}, 1).agenda


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("random", "2 to 4 players, or 1 against the automa"),
        ("random,random,random,random,random", "2 to 4"),
        ("random,random,random,random,random,random", "at most 5 seats"),
        ("random,dragon", "not “dragon”"),
        ("random,automa:cleric:0:0", "not “automa:cleric:0:0”"),
        ("random,automa:cleric:x", "the difficulty is a number"),
        ("random,automa:cleric:7", "difficulty is from -1 to 3"),
        ("random,automa:king:0", "one of cleric, builder, noble, card"),
        ("random,random,automa", "plays second against one"),
    ],
)
def test_seats_that_no_game_can_be_made_from(words: str, problem: str) -> None:
    with pytest.raises(ConfigError, match=problem):
        parse_seats(words, info_of("viscounts"))


def test_words_for_an_automa_may_be_short() -> None:
    info = info_of("viscounts")
    for words, board, difficulty in (
        ("automa", "cleric", 0),
        ("automa:noble", "noble", 0),
        ("automa:card:3", "card", 3),
    ):
        seat = parse_seats(f"random,{words}", info)[1]
        assert (seat["kind"], seat["board"], seat["difficulty"]) == ("automa", board, difficulty)


def test_a_game_without_an_automa_says_so() -> None:
    info = GameInfo(seats=(2, 3))
    with pytest.raises(ConfigError, match="2 to 3 players"):
        check_seats(info, {"seats": []})
    with pytest.raises(ConfigError, match="no automa"):
        check_seats(info, {"seats": [{"kind": "person"}, {"kind": "automa"}]})


@pytest.mark.parametrize("key", game_keys())
def test_a_component_file_names_the_rules_and_every_origin_that_a_figure_may_have(key: str) -> None:
    text = load_game(key).data_text
    header = text.partition("\n[")[0].partition("\nsetup_count")[0]
    assert all(f'"{source}"' in header for source in SOURCES)
    rules = tomllib.loads(text)["meta"].get("rules_file", "")
    assert not rules or (ROOT / rules).is_file(), rules


def test_the_notation_of_viscounts_names_every_trigger() -> None:
    header = load_game("viscounts").data_text.partition("\nsetup_count")[0]
    assert all(trigger in header for trigger in TRIGGERS if trigger)
