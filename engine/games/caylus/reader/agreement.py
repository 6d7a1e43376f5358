"""Cells that repeat what other cells or the rules say: both must say the same."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cells import MISSING, DataError, Entry, Sheet
from engine.cells.problems import in_entry, written
from engine.explain import Text
from engine.games.caylus.reader.components import VARIANTS

FIXED = "caylus.data.fixed"


def agree(
    entry: Entry, column: str, expected: int | str | bool, why: str = FIXED, **more: str
) -> None:
    """Refuse any value but the expected one; the sentence `why` says where that comes from."""
    values = {"value": written(entry.cell(column)), "wanted": written(expected), **more}
    entry.repeats(column, expected, Text(why, values))


def agree_order(
    entry: Entry, column: str, allowed: Sequence[str], expected: Sequence[str], why: str = FIXED
) -> None:
    """Refuse any list but the expected one."""
    values = entry.words(column, allowed)
    if list(values) != list(expected):
        raise entry.fail(column, Text(why, {"value": _listed(values), "wanted": _listed(expected)}))


def agree_words(
    entry: Entry, column: str, allowed: Sequence[str], expected: Sequence[str], why: str = FIXED
) -> None:
    """Refuse any list but one of the expected words, each once, in any order."""
    values = entry.words(column, allowed)
    if sorted(values) != sorted(expected):
        raise entry.fail(column, Text(why, {"value": _listed(values), "wanted": _listed(expected)}))


def agree_variants(entry: Entry, *expected: str) -> None:
    """Refuse other variants than those in which the rules know the thing."""
    agree_words(entry, "variants", VARIANTS, expected)


def variants(entry: Entry) -> tuple[bool, bool]:
    """In which of the variants a card is used."""
    values = entry.words("variants", VARIANTS)
    if not values or len(set(values)) < len(values):
        raise entry.fail("variants", Text("caylus.data.variants", {"value": _listed(values)}))
    return "base" in values, "advanced" in values


def complete(sheet: Sheet, name: str, ids: Sequence[str]) -> dict[str, Entry]:
    """The entries of a list by id, in the order of the file; each of `ids` must be there."""
    found = {entry.word("id", ids): entry for entry in sheet.entries(name)}
    for wanted in ids:
        if wanted not in found:
            raise DataError(in_entry(sheet.file, f"{name} {wanted}", MISSING))
    return found


def read_names(entry: Entry) -> str:
    """The name of a thing, which also has one in Hungarian."""
    entry.text("name_hu")
    return entry.text("name")


def _listed(values: Sequence[str]) -> str:
    return written(list(values))
