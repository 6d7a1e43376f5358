"""Plays the short sounds by name; silent where there is no sound device."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from array import array
from collections.abc import Callable, Iterator

import pygame

from scenes.shell.settings import Settings
from scenes.shell.sound.effects import RATE, RECIPES, synthesise

SIDES = 2
"""Ambience is heard from both sides; a short sound is the same on both."""
RESERVED, _CHANNELS = 4, 12
"""Channels that no short sound takes, and all of them."""


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

    @property
    def hushed(self) -> bool:
        """True while nothing shall be heard because another program has the focus."""
        return self._hushed

    def prepare(self) -> None:
        """Open the device and make the sounds in the background; called after the first frame."""
        if self._opened or self._settings.muted:
            return
        self._opened = True
        try:
            with _quiet_stderr():
                pygame.mixer.init(RATE, -16, SIDES, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
            pygame.mixer.set_reserved(RESERVED)
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
                self._ready[name] = pygame.mixer.Sound(buffer=_on_both_sides(synthesise(recipe)))
            except pygame.error:
                return


def _on_both_sides(samples: array[int]) -> array[int]:
    both = array("h", bytes(2 * SIDES * len(samples)))
    for side in range(SIDES):
        both[side::SIDES] = samples
    return both


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
