"""The locations of the board and what can be done there (VE-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.versailles.cells import Entry, entries
from engine.games.versailles.pieces import RESOURCES, Decoration, Technology, Tile

TAKE, SWEEP, READY, BUY, BUILD, LEARN, HIRE = (
    "take",
    "sweep",
    "ready",
    "buy",
    "build",
    "learn",
    "hire",
)
_VERBS = {
    "TAKE_TILE": TAKE,
    "SWEEP": SWEEP,
    "READY_TOKENS": READY,
    "BUY_DECOR": BUY,
    "BUILD_TILE": BUILD,
    "LEARN": LEARN,
    "HIRE": HIRE,
}
_PRICE_WORD = {TAKE: "slot", BUY: "decoration", LEARN: "column", BUILD: "tile"}
_AMOUNT = {SWEEP: "tiles", READY: "amount", HIRE: "row"}


@dataclass(frozen=True, slots=True)
class Yield:
    """What a resource location gives, by workers present from one upwards."""

    resource: int
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that workers present can pay for (VE-5.3).

    `prices`: by display slot, decoration, technology or tile, else one number. `amount`: tiles
    swept, tokens readied, or the new-worker row. `limit`: uses per activation, 0 for no limit.
    """

    verb: str
    prices: tuple[int, ...]
    amount: int
    limit: int


@dataclass(frozen=True, slots=True)
class Site:
    """One location. `king`: the King walks for it; `echo`: others may share it."""

    id: str
    name: str
    king: bool
    echo: bool
    yields: tuple[Yield, ...]
    options: tuple[Option, ...]
    refills: bool
    """The display is refilled when an activation here ends (VE-6.4.4)."""


@dataclass(frozen=True, slots=True)
class Prices:
    """Workers that things cost where an option names a list instead of a number."""

    slot: tuple[int, ...]
    decoration: tuple[int, ...]
    column: tuple[int, ...]
    tile: tuple[int, ...]


def price_lists(
    raw: Mapping[str, Any],
    decorations: Sequence[Decoration],
    technologies: Sequence[Technology],
    tiles: Sequence[Tile],
) -> Prices:
    """The price lists; the display has as many slots as have a price (VE-6.4.1)."""
    slots = entries(raw, "display_slot", "slot")
    for number, entry in enumerate(slots, 1):
        if entry.only("slot", "workers").number("slot") != number:
            raise entry.fail("slot", f"the slots are numbered from 1: this one is {number}")
    return Prices(
        tuple(entry.number("workers", 0, 9) for entry in slots),
        tuple(decoration.workers for decoration in decorations),
        tuple(technology.workers for technology in technologies),
        tuple(tile.workers for tile in tiles),
    )


def site_ids(raw: Mapping[str, Any]) -> tuple[str, ...]:
    """The ids of the locations, in their order."""
    return tuple(entry.word("id") for entry in entries(raw, "location"))


def read_sites(
    raw: Mapping[str, Any], prices: Prices, rows: Sequence[str], cap: int
) -> tuple[Site, ...]:
    """The locations. `rows`: ids of the new-worker rows; `cap`: workers that count for a yield."""
    return tuple(_site(entry, prices, rows, cap) for entry in entries(raw, "location"))


def _site(entry: Entry, prices: Prices, rows: Sequence[str], cap: int) -> Site:
    entry.only("id", "name", "ring", "x", "y", "king", "echo", "options")
    yields: list[Yield] = []
    options: list[Option] = []
    for cells in entry.tables("options"):
        if cells.word("code", ("YIELD", *_VERBS)) == "YIELD":
            yields.append(_yield(cells, cap))
        else:
            options.append(_option(cells, prices, rows))
    if len({(option.verb, option.amount) for option in options}) < len(options):
        raise entry.fail("options", "the same thing is offered twice")
    return Site(
        id=entry.word("id"),
        name=entry.word("name"),
        king=entry.flag("king"),
        echo=entry.flag("echo"),
        yields=tuple(yields),
        options=tuple(options),
        refills=any(option.verb in (TAKE, SWEEP) for option in options),
    )


def _yield(cells: Entry, cap: int) -> Yield:
    cells.only("code", "resource", "yields")
    amounts = cells.numbers("yields", 0, 9)
    if len(amounts) != cap:
        raise cells.fail("yields", f"{len(amounts)} figures, but {cap} workers count")
    return Yield(cells.index("resource", RESOURCES), amounts)


def _option(cells: Entry, prices: Prices, rows: Sequence[str]) -> Option:
    verb = _VERBS[cells.word("code")]
    named = _AMOUNT.get(verb, "")
    cells.only("code", "workers", "limit", *((named,) if named else ()))
    limit = cells.number("limit", 1, 9) if "limit" in cells.cells else 0
    return Option(verb, _prices(cells, verb, prices), _amount(cells, named, rows), limit)


def _amount(cells: Entry, named: str, rows: Sequence[str]) -> int:
    if named == "row":
        return cells.index(named, rows)
    return cells.number(named, 1, 9) if named else 0


def _prices(cells: Entry, verb: str, prices: Prices) -> tuple[int, ...]:
    listed = _PRICE_WORD.get(verb, "")
    if not listed:
        return (cells.number("workers", 1, 9),)
    by_list: tuple[int, ...] = getattr(prices, listed)
    if cells.cell("workers") == listed:
        return by_list
    if isinstance(cells.cell("workers"), str):
        raise cells.fail("workers", f"{cells.cell('workers')!r} is neither a number nor {listed!r}")
    return (cells.number("workers", 0, 9),) * len(by_list)
