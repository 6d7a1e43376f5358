"""The locations of the board and what can be done there (VE-6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cells import Entry, Sheet
from engine.cells.problems import written
from engine.explain import Text
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
SITES = (
    "kings_favour",
    "marble_quarry",
    "gold_mine",
    "architects_guild",
    "workshop",
    "sawmill",
    "alchemists_guild",
    "construction_yard",
)
"""The locations of the board; there is a picture of each."""
MIDDLE = -1
"""Instead of a place on the outer circuit."""
MOST_WORKERS = 5
"""No option asks for more workers of one player."""
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
    sheet: Sheet,
    decorations: Sequence[Decoration],
    technologies: Sequence[Technology],
    tiles: Sequence[Tile],
) -> Prices:
    """The price lists; the display has as many slots as have a price (VE-6.4.1)."""
    slots = sheet.entries("display_slot", "slot")
    for number, entry in enumerate(slots, 1):
        if entry.number("slot") != number:
            raise entry.fail("slot", Text("versailles.data.slot_number", {"number": number}))
    return Prices(
        tuple(entry.number("workers", 0, 9) for entry in slots),
        tuple(decoration.workers for decoration in decorations),
        tuple(technology.workers for technology in technologies),
        tuple(tile.workers for tile in tiles),
    )


def site_ids(sheet: Sheet) -> tuple[str, ...]:
    """The ids of the locations, in their order."""
    listed = sheet.entries("location")
    ids = tuple(entry.word("id", SITES) for entry in listed)
    for site in SITES:
        if site not in ids:
            raise listed[0].fail("id", Text("versailles.data.no_location", {"location": site}))
    return ids


def site_rings(sheet: Sheet) -> tuple[int, ...]:
    """Places of the locations on the outer circuit; no two have the same but the middle."""
    listed = sheet.entries("location")
    rings = tuple(entry.number("ring", MIDDLE, len(listed) - 1) for entry in listed)
    for entry, ring in zip(listed, rings, strict=True):
        if ring != MIDDLE and rings.count(ring) > 1:
            raise entry.fail("ring", Text("data.twice", {"value": written(ring)}))
    return rings


def read_sites(sheet: Sheet, prices: Prices, rows: Sequence[str], cap: int) -> tuple[Site, ...]:
    """The locations. `rows`: ids of the new-worker rows; `cap`: workers that count for a yield."""
    sites = tuple(_site(entry, prices, rows, cap) for entry in sheet.entries("location"))
    hired = {o.amount for site in sites for o in site.options if o.verb == HIRE}
    for number, entry in enumerate(sheet.entries("newcomer_row")):
        if number not in hired:
            raise entry.fail("id", Text("versailles.data.no_hiring", {"row": rows[number]}))
    return sites


def _site(entry: Entry, prices: Prices, rows: Sequence[str], cap: int) -> Site:
    yields: list[Yield] = []
    options: list[Option] = []
    for cells in entry.tables("options"):
        if cells.word("code", ("YIELD", *_VERBS)) == "YIELD":
            yields.append(_yield(cells, cap))
        else:
            options.append(_option(cells, prices, rows))
    if len({(option.verb, option.amount) for option in options}) < len(options):
        raise entry.fail("options", Text("versailles.data.offered_twice"))
    return Site(
        id=entry.word("id", SITES),
        name=entry.text("name"),
        king=entry.flag("king"),
        echo=entry.flag("echo"),
        yields=tuple(yields),
        options=tuple(options),
        refills=any(option.verb in (TAKE, SWEEP) for option in options),
    )


def _yield(cells: Entry, cap: int) -> Yield:
    amounts = cells.numbers("yields", 0, 9)
    if len(amounts) != cap:
        counts = {"found": len(amounts), "workers": cap}
        raise cells.fail("yields", Text("versailles.data.yields", counts))
    return Yield(cells.index("resource", RESOURCES), amounts)


def _option(cells: Entry, prices: Prices, rows: Sequence[str]) -> Option:
    verb = _VERBS[cells.word("code")]
    named = _AMOUNT.get(verb, "")
    limit = cells.number("limit", 1, 9) if "limit" in cells else 0
    most = len(prices.slot) if verb == SWEEP else 9
    return Option(verb, _prices(cells, verb, prices), _amount(cells, named, rows, most), limit)


def _amount(cells: Entry, named: str, rows: Sequence[str], most: int) -> int:
    if named == "row":
        return cells.index(named, rows)
    return cells.number(named, 1, most) if named else 0


def _prices(cells: Entry, verb: str, prices: Prices) -> tuple[int, ...]:
    listed = _PRICE_WORD.get(verb, "")
    if not listed:
        return (cells.number("workers", 1, MOST_WORKERS),)
    by_list: tuple[int, ...] = getattr(prices, listed)
    if cells.cell("workers") == listed:
        return by_list
    if isinstance(cells.cell("workers"), str):
        values = {"value": written(cells.cell("workers")), "word": written(listed)}
        raise cells.fail("workers", Text("versailles.data.workers", values))
    return (cells.number("workers", 0, MOST_WORKERS),) * len(by_list)
