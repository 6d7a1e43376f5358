"""What is heard of a place as long as one is there: off until asked for, made in the background."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame

from scenes.shell.settings import Settings
from scenes.shell.sound.sounds import RESERVED, Sounds

FADE_IN, FADE_OUT, FADE_AWAY = 3000, 1600, 300
"""Milliseconds: a place comes, goes for another one, and goes because nobody is there."""
_PER_PLACE = RESERVED // 2
"""Loops of one place; those of the place before fade on the other channels."""


class Ambience:
    """Follows the place that is shown. Never raises: without a device there is silence."""

    def __init__(self, settings: Settings, sounds: Sounds, folder: Path) -> None:
        self._settings = settings
        self._sounds = sounds
        self._folder = folder
        self._playing: Path | None = None
        self._made: tuple[Path, list[pygame.mixer.Sound]] | None = None
        self._worker: threading.Thread | None = None
        self._making: Path | None = None
        self._first = 0
        """The first channel of the place that plays."""
        self._volume = -1.0

    @property
    def playing(self) -> Path | None:
        """The place that is heard now."""
        return self._playing

    def follow(self, place: Path | None, *, seen: bool = True) -> None:
        """Let the place be heard that is shown; `seen`: the window is. Costs nothing while all
        stays as it is."""
        wanted = place if seen and self._audible else None
        if wanted != self._playing:
            self._change(wanted, FADE_OUT if seen and self._audible else FADE_AWAY)
        if self._playing is not None:
            self._set_volume()

    def wait(self) -> None:
        """Wait until what is asked for is made (tests)."""
        if self._worker is not None:
            self._worker.join()

    def close(self) -> None:
        """Be silent for good."""
        self.wait()
        self._playing, self._made = None, None

    @property
    def _audible(self) -> bool:
        settings, sounds = self._settings, self._sounds
        return settings.ambience > 0 and not settings.muted and not sounds.hushed and sounds.open

    def _change(self, wanted: Path | None, fade: int) -> None:
        if self._playing is not None:
            for channel in self._channels():
                _fade_out(channel, fade)
            self._playing = None
        if wanted is None:
            return
        if self._made is None or self._made[0] != wanted:
            self._make(wanted)
            return
        self._first = _PER_PLACE - self._first
        self._playing, self._volume = wanted, -1.0
        self._set_volume()
        for channel, loop in zip(self._channels(), self._made[1], strict=False):
            channel.play(loop, loops=-1, fade_ms=FADE_IN)

    def _channels(self) -> list[pygame.mixer.Channel]:
        return [pygame.mixer.Channel(self._first + number) for number in range(_PER_PLACE)]

    def _set_volume(self) -> None:
        settings = self._settings
        volume = settings.ambience / 100.0 * settings.master_volume / 100.0
        if volume != self._volume and self._made is not None:
            self._volume = volume
            for loop in self._made[1]:
                loop.set_volume(volume)

    def _make(self, place: Path) -> None:
        """Make it in the background; it is heard when it is asked for after that."""
        if self._making == place or (self._worker is not None and self._worker.is_alive()):
            return
        self._making = place
        self._worker = threading.Thread(
            target=self._make_loops, args=(place,), name="ambience", daemon=True
        )
        self._worker.start()

    def _make_loops(self, place: Path) -> None:
        from scenes.shell.sound.kept import samples_of  # nothing of it while no place is heard

        try:
            loops = [pygame.mixer.Sound(buffer=each) for each in samples_of(place, self._folder)]
        except (ValueError, pygame.error):
            return  # `_making` keeps it from being tried again and again
        self._made, self._making = (place, loops), None


def _fade_out(channel: pygame.mixer.Channel, milliseconds: int) -> None:
    """SDL's mixer lets a channel play on that it is told to fade out while it cannot be heard
    yet."""
    if channel.get_volume() > 0:
        channel.fadeout(milliseconds)
    else:
        channel.stop()
