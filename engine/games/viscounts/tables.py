"""Reads boards, slots and tracks from the component file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.effects import Program, parse_effects
from engine.games.viscounts import constants as c
from engine.games.viscounts.notation import (
    DualProgram,
    dual_program,
    human_leaf,
    number_of,
)
from engine.reading import reading


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


def read_board(raw: Mapping[str, Any]) -> BoardData:
    """Read everything printed on boards. Raises DataError."""
    with reading("cards.toml", "board", "tables"):
        segments = raw["segment"]
        types = {entry["type"]: entry for entry in raw["building_type"]}
        counts = {entry["players"]: entry for entry in raw["setup_count"]}
        player = raw["player_board"]
        castle = raw["castle"]
        return BoardData(
            segment_ids=tuple(segment["id"] for segment in segments),
            segment_names=tuple(segment["name"] for segment in segments),
            numbers=tuple((s["number_left"], s["number_right"]) for s in segments),
            exchanges=tuple(
                (_exchange(s, "exchange_left"), _exchange(s, "exchange_right")) for s in segments
            ),
            spots_per_segment=(_spots(raw, "low", "A"), _spots(raw, "high", "A")),
            banks=tuple(
                tuple(_banks(raw, side, s["id"]) for s in segments) for side in ("low", "high")
            ),
            spot_effects=tuple(
                tuple(_spot_effects(raw, side, s["id"]) for s in segments)
                for side in ("low", "high")
            ),
            link_effects=tuple(
                tuple(_link_effects(raw, side, s["id"]) for s in segments)
                for side in ("low", "high")
            ),
            slots=read_slots(raw["slot"], "slot"),
            start_icons=(
                icon_counts(player["start_icons_space_2"]),
                icon_counts(player["start_icons_space_3"]),
            ),
            hand_limit=player["hand_limit"],
            building_cost=tuple(types[name]["cost"] for name in c.BUILDINGS),
            building_vp=tuple((0, *types[name]["vp"]) for name in c.BUILDINGS),
            worker_steps=tuple((s["icons"], s["workers"]) for s in raw["worker_step"]),
            tier_two=tuple(dual_program(s["tier_2_effect"]) for s in raw["castle_section"]),
            tier_three=dual_program(castle["third_tier_effect"]),
            tier_vp=tuple(castle["tier_vp"]),
            bump_rewards=(
                dual_program(castle["bump_reward_tier_1"]),
                dual_program(castle["bump_reward_tier_2"]),
            ),
            collisions=tuple(_collision(entry) for entry in raw["collision"]),
            starts=tuple(_start(entry) for entry in raw["player_card"]),
            sides={n: number_of(e["board_side"], ("low", "high")) for n, e in counts.items()},
            debt_counts={n: entry["debts_on_poverty"] for n, entry in counts.items()},
            deed_counts={n: entry["deeds_on_prosperity"] for n, entry in counts.items()},
            set_vp=tuple(raw["manuscript_sets"]["vp_by_different_ribbons"]),
            bonus_icons=tuple(_bonus_icons(raw, ribbon) for ribbon in c.RIBBONS),
            bonus_vp=tuple(_bonus(raw, ribbon)["vp"] for ribbon in c.RIBBONS),
            bonus_at=raw["manuscript_sets"]["cleric_bonus_at"],
            leader_vp=raw["castle_leader"]["vp"],
            debt_vp=(raw["debt"]["vp_unpaid"], raw["debt"]["vp_paid"]),
            deed_vp=(raw["deed"]["vp_acquired"], raw["deed"]["vp_approved"]),
            majority_vp=tuple(raw["poverty"]["vp"]),
            majority_vp_two=tuple(raw["poverty"]["vp_under_three_players"]),
            pile_sizes=tuple(raw["setup"]["townsfolk_pile_sizes"]),
            workers=raw["limits"]["workers_per_player"],
            raw=raw,
        )


def icon_counts(names: Sequence[str]) -> tuple[int, ...]:
    """How often each icon is named."""
    return tuple(names.count(icon) for icon in c.ICONS)


def _exchange(segment: Mapping[str, Any], column: str) -> Exchange:
    with reading("cards.toml", f"segment {segment['id']}", column):
        text = segment[column]
        paid, _, got = text.partition(">")
        name, _, rate = paid.partition(":")
        if name != "merchant":
            raise ValueError(f"{text!r} must begin with merchant:")
        return Exchange(int(rate), dual_program([got]).human, text)


def _of(raw: Mapping[str, Any], table: str, side: str, segment: str) -> list[Mapping[str, Any]]:
    return [e for e in raw[table] if e["side"] == side and e["segment"] == segment]


def _spots(raw: Mapping[str, Any], side: str, segment: str) -> int:
    return len(_of(raw, "spot", side, segment))


def _banks(raw: Mapping[str, Any], side: str, segment: str) -> tuple[int, ...]:
    banks = []
    for entry in _of(raw, "spot", side, segment):
        with reading("cards.toml", f"spot {side} {segment} {entry['index']}", "bank"):
            banks.append(number_of(entry["bank"], c.SPACE_KINDS[: c.INNER]))
    return tuple(banks)


def _spot_effects(raw: Mapping[str, Any], side: str, segment: str) -> tuple[DualProgram, ...]:
    programs = []
    for entry in _of(raw, "spot", side, segment):
        with reading("cards.toml", f"spot {side} {segment} {entry['index']}", "effects"):
            programs.append(dual_program(entry["effects"]))
    return tuple(programs)


def _link_effects(
    raw: Mapping[str, Any], side: str, segment: str
) -> tuple[DualProgram | None, ...]:
    """By lower spot (0-based): the link to the spot after it, or None."""
    links: list[DualProgram | None] = [None] * _spots(raw, side, segment)
    for entry in _of(raw, "link", side, segment):
        with reading("cards.toml", f"link {side} {segment} {entry['a']}", "effects"):
            if entry["b"] != (entry["a"] + 1 if entry["a"] < len(links) else 0):
                raise ValueError("a link joins a spot to the next one")
            links[entry["a"] - 1] = dual_program(entry["effects"])
    return tuple(links)


def read_slots(entries: Sequence[Mapping[str, Any]], where: str) -> tuple[Slot, ...]:
    """The nine slots of a board, in order."""
    slots = []
    for entry in entries:
        with reading("cards.toml", f"{where} {entry.get('pos')}", "reveals"):
            slots.append(_slot(entry))
    return tuple(slots)


_WITH_EFFECT = frozenset(
    {
        "on_hire",
        "collision_if_no_criminal",
        "once",
        "on_flip",
        "on_future_scheme",
        "on_shuffle",
    }
)


def _slot(entry: Mapping[str, Any]) -> Slot:
    building = number_of(entry["type"], c.BUILDINGS)
    word, _, rest = entry["reveals"].partition(":")
    counts = [0] * len(c.ICONS)
    program = DualProgram((), ())
    if word == "icon":
        icon, _, n = rest.partition(":")
        counts[number_of(icon, c.ICONS)] = int(n)
    elif word in _WITH_EFFECT:
        program = dual_program([rest])
    elif word not in ("move_plus_one", "dismiss_cost_one", "hand_limit"):
        raise ValueError(f"unknown slot {word!r}")
    return Slot(building, word, tuple(counts), program)


def _collision(entry: Mapping[str, Any]) -> CollisionRow:
    with reading("cards.toml", f"collision {entry['space']}", "effects"):
        if entry["others_if"] not in ("criminal_1plus", "criminal_0", "always"):
            raise ValueError(f"unknown condition {entry['others_if']!r}")
        return CollisionRow(
            dual_program(entry["active"]),
            dual_program(entry["active_ai"]).automa,
            entry["others_if"],
            dual_program(entry["others"]),
        )


def _start(entry: Mapping[str, Any]) -> Start:
    with reading("cards.toml", f"player_card {entry['number']}", "effects"):
        program = parse_effects([*entry["gain"], *entry["effects"]], human_leaf)
        return Start(entry["number"], program, entry)


def _bonus(raw: Mapping[str, Any], ribbon: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(e for e in raw["cleric_bonus"] if e["ribbon"] == ribbon)
    return found


def _bonus_icons(raw: Mapping[str, Any], ribbon: str) -> tuple[int, ...]:
    counts = [0] * len(c.ICONS)
    with reading("cards.toml", f"cleric_bonus {ribbon}", "reveals"):
        _, icon, n = _bonus(raw, ribbon)["reveals"].split(":")
        counts[number_of(icon, c.ICONS)] = int(n)
    return tuple(counts)
