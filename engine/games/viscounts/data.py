"""Loads cards.toml into flat tables that the ops index by small integers.

Card numbers run through starters, heroes, townsfolk, schemes and the five printed segment cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import Sheet, parse_toml
from engine.cells.rulings import read_rulings
from engine.games.viscounts.automa.tables import AutomaBoard, read_automas
from engine.games.viscounts.reader.board import read_board
from engine.games.viscounts.reader.cards import Cards, read_cards
from engine.games.viscounts.reader.checks import FILE
from engine.games.viscounts.reader.figures import check_figures, check_fixed
from engine.games.viscounts.reader.rulings import RULINGS
from engine.games.viscounts.reader.tables import BoardData
from engine.games.viscounts.reader.tiles import Manuscripts, read_manuscripts

DATA_FILE = Path(__file__).with_name("cards.toml")
DOCUMENTATION = (
    "board.order",
    "board.side_high",
    "board.side_low",
    "castle.orientation",
    "limits.ai_reference",
    "limits.gold",
    "limits.ink",
    "limits.multiplier",
    "limits.silver",
    "limits.stone",
    "meta.title",
    "setup.pick_order",
)
"""Cells that say what the box holds or how to read the file; no rule and no screen reads them."""


@dataclass(frozen=True, slots=True)
class ViscountsData:
    """The whole component file in the form the ops want."""

    text: str
    cards: Cards
    manuscripts: Manuscripts
    board: BoardData
    automas: tuple[AutomaBoard, ...]
    rulings: Mapping[str, str]


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> ViscountsData:
    """Parse component text (default: the shipped file).

    Raises DataError naming file, entry and column.
    """
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    return _read(Sheet(FILE, parse_toml(FILE, text), DOCUMENTATION), text)


def read_sheet(raw: Mapping[str, Any]) -> Sheet:
    """The component file, read and checked to the last cell. Raises DataError."""
    sheet = Sheet(FILE, raw, DOCUMENTATION)
    _read(sheet, "")
    return sheet


def _read(sheet: Sheet, text: str) -> ViscountsData:
    check_fixed(sheet)
    board, cards, tiles = read_board(sheet), read_cards(sheet), read_manuscripts(sheet)
    automas = read_automas(sheet, cards.ids)
    check_figures(sheet, cards, tiles, board, automas)
    rulings = read_rulings(sheet, RULINGS)
    sheet.finish()
    return ViscountsData(text, cards, tiles, board, automas, rulings)
