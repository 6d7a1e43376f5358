"""Reads starters, heroes, townsfolk, schemes and the printed cards of the segments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cells import Entry, Sheet
from engine.cells.effects import Program
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.checks import icon_counts
from engine.games.viscounts.reader.notation import DualProgram, count_of, number_of, shared_effects

MERCHANTS = -1
MOST_VALUE = 5
"""No townsfolk card is worth more silver."""
_TIMINGS = ("none", "immediate", "dropoff", "ongoing")
_ID = re.compile(r"[a-z]+(_[a-z0-9]+)+")
_NOTHING = DualProgram((), ())


@dataclass(frozen=True, slots=True)
class Convert:
    """`amount` of `source` (a good, or merchants when -1) count as `icons` icons (VI-8.1.4)."""

    action: int
    source: int
    amount: int
    icons: int
    once: bool


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
class _Ability:
    immediate: Program = ()
    dropoff: Program = ()
    trigger: str = ""
    triggered: Program = ()
    converts: tuple[Convert, ...] = ()


@dataclass(frozen=True, slots=True)
class _Card:
    id: str
    name: str
    kind: str
    cost: int
    icons: tuple[int, ...]
    raw: Mapping[str, Any]
    ability: _Ability = _Ability()
    on_hire: DualProgram = _NOTHING


def read_cards(sheet: Sheet) -> Cards:
    """All cards in one row. Raises DataError."""
    starters = [_person(entry, "st_") for entry in sheet.entries("starter")]
    heroes = [_person(entry, "he_") for entry in sheet.entries("hero")]
    townsfolk = [_person(entry, "tf_") for entry in sheet.entries("townsfolk")]
    schemes = [_scheme(entry) for entry in sheet.entries("scheme")]
    printed = [_printed(entry) for entry in sheet.entries("segment")]
    cards = [*starters, *heroes, *townsfolk, *schemes, *printed]
    ends = [0]
    for group in (starters, heroes, townsfolk, schemes, printed):
        ends.append(ends[-1] + len(group))
    return Cards(
        ids=tuple(card.id for card in cards),
        names=tuple(card.name for card in cards),
        kinds=tuple(card.kind for card in cards),
        cost=tuple(card.cost for card in cards),
        icons=tuple(card.icons for card in cards),
        immediate=tuple(card.ability.immediate for card in cards),
        dropoff=tuple(card.ability.dropoff for card in cards),
        trigger=tuple(card.ability.trigger for card in cards),
        triggered=tuple(card.ability.triggered for card in cards),
        converts=tuple(card.ability.converts for card in cards),
        on_hire=tuple(card.on_hire for card in cards),
        raw=tuple(card.raw for card in cards),
        starters=range(*ends[0:2]),
        heroes=range(*ends[1:3]),
        townsfolk=range(*ends[2:4]),
        schemes=range(*ends[3:5]),
        printed=range(*ends[4:6]),
    )


def check_id(entry: Entry, prefix: str) -> str:
    """An id that begins like those of its group: portraits and texts go by it."""
    found = entry.word("id")
    if not found.startswith(prefix) or not _ID.fullmatch(found):
        values = {"value": written(found), "example": f"{prefix}name"}
        raise entry.fail("id", Text("data.written_like", values))
    return found


def _person(entry: Entry, prefix: str) -> _Card:
    """A townsfolk card; only those of the common piles can be hired (VI-4.1)."""
    return _Card(
        id=check_id(entry, prefix),
        name=entry.text("name"),
        kind=entry.kind,
        cost=entry.number("cost", 1, MOST_VALUE),
        icons=icon_counts(entry, "icons"),
        raw=entry.cells,
        ability=_ability(entry.table("ability")),
        on_hire=entry.parsed("on_hire", shared_effects) if prefix == "tf_" else _NOTHING,
    )


def _scheme(entry: Entry) -> _Card:
    prefix = "fs_" if entry.word("deck", ("start", "future")) == "future" else "ss_"
    found = check_id(entry, prefix)
    icons = icon_counts(entry, "icons")
    return _Card(found, found, "scheme", 0, icons, entry.cells)


def _printed(entry: Entry) -> _Card:
    """The card printed on a segment, as if it were an entry of its own (VI-3.7)."""
    found = f"printed_{entry.word('id').lower()}"
    cells = {
        "id": found,
        "name": entry.text("name"),
        "cost": entry.number("printed_card_cost", 1, MOST_VALUE),
        "icons": entry.cell("printed_card_icons"),
        "on_hire": entry.cell("printed_card_on_hire"),
        "source": entry.cells.get("source", ""),
    }
    return _Card(
        id=found,
        name=cells["name"],
        kind="printed",
        cost=cells["cost"],
        icons=icon_counts(entry, "printed_card_icons"),
        raw=cells,
        on_hire=entry.parsed("printed_card_on_hire", shared_effects),
    )


def _ability(entry: Entry) -> _Ability:
    timing = entry.word("timing", _TIMINGS)
    if timing == "none":
        return _Ability()
    if timing == "ongoing":
        return _ongoing(entry)
    program = entry.parsed("effects", shared_effects).human
    if timing == "immediate":
        return _Ability(immediate=program)
    return _Ability(dropoff=program)


def _ongoing(entry: Entry) -> _Ability:
    """Either effects that something triggers, or a way of paying (VI-4.2)."""
    if "trigger" in entry:
        trigger = entry.word("trigger", c.TRIGGERS)
        return _Ability(trigger=trigger, triggered=entry.parsed("effects", shared_effects).human)
    if "convert" not in entry:
        raise entry.fail("trigger", Text("viscounts.data.ongoing"))
    action = entry.index("action", c.ACTIONS)
    once = entry.flag("once") if "once" in entry else False
    return _Ability(converts=entry.parsed("convert", lambda texts: _converts(texts, action, once)))


def _converts(texts: Any, action: int, once: bool) -> tuple[Convert, ...]:
    if not isinstance(texts, list) or not texts:
        raise CellError("data.not_texts", value=written(texts))
    return tuple(_convert(str(text), action, once) for text in texts)


def _convert(text: str, action: int, once: bool) -> Convert:
    paid, _, got = text.partition(">")
    source, _, amount = paid.partition(":")
    icon, _, icons = got.partition(":")
    if not amount.isdigit() or not icons.isdigit():
        raise CellError("data.written_like", value=written(text), example="silver:2>noble:1")
    if c.ICONS[c.ACTION_ICON[action]] != icon:
        raise CellError("viscounts.data.other_icon", value=written(text), action=c.ACTIONS[action])
    good = MERCHANTS if source == "merchant" else number_of(source, c.GOODS[: c.WILD])
    return Convert(action, good, count_of(amount), count_of(icons), once)
