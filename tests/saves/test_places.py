"""Where the app keeps its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.library import Library
from saves.places import ENVIRONMENT_VARIABLE, FOLDER_NAME, ensure_folder, resolve_places


def test_argument_wins_over_environment(tmp_path: Path) -> None:
    places = resolve_places(tmp_path / "mine", {ENVIRONMENT_VARIABLE: str(tmp_path / "other")})
    assert places.data == tmp_path / "mine"
    assert places.library.parent == places.data
    assert not (tmp_path / "other").exists()


def test_environment_wins_over_custom(tmp_path: Path) -> None:
    places = resolve_places(None, {ENVIRONMENT_VARIABLE: str(tmp_path / "other")})
    assert places.data == tmp_path / "other"
    assert places.data.is_dir()
    assert places.cache.is_dir()
    assert places.problems == ()


def test_own_folder_holds_everything_and_pictures_are_not_made_yet(tmp_path: Path) -> None:
    places = resolve_places(str(tmp_path / "mine"), {})
    assert places.cache.is_relative_to(places.data)
    assert places.pictures.is_relative_to(places.data)
    assert not places.pictures.exists()
    assert ensure_folder(places.pictures) is None
    assert places.pictures.is_dir()


def test_system_custom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    places = resolve_places("", {ENVIRONMENT_VARIABLE: ""})
    assert "four-thrones" in str(places.data)
    assert places.data.is_relative_to(tmp_path)
    assert places.data.is_dir()


def test_an_account_without_a_home_has_its_folder_where_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless(*given: object, **named: object) -> None:
        raise RuntimeError("no home")

    monkeypatch.setattr("platformdirs.PlatformDirs", homeless)
    monkeypatch.chdir(tmp_path)
    places = resolve_places(None, {})
    assert places.data == tmp_path / FOLDER_NAME
    assert places.data.is_dir()
    assert places.problems == ()


def test_relative_argument_becomes_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert resolve_places("here", {}).data == tmp_path / "here"


def test_folder_below_a_file_is_a_message_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    places = resolve_places(tmp_path / "file" / "data", {})
    assert {problem.key for problem in places.problems} == {"places.not_a_folder"}
    with Library.open(places.library) as library:
        assert not library.status.saving
        library.set_setting("speed", 3)
        assert library.setting("speed", 1) == 3


def test_impossible_name_is_a_message() -> None:
    problem = ensure_folder(Path("with\0zero"))
    assert problem is not None
    assert problem.key == "places.unusable"
