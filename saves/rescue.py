"""What still waits for a disk that is full when the window is closed: kept as session files in any
place that takes them, and brought back into the library by the next start.

A file is named after its library and its session. It is a stranger's until the library has room
for it: limited when it is read, and taken only from who runs the program.
"""

from __future__ import annotations

import os
import re
import secrets
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Final

from saves import sessions
from saves.connection import Connection, transaction
from saves.container import SUFFIX
from saves.errors import Message, SaveError, message
from saves.model import SessionRecord
from saves.transfer import export_file, read_file

_SESSION: Final = re.compile(r"[0-9a-f]{1,32}", re.ASCII)
_MOST: Final = 200
"""Files that one start looks at."""


def places(library: Path) -> list[Path]:
    """Where a rescue file may lie, the best first: beside the library, at home, among what is
    there for a while."""
    found = [library.parent]
    with suppress(RuntimeError):
        found.append(Path.home())
    with suppress(OSError):
        found.append(Path(tempfile.gettempdir()))
    found += [Path("/var/tmp"), Path("/dev/shm")] if os.name == "posix" else []
    return list(dict.fromkeys(folder.absolute() for folder in found))


def keep(library: Path, records: Iterable[SessionRecord]) -> bool:
    """Write each session where it can be written; True when all of them are somewhere."""
    kept = [_kept(library, record) for record in records]
    return all(kept)


def _kept(library: Path, record: SessionRecord) -> bool:
    for folder in places(library):
        with suppress(SaveError, OSError):
            path = export_file(record, folder / f"{_beginning(library)}{record.id}{SUFFIX}")
            path.chmod(0o600)
            return True
    return False


def bring_back(connection: Connection, library: Path, now: float) -> tuple[Message, ...]:
    """Put what was rescued into the open library, and remove its files. What finds no room stays
    for the next time."""
    games = 0
    for path, session in _files(library):
        with suppress(SaveError, OSError, ValueError, sqlite3.Error):
            record = replace(read_file(path), id=session, updated=now)
            with transaction(connection):
                _put(connection, record)
            path.unlink()
            games += 1
    return (message("library.rescued", n=games),) if games else ()


def _put(connection: Connection, record: SessionRecord) -> None:
    """Under its own id, unless something else has been played there since."""
    try:
        there = sessions.load(connection, record.id)
    except SaveError:
        there = None
    if there is not None and there.log != record.log[: len(there.log)]:
        record = replace(record, id=secrets.token_hex(8))
    sessions.insert(connection, record)


def _files(library: Path) -> Iterator[tuple[Path, str]]:
    seen = 0
    for folder in places(library):
        with suppress(OSError):
            for path in sorted(folder.glob(f"{_beginning(library)}*{SUFFIX}")):
                session = path.name.removeprefix(_beginning(library)).removesuffix(SUFFIX)
                seen += 1
                if seen <= _MOST and _SESSION.fullmatch(session) and _is_own(path):
                    yield path, session


def _is_own(path: Path) -> bool:
    found = path.lstat()
    return os.name != "posix" or (found.st_uid == os.getuid() and not path.is_symlink())


def _beginning(library: Path) -> str:
    mark = blake2b(str(library.absolute()).encode("utf-8", "surrogateescape"), digest_size=6)
    return f"four-thrones-rescue-{mark.hexdigest()}-"
