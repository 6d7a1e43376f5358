"""Strength on one scale: what is put in comes out, few games are told to be few, files keep it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.ai.lab.ladder import Played, fitted, pairings, strength_from
from engine.ai.levels.strength import (
    Strength,
    read_strength,
    strength_file,
    strength_of,
    write_strength,
)
from engine.games import game_keys, info_of
from tests.refusals import refused


def games(first: str, second: str, won: float, count: int, seats: int = 2) -> list[Played]:
    """So many games, of which the first wins a part."""
    wins = round(won * count)
    rest = [0.0] * (seats - 1)
    lost = [1.0, *rest[1:]]
    entrants = (first, *[second] * (seats - 1))
    return [Played(entrants, (1.0, *rest)) for _ in range(wins)] + [
        Played(entrants, (0.0, *lost)) for _ in range(count - wins)
    ]


@pytest.mark.slow
def test_three_victories_of_four_are_190_points() -> None:
    found = fitted(games("expert", "standard", 0.75, 4000))
    assert found["standard"].elo == 1500
    assert found["expert"].elo == pytest.approx(1500 + 191, abs=6)
    assert list(found) == ["expert", "standard"]


@pytest.mark.slow
def test_a_fair_share_of_a_full_table_is_equal_strength() -> None:
    found = fitted(games("expert", "standard", 0.25, 2000, seats=4))
    assert found["expert"].elo == pytest.approx(1500, abs=5)


def test_a_chain_of_pairs_adds_up_and_the_ends_are_less_sure() -> None:
    chance = Random(4)
    steps = [("standard", "novice"), ("expert", "standard"), ("master", "expert")]
    played = [game for a, b in steps for game in games(a, b, 0.7, 200)]
    chance.shuffle(played)
    found = fitted(played)
    assert found["master"].elo - found["expert"].elo == pytest.approx(147, abs=8)
    assert found["standard"].elo - found["novice"].elo == pytest.approx(147, abs=8)
    width = {name: rating.high - rating.low for name, rating in found.items()}
    assert width["standard"] == 0 < width["expert"] < width["master"]


def test_who_won_every_game_is_not_infinitely_strong() -> None:
    few, many = fitted(games("a", "standard", 1.0, 4)), fitted(games("a", "standard", 1.0, 400))
    assert 1500 < few["a"].elo < many["a"].elo < 3500
    assert few["a"].low < many["a"].low


def test_duels_tell_the_share_and_how_sure_it_is() -> None:
    strength = strength_from(games("expert", "standard", 0.75, 20))
    duel = strength.duel("expert", "standard")
    assert duel is not None
    assert (duel.games, duel.share) == (20, 0.75)
    assert duel.low < 0.6 < 0.75 < 0.85 < duel.high
    assert strength.duel("standard", "expert") is None


def test_automas_are_ordered_by_what_was_won_against_them() -> None:
    played = []
    for board, won in (("cleric", 0.2), ("noble", 0.0), ("card", 0.55)):
        played += games("standard", f"automa:{board}:1", won, 20)
    strength = strength_from(played)
    assert [board for board, _ in strength.automas(1)] == ["noble", "cleric", "card"]
    assert strength.automas(2) == []


def test_a_file_keeps_what_was_measured_and_its_first_comment(tmp_path: Path) -> None:
    path = tmp_path / "strength.toml"
    path.write_text("# A comment.\n", encoding="utf-8")
    strength = strength_from(games("expert", "standard", 0.75, 20))
    write_strength(path, {"2": strength, "3_advanced": Strength({}, strength.duels)})
    assert path.read_text(encoding="utf-8").startswith("# A comment.\n")
    read = read_strength(path)
    assert read["2"].ratings == strength.ratings
    assert read["3_advanced"].duel("expert", "standard") == read["2"].duels[0]
    assert read["2"].duels[0].share == 0.75


@pytest.mark.parametrize(
    "text", ["[", '["2"]\nduel = [3]', '["2".rating.expert]\nelo = 3', '"2" = 5']
)
def test_a_wrong_file_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "strength.toml"
    path.write_text(text, encoding="utf-8")
    with refused(r"strength\.toml"):
        read_strength(path)


def test_what_is_shipped_can_be_read_and_nothing_is_known_of_other_tables() -> None:
    for key in game_keys():
        read_strength(strength_file(key))
        assert strength_of(key, "9").duels == ()


def test_a_ladder_has_every_level_above_the_one_below_it() -> None:
    assert pairings(info_of("tara"), 3)[:3] == [
        ("standard", "novice", "novice"),
        ("expert", "standard", "standard"),
        ("master", "expert", "expert"),
    ]
    alone = pairings(info_of("viscounts"), 1)
    assert ("standard", "automa:noble:3") in alone
    assert len(alone) == 16
