"""The figures of the bench: percentiles, promises, and that each part measures something."""

from __future__ import annotations

import json

import pytest

from engine.games import game_keys, load_game
from scenes.commands.bench import engine as bench_engine
from scenes.commands.bench import run as bench
from scenes.commands.bench import start
from scenes.commands.bench import thinking as bench_thinking
from scenes.commands.bench import zooms as bench_zooms
from scenes.commands.bench.frames import crowded_config, measure
from scenes.commands.bench.numbers import Figure, as_json, as_lines, at_least, at_most, percentile
from scenes.commands.bench.saves import autosave_milliseconds


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert percentile(values, 0.5) == 50.0
    assert percentile(values, 0.99) == 99.0
    assert percentile([7.0], 0.01) == 7.0


def test_promises_are_judged() -> None:
    assert at_most("frames", 11.9, "ms", 12.0).good
    assert not at_most("frames", 12.1, "ms", 12.0).good
    assert at_least("ratio", 1.0, "", 1.0).good
    assert not at_least("ratio", 0.9, "", 1.0).good
    assert at_most("nothing measured", None, "ms", 12.0).good


def test_lines_mark_what_is_missed() -> None:
    lines = as_lines([at_most("a", 1.0, "ms", 2.0), at_most("longer name", 3.0, "ms", 2.0)])
    assert "MISSED" not in lines[0]
    assert "MISSED" in lines[1]
    assert lines[0].index("1 ms") == lines[1].index("3 ms")


def test_json_holds_every_figure() -> None:
    found = json.loads(as_json([Figure("a", 1.5, "ms"), Figure("b", None, "")]))
    assert found["a"]["value"] == 1.5
    assert found["b"]["value"] is None


@pytest.mark.slow
def test_the_engine_is_measured() -> None:
    names = [figure.name for figure in bench.engine_figures(0.05)]
    for wanted in (
        "viscounts, 1 seat + automa: ratio",
        "viscounts, 4 seats: ratio",
        "caylus, 3 seats, base: ratio",
        "caylus, 3 seats, advanced: ratio",
        *(f"tara, {seats} seats: ratio" for seats in (2, 3, 4)),
        *(f"versailles, {seats} seats: ratio" for seats in (2, 3, 4, 5)),
        "clone",
        "mask",
        "automa events",
    ):
        assert any(wanted in name for name in names), wanted


@pytest.mark.slow
def test_without_python_chess_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_engine, "chess_speed", lambda seconds: None)
    assert not any("ratio" in figure.name for figure in bench.engine_figures(0.05))


def test_replay_is_measured_on_a_log_of_the_wanted_length() -> None:
    game = load_game("viscounts")
    config = bench_engine.largest_seating("viscounts")
    spent, length = bench_engine.replay_milliseconds(game, config, 50)
    assert spent > 0
    assert length == 50


def test_every_decision_is_saved_and_timed() -> None:
    times = autosave_milliseconds()
    assert len(times) > 100
    assert all(spent > 0 for spent in times)


@pytest.mark.parametrize("game", game_keys())
def test_every_game_is_measured_with_all_its_seats_taken(game: str) -> None:
    config = crowded_config(game)
    kinds = [seat["kind"] for seat in config["seats"]]
    assert kinds[0] == "person"
    assert "person" not in kinds[1:]
    assert load_game(game).setup(config, 1).seats == len(kinds)


@pytest.mark.slow
def test_frames_of_a_table_are_drawn_while_dragging_and_while_others_play() -> None:
    measured = measure("caylus", size=(1280, 690), idle_seconds=0.1, drags=1, others_frames=20)
    assert measured["idle_frames"] == 0
    for kind in ("dragging", "others"):
        times = measured[kind]
        assert len(times["clock"]) == len(times["processor"]) >= 20
        assert all(spent > 0 for spent in times["clock"])
    names = [figure.name for figure in bench.frame_figures("caylus, here", measured)]
    assert "caylus, here, dragging: frame p99" in names
    assert "caylus, here, turns of others: frame p99" in names
    assert "caylus, here: peak memory" in names
    assert measured["blit"] > 0
    assert "caylus, here: one full-screen blit" in names
    assert "caylus, here, dragging: processor time of a frame p99" in names


def test_frames_are_told_in_blits_of_their_own_run() -> None:
    times = {"clock": [4.0, 4.0, 9.0], "processor": [4.0, 4.0, 22.0]}
    measured = {"idle_frames": 0, "dragging": times, "others": times, "blit": 2.0, "megabytes": 1}
    figures = {figure.name: figure for figure in bench.frame_figures("x", measured)}
    median = figures["x, dragging: processor time of a frame p50"]
    longest = figures["x, turns of others: processor time of a frame p99"]
    assert (median.value, median.unit, median.good) == (2.0, "blits", True)
    assert (longest.value, longest.unit, longest.good) == (11.0, "blits", False)


def test_a_zoom_is_judged_by_its_longest_frame_and_the_memory_that_stays() -> None:
    short = {"frames": [4.0, 70.0], "between": [90.0]}
    long = {"frames": [4.0, 82.0], "between": []}
    memory = {"before": 180.0, "after": 261.0, "most": 300.0}
    measured = {"first": short, "later": short, "resize": long, "blit": 2.0, "megabytes": memory}
    figures = {figure.name: figure for figure in bench.figures_of_zooms("x", measured)}
    assert figures["x, first zoom: longest frame"].value == 35.0
    assert figures["x, first zoom: longest moment between frames"].value == 45.0
    missed = [name for name, figure in figures.items() if not figure.good]
    assert missed == ["x, another window size: longest frame", "x: memory after ten zooms"]


@pytest.mark.slow
def test_zooms_and_another_size_are_measured() -> None:
    measured = bench_zooms.measure(
        "versailles", size=(1280, 690), notches=(1, -1), sizes=((1366, 768),)
    )
    for what in ("first", "later", "resize"):
        assert len(measured[what]["frames"]) > 1, what
        assert len(measured[what]["between"]) > 1, what
    assert all(figure.value for figure in bench.figures_of_zooms("versailles, here", measured))


@pytest.mark.slow
def test_the_start_is_told_in_bare_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert start.start_once(["-m", "scenes.commands.bench.start"])
    found = [start.Started(300.0, 200.0), start.Started(900.0, 600.0), start.Started(260.0, 200.0)]
    monkeypatch.setattr(start, "starts", lambda: found)
    figures = {figure.name: figure for figure in bench.start_figures()}
    assert figures["start in bare windows"].value == 1.5
    assert not figures["start in bare windows"].good
    assert figures["start to first frame, warm"].value == 300.0


@pytest.mark.slow
def test_frames_are_drawn_while_an_opponent_thinks() -> None:
    measured = bench_thinking.measure("versailles", size=(1280, 690), frames=90, level="novice")
    assert measured["decisions"] > 0
    assert measured["fault"] == ""
    assert len(measured["thinking"]["clock"]) == len(measured["thinking"]["processor"]) == 90
    figures = list(bench.figures_of_thinking("versailles, here", measured))
    assert "versailles, here, an Expert thinks: frame p99" in [figure.name for figure in figures]
    assert figures[0].good
    failed = {**measured, "fault": "ValueError: no"}
    assert not next(bench.figures_of_thinking("versailles, here", failed)).good
