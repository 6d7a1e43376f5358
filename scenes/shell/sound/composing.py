"""Loops of samples from noises and calls. All of it is made in a circle, noise by its spectrum and
a call that passes the end goes on at the beginning, so a loop has no seam anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from scenes.shell.sound.effects import RATE
from scenes.shell.sound.landscape import Calls, Loop, Noise, Span

Heard: TypeAlias = NDArray[np.float32]
Samples: TypeAlias = NDArray[np.float32]
"""One row for each side."""
LOUDNESS = -27.0
"""LUFS of all loops of a place together, at full volume."""
_HEADROOM = 0.8
_CLIP = 2.0


def compose(loops: Sequence[Loop]) -> list[NDArray[np.int16]]:
    """The samples of all loops, side by side, as loud together as LOUDNESS says."""
    mixed = [_mix(loop, number) for number, loop in enumerate(loops)]
    power = sum(_weighted_power(samples) for samples in mixed)
    gain = 10 ** ((LOUDNESS + 0.691) / 20) / np.sqrt(power or 1.0)
    loudest = sum(float(np.abs(samples).max()) for samples in mixed) * gain
    gain *= min(1.0, _HEADROOM / max(loudest, 1e-9))
    return [np.ascontiguousarray(each.T * np.float32(gain * 32767), np.int16) for each in mixed]


def _mix(loop: Loop, number: int) -> Samples:
    count = loop.seconds * RATE
    mix = np.zeros((2, count), np.float32)
    for place, noise in enumerate(loop.noise):
        mix += _noise(noise, count, np.random.default_rng((number, 0, place)))
    for place, calls in enumerate(loop.calls):
        mix += _calls(calls, count, np.random.default_rng((number, 1, place)))
    return mix


def _amplitude(level: float) -> float:
    return float(10 ** (level / 20))


# Noise ---------------------------------------------------------------------------------------


def _noise(noise: Noise, count: int, rng: np.random.Generator) -> Samples:
    shared, *sides = (_band(noise, count, rng) for _ in range(3))
    own, common = (
        np.sqrt(noise.width).astype(np.float32),
        np.sqrt(1 - noise.width).astype(np.float32),
    )
    swell = _swell(noise, count, rng)
    return np.stack([(common * shared + own * side) * swell for side in sides])


def _band(noise: Noise, count: int, rng: np.random.Generator) -> NDArray[np.float32]:
    """Noise of this band with a mean power of the layer's level."""
    low, high = noise.band
    size = count // 2 + 1
    last = min(size, int(4 * high * count / RATE))
    at = np.maximum(np.arange(last, dtype=np.float32) * np.float32(RATE / count), 1)
    shape = 1 / (1 + (low / at) ** 4) / (1 + (at / high) ** 4)
    shape *= (at / np.sqrt(low * high)) ** (noise.tilt / 6.02)
    spectrum = np.zeros(size, np.complex64)
    spectrum.real[:last] = shape * rng.standard_normal(last, np.float32)
    spectrum.imag[:last] = shape * rng.standard_normal(last, np.float32)
    spectrum[0] = 0
    samples = np.fft.irfft(spectrum, count)
    samples *= _amplitude(noise.level) / samples.std()
    return np.asarray(samples, np.float32)


