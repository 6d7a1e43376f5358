"""Component data as text: packed, and kept once for all sessions that were begun with it.

A row is never trusted because it is there: whoever uses one holds it against its hash first.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from typing import Final

from saves.connection import Connection

MAX_DATA_BYTES: Final = 4_000_000


def hash_of(text: str) -> str:
    """The name under which a text is kept."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def store_data(connection: Connection, text: str) -> str:
    """Keep the text, unless a sound copy is there already; return the hash it is kept under."""
    data_hash = hash_of(text)
    if not _is_sound(connection, data_hash):
        packed = zlib.compress(text.encode("utf-8"), 9)
        connection.execute("INSERT OR REPLACE INTO data VALUES (?, ?)", (data_hash, packed))
    return data_hash


def load_data(connection: Connection, data_hash: str) -> str:
    """The text kept under the hash.

    ValueError, TypeError or zlib.error when it is missing or damaged.
    """
    row = connection.execute("SELECT packed FROM data WHERE hash = ?", (data_hash,)).fetchone()
    if row is None:
        raise ValueError("component data missing")
    raw = zlib.decompressobj().decompress(row[0], MAX_DATA_BYTES)
    if hashlib.sha256(raw).hexdigest() != data_hash:
        raise ValueError("component data damaged")
    return raw.decode("utf-8")


def unsound_data(connection: Connection) -> set[str]:
    """The hashes that some session needs and whose text is missing or damaged."""
    needed = connection.execute("SELECT DISTINCT data_hash FROM session")
    return {str(name) for (name,) in needed.fetchall() if not _is_sound(connection, str(name))}


def replace_unsound(connection: Connection, texts: Iterable[str]) -> set[str]:
    """Put right what one of `texts` is the original of; the hashes that stay unsound."""
    unsound = unsound_data(connection)
    for text in texts if unsound else ():
        if hash_of(text) in unsound:
            unsound.discard(store_data(connection, text))
    return unsound


def _is_sound(connection: Connection, data_hash: str) -> bool:
    try:
        load_data(connection, data_hash)
    except (ValueError, TypeError, zlib.error):
        return False
    return True
