"""Sounds are short, quiet, the same every time, and never in the way."""

from __future__ import annotations

import pygame
import pytest

from scenes.shell.settings import Settings
from scenes.shell.sound.effects import RATE, RECIPES, Partial, Recipe, synthesise
from scenes.shell.sound.sounds import Sounds


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_sound_is_quiet_deterministic_and_ends_in_silence(name: str) -> None:
    samples = synthesise(RECIPES[name])
    assert len(samples) == round(RECIPES[name].seconds * RATE)
    assert samples == synthesise(RECIPES[name])
    assert 500 < max(abs(sample) for sample in samples) <= 9000
    assert all(abs(sample) < 200 for sample in samples[-20:])


LASTING = 100.0
"""Seconds in which a tone fades: here it does not."""


def test_a_tone_without_hiss_is_a_wave_of_its_pitch_and_loudness() -> None:
    wave = RATE // 441
    samples = synthesise(Recipe(0.4, (Partial(0, 441, 0.5, LASTING),)))[2000:6000]
    assert max(samples) == pytest.approx(4500, rel=0.02)
    assert all(abs(a - b) < 60 for a, b in zip(samples, samples[wave:], strict=False))


def test_hiss_takes_the_place_of_the_tone_and_makes_it_no_louder() -> None:
    wave = RATE // 441
    for share in (0.5, 1.0):
        partial = Partial(0, 441, 0.5, LASTING, noise=share)
        samples = synthesise(Recipe(0.4, (partial,)))[2000:6000]
        assert 3500 < max(samples) <= 4500
        assert max(abs(a - b) for a, b in zip(samples, samples[wave:], strict=False)) > 1500


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
