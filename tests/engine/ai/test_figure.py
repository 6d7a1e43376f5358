"""A person's strength on the opponents' scale."""

from __future__ import annotations

import pytest

from engine.ai.lab.ladder import Played, fitted
from engine.ai.levels.figure import FEWEST, Figure, Finished, chance_against, figure_of
from engine.ai.levels.strength import Rating

KNOWN = {
    "novice": Rating(1300, 1300, 1300),
    "standard": Rating(1500, 1500, 1500),
    "expert": Rating(1700, 1700, 1700),
    "doubtful": Rating(1500, 1200, 1800),
}


def games(opponent: str, won: int, lost: int, seats: int = 2) -> list[Finished]:
    others = (opponent,) * (seats - 1)
    return [Finished(others, 1.0)] * won + [Finished(others, 0.0)] * lost


def figure(played: list[Finished]) -> Figure:
    found = figure_of(played, KNOWN)
    assert found is not None
    return found


@pytest.mark.parametrize(("opponent", "elo"), [("novice", 1300), ("standard", 1500)])
def test_who_wins_every_other_game_is_as_strong(opponent: str, elo: int) -> None:
    assert figure(games(opponent, 60, 60)).elo == pytest.approx(elo, abs=8)


def test_a_fair_share_of_a_full_table_is_as_strong() -> None:
    assert figure(games("standard", 30, 90, seats=4)).elo == pytest.approx(1500, abs=8)


def test_three_of_four_is_190_more() -> None:
    assert figure(games("standard", 90, 30)).elo == pytest.approx(1691, abs=12)


def test_it_is_what_the_ladder_says_of_an_opponent() -> None:
    played = [Played(("person", "standard"), (share, 1 - share)) for share in [1.0] * 9 + [0.0] * 4]
    ladder = fitted(played)["person"]
    found = figure(games("standard", 9, 4))
    assert abs(found.elo - ladder.elo) <= 1
    assert abs(2 * found.half - (ladder.high - ladder.low)) <= 2


def test_more_games_leave_less_doubt_and_opponents_of_whom_little_is_known_more() -> None:
    few, many = figure(games("standard", 3, 3)), figure(games("standard", 30, 30))
    assert many.half < few.half / 2
    assert figure(games("doubtful", 30, 30)).half > 2.5 * many.half
    assert figure(games("standard", 6, 0)).elo < 2300


def test_shared_victories_count_in_part() -> None:
    shared = [Finished(("standard",), 0.5)] * 40
    assert figure(shared).elo == pytest.approx(1500, abs=2)


def test_nobody_measured_says_nothing_and_few_games_are_not_told() -> None:
    assert figure_of(games("dragon", 5, 5), KNOWN) is None
    assert figure_of([], KNOWN) is None
    assert figure([*games("dragon", 50, 0), *games("standard", 1, 0)]).games == 1
    assert not figure(games("standard", FEWEST - 1, 0)).known
    assert figure(games("standard", FEWEST, 0)).known


def test_chances_follow_the_scale_and_are_nearer_to_even_in_doubt() -> None:
    sure, doubtful = Figure(1700, 10, 500), Figure(1700, 500, 5)
    assert chance_against(sure, ["standard"], KNOWN) == pytest.approx(0.76, abs=0.01)
    assert chance_against(sure, ["expert"], KNOWN) == pytest.approx(0.5, abs=0.01)
    assert chance_against(sure, ["standard"] * 3, KNOWN) == pytest.approx(0.513, abs=0.01)
    assert 0.5 < chance_against(doubtful, ["standard"], KNOWN) < 0.74
