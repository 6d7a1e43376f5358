"""Ambience follows the place that is shown: asked for, made once, never in the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from scenes.settings.scene import SettingsScene
from scenes.shell.settings import Settings
from scenes.shell.sound.ambience import Ambience
from scenes.shell.sound.effects import RATE
from scenes.shell.sound.kept import samples_of
from scenes.shell.sound.landscape import read_landscape
from scenes.shell.sound.sounds import RESERVED, Sounds
from tests.scenes.support import Plain, make_app, settle

TEXT = """
[[loop]]
seconds = 1
noise = [{ level = 0, band = [200, 900], swell = 4, pace = 3 }]
[[loop]]
seconds = 2
calls = [{ level = 3, phrases = 2, notes = [1, 3], pitch = [900, 990], length = [0.1, 0.2] }]
"""


class Place(Plain):
    """A scene with sounds of its own."""

    place: Path | None = None

    @property
    def ambience(self) -> Path | None:
        return self.place


def described(folder: Path, name: str, text: str = TEXT) -> Path:
    path = folder / name / "ambience.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def settings() -> Settings:
    return Settings(ambience=50)


@pytest.fixture
def sounds(settings: Settings) -> Iterator[Sounds]:
    made = Sounds(settings)
    made.prepare()
    yield made
    made.close()


def busy() -> list[int]:
    return [number for number in range(RESERVED) if pygame.mixer.Channel(number).get_busy()]


def heard(ambience: Ambience, place: Path | None) -> Path | None:
    ambience.follow(place)
    ambience.wait()
    ambience.follow(place)
    return ambience.playing


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true() and time.monotonic() < deadline:
        pygame.time.wait(20)


def until_silent() -> None:
    until(lambda: not busy())


@pytest.mark.slow
def test_a_place_is_heard_and_another_one_takes_over(
    tmp_path: Path, settings: Settings, sounds: Sounds
) -> None:
    ambience = Ambience(settings, sounds, tmp_path / "kept")
    hill, river = described(tmp_path, "hill"), described(tmp_path, "river")
    assert heard(ambience, hill) == hill
    first = busy()
    assert len(first) == 2
    until(lambda: all(pygame.mixer.Channel(each).get_volume() > 0 for each in first))
    assert heard(ambience, river) == river
    assert set(busy()) == set(range(RESERVED)), "one fades while the other comes"
    ambience.follow(None)
    assert ambience.playing is None
    until_silent()
    assert busy() == []
    ambience.close()


@pytest.mark.parametrize("why", ["off", "muted", "hushed", "hidden"])
def test_nothing_is_heard_and_nothing_made(
    tmp_path: Path, settings: Settings, sounds: Sounds, why: str
) -> None:
    ambience = Ambience(settings, sounds, tmp_path / "kept")
    settings.ambience = 0 if why == "off" else 50
    settings.muted = why == "muted"
    sounds.hush(why == "hushed")
    ambience.follow(described(tmp_path, "hill"), seen=why != "hidden")
    ambience.wait()
    assert (ambience.playing, busy()) == (None, [])
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("why", ["off", "muted", "hushed", "hidden"])
def test_it_falls_silent_and_comes_back(
    tmp_path: Path, settings: Settings, sounds: Sounds, why: str
) -> None:
    ambience = Ambience(settings, sounds, tmp_path / "kept")
    hill = described(tmp_path, "hill")
    assert heard(ambience, hill) == hill
    settings.ambience = 0 if why == "off" else 50
    settings.muted = why == "muted"
    sounds.hush(why == "hushed")
    ambience.follow(hill, seen=why != "hidden")
    assert ambience.playing is None
    until_silent()
    assert busy() == []
    settings.ambience, settings.muted = 50, False
    sounds.hush(False)
    ambience.follow(hill)
    assert ambience.playing == hill
    assert len(busy()) == 2


def test_its_volume_is_its_own(tmp_path: Path, settings: Settings, sounds: Sounds) -> None:
    ambience = Ambience(settings, sounds, tmp_path / "kept")
    hill = described(tmp_path, "hill")
    heard(ambience, hill)
    loop = pygame.mixer.Channel(busy()[0]).get_sound()
    assert loop.get_volume() == pytest.approx(0.5, abs=0.01)
    settings.volume, settings.master_volume = 0, 50
    ambience.follow(hill)
    assert loop.get_volume() == pytest.approx(0.25, abs=0.01)


def test_it_is_made_once_and_made_anew_where_the_file_is_damaged(tmp_path: Path) -> None:
    hill, kept = described(tmp_path, "hill"), tmp_path / "kept"
    made = samples_of(hill, kept)
    assert [len(each) for each in made] == [4 * RATE, 8 * RATE]
    files = sorted(kept.iterdir())
    written = [path.stat().st_mtime_ns for path in files]
    assert samples_of(hill, kept) == made
    assert [path.stat().st_mtime_ns for path in files] == written
    files[0].write_bytes(files[0].read_bytes()[:1000])
    assert samples_of(hill, kept) == made
    hill.write_text(TEXT.replace("900]", "800]"), encoding="utf-8")
    assert samples_of(hill, kept) != made
    assert len(list(kept.iterdir())) == 2, "what it was before is gone"


def test_without_a_place_to_keep_it_it_is_made_every_time(tmp_path: Path) -> None:
    hill = described(tmp_path, "hill")
    blocked = tmp_path / "kept"
    blocked.write_text("a file", encoding="utf-8")
    assert len(samples_of(hill, blocked)) == 2


@pytest.mark.parametrize("text", ["loop = 3", "[[loop]]\nseconds = 1\nwind = 3", "nonsense ["])
def test_a_wrong_description_is_silence(
    tmp_path: Path, settings: Settings, sounds: Sounds, text: str
) -> None:
    ambience = Ambience(settings, sounds, tmp_path / "kept")
    assert heard(ambience, described(tmp_path, "hill", text)) is None
    assert heard(ambience, tmp_path / "nowhere.toml") is None


def test_loops_of_one_description_are_the_same_every_time(tmp_path: Path) -> None:
    one, two = described(tmp_path, "hill"), described(tmp_path, "other")
    assert samples_of(one, tmp_path / "a") == samples_of(two, tmp_path / "b")
    assert [loop.seconds for loop in read_landscape(TEXT)] == [1, 2]


def test_the_uppermost_place_is_heard_until_the_window_is_hidden(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.sounds.prepare()
    app.settings.ambience = 50
    hill = described(tmp_path, "hill")
    below = Place(app, "below")
    below.place = hill
    app.stack.push(below)
    app.stack.push(Plain(app, "above"))
    settle(app)
    app.ambience.wait()
    settle(app)
    assert app.ambience.playing == hill
    app.tick([pygame.event.Event(pygame.WINDOWMINIMIZED)], 0.0)
    assert app.ambience.playing is None
    app.tick([pygame.event.Event(pygame.WINDOWRESTORED)], 0.0)
    assert app.ambience.playing == hill
    app.close()
    app.window.close()


def test_the_settings_let_a_table_be_heard(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.stack.push(Plain(app, "below"))
    scene = SettingsScene(app, "sound")
    app.stack.push(scene)
    settle(app)
    target = next(each.key for each in scene.page_targets() if each.key.startswith("table:"))
    assert app.settings.ambience == 0
    scene.choose(target)
    assert app.settings.ambience > 0
    assert app.stack.ambience is not None
    scene.choose(target)
    assert app.stack.ambience is None
    app.close()
    app.window.close()
