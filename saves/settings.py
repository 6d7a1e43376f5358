"""Settings: JSON values by key. A value that does not fit (any more) gives way to its default."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from saves.connection import Connection

T = TypeVar("T")


def read_all(connection: Connection) -> dict[str, Any]:
    """All settings; one that is not readable is left out."""
    found: dict[str, Any] = {}
    for key, text in connection.execute("SELECT key, value FROM setting"):
        try:
            found[str(key)] = json.loads(text)
        except (ValueError, TypeError, RecursionError):
            continue
    return found


def write(connection: Connection, texts: Mapping[str, str]) -> None:
    """Keep settings, each given as JSON text."""
    connection.executemany("INSERT OR REPLACE INTO setting VALUES (?, ?)", list(texts.items()))


def fitting(value: object, default: T, valid: Callable[[T], bool] | None = None) -> T:
    """`value` if it is of the default's type and `valid` agrees, else the default.

    A whole number is taken where the default is a fraction, as JSON writes 1.0 and 1 alike.
    """
    if isinstance(default, float) and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    if not isinstance(value, type(default)) or isinstance(value, bool) != isinstance(default, bool):
        return default
    return value if valid is None or valid(value) else default
