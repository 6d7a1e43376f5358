"""Short quiet sounds, synthesised at start; silent where there is no sound device."""

from __future__ import annotations

import contextlib
import math
import os
import sys
import threading
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from scenes.shell.settings import Settings

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


class Sounds:
    """Plays sounds by name. Never raises: without a device everything is silent."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._opened = False
        self._hushed = False
        self._closing = threading.Event()
        self._worker: threading.Thread | None = None
        self.played: Callable[[str], None] = lambda name: None
        """Told of every sound, also where it is not heard: a pad may let it be felt."""

    @property
    def open(self) -> bool:
        """True when there is a device."""
        return self._opened and pygame.mixer.get_init() is not None

    def prepare(self) -> None:
        """Open the device and make the sounds in the background; called after the first frame."""
        if self._opened or self._settings.muted:
            return
        self._opened = True
        try:
            with _quiet_stderr():
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        except pygame.error:
            return
        self._worker = threading.Thread(target=self._make_all, name="sounds", daemon=True)
        self._worker.start()

    def play(self, name: str) -> None:
        """Play a sound of RECIPES; an unknown or unfinished one is silence."""
        self.played(name)
        sound = self._ready.get(name)
        if sound is None or self._hushed or self._settings.muted or not self.open:
            return
        settings = self._settings
        sound.set_volume(settings.volume / 100.0 * settings.master_volume / 100.0)
        sound.play()

    def hush(self, on: bool) -> None:
        """Be silent while another program has the focus, unless the person wants it otherwise."""
        self._hushed = on and self._settings.mute_unfocused

    def wait(self) -> None:
        """Wait until all sounds are made (tests)."""
        if self._worker is not None:
            self._worker.join()

    def close(self) -> None:
        """Stop playing and give the device back."""
        self._closing.set()
        self.wait()
        self._ready.clear()
        if self.open:
            pygame.mixer.quit()

    def _make_all(self) -> None:
        for name, recipe in RECIPES.items():
            if self._closing.is_set():
                return
            try:
                self._ready[name] = pygame.mixer.Sound(buffer=synthesise(recipe))
            except pygame.error:
                return


@contextlib.contextmanager
def _quiet_stderr() -> Iterator[None]:
    """Sound libraries write to the standard error where no card is found; it helps nobody."""
    try:
        sys.stderr.flush()
        kept = os.dup(2)
    except (OSError, AttributeError, ValueError):
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
