"""Loads cards.toml into flat tables that the ops index by small integers.

Card numbers run through starters, heroes, townsfolk, schemes and the five printed segment cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.effects import Program
from engine.games.viscounts import constants as c
from engine.games.viscounts.automa.tables import AutomaBoard, read_automas
from engine.games.viscounts.notation import (
    DualProgram,
    dual_program,
    group_of,
    number_of,
    whole_number,
)
from engine.games.viscounts.tables import BoardData, read_board
from engine.reading import reading

DATA_FILE = Path(__file__).with_name("cards.toml")


@dataclass(frozen=True, slots=True)
class Convert:
    """`amount` of `source` (a good, or merchants when -1) count as `icons` icons (VI-8.1.4)."""

    action: int
    source: int
    amount: int
    icons: int
    once: bool


MERCHANTS = -1


@dataclass(frozen=True, slots=True)
class Cards:
    """Everything printed on cards, by card number."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    cost: tuple[int, ...]
    icons: tuple[tuple[int, ...], ...]
    immediate: tuple[Program, ...]
    dropoff: tuple[Program, ...]
    trigger: tuple[str, ...]
    triggered: tuple[Program, ...]
    converts: tuple[tuple[Convert, ...], ...]
    on_hire: tuple[DualProgram, ...]
    raw: tuple[Mapping[str, Any], ...]
    starters: range
    heroes: range
    townsfolk: range
    schemes: range
    printed: range


@dataclass(frozen=True, slots=True)
class Manuscripts:
    """Everything printed on manuscripts, by number; the five printed ones come last."""

    ids: tuple[str, ...]
    ribbon: tuple[int, ...]
    cost: tuple[int, ...]
    grey_back: tuple[bool, ...]
    now: tuple[DualProgram | None, ...]
    per: tuple[str, ...]
    divisor: tuple[int, ...]
    raw: tuple[Mapping[str, Any], ...]
    count: int


@dataclass(frozen=True, slots=True)
class ViscountsData:
    """The whole component file in the form the ops want."""

    text: str
    cards: Cards
    manuscripts: Manuscripts
    board: BoardData
    automas: tuple[AutomaBoard, ...]


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> ViscountsData:
    """Parse component text (default: the shipped file).

    Raises DataError naming file, entry and column.
    """
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    with reading("cards.toml", "the file", "TOML"):
        raw = tomllib.loads(text)
    cards = _read_cards(raw)
    return ViscountsData(
        text,
        cards,
        _read_manuscripts(raw),
        read_board(raw),
        read_automas(raw, cards.ids),
    )


_GROUPS = ("starter", "hero", "townsfolk", "scheme")


def _read_cards(raw: Mapping[str, Any]) -> Cards:
    entries: list[tuple[str, Mapping[str, Any]]] = []
    ranges: dict[str, range] = {}
    for group in _GROUPS:
        found = group_of(raw, group)
        ranges[group] = range(len(entries), len(entries) + len(found))
        entries += [(group, entry) for entry in found]
    printed = [_printed_card(segment) for segment in group_of(raw, "segment")]
    ranges["printed"] = range(len(entries), len(entries) + len(printed))
    entries += [("printed", entry) for entry in printed]
    return Cards(
        ids=_different_ids([entry for _, entry in entries]),
        names=tuple(str(entry.get("name", entry["id"])) for _, entry in entries),
        kinds=tuple(kind for kind, _ in entries),
        cost=tuple(_cost(entry) for _, entry in entries),
        icons=tuple(_icons(entry) for _, entry in entries),
        immediate=tuple(_timed(entry, "immediate") for _, entry in entries),
        dropoff=tuple(_timed(entry, "dropoff") for _, entry in entries),
        trigger=tuple(_trigger(entry) for _, entry in entries),
        triggered=tuple(_timed(entry, "ongoing") for _, entry in entries),
        converts=tuple(_converts(entry) for _, entry in entries),
        on_hire=tuple(_on_hire(entry) for _, entry in entries),
        raw=tuple(entry for _, entry in entries),
        starters=ranges["starter"],
        heroes=ranges["hero"],
        townsfolk=ranges["townsfolk"],
        schemes=ranges["scheme"],
        printed=ranges["printed"],
    )


def _printed_card(segment: Mapping[str, Any]) -> Mapping[str, Any]:
    with reading("cards.toml", f"segment {segment.get('id')}", "printed_card"):
        return {
            "id": f"printed_{segment['id'].lower()}",
            "name": segment["name"],
            "cost": segment["printed_card_cost"],
            "icons": segment["printed_card_icons"],
            "on_hire": segment["printed_card_on_hire"],
            "source": segment.get("source", ""),
        }


def _cell(entry: Mapping[str, Any], column: str) -> Any:
    with reading("cards.toml", str(entry.get("id", entry)), column):
        return entry[column]


