"""Checks the figures of the component file that the rules take for granted or only count."""

from __future__ import annotations

from typing import Any

from engine.cells import DataError, Entry, Sheet
from engine.cells.problems import in_cell, in_entry
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.automa.tables import AutomaBoard
from engine.games.viscounts.reader.cards import Cards
from engine.games.viscounts.reader.checks import (
    FILE,
    LISTED,
    NUMBERS,
    SEATS,
    SEGMENT_IDS,
    SLOTS,
    TRACK,
    agrees,
    fixed,
)
from engine.games.viscounts.reader.tables import BoardData
from engine.games.viscounts.reader.tiles import Manuscripts

_FIXED: dict[str, dict[str, Any]] = {
    "meta": {
        "game": "viscounts",
        "players_min": SEATS[0],
        "players_max": SEATS[-1],
        "schema": 1,
    },
    "limits": {
        "viscounts_per_player": 1,
        "buildings_per_type": len(SLOTS) // len(c.BUILDINGS),
        "castle_leader": 1,
        "segments": c.SEGMENTS,
        "player_boards": SEATS[-1],
        "unlimited": ["ink", "gold", "stone", "silver", "debts", "deeds"],
    },
    "setup": {
        "heroes_per_player": 1,
        "start_manuscripts_per_pile": 1,
        "townsfolk_piles": c.SEGMENTS,
        "solo_pairs_laid_out": 2,
    },
    "player_board": {
        "card_spaces": 3,
        "corruption_start": TRACK[0],
        "virtue_start": TRACK[-1],
        "track_length": len(TRACK),
    },
    "castle": {
        "sections": c.SEGMENTS,
        "tiers": 3,
        "group_size": 3,
        "section_limit": 3,
        "limited_tiers": [1, 2],
    },
    "board": {
        "segments": list(SEGMENT_IDS),
        "spaces_per_segment": list(c.SPACE_KINDS),
        "outer": ["L", "R"],
        "inner": ["I"],
        "edges_inside": ["L>R", "L>I", "I>R"],
        "edges_to_next": ["R>L", "I>I"],
    },
    "castle_leader": {"hand_limit": 1},
    "debt": {"on_flip": ["any:1"]},
    "solo": {
        "first_player": "human",
        "pairs_laid_out": 2,
        "resource_vp": 1,
        "resource_vp_divisor": 1,
        "ties_lose": True,
        "difficulty_extra_future_schemes": [0, 1, 2, 3],
        "never_places_single_worker": True,
        "uses_inner_path": False,
    },
    "solo.replace": {
        "rearrange": "any:1",
        "silver_2": "any:1",
        "destroy": "flip:1",
        "future_scheme_when_empty": "flip:1",
        "flip_when_none": "virtue:1",
        "discard": "virtue:1",
        "castle_move": "virtue:1",
        "hire": "future_scheme:1",
    },
}


_LEAST_SCHEMES = 4
"""Three lie on the automa's board before the first one is discarded (VI-11.8)."""
_HARDEST = 3
"""Future schemes that the highest difficulty takes (VI-11.4)."""


def check_fixed(sheet: Sheet) -> None:
    """Refuse figures for which the rules know no other value. Raises DataError."""
    for section, cells in _FIXED.items():
        entry = sheet.section(section)
        for column, value in cells.items():
            fixed(entry, column, value)


def check_figures(
    sheet: Sheet,
    cards: Cards,
    tiles: Manuscripts,
    board: BoardData,
    automas: tuple[AutomaBoard, ...],
) -> None:
    """Refuse what contradicts the lists of the file. Raises DataError."""
    _check_counts(sheet, cards, tiles)
    _check_setup(sheet, cards, tiles, board)
    for entry, automa in zip(sheet.entries("ai_board"), automas, strict=False):
        _check_schemes(entry, automa)


def _check_counts(sheet: Sheet, cards: Cards, tiles: Manuscripts) -> None:
    """The numbers of cards in the box are those that the file lists (VI-1.1, VI-1.2)."""
    limits = sheet.section("limits")
    starting = len(cards.starters) * SEATS[-1]
    agrees(limits, "townsfolk_starting", starting, "starter", "viscounts.data.starters")
    future = sum(entry.cell("deck") == "future" for entry in sheet.entries("scheme"))
    for column, count, listed in (
        ("townsfolk_neutral", len(cards.townsfolk), "townsfolk"),
        ("townsfolk_hero", len(cards.heroes), "hero"),
        ("manuscripts", tiles.count, "manuscript"),
        ("player_cards", len(NUMBERS), "player_card"),
        ("cleric_bonus", len(c.RIBBONS), "cleric_bonus"),
        ("schemes_start", len(cards.schemes) - future, "scheme"),
        ("schemes_future", future, "scheme"),
    ):
        agrees(limits, column, count, listed, LISTED)


def _check_setup(sheet: Sheet, cards: Cards, tiles: Manuscripts, board: BoardData) -> None:
    """Piles and hands use up what there is (VI-2.3, VI-2.4, VI-2.9)."""
    setup = sheet.section("setup")
    agrees(setup, "hand_size", board.hand_limit, "player_board.hand_limit")
    agrees(setup, "starting_cards", len(cards.starters), "starter", LISTED)
    if len(board.pile_sizes) != c.SEGMENTS or sum(board.pile_sizes) != len(cards.townsfolk):
        values = {"piles": c.SEGMENTS, "cards": len(cards.townsfolk)}
        problem = Text("viscounts.data.piles", values)
        raise setup.fail("townsfolk_pile_sizes", problem)
    grey = sum(tiles.grey_back)
    if grey != c.SEGMENTS:
        problem = Text("viscounts.data.grey_backs", {"found": grey, "wanted": c.SEGMENTS})
        raise DataError(in_cell(FILE, "manuscript", "back", problem))
    agrees(setup, "manuscripts_per_pile", tiles.count // c.SEGMENTS, "manuscript", LISTED)
    if tiles.count % c.SEGMENTS:
        values = {"found": tiles.count, "piles": c.SEGMENTS}
        problem = Text("viscounts.data.equal_piles", values)
        raise setup.fail("manuscripts_per_pile", problem)
    if len(cards.heroes) <= SEATS[-1]:
        values = {"found": len(cards.heroes), "pairs": SEATS[-1] + 1}
        raise DataError(in_entry(FILE, "hero", Text("viscounts.data.too_few_heroes", values)))


def _check_schemes(entry: Entry, automa: AutomaBoard) -> None:
    """What a board removes leaves enough to play with (VI-11.3, VI-11.4)."""
    left = [scheme for card, scheme in automa.schemes.items() if card not in automa.removed]
    future = sum(scheme.future for scheme in left)
    if future < _HARDEST or len(left) - future < _LEAST_SCHEMES:
        raise entry.fail("remove_schemes", Text("viscounts.data.too_few_schemes"))
