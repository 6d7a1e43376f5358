"""Every cell of a component file, spoilt in turn: what a slip of the pen could do to it."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.cells import DataError, Sheet
from engine.explain import Text
from tests.refusals import said
from tests.sampling import WHOLE

Keys = tuple[str | int, ...]
"""The way from the whole file to a cell."""
SHARE = 1 if WHOLE else 16
"""Of so many cells of a file one is spoilt; one of each kind always is."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """One spoilt cell: `kind` is what was done to it, `path` its kind of entry and column."""

    kind: str
    path: str
    keys: Keys
    raw: Mapping[str, Any]


@dataclass(slots=True)
class Report:
    """What the reader said to a number of mutations."""

    refused: int = 0
    documented: int = 0
    accepted: list[str] = field(default_factory=list)
    unplaced: list[str] = field(default_factory=list)
    """Refusals that name neither the entry nor the column."""
    texts: list[Text] = field(default_factory=list)
    """What was said."""


def cells(value: Any, keys: Keys = ()) -> Iterator[Keys]:
    """The ways to all cells that are no tables: single values and the members of lists."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from cells(inner, (*keys, key))
    elif isinstance(value, list) and value:
        for number, inner in enumerate(value):
            yield from cells(inner, (*keys, number))
    else:
        yield keys


def first_cells(raw: Mapping[str, Any]) -> Iterator[Keys]:
    """The ways to one cell of each kind of entry and column: the first."""
    seen: set[str] = set()
    for keys in cells(raw):
        if path_of(keys) not in seen:
            seen.add(path_of(keys))
            yield keys


def path_of(keys: Keys) -> str:
    """Entry and column without numbers: "card.cost"."""
    return ".".join(key for key in keys if isinstance(key, str))


def mutations(raw: Mapping[str, Any], keys: Keys) -> Iterator[Mutation]:
    """All ways to spoil one cell, each in a copy of the file."""
    value = _at(raw, keys)
    for kind, other in _others(value):
        yield Mutation(kind, path_of(keys), keys, _with(raw, keys, other))
    if isinstance(keys[-1], str):
        yield Mutation("missing", path_of(keys), keys, _renamed(raw, keys, None))
        yield Mutation("misspelt", path_of(keys), keys, _renamed(raw, keys, f"{keys[-1]}x"))


def _others(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield "text for a flag", "yes"
    elif isinstance(value, int | float):
        yield "text for a number", "one"
        yield "too large", 10**6
        yield "too small", -(10**6)
    elif isinstance(value, str):
        yield "number for a text", 7
        yield "unknown word", "nothing_like_it"
    else:
        yield "number for a list", 7


def spoil(
    raw: Mapping[str, Any], read: Callable[[Mapping[str, Any]], Sheet], chosen: Iterator[Keys]
) -> Report:
    """Read the file with each of the chosen cells spoilt; `read` gives the finished sheet."""
    sheet, report = read(raw), Report()
    for keys in chosen:
        for mutation in mutations(raw, keys):
            _try(mutation, sheet, read, report)
    return report


def _try(
    mutation: Mutation, sheet: Sheet, read: Callable[[Mapping[str, Any]], Sheet], report: Report
) -> None:
    try:
        read(mutation.raw)
    except DataError as error:
        report.refused += 1
        sentence = said(error)
        if sentence.count(", ") < 2 or ": " not in sentence:
            report.unplaced.append(f"{mutation.path}: {sentence}")
        report.texts.append(error.text)
        return
    if _may_be(mutation, sheet):
        report.documented += 1
    else:
        where = "/".join(str(key) for key in mutation.keys)
        report.accepted.append(f"{where}: {mutation.kind}")


def _may_be(mutation: Mutation, sheet: Sheet) -> bool:
    """True for what the file's reader declares as documentation, as any text, or as optional."""
    column = str(next(key for key in reversed(mutation.keys) if isinstance(key, str)))
    parts = mutation.path.split(".")
    ways = {".".join(parts[: n + 1]) for n in range(len(parts))}
    if ways & sheet.documentation:
        return True
    if column.startswith(("source", "note")):
        return mutation.kind == "missing" or (
            column.startswith("note") and mutation.kind == "unknown word"
        )
    if mutation.kind == "unknown word":
        return mutation.path in sheet.free
    return mutation.kind == "missing" and mutation.path in sheet.optional


def _at(raw: Any, keys: Keys) -> Any:
    for key in keys:
        raw = raw[key]
    return raw


def _with(raw: Mapping[str, Any], keys: Keys, value: Any) -> Mapping[str, Any]:
    spoilt, table = _copied(raw, keys)
    table[keys[-1]] = value
    return spoilt


def _renamed(raw: Mapping[str, Any], keys: Keys, other: str | None) -> Mapping[str, Any]:
    spoilt, table = _copied(raw, keys)
    value = table.pop(keys[-1])
    if other is not None:
        table[other] = value
    return spoilt


def _copied(raw: Mapping[str, Any], keys: Keys) -> tuple[Mapping[str, Any], Any]:
    """A file and its table of a cell, to be changed: only what leads there is copied."""
    spoilt: Any = copy.copy(raw)
    table = spoilt
    for key in keys[:-1]:
        table[key] = copy.copy(table[key])
        table = table[key]
    return spoilt, table
