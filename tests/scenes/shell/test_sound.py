"""Sounds are short, quiet, the same every time, and never in the way."""

from __future__ import annotations

import pygame
import pytest

from scenes.shell.settings import Settings
from scenes.shell.sound.effects import RATE, RECIPES, synthesise
from scenes.shell.sound.sounds import Sounds


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_sound_is_quiet_deterministic_and_ends_in_silence(name: str) -> None:
    samples = synthesise(RECIPES[name])
    assert len(samples) == round(RECIPES[name].seconds * RATE)
    assert samples == synthesise(RECIPES[name])
    assert 500 < max(abs(sample) for sample in samples) <= 9000
    assert all(abs(sample) < 200 for sample in samples[-20:])


def test_playing_before_preparing_is_silence() -> None:
    Sounds(Settings()).play("drop")


def test_sounds_play_once_they_are_made() -> None:
    sounds = Sounds(Settings())
    sounds.prepare()
    sounds.wait()
    assert sounds.open
    sounds.play("coin")
    assert pygame.mixer.get_busy()
    sounds.play("no such sound")
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_muted_and_hushed_sounds_are_not_played() -> None:
    settings = Settings()
    sounds = Sounds(settings)
    sounds.prepare()
    sounds.wait()
    sounds.hush(True)
    sounds.play("coin")
    assert not pygame.mixer.get_busy()
    sounds.hush(False)
    settings.muted = True
    sounds.play("coin")
    assert not pygame.mixer.get_busy()
    sounds.close()


def test_without_a_device_everything_is_silent(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds = Sounds(Settings())
    sounds.prepare()
    sounds.wait()
    assert not sounds.open
    sounds.play("drop")
    sounds.close()
    assert capfd.readouterr().err == ""
