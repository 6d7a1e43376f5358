"""Checks that several readers of the component file share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cells import DataError, Entry, Sheet
from engine.cells.problems import in_cell, written
from engine.explain import Text
from engine.games.viscounts import constants as c

FILE = "viscounts/cards.toml"
SEGMENT_IDS = ("A", "B", "C", "D", "E")
"""The segments of the box; each has a landscape and a text of its own."""
NUMBERS = range(1, 2 * c.SEGMENTS + 1)
"""The numbers of the outer spaces and of the player cards (VI-3.1)."""
SEATS = range(1, 5)
SLOTS = range(1, 10)
TRACK = range(1, 8)
ELSEWHERE = "viscounts.data.elsewhere"
LISTED = "viscounts.data.listed"


def in_order(sheet: Sheet, name: str, column: str, keys: Sequence[str | int]) -> list[Entry]:
    """The entries of a list that must have exactly these keys in this order."""
    listed = sheet.entries(name, column)
    check_order(listed, column, keys)
    if len(listed) != len(keys):
        problem = Text("viscounts.data.each_of", {"wanted": [str(key) for key in keys]})
        raise DataError(in_cell(FILE, name, column, problem))
    return listed


def check_order(listed: Sequence[Entry], column: str, keys: Sequence[str | int]) -> None:
    """Entry by entry, the key must be the one that belongs there; too many are refused."""
    for number, entry in enumerate(listed):
        found = entry.cell(column)
        if number >= len(keys):
            raise entry.fail(column, Text("viscounts.data.one_too_many", {"value": written(found)}))
        if type(found) is not type(keys[number]) or found != keys[number]:
            values = {"value": written(found), "wanted": written(keys[number])}
            raise entry.fail(column, Text("viscounts.data.order", values))


def fixed(entry: Entry, column: str, value: Any) -> None:
    """A cell for which the rules know no other value: to change it alone would change nothing."""
    found = entry.cell(column)
    if type(found) is not type(value) or found != value:
        values = {"value": written(found), "wanted": written(value)}
        raise entry.fail(column, Text("viscounts.data.fixed", values))


def agrees(entry: Entry, column: str, value: Any, where: str, key: str = ELSEWHERE) -> None:
    """A cell that repeats what stands elsewhere in the file, at `where`."""
    values = {"value": written(entry.cell(column)), "wanted": written(value), "where": where}
    entry.repeats(column, value, Text(key, values))


def rising(entry: Entry, column: str, count: int, high: int) -> tuple[int, ...]:
    """So many numbers from 1 on, none smaller than the one before it."""
    return _ordered(entry, column, count, high, "grow")


def falling(entry: Entry, column: str, count: int, high: int) -> tuple[int, ...]:
    """So many numbers from 1 on, none larger than the one before it."""
    return _ordered(entry, column, count, high, "shrink")


def _ordered(entry: Entry, column: str, count: int, high: int, way: str) -> tuple[int, ...]:
    numbers = entry.numbers(column, 1, high)
    if len(numbers) != count or list(numbers) != sorted(numbers, reverse=way == "shrink"):
        values = {"value": written(numbers), "count": count}
        raise entry.fail(column, Text(f"viscounts.data.{way}", values))
    return numbers


def icon_counts(entry: Entry, column: str, most: int = 3) -> tuple[int, ...]:
    """How often each icon is named, one to `most` icons in all."""
    names = entry.words(column, c.ICONS)
    if not 1 <= len(names) <= most:
        raise entry.fail(column, Text("viscounts.data.icons", {"most": most, "found": len(names)}))
    return tuple(names.count(icon) for icon in c.ICONS)
