"""Loads cards.toml into flat tables that the ops index by small integers.

Cards go by their printed numbers, from 1; entry 0 of tables by card is unused.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.games.tara.board import INDEX_OF, RANK_MASKS, RANK_OF, RANK_SIZES, position
from engine.reading import DataError, reading

DATA_FILE = Path(__file__).with_name("cards.toml")
FILE = "tara/cards.toml"
PLACE, SWAP = range(2)
EFFECTS = ("place", "swap")


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """The figure of a card; hashed by identity, because legal fits are remembered by figure.

    `fits` lists the anchor indices where the whole figure lies in the triangle (TA-2.11);
    `spots[fit]` the positions of its slots there; `cover` all positions it may reach, as a mask.
    """

    id: str
    name: str
    effect: int
    cost: int
    rank: int
    slots: tuple[tuple[int, int], ...]
    needs: tuple[tuple[int, int], ...]
    fits: tuple[int, ...]
    spots: tuple[tuple[int, ...], ...]
    cover: int


@dataclass(frozen=True, slots=True)
class Rank:
    """One rank of a province."""

    id: str
    name: str
    income: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Set-up for a number of players; provinces are indices, -1 for no reserve."""

    provinces: tuple[int, ...]
    reserve: int
    closing: bool
    garrison: bool


@dataclass(frozen=True, slots=True)
class Money:
    """Prices and gains in cumals."""

    start: int
    entry_fee: int
    amnesty: int
    discard: int
    traitor: int


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
    with reading(FILE, "the file", "TOML"):
        raw = tomllib.loads(text)
    with reading(FILE, "the file", "tables"):
        return _read(text, raw)


def _read(text: str, raw: Mapping[str, Any]) -> TaraData:
    ranks = _ranks(raw)
    provinces = sorted(raw["province"], key=lambda entry: int(entry["order"]))
    ids = tuple(str(entry["id"]) for entry in provinces)
    shapes = tuple(_shape(entry, [rank.id for rank in ranks], raw) for entry in raw["shape"])
    supply, hand, income = raw["supply"], raw["hand"], raw["income"]
    return TaraData(
        text=text,
        provinces=ids,
        province_names=tuple(str(entry["name"]) for entry in provinces),
        ranks=ranks,
        shapes=shapes,
        shape_of=_cards(raw, [shape.id for shape in shapes]),
        tables={entry["players"]: _table(entry, ids) for entry in raw["setup"]},
        colours=tuple(entry["id"] for entry in raw["colour"]),
        money=_money(raw),
        discs=supply["discs_per_player"],
        cylinders=supply["cylinders_per_player"],
        kings_to_win=raw["meta"]["kings_to_win"],
        deal=hand["deal"],
        keep=hand["keep"],
        turns=hand["turns_per_round"],
        garrison=raw["garrison"]["discs_max"],
        garrison_mask=_allowed(raw, "garrison"),
        fort_mask=_allowed(raw, "fort"),
        one_colour=raw["fort"]["discs_of_one_colour_max"],
        forts=raw["fort"]["per_player_and_province"],
        majority=income["majority"],
        spread=income["spread"],
        spread_provinces=income["spread_provinces"],
        ransom=tuple((entry["discs"], entry["price"]) for entry in raw["ransom"]),
        automatic_limit=raw["automatic"]["round_limit"],
        raw=raw,
    )


def _ranks(raw: Mapping[str, Any]) -> tuple[Rank, ...]:
    sizes = tuple(entry["positions"] for entry in raw["rank"])
    with reading(FILE, "rank", "positions"):
        if sizes != RANK_SIZES:
            raise ValueError(f"a province has ranks of {RANK_SIZES}, not {sizes}")
    return tuple(Rank(entry["id"], entry["name"], entry["income"]) for entry in raw["rank"])


def _allowed(raw: Mapping[str, Any], column: str) -> int:
    """Mask of the positions of the ranks that a column of the rank table says yes to."""
    with reading(FILE, "rank", column):
        allowed = [bool(entry[column]) for entry in raw["rank"]]
    return sum(RANK_MASKS[rank] for rank, yes in enumerate(allowed) if yes)


def _offsets(value: Any) -> tuple[tuple[int, int], ...]:
    return tuple((int(rank), int(index)) for rank, index in value)


