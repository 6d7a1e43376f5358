"""What is printed on boards, slots and tracks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cells.effects import Program
from engine.games.viscounts.reader.notation import DualProgram


@dataclass(frozen=True, slots=True)
class Slot:
    """One building place of a player board: what building it, and what it reveals."""

    building: int
    reveals: str
    icons: tuple[int, ...]
    program: DualProgram


@dataclass(frozen=True, slots=True)
class Exchange:
    """`rate` merchants give the program once (VI-3.6)."""

    rate: int
    program: Program
    text: str


@dataclass(frozen=True, slots=True)
class CollisionRow:
    """One space of the track (VI-7.5)."""

    active: DualProgram
    active_automa: Program
    others_if: str
    others: DualProgram


@dataclass(frozen=True, slots=True)
class Start:
    """A player card: number, goods and effects (VI-2.9)."""

    number: int
    program: Program
    raw: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class BoardData:
    """Everything printed on the boards. Sides: 0 low, 1 high."""

    segment_ids: tuple[str, ...]
    segment_names: tuple[str, ...]
    numbers: tuple[tuple[int, int], ...]
    exchanges: tuple[tuple[Exchange, Exchange], ...]
    spots_per_segment: tuple[int, int]
    banks: tuple[tuple[tuple[int, ...], ...], ...]
    spot_effects: tuple[tuple[tuple[DualProgram, ...], ...], ...]
    link_effects: tuple[tuple[tuple[DualProgram | None, ...], ...], ...]
    slots: tuple[Slot, ...]
    start_icons: tuple[tuple[int, ...], tuple[int, ...]]
    hand_limit: int
    building_cost: tuple[int, ...]
    building_vp: tuple[tuple[int, ...], ...]
    worker_steps: tuple[tuple[int, int], ...]
    tier_two: tuple[DualProgram, ...]
    tier_three: DualProgram
    tier_vp: tuple[int, ...]
    bump_rewards: tuple[DualProgram, DualProgram]
    collisions: tuple[CollisionRow, ...]
    starts: tuple[Start, ...]
    sides: Mapping[int, int]
    debt_counts: Mapping[int, int]
    deed_counts: Mapping[int, int]
    set_vp: tuple[int, ...]
    bonus_icons: tuple[tuple[int, ...], ...]
    bonus_vp: tuple[int, ...]
    bonus_at: int
    leader_vp: int
    debt_vp: tuple[int, int]
    deed_vp: tuple[int, int]
    majority_vp: tuple[int, ...]
    majority_vp_two: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    workers: int
    raw: Mapping[str, Any]
