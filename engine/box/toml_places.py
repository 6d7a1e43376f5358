"""Where the values of a component file stand in its text, and how to exchange some of them.

A corrected component file differs from the program's in the corrected values alone: comments,
order and line breaks stay, so that two versions can be compared line by line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.cells.forms import At

_BLANK: Final = re.compile(r"(?:[ \t\r\n,]+|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_KEY: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|([\w-]+)")
_TEXT: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_BARE: Final = re.compile(r"[^\s,\]}#]+")
_COMMA_BEFORE: Final = re.compile(r"\s*,\s*\Z")
_COMMA_BEHIND: Final = re.compile(r"\s*,\s*")
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


_Change = tuple[int, int, str]
"""From, to, and what stands there then."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Where `key = value` stands: positions in the text."""

    start: int
    value: int
    end: int


@dataclass(slots=True)
class Places:
    """Where the cells of a text stand, and where each table takes another one: `inline` says
    whether that is between braces or on a line of its own."""

    cells: dict[At, Cell] = field(default_factory=dict)
    tables: dict[At, tuple[int, bool]] = field(default_factory=dict)


def places_of(text: str) -> Places:
    """The places in a text that is known to be sound TOML without texts of several lines."""
    return _Reader(text).places


def exchanged(text: str, values: Mapping[At, Any]) -> str:
    """The text with other values in some cells; None removes a cell, and one that is not there
    yet is added to its table. A cell within another one of these is left to that one. Raises
    KeyError where the table is missing, too."""
    outer = [at for at in values if not any(at[:depth] in values for depth in range(1, len(at)))]
    text = _set(text, {at: values[at] for at in outer if values[at] is not None})
    gone = [at for at in outer if values[at] is None]
    while gone:
        text, gone = _thinned(text, gone)
    return text


def _set(text: str, values: Mapping[At, Any]) -> str:
    """The text with these values in cells that are there or not."""
    places = places_of(text)
    changes: list[_Change] = []
    for at, value in values.items():
        cell = places.cells.get(at)
        if cell is None:
            changes.append(_more(text, at, value, *places.tables[at[:-1]]))
        else:
            changes.append((cell.value, cell.end, toml_of(value)))
    return _changed(text, changes)


def _thinned(text: str, gone: list[At]) -> tuple[str, list[At]]:
    """The text without the first of these cells in each table, whose commas are then known, and
    those that are left."""
    places = places_of(text)
    there = [at for at in gone if at in places.cells]
    first: dict[At, At] = {}
    for at in there:
        first.setdefault(at[:-1], at)
    changes = [
        _without(text, places.cells[at], places.tables[table][1]) for table, at in first.items()
    ]
    return _changed(text, changes), [at for at in there if first[at[:-1]] != at]


def _changed(text: str, changes: list[_Change]) -> str:
    for start, end, new in sorted(changes, key=lambda change: change[:2], reverse=True):
        text = text[:start] + new + text[end:]
    return text


def toml_of(value: Any) -> str:
    """A value as TOML writes it, in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(_ESCAPES.get(sign, sign) for sign in value) + '"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_of, value))}]"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key_of(key)} = {toml_of(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"{value!r} has no place in a component file")


def _key_of(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else toml_of(key)


def _without(text: str, cell: Cell, inline: bool) -> _Change:
    if not inline:
        end = text.find("\n", cell.end)
        return (cell.start, len(text) if end < 0 else end + 1, "")
    before = _COMMA_BEFORE.search(text, max(0, cell.start - 80), cell.start)
    if before is not None:
        return (before.start(), cell.end, "")
    behind = _COMMA_BEHIND.match(text, cell.end)
    return (cell.start, behind.end() if behind else cell.end, "")


def _more(text: str, at: At, value: Any, position: int, inline: bool) -> _Change:
    cell = f"{_key_of(str(at[-1]))} = {toml_of(value)}"
    if not inline:
        return (position, position, f"\n{cell}")
    empty = text[:position].endswith("{")
    return (position, position, f" {cell}" if empty else f", {cell}")


class _Reader:
    """Walks once through the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.places = Places()
        self._counts: dict[At, int] = {}
        self._read()

    def _read(self) -> None:
        at: At = ()
        position = self._blank(0)
        while position < len(self.text):
            if self.text[position] == "[":
                at, position = self._header(position)
                self.places.tables[at] = (position, False)
            else:
                position = self._cell(at, position)
                self.places.tables[at] = (self._end_of_line(position), False)
            position = self._blank(position)

    def _end_of_line(self, position: int) -> int:
        end = self.text.find("\n", position)
        return len(self.text) if end < 0 else end

    def _blank(self, position: int) -> int:
        found = _BLANK.match(self.text, position)
        return found.end() if found else position

    def _space(self, position: int) -> int:
        found = _SPACE.match(self.text, position)
        return found.end() if found else position

    def _header(self, position: int) -> tuple[At, int]:
        several = self.text.startswith("[[", position)
        keys, position = self._keys(position + (2 if several else 1))
        at = self._inside_lists(keys[:-1])
        last = (*at, keys[-1])
        if several:
            number = self._counts.get(last, 0)
            self._counts[last] = number + 1
            last = (*last, number)
        return last, position + (2 if several else 1)

    def _inside_lists(self, keys: tuple[str, ...]) -> At:
        """The way to a table by name: below a list, the last entry so far is meant."""
        at: At = ()
        for key in keys:
            at = (*at, key)
            if at in self._counts:
                at = (*at, self._counts[at] - 1)
        return at

    def _keys(self, position: int) -> tuple[tuple[str, ...], int]:
        keys: list[str] = []
        while True:
            found = _KEY.match(self.text, self._space(position))
            if found is None:
                raise ValueError(f"no key at {position}")
            keys.append(next(part for part in found.groups() if part is not None))
            position = self._space(found.end())
            if not self.text.startswith(".", position):
                return tuple(keys), position
            position += 1

    def _cell(self, at: At, start: int) -> int:
        keys, position = self._keys(start)
        value = self._space(position + 1)
        end = self._value((*at, *keys), value)
        self.places.cells[(*at, *keys)] = Cell(start, value, end)
        return end

    def _value(self, at: At, position: int) -> int:
        sign = self.text[position]
        if sign == "[":
            return self._list(at, position + 1)
        if sign == "{":
            return self._table(at, position + 1)
        found = (_TEXT if sign in "\"'" else _BARE).match(self.text, position)
        if found is None:
            raise ValueError(f"no value at {position}")
        return found.end()

    def _list(self, at: At, position: int) -> int:
        number = 0
        position = self._blank(position)
        while self.text[position] != "]":
            end = self._value((*at, number), position)
            self.places.cells[(*at, number)] = Cell(position, position, end)
            number += 1
            position = self._blank(end)
        return position + 1

    def _table(self, at: At, position: int) -> int:
        last = position
        position = self._blank(position)
        while self.text[position] != "}":
            last = self._cell(at, position)
            position = self._blank(last)
        self.places.tables[at] = (last, True)
        return position + 1
