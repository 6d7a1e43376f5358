"""Names for the cells of a component file: an entry, and a column in it.

"townsfolk tf_acolyte" and "ability.effects" name a cell as the errors of the strict reader do,
whatever its place in the file; `At` leads to it in one version of the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.cells.forms import At

_PART: Final = re.compile(r"([A-Za-z0-9_]+)((?:\[[1-9]\d{0,2}\])*)")
_NUMBER: Final = re.compile(r"\[(\d+)\]")


class Place(NamedTuple):
    """One figure: its entry and its column."""

    entry: str
    column: str


def column_of(way: At) -> str:
    """("options", 0, "workers") is "options[1].workers"."""
    words = ""
    for part in way:
        words += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if words else part
    return words


def way_of(column: str) -> At:
    """The way that `column_of` has written. Raises ValueError."""
    way: list[str | int] = []
    for part in column.split("."):
        found = _PART.fullmatch(part)
        if found is None:
            raise ValueError(f"{column!r} is no column")
        way.append(found[1])
        way.extend(int(number) - 1 for number in _NUMBER.findall(found[2]))
    return tuple(way)


@lru_cache(maxsize=20_000)  # an editor asks it of thousands of cells at every change
def kind_of(at: At) -> str:
    """The way without numbers: what the cells of one column have in common."""
    return ".".join(part for part in at if isinstance(part, str))


def value_at(raw: Mapping[str, Any], at: At) -> Any:
    """The value at a place; None where there is none."""
    found: Any = raw
    for part in at:
        if isinstance(part, int):
            found = found[part] if isinstance(found, list) and part < len(found) else None
        else:
            found = found.get(part) if isinstance(found, Mapping) else None
        if found is None:
            return None
    return found


def source_at(raw: Mapping[str, Any], at: At) -> str:
    """Where a figure comes from: the nearest `source_<column>` or `source` around it."""
    for depth in range(len(at) - 1, 0, -1):
        table, part = value_at(raw, at[:depth]), at[depth]
        if not isinstance(table, Mapping):
            continue
        for key in (f"source_{part}", f"{part}_source", "source"):
            if isinstance(table.get(key), str) and key != part:
                return str(table[key])
    return ""
