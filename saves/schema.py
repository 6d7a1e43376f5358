"""The library's tables, their version, and the steps from each version to the next.

A new library is made by the same steps that bring an old one up to date, so that both end the
same. A step never changes once it has been released; the next change is a new step.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from functools import cache
from typing import Final

from saves.connection import Connection, transaction

APPLICATION_ID: Final = 0x34_54_48_52  # "4THR": marks an SQLite file as ours
TABLES: Final = (
    "data",
    "session",
    "decision",
    "digest",
    "reason",
    "review",
    "picture",
    "setting",
    "record",
    "holder",
)

_STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE data (hash TEXT PRIMARY KEY, packed BLOB NOT NULL)",
        """CREATE TABLE session (
            id TEXT PRIMARY KEY, format INTEGER NOT NULL, game TEXT NOT NULL,
            rules_version INTEGER NOT NULL, config TEXT NOT NULL, seed TEXT NOT NULL,
            data_hash TEXT NOT NULL, length INTEGER NOT NULL, cursor INTEGER NOT NULL,
            name TEXT NOT NULL, players TEXT NOT NULL, progress TEXT NOT NULL,
            created REAL NOT NULL, updated REAL NOT NULL,
            finished INTEGER NOT NULL, result TEXT)""",
        """CREATE TABLE decision (session TEXT NOT NULL, place INTEGER NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (session, place)) WITHOUT ROWID""",
        """CREATE TABLE digest (session TEXT NOT NULL, place INTEGER NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (session, place)) WITHOUT ROWID""",
        "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE holder (id INTEGER PRIMARY KEY CHECK (id = 1), token TEXT NOT NULL,
            host TEXT NOT NULL, pid INTEGER NOT NULL, beat REAL NOT NULL,
            changes INTEGER NOT NULL)""",
        "INSERT INTO holder VALUES (1, '', '', 0, 0, 0)",
    ),
    (
        "ALTER TABLE session ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE session ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE picture (session TEXT PRIMARY KEY, png BLOB NOT NULL)",
        """CREATE TABLE record (id TEXT PRIMARY KEY, game TEXT NOT NULL, category TEXT NOT NULL,
            score INTEGER NOT NULL, won INTEGER NOT NULL, session TEXT NOT NULL,
            details TEXT NOT NULL, created REAL NOT NULL)""",
        "CREATE INDEX session_by_time ON session (deleted, updated)",
    ),
    ("ALTER TABLE session ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",),
    (
        """CREATE TABLE reason (session TEXT NOT NULL, place INTEGER NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (session, place)) WITHOUT ROWID""",
    ),
    ("ALTER TABLE decision ADD COLUMN mark TEXT NOT NULL DEFAULT ''",),
    (
        """CREATE TABLE review (session TEXT NOT NULL, seat INTEGER NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (session, seat)) WITHOUT ROWID""",
    ),
)
VERSION: Final = len(_STEPS)


def version_of(connection: Connection) -> int:
    """The version that the open library says it has; 0 for one without tables."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def upgrade(connection: Connection, goal: int = VERSION) -> None:
    """Take all steps up to `goal` in one transaction: after a kill it is the old or the new."""
    with transaction(connection):
        for number in range(version_of(connection), goal):
            for statement in _STEPS[number]:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={goal}")


def is_complete(connection: Connection) -> bool:
    """True when all tables have exactly the columns that this version gives them, and nothing is
    there that would act by itself, a trigger or a view: we make none."""
    (acting,) = connection.execute(
        "SELECT COUNT(*) FROM sqlite_master WHERE type NOT IN ('table', 'index')"
    ).fetchone()
    if acting:
        return False
    return all(_shape(connection, table) == shape for table, shape in _shapes())


@cache
def _shapes() -> tuple[tuple[str, list[tuple[object, ...]]], ...]:
    """What the tables of this version look like."""
    model = memory_library()
    try:
        return tuple((table, _shape(model, table)) for table in TABLES)
    finally:
        model.close()


def _shape(connection: Connection, table: str) -> list[tuple[object, ...]]:
    return connection.execute(f"PRAGMA table_info({table})").fetchall()


def memory_library() -> Connection:
    """An empty library that lives as long as its connection."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    upgrade(connection)
    return connection


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy all rows that can be read, replacing those of the same key in `target`.

    Works between neighbouring versions too: only columns that both know are copied. A table
    that cannot be read (any further) is left as it is; the caller knows that `source` is ill.
    """
    with transaction(target):
        for table in TABLES:
            columns = [name for name in _columns(target, table) if name in _columns(source, table)]
            if not columns or table == "holder":
                continue
            listed = ", ".join(columns)
            marks = ", ".join("?" * len(columns))
            insert = f"INSERT OR REPLACE INTO {table} ({listed}) VALUES ({marks})"
            _copy_table(source, target, f"SELECT {listed} FROM {table}", insert)


def _copy_table(source: Connection, target: Connection, select: str, insert: str) -> None:
    rows = source.cursor()
    selected = False
    while True:
        try:
            if not selected:
                rows.execute(select)
                selected = True
            batch = rows.fetchmany(500)
        except sqlite3.DatabaseError:  # only reading is forgiven: a failed write must be known
            return
        if not batch:
            return
        _insert_rows(target, insert, batch)


def _insert_rows(target: Connection, insert: str, rows: list[tuple[object, ...]]) -> None:
    for row in rows:
        with suppress(sqlite3.IntegrityError):  # a damaged row, empty where it must not be
            target.execute(insert, row)


def _columns(connection: Connection, table: str) -> list[str]:
    try:
        return [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
    except sqlite3.DatabaseError:
        return []
