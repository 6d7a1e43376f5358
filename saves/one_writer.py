"""One after the other: who writes what several windows share waits for the one that writes now."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

_PATIENCE: Final = 10.0
"""Seconds after which somebody who hangs holds up nobody."""


@contextmanager
def one_writer(path: Path) -> Iterator[None]:
    """Inside the block nobody else is inside one of the same `path`: an empty SQLite file, whose
    lock every system has and which a killed process gives back. Where none can be made, the block
    goes on without."""
    connection = None
    with suppress(sqlite3.Error, OSError, ValueError):
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        if connection is not None:
            connection.close()
