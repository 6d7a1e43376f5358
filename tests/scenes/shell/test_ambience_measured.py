"""The ambience of every table, measured: loudness, peaks, seams, and where its energy lies."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from engine.games import game_keys
from scenes.games.screens import screens_of
from scenes.shell.sound.composing import LOUDNESS, compose
from scenes.shell.sound.effects import RATE
from scenes.shell.sound.landscape import read_landscape
from tests.sampling import one_in, sampled
from tests.scenes.shell.loudness import Signal, integrated, true_peak

SECONDS = 60
BANDS = ((0, 150), (150, 700), (700, 2500), (2500, 6000), (6000, RATE / 2))
"""Hz: rumble, the body of wind, water and bells, birds and chisels, hiss."""
SHARES = {
    "viscounts": ((0.05, 0.3), (0.6, 0.9), (0.03, 0.2), (0.0005, 0.03), (0.0, 0.01)),
    "caylus": ((0.0, 0.05), (0.6, 0.9), (0.1, 0.3), (0.005, 0.05), (0.0, 0.01)),
    "tara": ((0.1, 0.3), (0.6, 0.9), (0.03, 0.2), (0.0005, 0.03), (0.0, 0.01)),
    "versailles": ((0.0, 0.02), (0.05, 0.25), (0.5, 0.8), (0.1, 0.3), (0.0, 0.02)),
}
"""The least and the largest part of the power in each band."""
WINDOW = 1024


@cache
def loops(game: str) -> tuple[Signal, ...]:
    path = screens_of(game).ambience
    assert path is not None
    made = compose(read_landscape(path.read_text(encoding="utf-8")))
    return tuple(each.T.astype(np.float64) / 32768 for each in made)


def together(game: str) -> Signal:
    """A minute of all loops at once."""
    count = SECONDS * RATE
    return np.sum([np.take(each, range(count), 1, mode="wrap") for each in loops(game)], axis=0)


def test_the_meter_reads_what_the_standard_says() -> None:
    time = np.arange(10 * RATE) / RATE
    tone = np.stack([np.sin(2 * np.pi * 997 * time), np.zeros(len(time))])
    assert integrated(tone, RATE) == pytest.approx(-3.01, abs=0.05)
    assert true_peak(tone) == pytest.approx(0.0, abs=0.1)
    half_silent = np.concatenate([tone, np.zeros_like(tone)], axis=1)
    assert integrated(half_silent, RATE) == pytest.approx(-3.01, abs=0.2)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(one_in(2, game_keys())))
def test_all_tables_are_alike_quiet_and_never_clip(game: str) -> None:
    whole = together(game)
    assert integrated(whole, RATE) == pytest.approx(LOUDNESS, abs=1.0)
    assert true_peak(whole) < -6.0
    left, right = whole
    assert np.std(left) == pytest.approx(np.std(right), rel=0.15)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_no_loop_has_a_seam(game: str) -> None:
    for loop in loops(game):
        for side in loop:
            steps = np.abs(np.diff(side))
            assert abs(side[0] - side[-1]) <= np.percentile(steps, 99)
            inside = _jumps(side)
            around = _jumps(np.roll(side, 8 * WINDOW)[: 16 * WINDOW])
            assert around[7] <= np.percentile(inside, 99)


def _jumps(side: np.ndarray) -> np.ndarray:
    """How much the spectrum changes from window to window, dB."""
    windows = side[: len(side) // WINDOW * WINDOW].reshape(-1, WINDOW) * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(windows, axis=1)) ** 2
    level = 10 * np.log10(np.add.reduceat(power, [1, 4, 12, 40, 120], axis=1) + 1e-9)
    return np.asarray(np.abs(np.diff(level, axis=0)).mean(axis=1))


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_its_energy_lies_where_its_place_sounds(game: str) -> None:
    power = (np.abs(np.fft.rfft(together(game), axis=1)) ** 2).sum(axis=0)
    frequency = np.fft.rfftfreq(SECONDS * RATE, 1 / RATE)
    whole = power.sum()
    for (low, high), (least, most) in zip(BANDS, SHARES[game], strict=True):
        share = power[(frequency >= low) & (frequency < high)].sum() / whole
        assert least <= share <= most, f"{low} to {high} Hz: {share:.3f}"
