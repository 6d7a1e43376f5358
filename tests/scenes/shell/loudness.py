"""A meter after ITU-R BS.1770-5: integrated loudness with both gates, and true peak. Filters are
applied by the spectrum, which is exact for what goes round in a circle."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
"""Rows of channels, -1 to 1."""
_BLOCK, _HOP = 0.4, 0.1
_ABSOLUTE_GATE, _RELATIVE_GATE = -70.0, -10.0
_RATE = 48000
_STAGES = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585),
    (1.0, -2.0, 1.0, -1.99004745483398, 0.99007225036621),
)
"""Coefficients of the standard at 48 kHz: b0, b1, b2, a1, a2."""


def weighted(signal: Signal, rate: int) -> Signal:
    """The signal as the standard weighs it."""
    count = signal.shape[1]
    frequency = np.fft.rfftfreq(count, 1 / rate)
    z = np.exp(2j * np.pi * frequency / _RATE)
    response = np.ones(len(z), complex)
    for b0, b1, b2, a1, a2 in _STAGES:
        response *= (b0 + b1 / z + b2 / z**2) / (1 + a1 / z + a2 / z**2)
    return np.fft.irfft(np.fft.rfft(signal, axis=1) * response, count, axis=1)


def integrated(signal: Signal, rate: int) -> float:
    """LUFS of the whole signal."""
    power = weighted(signal, rate) ** 2
    block, hop = round(_BLOCK * rate), round(_HOP * rate)
    starts = range(0, power.shape[1] - block + 1, hop)
    blocks = np.array([power[:, start : start + block].mean(axis=1).sum() for start in starts])
    loud = blocks[_lufs(blocks) > _ABSOLUTE_GATE]
    gate = float(_lufs(loud.mean())) + _RELATIVE_GATE
    return float(_lufs(loud[_lufs(loud) > gate].mean()))


def _lufs(power: Signal) -> Signal:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def true_peak(signal: Signal) -> float:
    """dB below full scale of the loudest moment between samples too: four times as many."""
    count = signal.shape[1]
    finer = np.fft.irfft(np.fft.rfft(signal, axis=1), 4 * count, axis=1) * 4
    return float(20 * np.log10(np.abs(finer).max()))
