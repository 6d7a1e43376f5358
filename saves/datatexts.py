"""Component data as text: packed, and kept once for all sessions that were begun with it."""

from __future__ import annotations

import hashlib
import zlib
from typing import Final

from saves.connection import Connection

MAX_DATA_BYTES: Final = 4_000_000


def store_data(connection: Connection, text: str) -> str:
    """Keep the text, unless it is there already, and return the hash that it is kept under."""
    raw = text.encode("utf-8")
    data_hash = hashlib.sha256(raw).hexdigest()
    known = connection.execute("SELECT 1 FROM data WHERE hash = ?", (data_hash,)).fetchone()
    if known is None:
        connection.execute("INSERT INTO data VALUES (?, ?)", (data_hash, zlib.compress(raw, 9)))
    return data_hash


def load_data(connection: Connection, data_hash: str) -> str:
    """The text kept under the hash. ValueError or zlib.error when it is missing or damaged."""
    row = connection.execute("SELECT packed FROM data WHERE hash = ?", (data_hash,)).fetchone()
    if row is None:
        raise ValueError("component data missing")
    raw = zlib.decompressobj().decompress(row[0], MAX_DATA_BYTES)
    if hashlib.sha256(raw).hexdigest() != data_hash:
        raise ValueError("component data damaged")
    return raw.decode("utf-8")
