"""Chances fitted to games: what the command writes, how well it says who wins."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.ai.appraisal.chances import (
    UNFITTED,
    SeatNumbers,
    at,
    chances_file,
    fit_of,
    hats,
    read_fits,
)
from engine.ai.lab.chances import Sample, fitted, played, tasks, write_fit
from engine.ai.lab.match import Rules, config_of
from engine.games import game_keys, load_game
from tests.refusals import refused


def games(count: int, steep: float) -> list[Sample]:
    """Games of two that are won as the value says, with a row that grows by 5."""
    chance, found = Random(3), []
    for number in range(count):
        lead = chance.gauss(0, 10)
        first = float(chance.random() < 1 / (1 + 2.718281828 ** (-2 * steep * lead / 10)))
        for progress in (0.1, 0.5, 0.9):
            numbers = tuple(SeatNumbers(x, 0.0, 0.0).scaled for x in (lead, -lead))
            won = (first, 1 - first)
            found.append(Sample(number, progress, numbers, ((2.0,), (4.0,)), won, ((7.0,), (9.0,))))
    return found


def test_the_fit_finds_how_steeply_the_value_tells_the_winner() -> None:
    fit = fitted(["row"], games(400, 1.2))
    assert fit.games == 400
    for progress in (0.1, 0.5, 0.9):
        assert at(fit.value, progress) == pytest.approx(1.2, abs=0.35)
        assert fit.row("row", 2.0, progress) == pytest.approx(7.0, abs=0.3)
    assert all(brier < constant for brier, constant in zip(fit.brier, fit.constant, strict=True))


def test_a_written_fit_is_read_back_beside_others(tmp_path: Path) -> None:
    path, fit = tmp_path / "chances.toml", fitted(["row"], games(50, 1.0))
    path.write_text("# What this is.\n", encoding="utf-8")
    write_fit(path, "2", fit, {"seed": 1, "players": "a,b"})
    write_fit(path, "3_advanced", fit, {"seed": 2})
    write_fit(path, "2", fit, {"seed": 3})
    text = path.read_text("utf-8")
    assert text.startswith("# What this is.\n")
    assert text.count('["2"]') == 1
    assert read_fits(path, path.stat().st_mtime_ns) == {"2": fit, "3_advanced": fit}


@pytest.mark.parametrize("broken", ["games = 0", "games = 2\nvalue = [1, 2]", 'value = "x"'])
def test_a_broken_fit_is_refused_with_file_and_table(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "chances.toml"
    path.write_text(f'["2"]\n{broken}\n', encoding="utf-8")
    with refused(r"chances.toml.*2"):
        read_fits(path, 1)


def test_figures_go_straight_between_the_knots() -> None:
    assert hats(0.0) == (1.0, 0.0, 0.0)
    assert hats(0.25) == pytest.approx((0.5, 0.5, 0.0))
    assert hats(2.0) == (0.0, 0.0, 1.0)


def test_a_game_is_remembered_where_turns_begin() -> None:
    game = load_game("caylus")
    config = config_of(game.info, ("novice_linear", "novice_linear"), {})
    rules = Rules(config, ("novice_linear",) * 2, False, {"novice_linear": 2})
    samples = played(tasks("caylus", [rules], 1, 4)[0])
    assert len(samples) > 20
    assert all(len(each.numbers) == 2 and sum(each.won) == 1 for each in samples)
    assert [each.progress for each in samples] == sorted(each.progress for each in samples)


@pytest.mark.parametrize("key", [key for key in game_keys() if chances_file(key).is_file()])
def test_shipped_fits_say_more_than_always_the_same(key: str) -> None:
    path = chances_file(key)
    for table in read_fits(path, path.stat().st_mtime_ns):
        fit = fit_of(key, table)
        assert fit is not None
        assert sum(fit.brier) < sum(fit.constant)


def test_without_a_fit_the_lead_alone_is_told_as_a_guess() -> None:
    assert UNFITTED.games == 0
    ahead, behind = UNFITTED.chances([SeatNumbers(0, 5, 0), SeatNumbers(0, -5, 1)], 0.8)
    assert ahead > behind
