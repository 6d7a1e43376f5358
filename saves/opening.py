"""What stands at the library's place, and what to do about it.

Ours and sound: open it. Ours and older: bring it up to date, keeping a copy. Damaged or foreign:
move it aside, never overwrite it, and begin a new one. Newer, or closed to us: leave it alone
and work on a copy in memory.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Final

from saves import lock, schema
from saves.connection import (
    TROUBLE,
    Connect,
    Connection,
    LockLostError,
    close_quietly,
    configure,
    connect,
    forgive_bad_text,
    is_broken,
    lacks_tables,
    trouble_message,
)
from saves.data_care import care_for_data
from saves.errors import Message, SaveError, message
from saves.leftovers import remove_drafts, remove_unfinished_copies
from saves.rescue import bring_back

_HEADER_BYTES: Final = 100
_MAGIC: Final = b"SQLite format 3\x00"
_SIDE_FILES: Final = ("", "-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Opened:
    """The outcome of opening. `disk` is None when only the copy in `memory` can be used."""

    disk: Connection | None = None
    holds_lock: bool = False
    memory: Connection | None = None
    problem: Message | None = None
    notices: tuple[Message, ...] = ()
    final: bool = False
    """True when trying again later cannot help: the library is of a newer format."""


class Found(Enum):
    """What the first bytes at the library's place say."""

    NOTHING = "nothing"
    OURS = "ours"
    FOREIGN = "foreign"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class Opener:
    """How a library is opened: where, by whom, and with which connections and clock."""

    path: Path
    me: lock.Holder
    clock: Callable[[], float]
    connect: Connect = connect
    watch: lock.Watch = field(default_factory=lock.Watch)


class DamagedError(Exception):
    """The file is ours but SQLite cannot use it."""


class NewerFormatError(Exception):
    """The file is of a format that only a newer version of the app knows."""

    def __init__(self, found: int) -> None:
        super().__init__(str(found))
        self.found = found


def open_library(opener: Opener) -> Opened:
    """Open, upgrade, set aside or make the library. Never raises for what a disk may do.

    Where there is no connection to the disk in the outcome, there is a copy in memory.
    """
    remove_drafts(opener.path.parent, opener.path.name)
    opened = reopen_library(opener)
    if opened.holds_lock:
        remove_unfinished_copies(opener.path)
    if opened.disk is not None:
        return opened
    return replace(opened, memory=readable_copy(opener))


def reopen_library(opener: Opener) -> Opened:
    """The same without the copy in memory, for those who have one."""
    path = opener.path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        found = inspect(path)
        if found is Found.OURS:
            try:
                return _open_existing(opener)
            except DamagedError:
                found = Found.DAMAGED
        notices = () if found is Found.NOTHING else (_set_aside(path, found.value),)
        _make_new(opener)
        return replace(_open_existing(opener), notices=notices)
    except NewerFormatError as newer:
        problem = message(
            "library.newer_format", path=str(path), found=newer.found, known=schema.VERSION
        )
        return Opened(problem=problem, final=True)
    except _CannotSetAsideError:
        problem = message("library.cannot_set_aside", path=str(path))
        return Opened(problem=problem)
    except (DamagedError, *TROUBLE) as error:
        return Opened(problem=trouble_message(error, path))


def inspect(path: Path) -> Found:
    """Look at the first bytes only; NewerFormatError when they say so.

    An empty file was cut to nothing: we never make one. The mark of the application is always
    in the main file, not only in the WAL, because a new library is finished before it gets its
    name and WAL mode.
    """
    try:
        if path.exists() and not path.is_file():
            raise OSError(f"not a regular file: {path}")
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except FileNotFoundError:
        # A WAL without its library would be played into the next one of that name.
        orphans = any(_beside(path, side).exists() for side in _SIDE_FILES)
        return Found.DAMAGED if orphans else Found.NOTHING
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        return Found.DAMAGED
    if int.from_bytes(header[68:72], "big") != schema.APPLICATION_ID:
        return Found.FOREIGN
    version = int.from_bytes(header[60:64], "big")
    if version > schema.VERSION:
        raise NewerFormatError(version)
    return Found.OURS


def _open_existing(opener: Opener) -> Opened:
    connection = opener.connect(opener.path)
    try:
        return _examined(connection, opener)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        close_quietly(connection)
        if is_broken(error) or lacks_tables(error):
            raise DamagedError from error
        raise
    except BaseException:
        close_quietly(connection)
        raise


