"""Short quiet sounds, made of decaying tones: recipes and how they become samples."""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass

RATE = 22050
_LOUDEST = 9000


@dataclass(frozen=True, slots=True)
class Partial:
    """One decaying tone: start (s), frequency (Hz), loudness (0..1), decay time (s), noise share.

    `glide`: the frequency's factor at the end of the sound.
    """

    start: float
    frequency: float
    loudness: float
    decay: float
    noise: float = 0.0
    glide: float = 1.0


@dataclass(frozen=True, slots=True)
class Recipe:
    """A sound: its length in seconds and what it is made of."""

    seconds: float
    partials: tuple[Partial, ...]


RECIPES: dict[str, Recipe] = {
    "pick_up": Recipe(0.09, (Partial(0, 520, 0.35, 0.025, 0.25, 1.25),)),
    "drop": Recipe(0.16, (Partial(0, 170, 0.8, 0.035, 0.35), Partial(0, 340, 0.2, 0.02))),
    "coin": Recipe(
        0.34,
        (
            Partial(0, 2310, 0.28, 0.07),
            Partial(0, 3670, 0.14, 0.05),
            Partial(0.06, 2590, 0.24, 0.09),
        ),
    ),
    "card": Recipe(0.15, (Partial(0, 900, 0.4, 0.04, 0.95, 0.6),)),
    "turn": Recipe(0.5, (Partial(0, 392, 0.35, 0.16), Partial(0.11, 523, 0.35, 0.18))),
    "end": Recipe(
        1.3,
        (
            Partial(0, 262, 0.3, 0.4),
            Partial(0.14, 330, 0.3, 0.4),
            Partial(0.28, 392, 0.3, 0.4),
            Partial(0.42, 523, 0.35, 0.45),
        ),
    ),
}


def synthesise(recipe: Recipe) -> array[int]:
    """Mono samples, signed 16 bit at RATE; the same bytes every time."""
    count = round(recipe.seconds * RATE)
    mix = [0.0] * count
    for partial in recipe.partials:
        _add(mix, partial)
    fade = max(1, count // 20)
    samples = array("h", bytes(2 * count))
    for i, value in enumerate(mix):
        tail = min(1.0, (count - i) / fade)
        samples[i] = round(max(-1.0, min(1.0, value)) * tail * _LOUDEST)
    return samples


def _add(mix: list[float], partial: Partial) -> None:
    first = round(partial.start * RATE)
    length = len(mix) - first
    fall = math.exp(-1.0 / (partial.decay * RATE))
    attack = RATE // 500
    phase, level, hiss = 0.0, partial.loudness, 12345
    for i in range(length):
        glide = 1.0 + (partial.glide - 1.0) * i / length
        phase += math.tau * partial.frequency * glide / RATE
        hiss = (hiss * 1103515245 + 12345) & 0x7FFFFFFF
        noise = hiss / 0x3FFFFFFF - 1.0
        tone = math.sin(phase) * (1.0 - partial.noise) + noise * partial.noise
        mix[first + i] += tone * level * min(1.0, i / attack)
        level *= fall
