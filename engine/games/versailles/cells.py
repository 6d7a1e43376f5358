"""Entries of cards.toml, read cell by cell: every refusal names file, entry and column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.reading import DataError, reading

FILE = "versailles/cards.toml"
_REMARKS = ("source", "note")


class Entry:
    """One table of the file. `label` names it in errors, "tile T18" for example."""

    def __init__(self, label: str, cells: Any, prefix: str = "") -> None:
        self.label = label
        self._prefix = prefix
        with reading(FILE, label, prefix.rstrip(".") or "columns"):
            if not isinstance(cells, Mapping):
                raise TypeError(f"{cells!r} is not a table")
        self.cells: Mapping[str, Any] = cells

    def fail(self, column: str, problem: str) -> DataError:
        """The error for a cell, to be raised."""
        return DataError(f"{FILE}, {self.label}, {self._prefix}{column}: {problem}")

    def only(self, *columns: str) -> Entry:
        """Refuse columns that have no meaning here: a slip of the pen would go unnoticed."""
        for column in self.cells:
            if column not in columns and not column.startswith(_REMARKS):
                raise self.fail(column, f"unknown column; known are {', '.join(columns)}")
        return self

    def cell(self, column: str) -> Any:
        """A cell that must be there."""
        if column not in self.cells:
            raise self.fail(column, "is missing")
        return self.cells[column]

    def number(self, column: str, low: int = 0, high: int = 99) -> int:
        """A whole number from `low` to `high`."""
        value = self.cell(column)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(column, f"{value!r} is not a whole number from {low} to {high}")
        return value

    def numbers(self, column: str, low: int = 0, high: int = 99) -> tuple[int, ...]:
        """A list of whole numbers."""
        values = self._list(column)
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.fail(column, f"{value!r} is not a whole number from {low} to {high}")
        return tuple(values)

    def flag(self, column: str) -> bool:
        """true or false."""
        value = self.cell(column)
        if type(value) is not bool:
            raise self.fail(column, f"{value!r} is neither true nor false")
        return value

    def word(self, column: str, allowed: Sequence[str] = ()) -> str:
        """A text, one of `allowed` if any are given."""
        value = self.cell(column)
        if not isinstance(value, str) or not value:
            raise self.fail(column, f"{value!r} is not a text")
        if allowed and value not in allowed:
            raise self.fail(column, f"{value!r} is not one of {', '.join(allowed)}")
        return value

    def index(self, column: str, allowed: Sequence[str]) -> int:
        """The position of a text among `allowed`."""
        return allowed.index(self.word(column, allowed))

    def words(self, column: str, allowed: Sequence[str]) -> tuple[str, ...]:
        """A list of texts, each one of `allowed`."""
        values = self._list(column)
        for value in values:
            if value not in allowed:
                raise self.fail(column, f"{value!r} is not one of {', '.join(allowed)}")
        return tuple(values)

    def table(self, column: str) -> Entry:
        """A table inside this one."""
        return Entry(self.label, self.cell(column), f"{self._prefix}{column}.")

    def tables(self, column: str) -> list[Entry]:
        """A list of tables inside this one."""
        return [
            Entry(self.label, cells, f"{self._prefix}{column}[{n}].")
            for n, cells in enumerate(self._list(column), 1)
        ]

    def amounts(self, column: str, names: Sequence[str], high: int = 99) -> tuple[int, ...]:
        """A table of numbers by name; names that are left out count 0."""
        table = self.table(column).only(*names)
        return tuple(table.number(n, 0, high) if n in table.cells else 0 for n in names)

    def _list(self, column: str) -> list[Any]:
        values = self.cell(column)
        if not isinstance(values, list):
            raise self.fail(column, f"{values!r} is not a list")
        return values


def section(raw: Mapping[str, Any], name: str) -> Entry:
    """A table of the file that stands once, `[king]`."""
    return Entry(name, _found(raw, name))


def entries(raw: Mapping[str, Any], name: str, key: str = "id") -> list[Entry]:
    """All `[[name]]` tables in their order; their keys are different."""
    found = _found(raw, name)
    with reading(FILE, name, "entries"):
        if not isinstance(found, list) or not found:
            raise TypeError("is not a list of entries")
    listed = [Entry(_label(name, n, cells, key), cells) for n, cells in enumerate(found, 1)]
    seen: set[Any] = set()
    for entry in listed if key else ():
        value = entry.cell(key)
        if value in seen:
            raise entry.fail(key, f"{value!r} stands twice")
        seen.add(value)
    return listed


def _found(raw: Mapping[str, Any], name: str) -> Any:
    if name not in raw:
        raise DataError(f"{FILE}, {name}, the whole entry: is missing")
    return raw[name]


def _label(name: str, number: int, cells: Any, key: str) -> str:
    named = cells.get(key) if key and isinstance(cells, Mapping) else None
    return f"{name} {named}" if isinstance(named, str | int) else f"{name} number {number}"