def _swell(noise: Noise, count: int, rng: np.random.Generator) -> NDArray[np.float32]:
    """How loud the noise is all along the loop: slower than `pace`, around 1."""
    if not noise.swell:
        return np.ones(count, np.float32)
    steps = max(2, int(noise.pace * count / RATE))
    spectrum = np.zeros(count // 2 + 1, np.complex64)
    spectrum[1 : steps + 1] = rng.standard_normal(steps) + 1j * rng.standard_normal(steps)
    curve = np.fft.irfft(spectrum, count)
    curve = np.clip(curve / curve.std(), -_CLIP, _CLIP)
    return np.asarray(10 ** (curve * noise.swell / 20 / _CLIP), np.float32)


# Calls ---------------------------------------------------------------------------------------


def _calls(calls: Calls, count: int, rng: np.random.Generator) -> Samples:
    dry = np.zeros((2, count), np.float32)
    for phrase in range(calls.phrases):
        start = int((phrase + rng.uniform(0.1, 0.9)) / calls.phrases * count)
        loud, side = rng.uniform(calls.near, 1.0), rng.uniform(-calls.spread, calls.spread)
        sides = np.sqrt(np.array([[1 - side], [1 + side]]) / 2) * loud
        pitch = float(np.exp(rng.uniform(*np.log(calls.pitch))))
        for _ in range(int(rng.integers(int(calls.notes[0]), int(calls.notes[1]) + 1))):
            note = _note(calls, pitch, rng)
            _lay(dry, sides * note, start)
            start += int((rng.uniform(*calls.gap)) * RATE) + len(note)
            pitch *= 2 ** (rng.uniform(*calls.step) / 12)
    wet = _in_its_space(calls, dry, rng)
    return np.asarray(wet * (_amplitude(calls.level) / np.abs(wet).max()), np.float32)


def _note(calls: Calls, pitch: float, rng: np.random.Generator) -> NDArray[np.float64]:
    count = max(8, int(rng.uniform(*calls.length) * RATE))
    time = np.arange(count) / RATE
    glide = rng.uniform(*calls.glide) ** (time / time[-1])
    waver = 1 + calls.waver[1] * np.sin(2 * np.pi * calls.waver[0] * time)
    phase = 2 * np.pi * np.cumsum(pitch * glide * waver) / RATE
    highest = float(pitch * glide.max())
    tone = sum(
        share * np.sin(factor * phase)
        for factor, share in calls.overtones
        if factor * highest < RATE / 2
    )
    sound = (1 - calls.hiss) * tone + calls.hiss * rng.standard_normal(count)
    return np.asarray(sound * _envelope(calls, time))


def _envelope(calls: Calls, time: NDArray[np.float64]) -> NDArray[np.float64]:
    """From silence to silence: struck, or swelling and fading."""
    whole = time[-1]
    if not calls.decay:
        return np.asarray(np.sin(np.pi * time / whole) ** 2)
    attack = np.minimum(1.0, time / min(0.002, whole / 4))
    release = np.minimum(1.0, (whole - time) / (whole / 8))
    return np.asarray(attack * release * np.exp(-time / calls.decay))


def _lay(mix: Samples, note: Span | NDArray[np.float64], start: int) -> None:
    """Add a note; what is past the end comes at the beginning."""
    samples = np.asarray(note, np.float32)
    count = mix.shape[1]
    while samples.shape[1]:
        start %= count
        piece = samples[:, : count - start]
        mix[:, start : start + piece.shape[1]] += piece
        samples, start = samples[:, piece.shape[1] :], start + piece.shape[1]


def _in_its_space(calls: Calls, dry: Samples, rng: np.random.Generator) -> Samples:
    """What distance takes off, and what comes back from around."""
    if not (calls.dull or calls.echo):
        return dry
    return np.stack([_far_away(calls, side, rng) for side in dry])


def _far_away(calls: Calls, dry: NDArray[np.float32], rng: np.random.Generator) -> Heard:
    count = len(dry)
    spectrum = np.fft.rfft(dry)
    if calls.dull:
        bins = np.arange(len(spectrum), dtype=np.float32)
        spectrum /= 1 + (bins * np.float32(RATE / count / calls.dull)) ** 2
    if calls.echo:
        time = np.arange(min(count, int(2 * calls.echo * RATE)), dtype=np.float32) / RATE
        answer = rng.standard_normal(len(time), np.float32) * np.exp(-3 * time / calls.echo)
        answer *= np.float32(calls.wet) / np.sqrt((answer**2).sum())
        answer[0] += 1
        spectrum *= np.fft.rfft(answer, count)
    return np.asarray(np.fft.irfft(spectrum, count), np.float32)


# Loudness ------------------------------------------------------------------------------------

_SHELF = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
_STANDARD_RATE = 48000
"""Both filters of ITU-R BS.1770-5, numerator and denominator, at their own rate."""
_GRID = 8192
"""So many frequencies are weighed; what lies between is nearly the same."""


def _weighted_power(samples: Samples) -> float:
    """The mean power of both sides as the ear weighs it, by the spectrum of the whole circle."""
    count = samples.shape[1]
    grid = np.linspace(0, RATE / 2, _GRID)
    turn = np.exp(-2j * np.pi * grid / _STANDARD_RATE)
    weight = np.ones(_GRID)
    for over, under in (_SHELF, _HIGH_PASS):
        weight *= np.abs(_at(over, turn) / _at(under, turn)) ** 2
    weights = np.interp(np.fft.rfftfreq(count, 1 / RATE), grid, weight).astype(np.float32)
    power = sum(float((np.abs(np.fft.rfft(side)) ** 2) @ weights) for side in samples)
    return float(2 * power / count**2)


def _at(filter_part: tuple[float, ...], turn: NDArray[np.complex128]) -> NDArray[np.complex128]:
    first, second, third = filter_part
    return first + turn * (second + turn * third)
