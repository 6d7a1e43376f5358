"""The parts of the box as the ops know them: goods, costs, effects, cards, set-up numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FILE = "caylus/cards.toml"

FOOD, WOOD, STONE, GOLD, DENIER = range(5)
GOODS = ("food", "wood", "stone", "gold", "denier")
PLAIN = (FOOD, WOOD, STONE)
PLAIN_NAMES = ("food", "wood", "stone")
SECTIONS = ("dungeon", "walls", "towers")
BASE, ADVANCED = range(2)
VARIANTS = ("base", "advanced")
PLAYERS = (2, 3, 4)
WORKERS = 4
ROUND = ("income", "actions", "provost", "activation", "castle", "round_end")
"""The phases of a round (CA-3.2); the base variant leaves the provost out (CA-3.1)."""

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
class Castle:
    """The castle card: for each section the points of a token and the tokens in the box."""

    vp: tuple[int, int, int]
    tokens: tuple[int, int, int]
    gold_for_most: int
    lost_without_batch: int
