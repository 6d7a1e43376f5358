"""Loads cards.toml into flat tables that the ops index by small integers.

Cards go by their printed numbers, from 1; entry 0 of tables by card is unused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import DataError, Sheet, parse_toml
from engine.cells.problems import written
from engine.cells.rulings import read_rulings
from engine.explain import Text
from engine.games.tara.board import POSITIONS, RANK_SIZES, STARTS, positions_in
from engine.games.tara.reader.box import (
    PROVINCES,
    Money,
    Rank,
    Table,
    allowed_mask,
    allowed_ranks,
    check_box,
    read_colours,
    read_cylinders,
    read_discs,
    read_hand,
    read_money,
    read_provinces,
    read_ranks,
    read_ransom,
    read_tables,
)
from engine.games.tara.reader.figures import SWAP, Shape, read_cards, read_shapes
from engine.games.tara.reader.rulings import RULINGS

DATA_FILE = Path(__file__).with_name("cards.toml")
FILE = "tara/cards.toml"
DOCUMENTATION = (
    "colour.name",
    "meta.designer",
    "meta.publisher",
    "meta.rules_file",
    "meta.title",
    "meta.year",
    "supply.overview_cards",
)
"""Columns for the reader alone; everything else is read and checked."""


@dataclass(frozen=True, slots=True)
class TaraData:
    """The whole component file in the form the ops want."""

    text: str
    provinces: tuple[str, ...]
    province_names: tuple[str, ...]
    ranks: tuple[Rank, ...]
    shapes: tuple[Shape, ...]
    shape_of: tuple[int, ...]
    """The figure of each card, by number; entry 0 is unused."""
    tables: Mapping[int, Table]
    colours: tuple[str, ...]
    money: Money
    discs: int
    cylinders: int
    kings_to_win: int
    deal: int
    keep: int
    turns: int
    garrison: int
    garrison_mask: int
    fort_mask: int
    one_colour: int
    forts: int
    majority: int
    spread: int
    spread_provinces: int
    ransom: tuple[tuple[int, int], ...]
    """Discs and price; 0 discs: all of them."""
    automatic_limit: int
    rulings: Mapping[str, str]
    raw: Mapping[str, Any]

    @property
    def cards(self) -> range:
        """The numbers of all cards."""
        return range(1, len(self.shape_of))


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> TaraData:
    """Parse component text (default: the shipped file). Raises DataError."""
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    return _checked(text, parse_toml(FILE, text))[0]


def read_sheet(raw: Mapping[str, Any]) -> Sheet:
    """Read and check every cell of a parsed component file. Raises DataError."""
    return _checked("", raw)[1]


def _checked(text: str, raw: Mapping[str, Any]) -> tuple[TaraData, Sheet]:
    sheet = Sheet(FILE, raw, DOCUMENTATION)
    data = _read(text, sheet)
    _check_coverage(sheet, data)
    sheet.finish()
    return data, sheet


def _read(text: str, sheet: Sheet) -> TaraData:
    check_box(sheet)
    ranks, provinces = read_ranks(sheet), read_provinces(sheet)
    ids = tuple(name for name, _ in provinces)
    shapes = read_shapes(sheet, [rank.id for rank in ranks])
    shape_of = read_cards(sheet, [shape.id for shape in shapes])
    cylinders = read_cylinders(sheet)
    hand = read_hand(sheet, len(shape_of) - 1)
    garrison, fort, income = (sheet.section(name) for name in ("garrison", "fort", "income"))
    if not garrison.flag("one_disc_per_position"):
        raise garrison.fail("one_disc_per_position", Text("tara.data.only_true"))
    return TaraData(
        text=text,
        provinces=ids,
        province_names=tuple(name for _, name in provinces),
        ranks=ranks,
        shapes=shapes,
        shape_of=shape_of,
        tables=read_tables(sheet, ids),
        colours=read_colours(sheet),
        money=read_money(sheet),
        discs=read_discs(sheet),
        cylinders=cylinders,
        kings_to_win=sheet.section("meta").number("kings_to_win", 1, cylinders),
        deal=hand.deal,
        keep=hand.keep,
        turns=hand.turns,
        garrison=garrison.number("discs_max", 0, POSITIONS),
        garrison_mask=allowed_mask(sheet, "garrison"),
        fort_mask=allowed_mask(sheet, "fort"),
        one_colour=fort.number("discs_of_one_colour_max", 2, 9),
        forts=fort.number("per_player_and_province", 1, POSITIONS),
        majority=income.number("majority", 0, 20),
        spread=income.number("spread", 0, 20),
        spread_provinces=income.number("spread_provinces", 1, len(PROVINCES)),
        ransom=read_ransom(sheet),
        automatic_limit=sheet.section("automatic").number("round_limit", 1, 9999),
        rulings=read_rulings(sheet, RULINGS),
        raw=sheet.raw,
    )


def coverage(data: TaraData) -> dict[str, list[int]]:
    """How many cards may put a disc on each position, by rank id: a check on the figures."""
    counts = [0] * POSITIONS
    for shape in map(data.shapes.__getitem__, data.shape_of[1:]):
        for spot in positions_in(shape.cover):
            counts[spot] += 1
    return {
        rank.id: counts[start : start + size]
        for rank, start, size in zip(data.ranks, STARTS, RANK_SIZES, strict=True)
    }


def _check_coverage(sheet: Sheet, data: TaraData) -> None:
    """The stated coverage is that of the figures, rank by rank of those that cards reach."""
    table = sheet.section("deck").table("coverage")
    reached = allowed_ranks(sheet, "card_slot")
    for (rank, counted), card_slot in zip(coverage(data).items(), reached, strict=True):
        if card_slot:
            stated = list(table.numbers(rank))
            values = {"stated": written(stated), "counted": written(counted)}
            table.repeats(rank, counted, Text("tara.data.coverage", values))


__all__ = ["SWAP", "DataError", "Shape", "load_data"]
