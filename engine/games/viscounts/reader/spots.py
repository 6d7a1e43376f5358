"""Reads the building spots of both sides of the board and the links between them."""

from __future__ import annotations

from typing import NamedTuple

from engine.cells import MISSING, DataError, Entry, Sheet
from engine.cells.problems import in_entry
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.checks import FILE, SEGMENT_IDS
from engine.games.viscounts.reader.notation import DualProgram, shared_effects

SIDES = ("low", "high")
SPOTS = (4, 5)
"""Spots of a segment by side: so the boards are drawn (VI-2.1)."""
_BANKS = c.SPACE_KINDS[: c.INNER]


class Spots(NamedTuple):
    """By side and segment: bank and effect of each spot, and the link that begins there."""

    banks: tuple[tuple[tuple[int, ...], ...], ...]
    effects: tuple[tuple[tuple[DualProgram, ...], ...], ...]
    links: tuple[tuple[tuple[DualProgram | None, ...], ...], ...]


def read_spots(sheet: Sheet) -> Spots:
    """All spots and links. Raises DataError."""
    banks: list[list[list[int]]] = [[[] for _ in SEGMENT_IDS] for _ in SIDES]
    effects: list[list[list[DualProgram]]] = [[[] for _ in SEGMENT_IDS] for _ in SIDES]
    for entry in sheet.entries("spot", ""):
        side, segment = _place(entry, "spot", "index")
        found = banks[side][segment]
        _read_bank(entry, side, found)
        effects[side][segment].append(entry.parsed("effects", shared_effects))
    for side, segments in enumerate(banks):
        for name, found in zip(SEGMENT_IDS, segments, strict=True):
            if len(found) != SPOTS[side]:
                label = f"spot {SIDES[side]} {name} {len(found) + 1}"
                raise DataError(in_entry(FILE, label, MISSING))
    return Spots(
        tuple(tuple(tuple(found) for found in segments) for segments in banks),
        tuple(tuple(tuple(found) for found in segments) for segments in effects),
        _links(sheet),
    )


def _place(entry: Entry, table: str, column: str) -> tuple[int, int]:
    side, segment = entry.index("side", SIDES), entry.index("segment", SEGMENT_IDS)
    number = entry.number(column, 1, SPOTS[side])
    entry.label = f"{table} {SIDES[side]} {SEGMENT_IDS[segment]} {number}"
    return side, segment


def _read_bank(entry: Entry, side: int, found: list[int]) -> None:
    """Spots run clockwise: those left of the river first, and some on each bank (VI-3.4)."""
    if entry.cell("index") != len(found) + 1:
        raise entry.fail("index", Text("viscounts.data.spot_first", {"n": len(found) + 1}))
    bank = entry.index("bank", _BANKS)
    last = len(found) + 1 == SPOTS[side]
    wrong = bank != c.LEFT if not found else bank < found[-1] or (last and bank != c.RIGHT)
    if wrong:
        raise entry.fail("bank", Text("viscounts.data.banks"))
    found.append(bank)


def _links(sheet: Sheet) -> tuple[tuple[tuple[DualProgram | None, ...], ...], ...]:
    """By lower spot (0-based): the link to the spot after it, or None (VI-3.5)."""
    links: list[list[list[DualProgram | None]]] = [
        [[None] * spots for _ in SEGMENT_IDS] for spots in SPOTS
    ]
    for entry in sheet.entries("link", ""):
        side, segment = _place(entry, "link", "a")
        first = entry.number("a", 1, SPOTS[side])
        following = first + 1 if first < SPOTS[side] else 0
        if entry.number("b", 0, SPOTS[side]) != following:
            raise entry.fail("b", Text("viscounts.data.link_next", {"next": following}))
        if links[side][segment][first - 1] is not None:
            raise entry.fail("a", Text("viscounts.data.link_twice", {"spot": first}))
        links[side][segment][first - 1] = entry.parsed("effects", shared_effects)
    return tuple(tuple(tuple(found) for found in segments) for segments in links)
