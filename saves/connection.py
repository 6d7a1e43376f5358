"""One connection to the library's file: how it is opened, set up and written."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

from saves.errors import Message, message

Connection = sqlite3.Connection
Connect = Callable[[Path], Connection]

BUSY_SECONDS: Final = 0.5
"""Longest wait for another program's write; play must not freeze for longer."""

_BROKEN: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_MOVED: Final = sqlite3.SQLITE_READONLY_DBMOVED

_SQLITE_KEYS: Final[Mapping[int, str]] = MappingProxyType(
    {
        sqlite3.SQLITE_FULL: "library.no_space",
        sqlite3.SQLITE_READONLY: "library.read_only",
        sqlite3.SQLITE_PERM: "library.read_only",
        sqlite3.SQLITE_AUTH: "library.read_only",
        sqlite3.SQLITE_CANTOPEN: "library.read_only",
        sqlite3.SQLITE_BUSY: "library.busy",
        sqlite3.SQLITE_LOCKED: "library.busy",
        sqlite3.SQLITE_CORRUPT: "library.broke",
        sqlite3.SQLITE_NOTADB: "library.broke",
    }
)
_SYSTEM_KEYS: Final[Mapping[int | None, str]] = MappingProxyType(
    {
        errno.EACCES: "library.read_only",
        errno.EPERM: "library.read_only",
        errno.EROFS: "library.read_only",
        errno.ENOSPC: "library.no_space",
        errno.EDQUOT: "library.no_space",
    }
)


class FileVanishedError(Exception):
    """The library's file is no longer where it was opened."""


class LockLostError(Exception):
    """Another window has taken the library over."""


# SQLite quotes damaged names in its errors, which then cannot be decoded.
TROUBLE: Final = (
    sqlite3.DatabaseError,
    OSError,
    UnicodeDecodeError,
    FileVanishedError,
    LockLostError,
)
"""What a disk may do to a read or a write. A mistake of ours raises the same in memory again."""


def connect(path: Path) -> Connection:
    """A connection in which transactions begin and end only where we say so."""
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


def configure(connection: Connection) -> str:
    """WAL where the file system can do it, else a rollback journal; always fully synced.

    Returns the journal mode in use.
    """
    forgive_bad_text(connection)
    mode = _journal_mode(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA trusted_schema=OFF")
    return mode


def forgive_bad_text(connection: Connection) -> None:
    """Read damaged letters as U+FFFD: one bad name must not hide the other sessions."""
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")


def _journal_mode(connection: Connection) -> str:
    try:
        (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
        _touch(connection)
        return str(mode) if mode == "wal" else _rollback_journal(connection)
    except sqlite3.OperationalError as refusal:
        try:
            return _rollback_journal(connection)
        except sqlite3.OperationalError:
            raise refusal from None  # the first reason is the one that a person can mend


def _rollback_journal(connection: Connection) -> str:
    """Leave WAL mode. On a share without shared memory a file that is in it can only be turned
    back by a connection that has it for itself."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    connection.execute("PRAGMA locking_mode=NORMAL")
    _touch(connection)
    return str(mode)


def _touch(connection: Connection) -> None:
    """Read something, so that a mode which does not work says so now."""
    connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """All or nothing; on the disk when the block has been left."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def close_quietly(connection: Connection | None) -> None:
    """Close; a disk that refuses even that changes nothing any more."""
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


def _code(error: BaseException) -> int:
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR))


def _number(error: BaseException) -> int | None:
    return error.errno if isinstance(error, OSError) else None


def lacks_tables(error: BaseException) -> bool:
    """True when a statement did not fit the tables: right after opening, they are not ours."""
    return isinstance(error, sqlite3.Error) and _code(error) == sqlite3.SQLITE_ERROR


def is_broken(error: BaseException) -> bool:
    """True when the file itself is damaged or gone, so that it must be opened anew."""
    if isinstance(error, FileVanishedError | UnicodeDecodeError):
        return True
    if not isinstance(error, sqlite3.Error):
        return False
    return (_code(error) & 0xFF) in _BROKEN or _code(error) == _MOVED


def trouble_message(error: BaseException, path: Path) -> Message:
    """Why the library at `path` cannot be written."""
    place = str(path)
    if isinstance(error, LockLostError):
        return message("library.in_use", path=place)
    if isinstance(error, FileVanishedError):
        return message("library.vanished", path=place)
    if isinstance(error, UnicodeDecodeError):
        return message("library.broke", path=place)
    if not isinstance(error, sqlite3.Error):
        return message(_SYSTEM_KEYS.get(_number(error), "library.no_folder"), path=place)
    code = _code(error)
    if code == _MOVED:
        return message("library.vanished", path=place)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:  # no room for the file beside the WAL
        return message("library.no_space", path=place)
    key = _SQLITE_KEYS.get(code & 0xFF)
    if key is None:
        return message("library.disk_error", path=place, code=code)
    return message(key, path=place)
