"""Cells that repeat what other cells or the rules say: both must say the same."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cells import DataError, Entry, Sheet
from engine.games.caylus.reader.components import VARIANTS

FIXED = "which the rules fix"


def agree(entry: Entry, column: str, expected: int | str | bool, what: str = FIXED) -> None:
    """Refuse any value but the expected one; `what` says where that comes from."""
    entry.repeats(column, expected, f"{entry.cell(column)!r} is not {expected!r}, {what}")


def agree_order(
    entry: Entry, column: str, allowed: Sequence[str], expected: Sequence[str], what: str = FIXED
) -> None:
    """Refuse any list but the expected one."""
    values = entry.words(column, allowed)
    if list(values) != list(expected):
        raise entry.fail(column, f"{_listed(values)} is not {_listed(expected)}, {what}")


def agree_words(
    entry: Entry, column: str, allowed: Sequence[str], expected: Sequence[str], what: str = FIXED
) -> None:
    """Refuse any list but one of the expected words, each once, in any order."""
    values = entry.words(column, allowed)
    if sorted(values) != sorted(expected):
        raise entry.fail(column, f"{_listed(values)} is not {_listed(expected)}, {what}")


def agree_variants(entry: Entry, *expected: str) -> None:
    """Refuse other variants than those in which the rules know the thing."""
    agree_words(entry, "variants", VARIANTS, expected)


def variants(entry: Entry) -> tuple[bool, bool]:
    """In which of the variants a card is used."""
    values = entry.words("variants", VARIANTS)
    if not values or len(set(values)) < len(values):
        raise entry.fail("variants", f"{_listed(values)} is not each variant at most once")
    return "base" in values, "advanced" in values


def complete(sheet: Sheet, name: str, ids: Sequence[str]) -> dict[str, Entry]:
    """The entries of a list by id, in the order of the file; each of `ids` must be there."""
    found = {entry.word("id", ids): entry for entry in sheet.entries(name)}
    for wanted in ids:
        if wanted not in found:
            raise DataError(f"{sheet.file}, {name} {wanted}, the whole entry: is missing")
    return found


def read_names(entry: Entry) -> str:
    """The name of a thing, which also has one in Hungarian."""
    entry.text("name_hu")
    return entry.text("name")


def _listed(values: Sequence[str]) -> str:
    return ", ".join(values) or "nothing"
