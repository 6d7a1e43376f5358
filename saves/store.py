"""Where changes go: to the disk while it takes them, else to a copy in memory until it does.

While the disk takes changes there is only the disk. When it refuses one, everything readable is
copied into memory; reading and writing go on there, and the changes wait in a list. Each later
change and each heartbeat tries to write the whole list to the disk in one transaction.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from saves import lock, rescue, schema, sessions
from saves.connection import (
    TROUBLE,
    Connection,
    FileVanishedError,
    LockLostError,
    close_quietly,
    is_broken,
    transaction,
    trouble_message,
)
from saves.errors import Message, SaveError, message
from saves.model import Status
from saves.opening import Opened, Opener, open_library, reopen_library

T = TypeVar("T")
REOPEN_SECONDS: Final = 5.0
"""Opening anew examines the whole file, so it is not tried with every decision."""
_OF_OTHERS: Final = ("library.in_use", "library.conflict", "library.newer_format")
"""Why nothing is saved where the disk is not to blame."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something to write. `session` is the one it touches, `creates` when it makes that one."""

    apply: Callable[[Connection], None]
    session: str = ""
    creates: bool = False


class Store:
    """The connection to the disk and, in need, the copy in memory."""

    def __init__(self, opener: Opener, on_status: Callable[[Status], None] | None) -> None:
        self._opener = opener
        self._pending: list[Change] = []
        self._writes_seen = 0
        self._known: dict[str, list[Change]] = {}
        opened = open_library(opener)
        self._memory = opened.memory
        self._adopt(opened)
        self._status = Status(opened.problem is None, opened.problem, opened.notices)
        self._closed = False
        self._on_status = on_status

    @property
    def status(self) -> Status:
        """Whether changes reach the disk."""
        return self._status

    def _adopt(self, opened: Opened) -> None:
        self._disk = opened.disk
        self._holds_lock, self._final = opened.holds_lock, opened.final
        self._broken = False
        self._next_opening = self._opener.clock() + REOPEN_SECONDS
        self._identity = self._file_identity()
        self._writes_seen = self._count_writes()

    # Reading

    def read(self, query: Callable[[Connection], T]) -> T:
        """The query's answer, from memory when the disk cannot be read."""
        if self._memory is None and self._disk is not None:
            try:
                return query(self._disk)
            except sqlite3.ProgrammingError:  # closed already, or called from another thread
                raise
            except TROUBLE as error:
                self._turn_to_memory(error)
        assert self._memory is not None
        return query(self._memory)

    def remember(self, session: str, whole: Change) -> None:
        """Keep what is needed to go on with this session should the disk be gone altogether."""
        self._known[session] = [whole]
        if not self._pending and self._memory is None:
            self._writes_seen = self._count_writes()

    # Writing

    def write(self, change: Change) -> None:
        """Make the change, on the disk if possible. Only the caller's mistakes are raised."""
        if self._memory is None:
            try:
                self._commit([change])
                self._note(change)
                return
            except sqlite3.ProgrammingError:
                raise
            except TROUBLE as error:
                self._turn_to_memory(error)
            self._write_to_memory(change)
        else:
            self._write_to_memory(change)
            self.retry()

    def heartbeat(self) -> None:
        """Keep the lock, or try again to get it and to write what waits."""
        if self._memory is None and self._holds_lock:
            try:
                self._commit([])
            except TROUBLE as error:
                self._turn_to_memory(error)
        else:
            self.retry()

    def retry(self) -> None:
        """Try once more to write what waits; the status tells whether it worked."""
        if self._final or self._status.saving:
            return
        try:
            if self._disk is None or self._broken:
                self._open_anew()
            else:
                self._catch_up()
        except TROUBLE as error:
            self._holds_lock = self._holds_lock and not isinstance(error, LockLostError)
            self._broken = self._broken or is_broken(error)
            self._set_status(trouble_message(error, self._opener.path))

    def close(self) -> None:
        """A last try, then free the lock and let go of the file; a second time changes nothing."""
        if self._closed:
            return
        self._closed = True
        self._next_opening = 0.0
        if self._pending:
            self.retry()
            self._rescue()
        if self._disk is not None and self._holds_lock:
            with suppress(*TROUBLE):
                lock.release(self._disk, self._opener.me)
        close_quietly(self._disk)
        close_quietly(self._memory)

    def _rescue(self) -> None:
        """Keep the games that still wait in any other place, unless the library is another's."""
        problem = self._status.problem
        if self._memory is None or problem is None or problem.key in _OF_OTHERS:
            return
        records = []
        for session in dict.fromkeys(change.session for change in self._pending if change.session):
            with suppress(SaveError):
                records.append(sessions.load(self._memory, session))
        rescue.keep(self._opener.path, records)

    def _commit(self, changes: list[Change]) -> None:
        if self._disk is None or not self._holds_lock:
            raise LockLostError
        if self._file_identity() != self._identity:
            raise FileVanishedError
        with transaction(self._disk):
            lock.renew(self._disk, self._opener.me, self._opener.clock(), len(changes))
            for change in changes:
                change.apply(self._disk)
        self._writes_seen += len(changes)

    def _write_to_memory(self, change: Change) -> None:
        assert self._memory is not None
        with transaction(self._memory):
            change.apply(self._memory)
        self._pending.append(change)
        self._note(change)

    def _note(self, change: Change) -> None:
        if change.creates:
            self._known[change.session] = [change]
        elif change.session in self._known:
            self._known[change.session].append(change)

    def _turn_to_memory(self, error: BaseException) -> None:
        if isinstance(error, LockLostError):
            self._holds_lock = False
        self._broken = is_broken(error)
        memory = schema.memory_library()
        if self._disk is not None:
            schema.copy_rows(self._disk, memory)
        for session, changes in self._known.items():
            if memory.execute("SELECT 1 FROM session WHERE id = ?", (session,)).fetchone() is None:
                for change in changes:
                    change.apply(memory)
        self._memory = memory
        self._set_status(trouble_message(error, self._opener.path))

    # The way back to the disk

    def _catch_up(self) -> None:
        assert self._disk is not None
        if not self._holds_lock:
            opener = self._opener
            if not lock.take(self._disk, opener.me, opener.clock(), opener.watch):
                return
            if self._conflicts(self._disk):
                lock.release(self._disk, self._opener.me)
                self._set_status(message("library.conflict", path=str(self._opener.path)))
                return
            self._holds_lock = True
        self._commit(self._pending)
        self._back_on_disk()

    def _conflicts(self, disk: Connection) -> bool:
        """True when another window wrote since we read, and we go on with a session of before."""
        if lock.writes_so_far(disk) == self._writes_seen:
            return False
        made_here = {change.session for change in self._pending if change.creates}
        return any(change.session not in made_here for change in self._pending if change.session)

    def _open_anew(self) -> None:
        if self._opener.clock() < self._next_opening:
            return
        self._next_opening = self._opener.clock() + REOPEN_SECONDS
        close_quietly(self._disk)  # first: a file that is open cannot be set aside everywhere
        self._disk = None
        opened = reopen_library(self._opener)
        disk = opened.disk
        try:
            problem = (
                opened.problem
                if disk is None
                else self._fill(disk, opened.holds_lock) or opened.problem
            )
        except BaseException:
            close_quietly(disk)
            raise
        if problem is None:
            self._adopt(opened)
            self._back_on_disk(opened.notices)
            return
        if disk is not None and opened.holds_lock:
            lock.release(disk, self._opener.me)
        close_quietly(disk)
        self._final = opened.final
        self._set_status(problem, opened.notices)

    def _fill(self, disk: Connection, holds_lock: bool) -> Message | None:
        """Write what waits; into a library that begins anew, everything we have."""
        assert self._memory is not None
        if not holds_lock:
            return None
        if disk.execute("SELECT 1 FROM session LIMIT 1").fetchone() is None:
            schema.copy_rows(self._memory, disk)
            return None
        conflict = message("library.conflict", path=str(self._opener.path))
        if self._conflicts(disk):
            return conflict
        try:
            with transaction(disk):
                lock.renew(disk, self._opener.me, self._opener.clock(), len(self._pending))
                for change in self._pending:
                    change.apply(disk)
        except (SaveError, ValueError):  # not the library that we were reading
            return conflict
        return None

    def _back_on_disk(self, notices: tuple[Message, ...] = ()) -> None:
        self._pending.clear()
        close_quietly(self._memory)
        self._memory = None
        self._set_status(None, notices)

    def _set_status(self, problem: Message | None, notices: tuple[Message, ...] = ()) -> None:
        before = self._status
        self._status = Status(problem is None, problem, before.notices + notices)
        if self._status != before and self._on_status is not None:
            self._on_status(self._status)

    def _count_writes(self) -> int:
        connection = self._disk or self._memory
        try:
            return self._writes_seen if connection is None else lock.writes_so_far(connection)
        except sqlite3.Error:
            return self._writes_seen

    def _file_identity(self) -> tuple[int, int] | None:
        """Tells the file from another of the same name; elsewhere open files cannot be taken."""
        if os.name != "posix":
            return None
        try:
            found = os.stat(self._opener.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino
