"""The figures on the cards: which positions a card puts discs on, and at what price (TA-2.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.cells import Entry, Sheet
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.games.tara.board import RANK_SIZES, position
from engine.games.tara.reader.box import allowed_ranks, same

PLACE, SWAP = range(2)
EFFECTS = ("place", "swap")
_MOST_SLOTS = 2
"""A player puts one disc or a pair."""

Offset = tuple[int, int]
"""Ranks and places to the right, seen from the anchor."""


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
    slots: tuple[Offset, ...]
    needs: tuple[Offset, ...]
    fits: tuple[int, ...]
    spots: tuple[tuple[int, ...], ...]
    cover: int


@dataclass(frozen=True, slots=True)
class _Limits:
    """What the deck allows; `ranks` by number, whether a card may put a disc there."""

    cost_min: int
    cost_max: int
    slots_max: int
    ranks: tuple[bool, ...]


def read_shapes(sheet: Sheet, ranks: Sequence[str]) -> tuple[Shape, ...]:
    """All figures; each fits somewhere, and puts discs only where cards may."""
    deck = sheet.section("deck")
    cost_min = deck.number("cost_min", 0, 20)
    limits = _Limits(
        cost_min,
        deck.number("cost_max", cost_min, 20),
        deck.number("slots_max", 1, _MOST_SLOTS),
        allowed_ranks(sheet, "card_slot"),
    )
    return tuple(_shape(entry, ranks, limits) for entry in sheet.entries("shape"))


def _shape(entry: Entry, ranks: Sequence[str], limits: _Limits) -> Shape:
    effect = entry.index("effect", EFFECTS)
    rank = -1
    slots: tuple[Offset, ...] = ()
    needs: tuple[Offset, ...] = ()
    if effect == PLACE:
        rank = entry.index("rank", ranks)
        slots = entry.parsed("slots", _offsets)
        needs = entry.parsed("needs", _offsets)
        _check_slots(entry, rank, slots, needs, limits)
    fits = _fits(rank, slots + needs)
    if effect == PLACE and not fits:
        raise entry.fail("needs", Text("tara.data.fits_nowhere"))
    spots = tuple(tuple(_at(rank, fit, slot) for slot in slots) for fit in fits)
    return Shape(
        id=entry.word("id"),
        name=entry.text("name"),
        effect=effect,
        cost=entry.number("cost", limits.cost_min, limits.cost_max),
        rank=rank,
        slots=slots,
        needs=needs,
        fits=fits,
        spots=spots,
        cover=sum(1 << p for p in {p for spot in spots for p in spot}),
    )


def _offsets(value: Any) -> tuple[Offset, ...]:
    """Offsets as written: [[0, 0], [-1, 1]]."""
    if not isinstance(value, list):
        raise CellError("tara.data.offsets", value=written(value))
    for offset in value:
        pair = isinstance(offset, list) and len(offset) == 2
        if not pair or any(type(n) is not int or abs(n) >= len(RANK_SIZES) for n in offset):
            raise CellError("tara.data.offset", value=written(offset))
    return tuple((rank, index) for rank, index in value)


def _check_slots(
    entry: Entry,
    rank: int,
    slots: Sequence[Offset],
    needs: Sequence[Offset],
    limits: _Limits,
) -> None:
    if not 1 <= len(slots) <= limits.slots_max:
        counts = {"found": len(slots), "most": limits.slots_max}
        raise entry.fail("slots", Text("tara.data.slots", counts))
    for step, index in slots:
        to = rank + step
        if not 0 <= to < len(limits.ranks) or not limits.ranks[to]:
            raise entry.fail("slots", Text("tara.data.no_disc", {"value": written([step, index])}))
    offsets = (*slots, *needs)
    for offset in offsets:
        if offsets.count(offset) > 1:
            raise entry.fail("needs", Text("data.twice", {"value": written(offset)}))


def _at(rank: int, index: int, offset: Offset) -> int:
    return position(rank + offset[0], index + offset[1])


def _fits(rank: int, offsets: Sequence[Offset]) -> tuple[int, ...]:
    """Anchor indices at which every slot and need exists (TA-2.11)."""
    if rank < 0:
        return ()
    return tuple(
        index
        for index in range(RANK_SIZES[rank])
        if all(_at(rank, index, offset) >= 0 for offset in offsets)
    )


def read_cards(sheet: Sheet, shapes: Sequence[str]) -> tuple[int, ...]:
    """The figure of each card, by number from 1; entry 0 is unused. Every figure is on a card."""
    listed = sheet.entries("card", "number")
    numbers = [entry.number("number", 1, len(listed)) for entry in listed]
    found = {n: entry.index("shape", shapes) for n, entry in zip(numbers, listed, strict=True)}
    for section in ("deck", "supply"):
        same(sheet.section(section), "cards", len(found), "tara.data.cards")
    for number, entry in enumerate(sheet.entries("shape")):
        if number not in found.values():
            raise entry.fail("id", Text("tara.data.figure_unused"))
    return (-1, *(found[number] for number in sorted(found)))
