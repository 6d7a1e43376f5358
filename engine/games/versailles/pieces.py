"""Decorations, technologies and palace tiles: what is printed on the pieces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.cells import SOURCES, Entry, Sheet
from engine.cells.problems import written
from engine.explain import Text

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


def read_decorations(sheet: Sheet) -> tuple[Decoration, ...]:
    """The decorations; their types and number are those of the supply (VE-1.7)."""
    found = tuple(_decoration(entry) for entry in sheet.entries("decoration"))
    supply = sheet.section("supply")
    agree(supply, "decoration_types", len(found))
    agree(supply, "decorations", sum(decoration.count for decoration in found))
    return found


def agree(supply: Entry, column: str, counted: int) -> None:
    """Refuse a number of the supply that the entries do not add up to."""
    stated = supply.number(column, 0, 999)
    values = {"stated": stated, "counted": counted}
    supply.repeats(column, counted, Text("versailles.data.entries_sum", values))


def _identity(entry: Entry) -> str:
    """The name of a piece in stored games and places: `tile:T18`."""
    name = entry.text("id")
    if not re.fullmatch(r"\w+", name, re.ASCII):
        raise entry.fail("id", Text("versailles.data.signs", {"value": written(name)}))
    return name


def _cost(entry: Entry) -> Cost:
    cost = entry.table("cost")
    return tuple(cost.number(name, 0, 20) for name in RESOURCES)


def _decoration(entry: Entry) -> Decoration:
    return Decoration(
        id=_identity(entry),
        name=entry.text("name"),
        kind=entry.word("kind", KINDS),
        count=entry.number("count", 1, 20),
        workers=entry.number("workers", 0, 9),
        cost=_cost(entry),
        source=entry.word("source", SOURCES),
    )


def read_technologies(sheet: Sheet, sites: Sequence[str]) -> tuple[Technology, ...]:
    """The technologies; each row has the columns 1, 2, 3 ... without a gap (VE-6.7.1)."""
    listed = sheet.entries("technology")
    found = tuple(_technology(entry, sites) for entry in listed)
    for entry, technology in zip(listed, found, strict=True):
        columns = sorted(other.column for other in found if other.row == technology.row)
        if columns != list(range(1, len(columns) + 1)):
            values = {"row": technology.row, "columns": written(columns)}
            raise entry.fail("column", Text("versailles.data.columns", values))
    rows = sorted({technology.row for technology in found})
    if rows != list(range(1, len(rows) + 1)):
        raise listed[0].fail("row", Text("versailles.data.rows", {"rows": written(rows)}))
    agree(sheet.section("supply"), "technology_markers_per_player", len(rows))
    return found


def _technology(entry: Entry, sites: Sequence[str]) -> Technology:
    effect = entry.table("effect")
    bonus = effect.word("code", ("BONUS", "ECHO")) == "BONUS"
    return Technology(
        id=_identity(entry),
        name=entry.text("name"),
        row=entry.number("row", 1, 9),
        column=entry.number("column", 1, 9),
        workers=entry.number("workers", 0, 9),
        site=effect.index("location", sites),
        resource=effect.index("resource", RESOURCES) if bonus else -1,
        amount=effect.number("amount", 1, 9) if bonus else 0,
        source=entry.word("source", SOURCES),
    )


def read_tiles(sheet: Sheet, decorations: Sequence[Decoration]) -> tuple[Tile, ...]:
    """The palace tiles; their number is that of the supply (VE-1.6)."""
    ids = [decoration.id for decoration in decorations]
    found = tuple(_tile(entry, ids) for entry in sheet.entries("tile"))
    agree(sheet.section("supply"), "tiles", len(found))
    return found


def _tile(entry: Entry, decorations: Sequence[str]) -> Tile:
    edges = entry.word("edges")
    if len(edges) != 4 or set(edges) - set(EDGES):
        values = {"value": written(edges), "letters": tuple(EDGES)}
        raise entry.fail("edges", Text("versailles.data.edges", values))
    wanted = entry.words("decorations", decorations)
    return Tile(
        id=_identity(entry),
        name=entry.text("name"),
        edges=edges,
        workers=entry.number("workers", 0, 9),
        cost=_cost(entry),
        decorations=tuple(wanted.count(name) for name in decorations),
        vp=entry.number("vp"),
        source=entry.word("source", SOURCES),
    )
