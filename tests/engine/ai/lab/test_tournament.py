"""Tournaments: paired seeds, rotated seats, shares, the same result again."""

from __future__ import annotations

import pytest

from engine.ai.lab.estimates import percentile, wilson
from engine.ai.lab.match import Result, Rules, check_characters, config_of
from engine.ai.lab.tournament import Standings, hold, jobs, play_job
from engine.ai.search.characters import characters_of
from engine.game import ConfigError
from engine.games import info_of
from scenes.commands.tournament import rules_of


def rules(*players: str) -> Rules:
    return Rules(config_of(info_of("viscounts"), players, {}), players, iterations={"standard": 60})


def result(shares: tuple[float, ...], points: tuple[int, ...]) -> Result:
    return Result(1, (0, 1), points, shares, 10, 5)


def test_wilson_interval_of_known_shares() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(20, 20)
    assert low == pytest.approx(0.839, abs=0.001)
    assert high == pytest.approx(1.0)


def test_percentile_of_few_numbers() -> None:
    assert percentile([], 0.5) == 0.0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([3.0, 1.0, 2.0], 0.99) == 3.0


def test_each_seed_is_played_in_every_seating() -> None:
    found = jobs("viscounts", rules("novice", "random", "random"), 6, 40)
    assert [(job.seed, job.turn) for job in found] == [
        (40, 0),
        (40, 1),
        (40, 2),
        (41, 0),
        (41, 1),
        (41, 2),
    ]


def test_an_automa_keeps_its_seat() -> None:
    found = jobs("viscounts", rules("novice", "automa:noble:0"), 3, 7)
    assert [(job.seed, job.turn) for job in found] == [(7, 0), (8, 0), (9, 0)]


@pytest.mark.slow
def test_a_ruling_among_the_options_is_played() -> None:
    words = ("random", "automa:noble:0")
    lengths = []
    for reading in ("human_first", "own_first"):
        config = config_of(info_of("viscounts"), words, {"automa_bumps": reading})
        (job,) = jobs("viscounts", Rules(config, words), 1, 3)
        lengths.append(play_job(job).decisions)
    assert lengths == [200, 172]


def test_players_may_be_characters_alone() -> None:
    people = ",".join(f"standard:{each.id}" for each in characters_of("caylus")[:2])
    found = rules_of("tournament", "caylus", people, (), None, timed=False)
    assert ",".join(found.players) == people


def test_shares_and_margins_add_up() -> None:
    standings = Standings(("a", "b"))
    standings.played += [result((1.0, 0.0), (50, 40)), result((0.5, 0.5), (45, 45))]
    summary = standings.summary()
    assert [entrant["share"] for entrant in summary["entrants"]] == [0.75, 0.25]
    assert [entrant["margin"] for entrant in summary["entrants"]] == [5.0, -5.0]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games() -> None:
    players = rules("standard", "novice")
    first = hold("viscounts", players, 1, 3, where=1)
    again = hold("viscounts", players, 1, 3, where=1)
    assert first.played[0].points == again.played[0].points
    assert first.played[0].decisions == again.played[0].decisions
    assert first.summary()["illegal"] == 0


@pytest.mark.slow
def test_novices_beat_chance_alone() -> None:
    standings = hold("viscounts", rules("novice", "random"), 4, 11, where=1)
    assert standings.wins(0) >= 3
    assert standings.margin(0) > 20


def test_unknown_players_are_refused() -> None:
    with pytest.raises(ConfigError, match="champion"):
        config_of(info_of("viscounts"), ("champion", "novice"), {})


@pytest.mark.parametrize("word", ["standard:nobody", "standard:"])
def test_an_unknown_character_is_refused(word: str) -> None:
    with pytest.raises(ConfigError, match=f"“{word}”.*odo"):
        check_characters("viscounts", (word, "novice"))
    check_characters("viscounts", ("standard:odo", "novice", "automa:noble"))
