"""What the box holds and how a game begins: provinces, ranks, discs, money (TA-1 to TA-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cells import Entry, Sheet
from engine.cells.problems import written
from engine.explain import Text
from engine.games.tara.board import NAMES, RANK_MASKS, RANK_SIZES, STARTS

PLAYERS = range(2, 5)
PROVINCES = ("connacht", "ulster", "leinster", "munster")
"""The provinces of the board; there is a picture of each."""
RANKS = ("farmer", "herdsman", "warrior", "chieftain", "king")
_KEY = "tara"
_MOST_DISCS = 30
"""A position remembers its captives in five bits for each colour."""
_FIVE = 5
"""The larger pieces of money."""


@dataclass(frozen=True, slots=True)
class Rank:
    """One rank of a province."""

    id: str
    name: str
    income: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Set-up for a number of players; provinces are indices, -1 for no reserve."""

    provinces: tuple[int, ...]
    reserve: int
    closing: bool
    garrison: bool


@dataclass(frozen=True, slots=True)
class Money:
    """Prices and gains in cumals."""

    start: int
    entry_fee: int
    amnesty: int
    discard: int
    traitor: int


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards of a player in the two rounds of a deal (TA-4.3)."""

    deal: int
    keep: int
    turns: int


def same(entry: Entry, column: str, counted: int, key: str) -> int:
    """A number that must agree with what has been counted, as the sentence of a key says."""
    stated = entry.number(column, 0, 999)
    entry.repeats(column, counted, Text(key, {"stated": stated, "counted": counted}))
    return stated


def check_box(sheet: Sheet) -> None:
    """Refuse a box that is not of this game: its players and the sums of its pieces."""
    meta, supply = sheet.section("meta"), sheet.section("supply")
    meta.word("id", (_KEY,))
    meta.number("players_min", PLAYERS[0], PLAYERS[0])
    meta.number("players_max", PLAYERS[-1], PLAYERS[-1])
    seats = PLAYERS[-1]
    same(supply, "rath_cards", seats, "tara.data.players")
    same(supply, "discs_total", seats * read_discs(sheet), "tara.data.all_players")
    same(supply, "cylinders_total", seats * read_cylinders(sheet), "tara.data.all_players")
    ones, fives = supply.number("cumal_ones"), supply.number("cumal_fives")
    same(supply, "cumal_total", ones + _FIVE * fives, "tara.data.ones_fives")
    supply.number("start_player_cubes", 1, 1)
    supply.words("unlimited", ("cumal",))


def read_discs(sheet: Sheet) -> int:
    """Discs of each player (TA-1.3)."""
    return sheet.section("supply").number("discs_per_player", 1, _MOST_DISCS)


def read_cylinders(sheet: Sheet) -> int:
    """Kings of each player (TA-1.3)."""
    return sheet.section("supply").number("cylinders_per_player", 1, len(PROVINCES))


def read_colours(sheet: Sheet) -> tuple[str, ...]:
    """The colours, one for each player."""
    listed = sheet.entries("colour")
    if len(listed) != PLAYERS[-1]:
        counts = {"found": len(listed), "wanted": PLAYERS[-1]}
        raise listed[-1].fail("id", Text("data.count", counts))
    return tuple(entry.text("id") for entry in listed)


def read_provinces(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """Id and name of every province in the order of traitors and clearing (TA-12.1)."""
    listed = sheet.entries("province")
    found: dict[int, tuple[str, str]] = {}
    for entry in listed:
        order = entry.number("order", 1, len(PROVINCES))
        if order in found:
            raise entry.fail("order", Text("data.twice", {"value": written(order)}))
        found[order] = entry.word("id", PROVINCES), entry.text("name")
    if len(found) != len(PROVINCES):
        counts = {"found": len(found), "wanted": len(PROVINCES)}
        raise listed[-1].fail("id", Text("data.count", counts))
    return tuple(found[order] for order in sorted(found))


def rank_entries(sheet: Sheet) -> list[Entry]:
    """The ranks as entries: exactly those of the triangle, from the farmers up (TA-2.1)."""
    listed = sheet.entries("rank")
    if len(listed) != len(RANKS):
        counts = {"found": len(listed), "wanted": len(RANKS)}
        raise listed[-1].fail("id", Text("data.count", counts))
    for number, entry in enumerate(listed):
        entry.word("id", (RANKS[number],))
    return listed


def read_ranks(sheet: Sheet) -> tuple[Rank, ...]:
    """The ranks; sizes and letters are those of the board."""
    listed = rank_entries(sheet)
    for entry, size, start in zip(listed, RANK_SIZES, STARTS, strict=True):
        entry.number("positions", size, size)
        entry.word("letter", (NAMES[start][0],))
    return tuple(
        Rank(entry.word("id"), entry.text("name"), entry.flag("income")) for entry in listed
    )


def allowed_ranks(sheet: Sheet, column: str) -> tuple[bool, ...]:
    """What a column of the rank table says, by rank."""
    return tuple(entry.flag(column) for entry in rank_entries(sheet))


def allowed_mask(sheet: Sheet, column: str) -> int:
    """Mask of the positions of the ranks that a column of the rank table says yes to."""
    allowed = allowed_ranks(sheet, column)
    return sum(mask for mask, yes in zip(RANK_MASKS, allowed, strict=True) if yes)


def read_tables(sheet: Sheet, provinces: Sequence[str]) -> dict[int, Table]:
    """The set-up by number of players (TA-3.1, TA-18.1)."""
    listed = sheet.entries("setup", "players")
    tables: dict[int, Table] = {}
    for entry in listed:
        players = entry.number("players", PLAYERS[0], PLAYERS[-1])
        tables[players] = _table(entry, players, provinces)
    for players in PLAYERS:
        if players not in tables:
            raise listed[-1].fail("players", Text("tara.data.no_setup", {"players": players}))
    return tables


def _table(entry: Entry, players: int, provinces: Sequence[str]) -> Table:
    names = entry.words("provinces", provinces)
    if len(set(names)) != players or len(names) != players:
        raise entry.fail("provinces", Text("tara.data.different", {"count": players}))
    closing = entry.flag("closed_province_rule")
    left = tuple(name for name in provinces if name not in names)
    reserve = entry.cell("reserve")
    if closing:
        reserve = entry.word("reserve", left)
    elif reserve != "":
        raise entry.fail("reserve", Text("tara.data.reserve", {"value": written(reserve)}))
    return Table(
        tuple(provinces.index(name) for name in names),
        provinces.index(reserve) if closing else -1,
        closing,
        entry.flag("garrison_allowed"),
    )


def read_money(sheet: Sheet) -> Money:
    """Prices and gains."""
    money = sheet.section("money")
    return Money(
        start=money.number("start", 0, 50),
        entry_fee=money.number("entry_fee", 0, 20),
        amnesty=money.number("amnesty", 0, 20),
        discard=money.number("discard", 0, 20),
        traitor=money.number("traitor", 0, 20),
    )


def read_hand(sheet: Sheet, cards: int) -> Hand:
    """A deal lasts for two rounds of equally many turns, each with one card (TA-4.1)."""
    entry = sheet.section("hand")
    deal = entry.number("deal", 2, cards // PLAYERS[-1])
    keep = entry.number("keep", 1, deal - 1)
    same(entry, "set_aside", deal - keep, "tara.data.left_of_deal")
    turns = same(entry, "turns_per_round", keep, "tara.data.kept")
    if deal != 2 * keep:
        raise entry.fail("deal", Text("tara.data.deal", {"deal": deal, "keep": keep}))
    return Hand(deal, keep, turns)


def read_ransom(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    """Discs and price of the offers; 0 discs: all of them (TA-15.3)."""
    listed = sheet.entries("ransom", "discs")
    found = tuple(
        (entry.number("discs", 0, _MOST_DISCS), entry.number("price", 0, 20)) for entry in listed
    )
    if 0 not in dict(found):
        raise listed[-1].fail("discs", Text("tara.data.all_discs"))
    return found
