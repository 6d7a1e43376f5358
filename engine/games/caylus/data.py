"""Loads cards.toml into flat tables that the ops index by small integers.

A card number runs through player buildings, neutral buildings and prestige buildings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import DataError, Sheet, parse_toml
from engine.cells.rulings import read_rulings
from engine.games.caylus.reader.agreement import agree, agree_variants
from engine.games.caylus.reader.box import check_box, smallest_deck
from engine.games.caylus.reader.buildings import (
    HOTEL,
    check_buildings,
    check_incomes,
    check_residence,
    read_buildings,
)
from engine.games.caylus.reader.components import (
    ADVANCED,
    BASE,
    DENIER,
    FILE,
    FOOD,
    GOLD,
    GOODS,
    PLAIN,
    SECTIONS,
    STONE,
    VARIANTS,
    WOOD,
    Amounts,
    Building,
    Castle,
    Cost,
    Effect,
    Option,
    Table,
)
from engine.games.caylus.reader.effects import check_effects, read_effects
from engine.games.caylus.reader.rulings import RULINGS
from engine.games.caylus.reader.tables import (
    hand_size,
    last_of_road,
    read_actions,
    read_castle,
    read_tables,
    start_goods,
)

DATA_FILE = Path(__file__).with_name("cards.toml")
DOCUMENTATION = (
    "castle_section.hue",
    "meta.designer",
    "meta.rules_file",
    "meta.title",
    "meta.year",
    "resource.hue",
    "supply.deniers",
)
"""Columns that nothing reads: they tell the reader of the file what the box looks like."""
_MOST = 9
_MOST_PER_POINT = 99


@dataclass(frozen=True, slots=True)
class CaylusData:
    """The whole component file in the form the ops want."""

    text: str
    buildings: tuple[Building, ...]
    players: range
    neutrals: range
    prestige: range
    tables: Mapping[int, Table]
    start_goods: Amounts
    hand_size: int
    castle: Castle
    token_vp: tuple[int, int, int]
    income: int
    residence_income: int
    hotel_income: int
    first_pass_bonus: int
    provost_steps: int
    provost_price: int
    provost_advance: int
    residence_vp: tuple[int, int]
    gold_vp: int
    cubes_per_vp: int
    deniers_per_vp: int
    action_price: Mapping[str, int]
    peddler: int
    hotel: int
    rulings: Mapping[str, str]
    raw: Mapping[str, Any]


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> CaylusData:
    """Parse component text (default: the shipped file). Raises DataError."""
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    return _read(Sheet(FILE, parse_toml(FILE, text), DOCUMENTATION), text)


def read_sheet(raw: Mapping[str, Any]) -> Sheet:
    """Read and check everything; the sheet tells which columns were asked for."""
    sheet = Sheet(FILE, raw, DOCUMENTATION)
    _read(sheet, "")
    return sheet


def _read(sheet: Sheet, text: str) -> CaylusData:
    effects = read_effects(sheet)
    buildings = read_buildings(sheet, effects)
    castle = read_castle(sheet)
    data = _tables(sheet, text, buildings, castle)
    check_residence(sheet, effects, data.residence_vp[0])
    check_box(sheet, buildings, castle, data.first_pass_bonus)
    # A misspelt column is named as such, before what is wrong without it.
    sheet.finish()
    check_effects(sheet, effects)
    check_buildings(sheet, buildings)
    check_incomes(sheet, buildings, effects)
    return data


def _tables(sheet: Sheet, text: str, buildings: tuple[Building, ...], castle: Castle) -> CaylusData:
    setup, income, scoring = (sheet.section(name) for name in ("setup", "income", "scoring"))
    provost = sheet.section("provost")
    agree(provost, "turns_per_player", 1)
    agree_variants(provost, "advanced")
    agree(scoring, "tie", "shared_victory")
    prices, first_pass_bonus = read_actions(sheet)
    ids = [building.id for building in buildings]
    return CaylusData(
        text=text,
        buildings=buildings,
        players=_group(buildings, "player_building"),
        neutrals=_group(buildings, "neutral_building"),
        prestige=_group(buildings, "prestige_building"),
        tables=read_tables(setup, castle),
        start_goods=start_goods(setup),
        hand_size=hand_size(setup, smallest_deck(buildings)),
        castle=castle,
        token_vp=castle.vp,
        income=income.number("base_deniers", 0, _MOST),
        residence_income=income.number("per_open_residence", 0, _MOST),
        hotel_income=income.number("hotel", 0, _MOST),
        first_pass_bonus=first_pass_bonus,
        provost_steps=provost.number("max_steps_per_player", 1, _MOST),
        provost_price=provost.number("deniers_per_step", 1, _MOST),
        provost_advance=provost.number("round_end_advance", 0, _MOST),
        residence_vp=(
            scoring.number("residence_open_vp", 0, _MOST),
            scoring.number("residence_under_prestige_vp", 0, _MOST),
        ),
        gold_vp=scoring.number("gold_vp_each", 0, _MOST),
        cubes_per_vp=scoring.number("plain_cubes_per_vp", 1, _MOST_PER_POINT),
        deniers_per_vp=scoring.number("deniers_per_vp", 1, _MOST_PER_POINT),
        action_price=prices,
        peddler=ids.index(last_of_road(setup)),
        hotel=ids.index(HOTEL),
        rulings=read_rulings(sheet, RULINGS),
        raw=sheet.raw,
    )


def _group(buildings: tuple[Building, ...], group: str) -> range:
    numbers = [n for n, building in enumerate(buildings) if building.group == group]
    return range(numbers[0], numbers[-1] + 1)


__all__ = [
    "ADVANCED",
    "BASE",
    "DENIER",
    "DOCUMENTATION",
    "FILE",
    "FOOD",
    "GOLD",
    "GOODS",
    "PLAIN",
    "SECTIONS",
    "STONE",
    "VARIANTS",
    "WOOD",
    "Amounts",
    "Building",
    "Castle",
    "CaylusData",
    "Cost",
    "DataError",
    "Effect",
    "Option",
    "Table",
    "load_data",
    "read_sheet",
]
