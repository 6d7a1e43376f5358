"""Loads cards.toml into flat tables that the ops index by small integers.

A card number runs through player buildings, neutral buildings and prestige buildings.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.reading import DataError, reading

DATA_FILE = Path(__file__).with_name("cards.toml")
FILE = "caylus/cards.toml"

FOOD, WOOD, STONE, GOLD, DENIER = range(5)
GOODS = ("food", "wood", "stone", "gold", "denier")
PLAIN = (FOOD, WOOD, STONE)
SECTIONS = ("dungeon", "walls", "towers")
BASE, ADVANCED = range(2)
VARIANTS = ("base", "advanced")

Amounts = tuple[int, int, int, int, int]
"""Food, wood, stone, gold, deniers."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Named amounts and how many cubes of any kind on top."""

    amounts: Amounts
    any: int


@dataclass(frozen=True, slots=True)
class Option:
    """One alternative of an effect: what is paid and what is gained."""

    pay: Cost
    gain: Amounts
    plain: int
    tokens: int
    residence: int
    from_store: bool


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does for one player; `auto`: without asking (CA-7.9)."""

    code: str
    options: tuple[Option, ...]
    auto: bool


@dataclass(frozen=True, slots=True)
class Building:
    """One kind of card."""

    id: str
    name: str
    group: str
    cost: Cost
    vp: int
    primary: Effect | None
    secondary: Effect | None
    store: int
    can_turn: bool
    variants: tuple[bool, bool]
    raw: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Table:
    """Set-up numbers for a number of players."""

    neutrals: int
    tokens: tuple[int, int, int]
    store: int


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
    raw: Mapping[str, Any]


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> CaylusData:
    """Parse component text (default: the shipped file). Raises DataError."""
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    with reading(FILE, "the file", "TOML"):
        raw = tomllib.loads(text)
    with reading(FILE, "the file", "tables"):
        return _read(text, raw)


def _read(text: str, raw: Mapping[str, Any]) -> CaylusData:
    effects = {entry["code"]: _effect(entry) for entry in raw["effect"]}
    buildings: list[Building] = []
    ranges: dict[str, range] = {}
    for group in ("player_building", "neutral_building", "prestige_building"):
        first = len(buildings)
        buildings += [_building(entry, group, effects) for entry in raw[group]]
        ranges[group] = range(first, len(buildings))
    ids = [building.id for building in buildings]
    scoring, provost = raw["scoring"], raw["provost"]
    return CaylusData(
        text=text,
        buildings=tuple(buildings),
        players=ranges["player_building"],
        neutrals=ranges["neutral_building"],
        prestige=ranges["prestige_building"],
        tables={entry["players"]: _table(entry) for entry in raw["setup"]["by_players"]},
        start_goods=_amounts(raw["setup"]["start_resources"]),
        hand_size=raw["setup"]["hand_size"],
        token_vp=_token_vp(raw),
        income=raw["income"]["base_deniers"],
        residence_income=raw["income"]["per_open_residence"],
        hotel_income=raw["income"]["hotel"],
        first_pass_bonus=next(
            entry["first_bonus_deniers"] for entry in raw["action"] if entry["id"] == "pass"
        ),
        provost_steps=provost["max_steps_per_player"],
        provost_price=provost["deniers_per_step"],
        provost_advance=provost["round_end_advance"],
        residence_vp=(scoring["residence_open_vp"], scoring["residence_under_prestige_vp"]),
        gold_vp=scoring["gold_vp_each"],
        cubes_per_vp=scoring["plain_cubes_per_vp"],
        deniers_per_vp=scoring["deniers_per_vp"],
        action_price={entry["id"]: entry["deniers"] for entry in raw["action"]},
        peddler=ids.index(raw["setup"]["road_fixed_last"]),
        hotel=ids.index("hotel"),
        raw=raw,
    )


_KNOWN = frozenset({*GOODS, "any", "plain", "token", "residence"})


def _known(table: Mapping[str, Any]) -> None:
    for name, n in table.items():
        if name not in _KNOWN or not isinstance(n, int) or n < 0:
            raise ValueError(f"unknown amount {name} = {n!r}")


def _amounts(table: Mapping[str, Any]) -> Amounts:
    _known(table)
    food, wood, stone, gold, denier = (table.get(good, 0) for good in GOODS)
    return food, wood, stone, gold, denier


def _cost(table: Mapping[str, Any]) -> Cost:
    return Cost(_amounts(table), table.get("any", 0))


def _option(entry: Mapping[str, Any]) -> Option:
    gain = entry["gain"]
    return Option(
        pay=_cost(entry.get("pay", {})),
        gain=_amounts(gain),
        plain=gain.get("plain", 0),
        tokens=gain.get("token", 0),
        residence=gain.get("residence", 0),
        from_store=entry["from"] == "store",
    )


def _effect(entry: Mapping[str, Any]) -> Effect:
    with reading(FILE, f"effect {entry.get('code')}", "options"):
        return Effect(
            entry["code"],
            tuple(_option(option) for option in entry["options"]),
            bool(entry["auto"]),
        )


def _building(entry: Mapping[str, Any], group: str, effects: Mapping[str, Effect]) -> Building:
    with reading(FILE, str(entry.get("id")), "columns"):
        primary = entry.get("primary", entry.get("effect"))
        variants = entry.get("variants", VARIANTS)
        return Building(
            id=entry["id"],
            name=entry["name"],
            group=group,
            cost=_cost(entry.get("cost", {})),
            vp=entry.get("vp", 0),
            primary=effects[primary] if primary else None,
            secondary=effects[entry["secondary"]] if "secondary" in entry else None,
            store=GOODS.index(entry["store"]) if "store" in entry else -1,
            can_turn=bool(entry.get("can_turn", False)),
            variants=("base" in variants, "advanced" in variants),
            raw=entry,
        )


def _table(entry: Mapping[str, Any]) -> Table:
    tokens = entry["tokens"]
    return Table(
        entry["random_neutrals"],
        (tokens["dungeon"], tokens["walls"], tokens["towers"]),
        entry["store_cubes"],
    )


def _token_vp(raw: Mapping[str, Any]) -> tuple[int, int, int]:
    vp = {entry["id"]: entry["vp"] for entry in raw["castle_section"]}
    return vp["dungeon"], vp["walls"], vp["towers"]


__all__ = ["DataError", "load_data"]
