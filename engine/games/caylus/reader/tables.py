"""Set-up, castle and prices, read from the component file."""

from __future__ import annotations

from engine.cells import Entry, Sheet
from engine.cells.problems import written
from engine.explain import Text
from engine.games.caylus.reader.agreement import (
    agree,
    agree_order,
    agree_variants,
    complete,
    read_names,
)
from engine.games.caylus.reader.buildings import NEUTRAL_IDS
from engine.games.caylus.reader.components import (
    GOODS,
    PLAIN_NAMES,
    PLAYERS,
    SECTIONS,
    VARIANTS,
    Amounts,
    Castle,
    Table,
)

_MOST_TOKENS = 24
_MOST_CUBES = 6
_MOST_DENIERS = 14
"""What a seat can start with: the box holds 25 cubes of a kind and 56 deniers for four."""
_PRICES = {
    "draw": (0, 9),
    "swap_hand": (1, 9),  # free of charge, a turn of swapping might never end
    "place_worker": (0, 9),
    "build": (0, 0),  # what a building costs stands on its card
    "build_prestige": (0, 0),
    "pass": (0, 0),
}
_PAID_IN_CUBES = ("build", "build_prestige")


def read_castle(sheet: Sheet) -> Castle:
    """The castle and its three sections."""
    castle = sheet.section("castle")
    agree_order(castle, "order", SECTIONS, SECTIONS)
    batch = castle.table("batch")
    for kind in PLAIN_NAMES:
        agree(batch, kind, 1)
    sections = complete(sheet, "castle_section", SECTIONS)
    for section in sections.values():
        read_names(section)
    dungeon, walls, towers = (sections[name] for name in SECTIONS)
    return Castle(
        vp=(_vp(dungeon), _vp(walls), _vp(towers)),
        tokens=(_tokens(dungeon), _tokens(walls), _tokens(towers)),
        gold_for_most=castle.number("gold_for_most_batches", 0, 9),
        # At least one token goes in every round: otherwise a game need not end (CA-13.8).
        lost_without_batch=castle.number("tokens_removed_if_no_batch", 1, _MOST_TOKENS),
    )


def _vp(section: Entry) -> int:
    return section.number("vp", 0, 9)


def _tokens(section: Entry) -> int:
    return section.number("tokens", 1, _MOST_TOKENS)


def read_tables(setup: Entry, castle: Castle) -> dict[int, Table]:
    """The set-up for each number of players."""
    entries = setup.tables("by_players")
    seats = [entry.number("players", PLAYERS[0], PLAYERS[-1]) for entry in entries]
    if sorted(seats) != list(PLAYERS):
        problem = {"found": written(seats), "wanted": written(list(PLAYERS))}
        raise setup.fail("by_players", Text("caylus.data.players", problem))
    return {n: _table(entry, castle) for n, entry in zip(seats, entries, strict=True)}


def _table(entry: Entry, castle: Castle) -> Table:
    neutrals = entry.number("random_neutrals", 0, len(NEUTRAL_IDS) - 1)
    agree(entry, "road_length", neutrals + 1, "caylus.data.road_length")
    boxed = len(NEUTRAL_IDS) - 1 - neutrals
    agree(entry, "neutrals_to_box", boxed, "caylus.data.boxed")
    removed = entry.number("tokens_removed_each_section", 0, min(castle.tokens))
    table = entry.table("tokens")
    dungeon, walls, towers = (n - removed for n in castle.tokens)
    for name, n in zip(SECTIONS, (dungeon, walls, towers), strict=True):
        agree(table, name, n, "caylus.data.tokens_left")
    agree(entry, "tokens_total", dungeon + walls + towers, "caylus.data.tokens_sum")
    return Table(neutrals, (dungeon, walls, towers), entry.number("store_cubes", 1, 9))


def start_goods(setup: Entry) -> Amounts:
    """What everybody starts with (CA-2.10)."""
    table = setup.table("start_resources")
    food, wood, stone, gold = (table.number(kind, 0, _MOST_CUBES) for kind in GOODS[:4])
    return food, wood, stone, gold, table.number("denier", 0, _MOST_DENIERS)


def last_of_road(setup: Entry) -> str:
    """The neutral card that the opening road ends with, under the provost (CA-2.2, CA-2.6)."""
    last = setup.word("road_fixed_last", NEUTRAL_IDS)
    agree(setup, "provost_start", last, "caylus.data.road_last")
    return last


def hand_size(setup: Entry, smallest_deck: int) -> int:
    """Cards of the opening hand, which a deck must hold twice: it may be redrawn once (CA-2.8)."""
    agree(setup, "opening_redraws", 1)
    agree(setup, "start_player", "random")
    return setup.number("hand_size", 1, smallest_deck // 2)


def read_actions(sheet: Sheet) -> tuple[dict[str, int], int]:
    """The deniers that each action costs and those that the first to pass takes (CA-5)."""
    actions = complete(sheet, "action", tuple(_PRICES))
    for name, entry in actions.items():
        read_names(entry)
        agree(entry, "cubes", name in _PAID_IN_CUBES)
        agree_variants(entry, *VARIANTS)
    prices = {name: entry.number("deniers", *_PRICES[name]) for name, entry in actions.items()}
    return prices, actions["pass"].number("first_bonus_deniers", 0, 9)
