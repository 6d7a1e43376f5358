"""Where the app keeps its files: argument, then environment variable, then the system's custom."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saves.errors import Message, folder_message

ENVIRONMENT_VARIABLE: Final = "FOUR_THRONES_DATA"
FOLDER_NAME: Final = "four-thrones"
PICTURES_NAME: Final = "Four Thrones"
LIBRARY_NAME: Final = "library.sqlite3"


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of this run. `problems` names those that could not be made."""

    data: Path
    cache: Path
    pictures: Path
    problems: tuple[Message, ...] = ()

    @property
    def library(self) -> Path:
        """The file that holds sessions, settings and records."""
        return self.data / LIBRARY_NAME


def ensure_folder(path: Path) -> Message | None:
    """Make the folder with its parents; the reason when that fails, None when it is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        return folder_message(error, str(path))
    return None


def resolve_places(
    data_dir: str | Path | None = None, environ: Mapping[str, str] | None = None
) -> Places:
    """The folders to use, with data and cache made. Never raises for a bad or closed folder.

    With `data_dir` or the environment variable everything lies below that one folder, so that
    a copy on a stick or a test leaves no trace elsewhere. The pictures' folder is only named:
    whoever saves the first picture makes it with `ensure_folder`.
    """
    environment = os.environ if environ is None else environ
    chosen = data_dir if data_dir not in (None, "") else environment.get(ENVIRONMENT_VARIABLE)
    data, cache, pictures = _below(Path(chosen)) if chosen else _by_custom()
    problems = [found for found in map(ensure_folder, (data, cache)) if found is not None]
    return Places(data, cache, pictures, tuple(problems))


def _below(folder: Path) -> tuple[Path, Path, Path]:
    with suppress(RuntimeError, OSError):  # no home to expand, or the working directory is gone
        folder = folder.expanduser().absolute()
    return folder, folder / "cache", folder / "pictures"


def _by_custom() -> tuple[Path, Path, Path]:
    # Imported here: a run with its own data folder needs no knowledge of the system's.
    from platformdirs import PlatformDirs

    try:
        folders = PlatformDirs(FOLDER_NAME, appauthor=False)
        return (
            folders.user_data_path,
            folders.user_cache_path,
            folders.user_pictures_path / PICTURES_NAME,
        )
    except (RuntimeError, OSError, KeyError):  # an account without a home
        return _below(Path(FOLDER_NAME))
