"""Settings come back as they were, and wrong values never do harm."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from saves.library import Library
from scenes.shell.settings import Guest, LobbyChoices, Settings, SettingsStore


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(tmp_path / "library.sqlite3")


def test_the_first_start_has_defaults(library: Library) -> None:
    assert SettingsStore(library).load() == Settings()


def test_settings_survive_a_restart(library: Library, tmp_path: Path) -> None:
    lobby = LobbyChoices("Réka", "green", "cleric", 3, True, far=Guest(True, "Ana", "red"))
    chosen = Settings(speed=4, muted=True, lobby=lobby)
    SettingsStore(library).save(chosen)
    library.close()
    again = Library.open(tmp_path / "library.sqlite3")
    assert SettingsStore(again).load() == chosen


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", 9),
        ("speed", "fast"),
        ("speed", True),
        ("width", -5),
        ("fullscreen", 1),
        ("volume", None),
        ("lobby.name", "x" * 1000),
        ("lobby.name", "two\nlines"),
        ("lobby.difficulty", 4),
        ("lobby.difficulty", [1]),
        ("lobby.left.name", "x" * 1000),
        ("lobby.left.here", 1),
    ],
)
def test_a_wrong_value_falls_back_to_its_default(library: Library, key: str, value: object) -> None:
    library.set_setting(key, value)
    assert SettingsStore(library).load() == Settings()


@pytest.mark.parametrize(("stored", "meant"), [("en", ""), ("hu", "hu"), ("xx", "")])
def test_english_of_a_time_without_other_languages_was_never_chosen(
    library: Library, stored: str, meant: str
) -> None:
    library.set_setting("language", stored)
    assert SettingsStore(library).load().language == meant


def test_english_can_be_chosen(library: Library) -> None:
    library.set_setting("language", "en")
    store = SettingsStore(library)
    store.save(replace(store.load(), language="en"))
    assert SettingsStore(library).load().language == "en"
    store.save(replace(store.load(), language="hu"))
    assert SettingsStore(library).load().language == "hu"


def test_the_language_of_the_system_can_be_chosen_again(library: Library) -> None:
    library.set_setting("language", "hu")
    store = SettingsStore(library)
    store.save(replace(store.load(), language=""))
    assert SettingsStore(library).load().language == ""


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("width", 320, 16_000),
        ("height", 240, 16_000),
        ("speed", 0, 4),
        ("volume", 0, 100),
        ("master_volume", 0, 100),
        ("ambience", 0, 100),
        ("voice_rate", 50, 300),
        ("text_percent", 80, 200),
    ],
)
def test_a_number_is_taken_as_far_as_its_range_goes(
    library: Library, name: str, least: int, most: int
) -> None:
    usual = getattr(Settings(), name)
    for value, kept in ((least, least), (most, most), (least - 1, usual), (most + 1, usual)):
        library.set_setting(name, value)
        assert getattr(SettingsStore(library).load(), name) == kept


def test_what_may_disturb_or_decide_is_off_until_somebody_wants_it() -> None:
    fresh, off = Settings(), ("fullscreen", "voice", "rumble", "high_contrast", "muted")
    assert not any(getattr(fresh, name) for name in (*off, "step_mode", "reduced_motion"))
    assert not any(getattr(fresh.lobby, name) for name in ("open_table", "ahead", "advanced"))
    assert fresh.confirm_end
    assert fresh.ahead, "it says nothing before it is asked"
    assert fresh.mute_unfocused
