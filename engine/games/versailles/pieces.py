"""Decorations, technologies and palace tiles: what is printed on the pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.versailles.cells import Entry, entries, section

WOOD, MARBLE, GOLD = range(3)
RESOURCES = ("wood", "marble", "gold")
KINDS = ("interior", "garden")
EDGES = "PG"
"""Palace interior and garden."""

Cost = tuple[int, ...]
"""Wood, marble, gold."""


@dataclass(frozen=True, slots=True)
class Decoration:
    """One type of decoration; `workers` is its price from the pool."""

    id: str
    name: str
    kind: str
    count: int
    workers: int
    cost: Cost
    source: str


@dataclass(frozen=True, slots=True)
class Technology:
    """One technology; a bonus has a resource and an amount, an echo has neither."""

    id: str
    name: str
    row: int
    column: int
    workers: int
    site: int
    resource: int
    amount: int
    source: str

    @property
    def echo(self) -> bool:
        """True when it shares a location."""
        return self.resource < 0


@dataclass(frozen=True, slots=True)
class Tile:
    """One palace tile; `decorations` counts those it asks for by type, `edges` from the north."""

    id: str
    name: str
    edges: str
    workers: int
    cost: Cost
    decorations: tuple[int, ...]
    vp: int
    source: str


def read_decorations(raw: Mapping[str, Any]) -> tuple[Decoration, ...]:
    """The decorations; their types and number are those of the supply (VE-1.7)."""
    found = tuple(_decoration(entry) for entry in entries(raw, "decoration"))
    supply = section(raw, "supply")
    _agree(supply, "decoration_types", len(found))
    _agree(supply, "decorations", sum(decoration.count for decoration in found))
    return found


def _agree(supply: Entry, column: str, counted: int) -> None:
    stated = supply.number(column, 0, 999)
    if stated != counted:
        raise supply.fail(column, f"says {stated}, but the entries add up to {counted}")


def _decoration(entry: Entry) -> Decoration:
    entry.only("id", "name", "kind", "count", "workers", "cost")
    return Decoration(
        id=entry.word("id"),
        name=entry.word("name"),
        kind=entry.word("kind", KINDS),
        count=entry.number("count", 1, 20),
        workers=entry.number("workers", 0, 9),
        cost=entry.amounts("cost", RESOURCES, 20),
        source=entry.word("source"),
    )


def read_technologies(raw: Mapping[str, Any], sites: Sequence[str]) -> tuple[Technology, ...]:
    """The technologies; each row has the columns 1, 2, 3 ... without a gap (VE-6.7.1)."""
    listed = entries(raw, "technology")
    found = tuple(_technology(entry, sites) for entry in listed)
    for entry, technology in zip(listed, found, strict=True):
        columns = sorted(other.column for other in found if other.row == technology.row)
        if columns != list(range(1, len(columns) + 1)):
            raise entry.fail("column", f"the columns of row {technology.row} are {columns}")
    rows = sorted({technology.row for technology in found})
    if rows != list(range(1, len(rows) + 1)):
        raise listed[0].fail("row", f"the rows are {rows}")
    return found


def _technology(entry: Entry, sites: Sequence[str]) -> Technology:
    entry.only("id", "name", "row", "column", "workers", "effect")
    effect = entry.table("effect")
    bonus = effect.word("code", ("BONUS", "ECHO")) == "BONUS"
    effect.only("code", "location", *(("resource", "amount") if bonus else ()))
    return Technology(
        id=entry.word("id"),
        name=entry.word("name"),
        row=entry.number("row", 1, 9),
        column=entry.number("column", 1, 9),
        workers=entry.number("workers", 0, 9),
        site=effect.index("location", sites),
        resource=effect.index("resource", RESOURCES) if bonus else -1,
        amount=effect.number("amount", 1, 9) if bonus else 0,
        source=entry.word("source"),
    )


def read_tiles(raw: Mapping[str, Any], decorations: Sequence[Decoration]) -> tuple[Tile, ...]:
    """The palace tiles; their number is that of the supply (VE-1.6)."""
    ids = [decoration.id for decoration in decorations]
    found = tuple(_tile(entry, ids) for entry in entries(raw, "tile"))
    _agree(section(raw, "supply"), "tiles", len(found))
    return found


def _tile(entry: Entry, decorations: Sequence[str]) -> Tile:
    entry.only("id", "name", "edges", "workers", "cost", "decorations", "vp")
    edges = entry.word("edges")
    if len(edges) != 4 or set(edges) - set(EDGES):
        raise entry.fail("edges", f"{edges!r} is not four letters of {' and '.join(EDGES)}")
    wanted = entry.words("decorations", decorations)
    return Tile(
        id=entry.word("id"),
        name=entry.word("name"),
        edges=edges,
        workers=entry.number("workers", 0, 9),
        cost=entry.amounts("cost", RESOURCES, 20),
        decorations=tuple(wanted.count(name) for name in decorations),
        vp=entry.number("vp"),
        source=entry.word("source"),
    )