def _examined(connection: Connection, opener: Opener) -> Opened:
    configure(connection)
    version = schema.version_of(connection)
    if version > schema.VERSION:
        raise NewerFormatError(version)
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok" or version < 1:
        raise DamagedError
    if version == schema.VERSION and not schema.is_complete(connection):
        raise DamagedError
    held = lock.take(connection, opener.me, opener.clock(), opener.watch)
    try:
        notices = _made_current(connection, opener.path, version, held)
        if held:
            notices += care_for_data(connection)
            notices += bring_back(connection, opener.path, opener.clock())
    except BaseException:
        with suppress(*TROUBLE):
            lock.release(connection, opener.me)
        raise
    problem = None if held else message("library.in_use", path=str(opener.path))
    return Opened(disk=connection, holds_lock=held, problem=problem, notices=notices)


def _made_current(
    connection: Connection, path: Path, version: int, held: bool
) -> tuple[Message, ...]:
    if version == schema.VERSION:
        return ()
    if not held:  # an older app has it open: its tables must stay as they are
        raise LockLostError
    notice = _upgraded(connection, path, version)
    if not schema.is_complete(connection):
        raise DamagedError
    return (notice,)


def _upgraded(connection: Connection, path: Path, version: int) -> Message:
    """Bring the library up to date; a copy of the old one stays beside it."""
    copy = path.with_name(f"{path.name}.format-{version}")
    if not copy.exists():
        draft = copy.with_name(copy.name + ".part")
        draft.unlink(missing_ok=True)
        connection.execute("VACUUM INTO ?", (str(draft),))
        draft.rename(copy)
    schema.upgrade(connection)
    # The version must stand in the main file, where an older app looks for it.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return message("library.upgraded", path=str(path), found=version, known=schema.VERSION)


def _make_new(opener: Opener) -> None:
    # Under another name until it is whole: a kill in between leaves no half library.
    draft = opener.path.with_name(f"{opener.path.name}.new-{opener.me.pid}")
    draft.unlink(missing_ok=True)
    connection = opener.connect(draft)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        schema.upgrade(connection)
    finally:
        close_quietly(connection)
    _rename_new(draft, opener.path)
    _sync_folder(opener.path.parent)


def _rename_new(draft: Path, path: Path) -> None:
    """Give the draft its name; when another window was quicker, its library stays."""
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except (OSError, NotImplementedError, AttributeError):  # no hard links on this disk
        if not path.exists():
            draft.rename(path)
    draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # not every system can open a folder
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class _CannotSetAsideError(Exception):
    """The damaged or foreign file cannot be moved: then it stays, and we stay off it."""


def _set_aside(path: Path, why: str) -> Message:
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.{why}-{number}")
        if not any(_beside(aside, side).exists() for side in _SIDE_FILES):
            break
        number += 1
    try:
        for side in reversed(_SIDE_FILES):  # the main file last: after a kill we begin again
            if _beside(path, side).exists():
                _beside(path, side).rename(_beside(aside, side))
    except OSError as error:
        raise _CannotSetAsideError from error
    return message(f"library.{why}_set_aside", path=str(path), aside=str(aside))


def replace_library(opener: Opener, draft: Path) -> Path:
    """Give a finished draft the library's place; returns where the old library is kept.

    SaveError when another window has it open.
    """
    connection = opener.connect(opener.path)
    try:
        held = lock.take(connection, opener.me, opener.clock(), opener.watch)
    except TROUBLE:  # too damaged for a window to hold it
        held = True
    finally:
        close_quietly(connection)
    if not held:
        raise SaveError(message("library.in_use", path=str(opener.path)))
    aside = _set_aside(opener.path, Found.DAMAGED.value)
    _rename_new(draft, opener.path)
    _sync_folder(opener.path.parent)
    return Path(str(aside.values["aside"]))


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)


def readable_copy(opener: Opener) -> Connection:
    """A library in memory with all that can be read of the one on the disk, left untouched.

    It reads a copy of the files, because even looking at a WAL library writes beside it.
    """
    memory = schema.memory_library()
    with suppress(*TROUBLE), tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(opener.path, copy)
        with suppress(FileNotFoundError):
            shutil.copyfile(_beside(opener.path, "-wal"), _beside(copy, "-wal"))
        source = connect(copy)
        try:
            forgive_bad_text(source)
            schema.copy_rows(source, memory)
            lock.set_writes(memory, lock.writes_so_far(source))
        finally:
            source.close()
    return memory
