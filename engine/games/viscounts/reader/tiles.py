"""Reads manuscripts and the ones printed on the segments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cells import Entry, Sheet
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.cards import check_id
from engine.games.viscounts.reader.notation import DualProgram, shared_effects

_COUNTS = (
    "buildings",
    "resources",
    "silver",
    "manuscripts",
    "castle_workers",
    "flipped_debts",
    "flipped_deeds",
    *(f"icon_{icon}" for icon in c.ICONS),
)
_MOST_COST = 9
_NO_RIBBON = -1


@dataclass(frozen=True, slots=True)
class Manuscripts:
    """Everything printed on manuscripts, by number; the five printed ones come last."""

    ids: tuple[str, ...]
    ribbon: tuple[int, ...]
    cost: tuple[int, ...]
    grey_back: tuple[bool, ...]
    now: tuple[DualProgram | None, ...]
    per: tuple[str, ...]
    divisor: tuple[int, ...]
    raw: tuple[Mapping[str, Any], ...]
    count: int


@dataclass(frozen=True, slots=True)
class _Tile:
    id: str
    ribbon: int
    cost: int
    grey_back: bool
    raw: Mapping[str, Any]
    now: DualProgram | None = None
    per: str = ""
    divisor: int = 1


def read_manuscripts(sheet: Sheet) -> Manuscripts:
    """All tiles in one row. Raises DataError."""
    loose = [_tile(entry) for entry in sheet.entries("manuscript")]
    tiles = [*loose, *(_printed(entry) for entry in sheet.entries("segment"))]
    return Manuscripts(
        ids=tuple(tile.id for tile in tiles),
        ribbon=tuple(tile.ribbon for tile in tiles),
        cost=tuple(tile.cost for tile in tiles),
        grey_back=tuple(tile.grey_back for tile in tiles),
        now=tuple(tile.now for tile in tiles),
        per=tuple(tile.per for tile in tiles),
        divisor=tuple(tile.divisor for tile in tiles),
        raw=tuple(tile.raw for tile in tiles),
        count=len(loose),
    )


def _tile(entry: Entry) -> _Tile:
    """An effect at once, or points for every `divisor` of something at the end (VI-10.2.4)."""
    found = check_id(entry, "ms_")
    ribbon = entry.index("ribbon", c.RIBBONS)
    cost = entry.number("cost", 1, _MOST_COST)
    grey = entry.word("back", ("grey", "black")) == "grey"
    if entry.word("kind", ("now", "end")) == "now":
        now = entry.parsed("effects", shared_effects)
        return _Tile(found, ribbon, cost, grey, entry.cells, now=now)
    per = entry.word("per", _COUNTS)
    divisor = entry.number("divisor", 1, 9)
    return _Tile(found, ribbon, cost, grey, entry.cells, per=per, divisor=divisor)


def _printed(entry: Entry) -> _Tile:
    """The manuscript printed on a segment, as if it were an entry of its own (VI-3.8)."""
    cost = entry.number("printed_manuscript_cost", 1, _MOST_COST)
    cells = {
        "id": f"printed_{entry.word('id').lower()}",
        "cost": cost,
        "kind": "now",
        "effects": entry.cell("printed_manuscript_effects"),
        "source": entry.cells.get("source", ""),
    }
    now = entry.parsed("printed_manuscript_effects", shared_effects)
    return _Tile(str(cells["id"]), _NO_RIBBON, cost, False, cells, now=now)
