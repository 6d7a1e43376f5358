"""The advisory lock row: one window writes, a second one only reads.

The holder renews its row with every write and every heartbeat. The row counts as free when the
holder ran on this computer and its process is gone: after a kill the next start need not wait.
Else it is free when it has not changed as long as we looked at it: clocks jump, and those of two
computers differ, so that the time in it says little.
"""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from saves.connection import Connection, LockLostError, transaction
from saves.machine import machine_name

STALE_SECONDS: Final = 30.0
HEARTBEAT_SECONDS: Final = 10.0
"""How often a window should call `Library.heartbeat`."""
_FORGOTTEN_SECONDS: Final = 24 * 3600.0
"""A beat of another computer that is so old came with a copy of the library."""


@dataclass(frozen=True, slots=True)
class Holder:
    """This window, as it signs the lock row."""

    token: str = field(default_factory=lambda: secrets.token_hex(8))
    host: str = field(default_factory=machine_name)
    pid: int = field(default_factory=os.getpid)


class Watch:
    """Remembers since when the lock row has not changed. `clock` gives seconds that only grow."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: tuple[object, ...] = ()
        self._since = 0.0

    def stands_still(self, row: tuple[object, ...]) -> bool:
        """True when the row was the same whenever we looked, for long enough."""
        now = self._clock()
        if row != self._seen:
            self._seen, self._since = row, now
        return now - self._since > STALE_SECONDS


def take(connection: Connection, me: Holder, now: float, watch: Watch) -> bool:
    """Sign the lock row; False when another window holds it, as far as `watch` has seen."""
    with transaction(connection):
        row = connection.execute(
            "SELECT token, host, pid, beat, changes FROM holder WHERE id = 1"
        ).fetchone()
        if row is None:
            connection.execute("INSERT INTO holder VALUES (1, '', '', 0, 0, 0)")
        elif row[0] not in ("", me.token) and not _is_free(me, row, now, watch):
            return False
        connection.execute(
            "UPDATE holder SET token = ?, host = ?, pid = ?, beat = ? WHERE id = 1",
            (me.token, me.host, me.pid, now),
        )
        return True


def renew(connection: Connection, me: Holder, now: float, writes: int) -> None:
    """Inside a transaction: keep the lock and count `writes`; LockLostError if it is not ours."""
    updated = connection.execute(
        "UPDATE holder SET beat = ?, changes = changes + ? WHERE id = 1 AND token = ?",
        (now, writes, me.token),
    )
    if updated.rowcount != 1:
        raise LockLostError


def release(connection: Connection, me: Holder) -> None:
    """Leave the row free for the next window."""
    with transaction(connection):
        connection.execute("UPDATE holder SET token = '' WHERE id = 1 AND token = ?", (me.token,))


def writes_so_far(connection: Connection) -> int:
    """A number that grows with every change that any window made to the library."""
    row = connection.execute("SELECT CAST(changes AS INTEGER) FROM holder WHERE id = 1").fetchone()
    return 0 if row is None or row[0] is None else int(row[0])


def set_writes(connection: Connection, writes: int) -> None:
    """Give a copy in memory the number of the library that it was copied from."""
    connection.execute("UPDATE holder SET changes = ? WHERE id = 1", (writes,))


def _is_free(me: Holder, row: tuple[object, ...], now: float, watch: Watch) -> bool:
    _, host, pid, beat, _ = row
    if not isinstance(beat, int | float) or not isinstance(pid, int):  # the row is damaged
        return True
    gone = not process_exists(pid) if host == me.host else now - beat > _FORGOTTEN_SECONDS
    return gone or watch.stands_still(row)


def process_exists(pid: int) -> bool:
    """True when a process of this number runs on this computer (or might)."""
    if sys.platform == "win32":
        return _exists_on_windows(pid)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _exists_on_windows(pid: int) -> bool:
    # os.kill(pid, 0) would send Ctrl-C there.
    if sys.platform != "win32":
        return True
    import ctypes

    query_limited, still_active, no_such_process = 0x1000, 259, 87
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    handle = kernel.OpenProcess(query_limited, False, pid)
    if not handle:
        return ctypes.get_last_error() != no_such_process
    code = ctypes.c_ulong()
    known = kernel.GetExitCodeProcess(handle, ctypes.byref(code))
    kernel.CloseHandle(handle)
    return not known or code.value == still_active
