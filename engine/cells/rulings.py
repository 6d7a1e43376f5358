"""Rulings: where the sources leave two readings, the component file says which one is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.cells import Sheet
from engine.explain import Text

SECTION: Final = "ruling"
SOURCE: Final = "ruling"


class Ruling(NamedTuple):
    """A question that the sources leave open. `readings`: the first one is ours."""

    id: str
    clause: str
    readings: tuple[str, ...]


def read_rulings(sheet: Sheet, known: Sequence[Ruling]) -> Mapping[str, str]:
    """The reading of each ruling; ours where the file, one of before, does not say. Raises
    DataError for a ruling that the rules do not know, or another reading than theirs."""
    readings = {ruling.id: ruling.readings[0] for ruling in known}
    if SECTION not in sheet.raw:
        return readings
    by_id = {ruling.id: ruling for ruling in known}
    for entry in sheet.entries(SECTION):
        ruling = by_id[entry.word("id", tuple(by_id))]
        entry.repeats(
            "clause", ruling.clause, Text("data.ruling_clause", {"clause": ruling.clause})
        )
        readings_are = Text("data.ruling_readings", {"readings": ruling.readings})
        entry.repeats("readings", list(ruling.readings), readings_are)
        readings[ruling.id] = entry.word("reading", ruling.readings)
    return readings
