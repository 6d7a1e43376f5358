"""What a folder holds, for choosing from: folders and files of one kind, within limits."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unicodedata import normalize

from saves.container import SUFFIX
from saves.places import Places
from scenes.shell.widgets.wording import sorting_key

MOST_ENTRIES: Final = 2000
"""Entries of a folder that are looked at; a folder of a million files must not freeze the app."""

_LONGEST_NAME: Final = 80
_MOST_BYTES: Final = 200
"""A file's name has 255 bytes on most systems, decomposed on some: its ending and that of a draft
have their room too."""
_DEVICES: Final = frozenset(
    ("CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(10)))
)
"""What Windows takes for a device, whatever follows behind a dot."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A folder or a file; `size` in bytes and `changed` in seconds since 1970."""

    path: Path
    name: str
    folder: bool
    size: int = 0
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Listing:
    """The entries, folders first. `readable` is False when the folder cannot be opened."""

    folder: Path
    entries: tuple[Entry, ...] = ()
    readable: bool = True
    cut: bool = False
    """True when there were more entries than are looked at."""


def listing(folder: Path, with_files: bool, suffix: str = SUFFIX) -> Listing:
    """What is in the folder, files only of one kind. Never raises for what a disk may do."""
    try:
        with os.scandir(folder) as found:
            entries, cut = _entries(found, suffix if with_files else "")
    except (OSError, ValueError):
        return Listing(folder, readable=False)
    ordered = sorted(entries, key=lambda entry: (not entry.folder, *sorting_key(entry.name)))
    return Listing(folder, tuple(ordered), cut=cut)


def _entries(found: Iterator[os.DirEntry[str]], suffix: str) -> tuple[list[Entry], bool]:
    entries: list[Entry] = []
    for number, item in enumerate(found):
        if number >= MOST_ENTRIES:
            return entries, True
        entry = _entry(item, suffix)
        if entry is not None:
            entries.append(entry)
    return entries, False


def _entry(item: os.DirEntry[str], suffix: str) -> Entry | None:
    if item.name.startswith("."):
        return None
    try:
        name = item.name.encode("utf-8", "replace").decode("utf-8")
        if item.is_dir():
            return Entry(Path(item.path), name, True)
        if suffix and item.name.lower().endswith(suffix) and item.is_file():
            about = item.stat()
            return Entry(Path(item.path), name, False, about.st_size, about.st_mtime)
    except (OSError, ValueError):  # gone again, or a link to nowhere
        return None
    return None


def documents_folder() -> Path:
    """Where the system's custom puts documents."""
    # Imported here: a run that never exports needs no knowledge of the system's folders.
    from platformdirs import user_documents_path

    try:
        return user_documents_path()
    except (RuntimeError, OSError, KeyError):
        return Path()


def home_folder() -> Path:
    """The person's own folder; the empty path when there is none."""
    try:
        return Path.home()
    except (RuntimeError, OSError):
        return Path()


def shortcuts(
    places: Places,
    documents: Callable[[], Path] = documents_folder,
    home: Callable[[], Path] = home_folder,
) -> dict[str, Path]:
    """Folders to jump to, those that exist, by key: documents, home, data."""
    found: dict[str, Path] = {}
    for key, folder in (("documents", documents()), ("home", home()), ("data", places.data)):
        if folder != Path() and folder not in found.values() and is_folder(folder):
            found[key] = folder
    return found


def first_folder(places: Places, last: str, known: dict[str, Path]) -> Path:
    """Where choosing begins: where it ended the last time, else the documents, else the data."""
    if last and is_folder(Path(last)):
        return Path(last)
    return next(iter(known.values()), places.data)


def is_folder(path: Path) -> bool:
    """True for a folder; False for anything else and where nothing may be asked."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def file_name(words: str) -> str:
    """A name that every system takes as a file's, made from the words of a session."""
    kept = "".join(c if c.isalnum() or c in " -_.()" else " " for c in words)
    short = " ".join(kept.split()).strip(". ")[:_LONGEST_NAME]
    while len(normalize("NFD", short).encode()) > _MOST_BYTES:
        short = short[:-1]
    name = short.strip(". ")
    device = normalize("NFKC", name.partition(".")[0]).strip().upper()
    return f"_{name}" if device in _DEVICES else name


def target_of(folder: Path, typed: str, suffix: str = SUFFIX) -> Path | None:
    """The file that a typed name means; None when it is no name."""
    name = file_name(typed[: -len(suffix)] if typed.lower().endswith(suffix) else typed)
    return folder / f"{name}{suffix}" if name else None
