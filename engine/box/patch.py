"""What an owner has found, as a change of the program's component file for everybody.

The entries are those of the file itself, with `source = "box"`, as docs/contributing.md asks for;
a `.patch` of them is what `git apply` takes.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from typing import Any, Final

from engine.box.applying import Printed, apply
from engine.box.corrections import SOURCE, Box
from engine.box.figures import Figure, figures_in
from engine.box.places import value_at
from engine.box.toml_places import exchanged, toml_of
from engine.cells import DataError, parse_toml
from engine.cells.forms import At

_CONTEXT: Final = 3
_SECTION: Final = re.compile(r"\[{1,2}[\w.]+\]{1,2}")


def corrected_text(base: Printed, box: Box) -> str:
    """The component file as the project would take it: an entry of which the owner has looked at
    every figure has the source "box" as a whole. Raises BoxError."""
    applied = apply(base, box.corrections.values())
    raw = applied.sheet.raw
    values: dict[At, Any] = {}
    figures = figures_in(base.game, applied.sheet)
    for table_at in dict.fromkeys(figure.at[:-1] for figure in figures):
        table = value_at(raw, table_at)
        if not isinstance(table, Mapping) or "source" not in table:
            continue
        inside = [figure for figure in figures if figure.at[: len(table_at)] == table_at]
        if all(figure.source == SOURCE for figure in inside):
            values[(*table_at, "source")] = SOURCE
            values.update(_marks(raw, inside))
    if not values:
        return applied.text
    text = exchanged(applied.text, values)
    try:
        base.game.read_sheet(parse_toml(base.game.file, text))
    except DataError:  # the marks of the single figures say the same
        return applied.text
    return text


def _marks(raw: Mapping[str, Any], figures: list[Figure]) -> dict[At, None]:
    """The marks of single figures, which the entry's own makes needless."""
    found: dict[At, None] = {}
    for figure in figures:
        at = (*figure.at[:-1], f"source_{figure.at[-1]}")
        if value_at(raw, at) == SOURCE:
            found[at] = None
    return found


def patch_of(base: Printed, box: Box, path: str) -> str:
    """The change as a unified diff of the file at `path`, from the project's folder; empty where
    the box says nothing. Raises BoxError."""
    before = base.text.splitlines(keepends=True)
    after = corrected_text(base, box).splitlines(keepends=True)
    lines = difflib.unified_diff(before, after, f"a/{path}", f"b/{path}", n=_CONTEXT)
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def entries_of(base: Printed, box: Box) -> str:
    """The corrected entries alone, each as it stands in the file, with notes and who looked.
    Raises BoxError."""
    before = base.text.splitlines()
    after = corrected_text(base, box).splitlines()
    said = _remarks(box)
    found: list[str] = [f"# {line}" for line in said]
    shown: set[int] = set()
    for tag, _, _, start, end in difflib.SequenceMatcher(None, before, after).get_opcodes():
        if tag == "equal":
            continue
        for number in _whole_entry(after, start, max(end, start + 1)):
            if number not in shown:
                shown.add(number)
                found.append(after[number])
    return "\n".join(found) + "\n" if found else ""


def _remarks(box: Box) -> list[str]:
    lines = []
    for each in box.corrections.values():
        parts = [part for part in (each.who, each.when, each.note) if part]
        verb = "=" if each.confirms else "<-"
        about = f" ({', '.join(parts)})" if parts else ""
        figures = f"{_said(each.value)} {verb} {_said(each.was)}"
        lines.append(f"{each.entry}, {each.column}: {figures}{about}")
    return lines


def _said(value: Any) -> str:
    return "-" if value is None else toml_of(value)


def _whole_entry(lines: list[str], start: int, end: int) -> range:
    """The lines of the entry around a change: from its header on, or the one line of a table
    between braces."""
    if start < len(lines) and lines[start].lstrip().startswith("{"):
        return range(start, end)
    first = start
    while first > 0 and not _SECTION.match(lines[first]):
        first -= 1
    last = max(end, first + 1)
    while last < len(lines) and lines[last].strip() and not _SECTION.match(lines[last]):
        last += 1
    return range(first, last)