def _shape(entry: Mapping[str, Any], ranks: list[str], raw: Mapping[str, Any]) -> Shape:
    name = f"shape {entry.get('id')}"
    with reading(FILE, name, "effect"):
        effect = EFFECTS.index(entry["effect"])
    with reading(FILE, name, "rank"):
        rank = ranks.index(entry["rank"]) if effect == PLACE else -1
    with reading(FILE, name, "slots"):
        slots = _offsets(entry["slots"]) if effect == PLACE else ()
        _check_slots(slots, effect, rank, raw)
    with reading(FILE, name, "needs"):
        needs = _offsets(entry["needs"]) if effect == PLACE else ()
    with reading(FILE, name, "cost"):
        cost = int(entry["cost"])
        if not raw["deck"]["cost_min"] <= cost <= raw["deck"]["cost_max"]:
            raise ValueError(f"{cost} is not a cost of this deck")
    fits = _fits(rank, slots + needs)
    spots = tuple(tuple(_at(rank, fit, slot) for slot in slots) for fit in fits)
    with reading(FILE, name, "fits"):
        if effect == PLACE and not fits:
            raise ValueError("the figure fits nowhere")
    cover = sum(1 << p for p in {p for spot in spots for p in spot})
    return Shape(entry["id"], entry["name"], effect, cost, rank, slots, needs, fits, spots, cover)


def _check_slots(
    slots: tuple[tuple[int, int], ...], effect: int, rank: int, raw: Mapping[str, Any]
) -> None:
    if effect == PLACE and not 1 <= len(slots) <= raw["deck"]["slots_max"]:
        raise ValueError(f"{len(slots)} slots")
    for step, _ in slots:
        if not raw["rank"][rank + step]["card_slot"]:
            raise ValueError(f"no card puts a disc on a {raw['rank'][rank + step]['id']}")


def _at(rank: int, index: int, offset: tuple[int, int]) -> int:
    return position(rank + offset[0], index + offset[1])


def _fits(rank: int, offsets: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Anchor indices at which every slot and need exists (TA-2.11)."""
    if rank < 0:
        return ()
    return tuple(
        index
        for index in range(RANK_SIZES[rank])
        if all(_at(rank, index, offset) >= 0 for offset in offsets)
    )


def _cards(raw: Mapping[str, Any], shapes: list[str]) -> tuple[int, ...]:
    found: dict[int, int] = {}
    for entry in raw["card"]:
        with reading(FILE, f"card {entry.get('number')}", "shape"):
            if entry["number"] in found:
                raise ValueError("the number is used twice")
            found[entry["number"]] = shapes.index(entry["shape"])
    with reading(FILE, "card", "number"):
        if sorted(found) != list(range(1, raw["deck"]["cards"] + 1)):
            raise ValueError(f"the numbers do not run from 1 to {raw['deck']['cards']}")
    return (-1, *(found[number] for number in sorted(found)))


def _table(entry: Mapping[str, Any], provinces: tuple[str, ...]) -> Table:
    with reading(FILE, f"setup for {entry.get('players')} players", "provinces"):
        reserve = entry["reserve"]
        return Table(
            tuple(provinces.index(name) for name in entry["provinces"]),
            provinces.index(reserve) if reserve else -1,
            bool(entry["closed_province_rule"]),
            bool(entry["garrison_allowed"]),
        )


def _money(raw: Mapping[str, Any]) -> Money:
    money = raw["money"]
    with reading(FILE, "money", "amounts"):
        return Money(
            *(int(money[name]) for name in ("start", "entry_fee", "amnesty", "discard", "traitor"))
        )


def coverage(data: TaraData) -> dict[str, list[int]]:
    """How many cards may put a disc on each position, by rank id: a check on the figures."""
    counts: dict[str, list[int]] = {}
    for rank, size in enumerate(RANK_SIZES):
        places = [p for p in range(len(RANK_OF)) if RANK_OF[p] == rank]
        found = [0] * size
        for card in data.cards:
            for p in places:
                found[INDEX_OF[p]] += data.shapes[data.shape_of[card]].cover >> p & 1
        counts[data.ranks[rank].id] = found
    return counts


__all__ = ["DataError", "load_data"]
