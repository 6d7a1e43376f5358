"""Component files, read cell by cell: every refusal names file, entry and column.

A `Sheet` is a whole file. Whoever reads it asks it for entries and each entry for its cells; what
nobody has asked for when `finish` is called is a slip of the pen, unless it is documentation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from engine.cells.forms import (
    CHOICE,
    CHOICES,
    DERIVED,
    FLAG,
    NOTATION,
    NUMBER,
    NUMBERS,
    TEXT,
    At,
    Form,
    keep,
)
from engine.cells.modest import require_modest
from engine.cells.problems import (
    CellError,
    in_cell,
    in_entry,
    in_file,
    plain,
    problem_of,
    written,
)
from engine.explain import Text

SOURCES = ("rulebook", "published", "community", "reconstructed", "ruling", "box")
"""Where a figure may come from."""
_REMARKS = ("source", "note")
_ALIKE = 0.75
"""So much of two names must agree, from 0 to 1, for one to be a slip of the pen for the other."""
_PLAIN = (str, int)
"""Nearly all cells are plain; to ask whether one is a table takes much longer."""
_TABLE = (dict, Mapping)
"""Nearly all tables are dictionaries, which is quickly seen, too."""
_ERRORS = (KeyError, ValueError, TypeError, IndexError, AttributeError, StopIteration)
"""What reading a broken cell may raise."""
MISSING: Final = Text("data.missing")
_T = TypeVar("_T")


class Fault(NamedTuple):
    """What is wrong with one cell. `form`: how it was asked for, if it was; `wanted`: what it
    would have to hold, where it only repeats others."""

    entry: str
    column: str
    problem: Text
    at: At = ()
    form: Form | None = None
    wanted: Any = None


class DataError(ValueError):
    """Broken component data: `text` names the file, the entry and the column; `fault` says the
    same in parts, where it is one cell that is wrong."""

    def __init__(self, text: Text, fault: Fault | None = None) -> None:
        super().__init__(text, fault)
        self.text = text
        self.fault = fault

    def __str__(self) -> str:
        return plain(self.text)


@contextmanager
def reading(file: str, entry: str, column: str) -> Iterator[None]:
    """Turn any error while reading one cell into a DataError that says where; without `entry` the
    column stands at the top of the file."""
    try:
        yield
    except DataError:
        raise
    except _ERRORS as error:
        raise DataError(in_cell(file, entry, column, problem_of(error))) from error


@contextmanager
def reading_file(file: str) -> Iterator[None]:
    """Turn any error while reading a whole file into a DataError that names it."""
    try:
        yield
    except DataError:
        raise
    except _ERRORS as error:
        raise DataError(in_file(file, problem_of(error))) from error


class Sheet:
    """A parsed component file.

    `documentation` lists columns that no rule reads, as `entry.column` without numbers
    ("meta.designer", "card.name_hu"). `free` and `optional` tell, after reading, which columns may
    hold any text and which may be left out.
    """

    def __init__(
        self, file: str, raw: Mapping[str, Any], documentation: Collection[str] = ()
    ) -> None:
        self.file = file
        self.raw = raw
        self.documentation = frozenset(documentation)
        self.free: set[str] = set()
        self.optional: set[str] = set()
        self.forms: dict[At, Form] = {}
        """How each cell was read."""
        self.ids: dict[At, str] = {}
        """The names of the entries, "tile T18": kept corrections go by them."""
        self._asked: dict[int, set[str]] = {}
        self._documented = {path.rpartition(".")[2] for path in self.documentation}

    def section(self, name: str) -> Entry:
        """A table of the file that stands once: `[king]`, or `[setup.goods]` by its dotted name."""
        found: Any = self.raw
        for part in name.split("."):
            if not isinstance(found, _TABLE) or part not in found:
                raise DataError(in_entry(self.file, name, MISSING))
            self.ask(found, part)
            found = found[part]
        at = tuple(name.split("."))
        self.ids[at] = name
        return Entry(self, name, name, found, at=at)

    def entries(self, name: str, key: str = "id") -> list[Entry]:
        """All tables of a list in their order; no two have the same `key` ("": there is none)."""
        if name not in self.raw:
            raise DataError(in_entry(self.file, name, MISSING))
        self.ask(self.raw, name)
        found = self.raw[name]
        with reading(self.file, name, "entries"):
            if not isinstance(found, list) or not found:
                raise CellError("data.not_entries")
        listed = [
            Entry(self, _label(name, n, cells, key), name, cells, at=(name, n - 1))
            for n, cells in enumerate(found, 1)
        ]
        for number, entry in enumerate(listed, 1):
            self.ids[entry.at] = _name(name, entry.cells, key) or f"{name} number {number}"
            keep(self.forms, (*entry.at, key), Form(DERIVED))
        seen: set[Any] = set()
        for entry in listed if key else ():
            value = entry.cell(key)
            if not isinstance(value, str | int):
                raise entry.fail(
                    key, Text("data.neither_text_nor_number", {"value": written(value)})
                )
            if value in seen:
                raise entry.fail(key, Text("data.twice", {"value": written(value)}))
            seen.add(value)
        return listed

    def ask(self, table: Mapping[str, Any], column: str) -> None:
        """Note that somebody reads a cell."""
        self._asked.setdefault(id(table), set()).add(column)

    def finish(self) -> None:
        """Refuse what nobody has asked for. Raises DataError."""
        self._finish(self.raw, "", "", "")

    def _finish(self, table: Mapping[str, Any], label: str, path: str, prefix: str) -> None:
        asked = self._asked.get(id(table), set())
        for column, value in table.items():
            remark = column.startswith(_REMARKS)
            if column in asked and not remark and isinstance(value, _PLAIN):
                continue
            whole = f"{path}.{column}" if path else column
            if whole in self.documentation:
                continue
            if path and remark and self._is_remark(column):
                self._check_remark(label, f"{prefix}{column}", value)
            elif column not in asked:
                problem = _unknown(column, asked)
                raise DataError(in_cell(self.file, label, f"{prefix}{column}", problem))
            else:
                self._finish_inside(value, label, whole, f"{prefix}{column}")

    def _is_remark(self, column: str) -> bool:
        """True for "source" and "note", of the whole entry or of a column: "source_price"."""
        kind, _, about = column.partition("_")
        known = (column for asked in self._asked.values() for column in asked)
        return kind in _REMARKS and (not about or about in self._documented or about in known)

    def _check_remark(self, label: str, column: str, value: Any) -> None:
        if not isinstance(value, str):
            problem = Text("data.not_text", {"value": written(value)})
            raise DataError(in_cell(self.file, label, column, problem))
        if column.rpartition(".")[2].startswith("source") and value not in SOURCES:
            raise DataError(in_cell(self.file, label, column, not_one_of(value, SOURCES)))

    def _finish_inside(self, value: Any, label: str, path: str, column: str) -> None:
        """`column` leads from the labelled entry to the value."""
        if isinstance(value, _PLAIN):
            return
        if isinstance(value, _TABLE):
            self._finish(value, label or path, path, f"{column}." if label else "")
        elif isinstance(value, list):
            for number, each in enumerate(value, 1):
                if not isinstance(each, _PLAIN) and isinstance(each, _TABLE):
                    inner = label or _label(path, number, each, "id")
                    self._finish(each, inner, path, f"{column}[{number}]." if label else "")


class Entry:
    """One table of a sheet. `label` names it in errors, "tile T18" for example; `kind` is its path
    without numbers, `at` with them; `prefix` leads from the labelled entry to a table inside it."""

    def __init__(
        self, sheet: Sheet, label: str, kind: str, cells: Any, prefix: str = "", at: At = ()
    ) -> None:
        self.sheet = sheet
        self.label = label
        self.kind = kind
        self.at = at
        self._prefix = prefix
        if not isinstance(cells, _TABLE):
            problem, column = Text("data.not_table", {"value": written(cells)}), prefix.rstrip(".")
            where = in_cell(sheet.file, label, column, problem)
            raise DataError(where if column else in_entry(sheet.file, label, problem))
        self.cells: Mapping[str, Any] = cells

    def __contains__(self, column: str) -> bool:
        """True when the cell is there; asking makes the column one that may be left out."""
        self.sheet.optional.add(f"{self.kind}.{column}")
        self.sheet.ask(self.cells, column)
        return column in self.cells

    def fail(self, column: str, problem: Text, wanted: Any = None) -> DataError:
        """The error for a cell, to be raised; `wanted`: what it should repeat."""
        at, where = (*self.at, column), f"{self._prefix}{column}"
        fault = Fault(self.label, where, problem, at, self.sheet.forms.get(at), wanted)
        return DataError(in_cell(self.sheet.file, self.label, where, problem), fault)

    def repeats(self, column: str, value: Any, problem: Text) -> None:
        """Refuse a cell with another value than the one that other cells or the rules give."""
        found = self.cell(column)
        self._form(column, Form(DERIVED))
        # 1 == True in Python, so the kinds of value are compared as well.
        if type(found) is not type(value) or found != value:
            raise self.fail(column, problem, value)

    def _form(self, column: str, form: Form) -> None:
        keep(self.sheet.forms, (*self.at, column), form)

    def cell(self, column: str) -> Any:
        """A cell that must be there, whatever it holds."""
        self.sheet.ask(self.cells, column)
        if column not in self.cells:
            near = _near(column, self.cells)
            raise self.fail(column, Text("data.missing_near", {"near": near}) if near else MISSING)
        return self.cells[column]

    def number(self, column: str, low: int = 0, high: int = 99) -> int:
        """A whole number from `low` to `high`."""
        self._form(column, Form(NUMBER, low, high))
        return self._whole(column, self.cell(column), low, high)

    def numbers(self, column: str, low: int = 0, high: int = 99) -> tuple[int, ...]:
        """A list of whole numbers."""
        self._form(column, Form(NUMBERS, low, high))
        return tuple(self._whole(column, value, low, high) for value in self._list(column))

    def flag(self, column: str) -> bool:
        """true or false."""
        self._form(column, Form(FLAG))
        value = self.cell(column)
        if type(value) is not bool:
            raise self.fail(column, Text("data.not_flag", {"value": written(value)}))
        return value

    def text(self, column: str) -> str:
        """Any text: a name, for example."""
        self.sheet.free.add(f"{self.kind}.{column}")
        self._form(column, Form(TEXT))
        return self._text(column)

    def word(self, column: str, allowed: Sequence[str] = ()) -> str:
        """A text, one of `allowed` if any are given."""
        self._form(column, Form(CHOICE, choices=tuple(allowed)) if allowed else Form(TEXT))
        value = self._text(column)
        if allowed and value not in allowed:
            raise self.fail(column, not_one_of(value, allowed))
        return value

    def index(self, column: str, allowed: Sequence[str]) -> int:
        """The position of a text among `allowed`."""
        return allowed.index(self.word(column, allowed))

    def words(self, column: str, allowed: Sequence[str]) -> tuple[str, ...]:
        """A list of texts, each one of `allowed`."""
        self._form(column, Form(CHOICES, choices=tuple(allowed)))
        values = self._list(column)
        for value in values:
            if not isinstance(value, str) or value not in allowed:
                raise self.fail(column, not_one_of(value, allowed))
        return tuple(values)

    def parsed(self, column: str, parse: Callable[[Any], _T]) -> _T:
        """A cell in a notation of its own, an effect for example: what `parse` makes of it; its
        ValueError, KeyError or TypeError becomes a DataError that says where."""
        self._form(column, Form(NOTATION, parse=parse))
        value = self.cell(column)
        try:
            return parse(value)
        except DataError:
            raise
        except _ERRORS as error:
            raise self.fail(column, problem_of(error)) from error

    def table(self, column: str) -> Entry:
        """A table inside this one."""
        path = f"{self._prefix}{column}."
        kind, at = f"{self.kind}.{column}", (*self.at, column)
        return Entry(self.sheet, self.label, kind, self.cell(column), path, at)

    def tables(self, column: str) -> list[Entry]:
        """A list of tables inside this one."""
        kind = f"{self.kind}.{column}"
        return [
            Entry(
                self.sheet,
                self.label,
                kind,
                cells,
                f"{self._prefix}{column}[{n}].",
                (*self.at, column, n - 1),
            )
            for n, cells in enumerate(self._list(column), 1)
        ]

    def amounts(self, column: str, names: Sequence[str], high: int = 99) -> tuple[int, ...]:
        """A table of numbers by name; names that are left out count 0."""
        table = self.table(column)
        for name in table.cells:
            if name not in names:
                raise table.fail(name, Text("data.column_unknown", {"known": tuple(names)}))
        for name in names:
            table._form(name, Form(NUMBER, 0, high))
        return tuple(table.number(n, 0, high) if n in table else 0 for n in names)

    def _whole(self, column: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            limits = {"low": str(low), "high": str(high)}
            raise self.fail(column, Text("data.not_whole", {"value": written(value), **limits}))
        return value

    def _text(self, column: str) -> str:
        value = self.cell(column)
        if not isinstance(value, str) or not value:
            raise self.fail(column, Text("data.not_text", {"value": written(value)}))
        return value

    def _list(self, column: str) -> list[Any]:
        values = self.cell(column)
        if not isinstance(values, list):
            raise self.fail(column, Text("data.not_list", {"value": written(values)}))
        return values


def parse_toml(file: str, text: str) -> dict[str, Any]:
    """The tables of a component file. Raises DataError for what is not TOML, or too much of it."""
    with reading_file(file):
        require_modest(text)
        return tomllib.loads(text)


def tables_in(path: Path) -> dict[str, Any]:
    """The tables of a TOML file. Raises DataError where there is no such file, or it is broken."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise DataError(in_file(path.name, Text("data.no_file"))) from error
    with reading_file(path.name):
        return parse_toml(path.name, text.decode("utf-8"))


def _near(column: str, others: Iterable[str]) -> str:
    """The name that this one may be a slip of the pen for; empty when there is none."""
    return next(iter(get_close_matches(column, sorted(others), 1, _ALIKE)), "")


def not_one_of(value: Any, allowed: Sequence[str]) -> Text:
    """What is wrong with a word that is none of those that a reader knows."""
    if not allowed:
        return Text("data.nothing_fits", {"value": written(value)})
    return Text("data.not_one_of", {"value": written(value), "known": tuple(allowed)})


def _unknown(column: str, known: Collection[str]) -> Text:
    """What is wrong with a column that nobody asks for."""
    near, listed = _near(column, known), tuple(sorted(known))
    if near:
        return Text("data.unknown_near", {"near": near, "known": listed})
    return Text("data.unknown_column", {"known": listed}) if listed else Text("data.unknown_alone")


def _label(name: str, number: int, cells: Any, key: str) -> str:
    """What errors call an entry."""
    return _name(name, cells, key) or f"{name}[{number}]"


def _name(name: str, cells: Any, key: str) -> str:
    """An entry by its key; empty where it has none."""
    named = cells.get(key) if key and isinstance(cells, _TABLE) else None
    return f"{name} {named}" if isinstance(named, str | int) else ""
