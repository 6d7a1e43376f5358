"""What the box holds and how a game begins: colours, resources, workers (VE-1, VE-2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cells import MISSING, DataError, Entry, Sheet
from engine.cells.problems import in_entry, written
from engine.explain import Text
from engine.games.versailles.pieces import RESOURCES

PLAYERS = range(2, 6)
_KEY = "versailles"


def check_box(sheet: Sheet) -> None:
    """Refuse a box that is not of this game: its players, colours, resources and markers."""
    meta = sheet.section("meta")
    meta.word("id", (_KEY,))
    meta.number("players_min", PLAYERS[0], PLAYERS[0])
    meta.number("players_max", PLAYERS[-1], PLAYERS[-1])
    sheet.section("supply").number("score_markers_per_player", 1, 1)
    colours = sheet.entries("colour")
    for colour in colours:
        colour.text("id")
    if len(colours) != PLAYERS[-1]:
        counts = {"found": len(colours), "wanted": PLAYERS[-1]}
        raise colours[-1].fail("id", Text("data.count", counts))
    resources = sheet.entries("resource")
    ids = tuple(resource.word("id", RESOURCES) for resource in resources)
    if ids != RESOURCES:
        raise resources[-1].fail("id", Text("versailles.data.resources", {"known": RESOURCES}))


def read_start_goods(sheet: Sheet) -> tuple[int, ...]:
    """Wood, marble and gold of everybody at the start (VE-2.8)."""
    goods = sheet.section("setup_goods")
    return tuple(goods.number(name) for name in RESOURCES)


def read_starts(
    sheet: Sheet, ids: Sequence[str], waiting: int
) -> dict[int, tuple[tuple[int, ...], ...]]:
    """The set-up table, for two to five players and each seat in turn order (VE-2.2)."""
    most = sheet.section("supply").number("workers_per_player", 1, 30) - waiting
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    listed = sheet.entries("start", "")
    for entry in listed:
        players = entry.number("players", PLAYERS[0], PLAYERS[-1])
        seat = entry.number("seat", 1, players)
        entry.label = _label(players, seat)
        if (players, seat) in found:
            raise entry.fail("seat", Text("data.twice", {"value": written(seat)}))
        found[players, seat] = _places(entry, ids, most)
    for players in PLAYERS:
        for seat in range(1, players + 1):
            if (players, seat) not in found:
                label = _label(players, seat)
                raise DataError(in_entry(sheet.file, label, MISSING))
    return {n: tuple(found[n, seat] for seat in range(1, n + 1)) for n in PLAYERS}


def _label(players: int, seat: int) -> str:
    return f"start players={players} seat={seat}"


def _places(entry: Entry, ids: Sequence[str], most: int) -> tuple[int, ...]:
    """Workers by location; they add up to the total, and so many are not waiting for work."""
    places = entry.amounts("places", ids, 9)
    total = entry.number("total", 1, 99)
    values = {"stated": total, "counted": sum(places)}
    entry.repeats("total", sum(places), Text("versailles.data.places_sum", values))
    if total > most:
        raise entry.fail("total", Text("versailles.data.too_many", {"found": total, "most": most}))
    return places