def _different_ids(entries: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    ids: dict[str, None] = {}
    for entry in entries:
        name = str(_cell(entry, "id"))
        with reading("cards.toml", name, "id"):
            if name in ids:
                raise ValueError(f"{name!r} is given twice")
        ids[name] = None
    return tuple(ids)


def _cost(entry: Mapping[str, Any]) -> int:
    with reading("cards.toml", entry["id"], "cost"):
        return whole_number(entry.get("cost", 0), 0, 9)


def _icons(entry: Mapping[str, Any]) -> tuple[int, ...]:
    with reading("cards.toml", entry["id"], "icons"):
        counts = [0] * len(c.ICONS)
        for icon in entry["icons"]:
            counts[number_of(icon, c.ICONS)] += 1
        return tuple(counts)


def _ability(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    ability: Mapping[str, Any] = entry.get("ability", {"timing": "none"})
    return ability


def _timed(entry: Mapping[str, Any], timing: str) -> Program:
    ability = _ability(entry)
    with reading("cards.toml", entry["id"], "ability"):
        if ability["timing"] not in ("none", "immediate", "dropoff", "ongoing"):
            raise ValueError(f"unknown timing {ability['timing']!r}")
        if ability["timing"] != timing or "effects" not in ability:
            return ()
        return dual_program(ability["effects"]).human


def _trigger(entry: Mapping[str, Any]) -> str:
    trigger = str(_ability(entry).get("trigger", ""))
    with reading("cards.toml", entry["id"], "ability.trigger"):
        if trigger and trigger not in c.TRIGGERS:
            raise ValueError(f"unknown trigger {trigger!r}")
    return trigger


def _converts(entry: Mapping[str, Any]) -> tuple[Convert, ...]:
    ability = _ability(entry)
    with reading("cards.toml", entry["id"], "ability.convert"):
        return tuple(
            _convert(text, ability["action"], bool(ability.get("once", False)))
            for text in ability.get("convert", [])
        )


def _convert(text: str, action: str, once: bool) -> Convert:
    paid, _, got = text.partition(">")
    source, _, amount = paid.partition(":")
    icon, _, icons = got.partition(":")
    number = number_of(action, c.ACTIONS)
    if c.ICONS[c.ACTION_ICON[number]] != icon:
        raise ValueError(f"{text!r} does not give the icon of {action}")
    good = MERCHANTS if source == "merchant" else number_of(source, c.GOODS)
    if not amount.isdigit() or not icons.isdigit():
        raise ValueError(f"{text!r} must be written like silver:2>noble:1")
    return Convert(number, good, int(amount), int(icons), once)


def _on_hire(entry: Mapping[str, Any]) -> DualProgram:
    with reading("cards.toml", entry["id"], "on_hire"):
        return dual_program(entry.get("on_hire", ()))


def _read_manuscripts(raw: Mapping[str, Any]) -> Manuscripts:
    printed = [_printed_tile(segment) for segment in group_of(raw, "segment")]
    tiles = [*group_of(raw, "manuscript"), *printed]
    return Manuscripts(
        ids=_different_ids(tiles),
        ribbon=tuple(_ribbon(tile) for tile in tiles),
        cost=tuple(_cost(tile) for tile in tiles),
        grey_back=tuple(tile.get("back") == "grey" for tile in tiles),
        now=tuple(_now(tile) for tile in tiles),
        per=tuple(_per(tile) for tile in tiles),
        divisor=tuple(_divisor(tile) for tile in tiles),
        raw=tuple(tiles),
        count=len(tiles) - len(printed),
    )


def _printed_tile(segment: Mapping[str, Any]) -> Mapping[str, Any]:
    with reading("cards.toml", f"segment {segment.get('id')}", "printed_manuscript"):
        return {
            "id": f"printed_{segment['id'].lower()}",
            "cost": segment["printed_manuscript_cost"],
            "kind": "now",
            "effects": segment["printed_manuscript_effects"],
            "source": segment.get("source", ""),
        }


def _divisor(tile: Mapping[str, Any]) -> int:
    with reading("cards.toml", tile["id"], "divisor"):
        return whole_number(tile.get("divisor", 1), 1, 9)


def _ribbon(tile: Mapping[str, Any]) -> int:
    with reading("cards.toml", tile["id"], "ribbon"):
        return number_of(tile["ribbon"], c.RIBBONS) if "ribbon" in tile else -1


def _now(tile: Mapping[str, Any]) -> DualProgram | None:
    with reading("cards.toml", tile["id"], "effects"):
        if tile["kind"] not in ("now", "end"):
            raise ValueError(f"unknown kind {tile['kind']!r}")
        return dual_program(tile["effects"]) if tile["kind"] == "now" else None


_COUNTS = (
    "buildings",
    "resources",
    "silver",
    "manuscripts",
    "castle_workers",
    "flipped_debts",
    "flipped_deeds",
    *(f"icon_{icon}" for icon in c.ICONS),
)


def _per(tile: Mapping[str, Any]) -> str:
    per = str(tile.get("per", ""))
    with reading("cards.toml", tile["id"], "per"):
        if (tile["kind"] == "end") != (per in _COUNTS):
            raise ValueError(f"unknown count {per!r}")
    return per


def segment_ids(raw: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The letters of the segments in file order."""
    return tuple(str(segment["id"]) for segment in raw)
