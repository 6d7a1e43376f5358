"""Reads the automa's boards and scheme cards from the component file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.cells import Entry, Sheet
from engine.cells.effects import Program
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.checks import agrees, icon_counts, in_order
from engine.games.viscounts.reader.notation import ACTS, automa_effects, automa_option, automa_row
from engine.games.viscounts.reader.slots import automa_slots
from engine.games.viscounts.reader.tables import Slot

BOARDS = ("cleric", "builder", "noble", "card")
FOCUSES = tuple(act for act in ACTS if act != "act_focus")
_CYCLE = 100
NO_LIMIT = 999
"""`below` of a chart's last row: whatever the rows above it do not take."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """One scheme card: its deck, and what it does from top to bottom (VI-11.11)."""

    rows: tuple[Program, Program]
    move: int
    options: tuple[Program, ...]
    future: bool


@dataclass(frozen=True, slots=True)
class AutomaBoard:
    """One of the four boards of the automa (VI-11.2)."""

    id: str
    name: str
    focus: str
    chart: tuple[tuple[int, int], ...]
    wild: bool
    start: Program
    start_icons: tuple[tuple[int, ...], tuple[int, ...]]
    removed: tuple[int, ...]
    slots: tuple[Slot, ...]
    worker_steps: tuple[tuple[int, int], ...]
    schemes: Mapping[int, Scheme]
    raw: Mapping[str, Any]
    leaves_out: int = 0
    """In so many of a hundred turns it leaves out its options; 0: never, as in the box."""

    def leaves_out_in(self, turn: int) -> bool:
        """True for a turn, from 1, without options: such turns are spread evenly."""
        return turn * self.leaves_out // _CYCLE > (turn - 1) * self.leaves_out // _CYCLE


def read_automas(sheet: Sheet, card_ids: Sequence[str]) -> tuple[AutomaBoard, ...]:
    """The automas' boards; after those of the box the same ones as they play at the level Learning,
    where the file has it: files of before have not. Raises DataError."""
    schemes = {
        card_ids.index(entry.cell("id")): _scheme(entry) for entry in sheet.entries("scheme")
    }
    ids = tuple(card_ids[card] for card in schemes)
    steps = _steps(sheet)
    box = tuple(
        _automa(entry, schemes, ids, steps) for entry in in_order(sheet, "ai_board", "id", BOARDS)
    )
    if "learning" not in sheet.raw:
        return box
    learning = sheet.section("learning")
    turns = learning.table("turns_of_hundred")
    return box + tuple(replace(each, leaves_out=turns.number(each.id, 1, _CYCLE)) for each in box)


def _scheme(entry: Entry) -> Scheme:
    return Scheme(
        (entry.parsed("row_1", automa_row), entry.parsed("row_2", automa_row)),
        entry.number("move", 1, 10),
        entry.parsed("options", _options),
        entry.cell("deck") == "future",
    )


def _options(listed: Any) -> tuple[Program, ...]:
    """All but the last are primary actions; the last is always possible (VI-11.11)."""
    if not isinstance(listed, list) or not listed:
        raise CellError("data.not_list", value=written(listed))
    options = tuple(automa_option(option) for option in listed)
    for number, option in enumerate(listed, 1):
        if (option[0] in ACTS) == (number == len(listed)):
            raise CellError("viscounts.data.last_option")
    return options


def _steps(sheet: Sheet) -> list[tuple[int, int]]:
    """Icons and workers of the steps that the automa uses (VI-11.22)."""
    listed = [entry for entry in sheet.entries("worker_step", "icons") if entry.flag("ai_uses")]
    return [(entry.cell("icons"), entry.cell("workers")) for entry in listed]


def _automa(
    entry: Entry,
    schemes: Mapping[int, Scheme],
    ids: Sequence[str],
    steps: Sequence[tuple[int, int]],
) -> AutomaBoard:
    chart = _chart(entry)
    numbers = dict(zip(ids, schemes, strict=True))
    removed = entry.words("remove_schemes", ids)
    if len(set(removed)) < len(removed):
        raise entry.fail("remove_schemes", Text("viscounts.data.scheme_twice"))
    agrees(entry, "worker_icons", [icons for icons, _ in steps], "worker_step")
    agrees(entry, "worker_counts", [workers for _, workers in steps], "worker_step")
    return AutomaBoard(
        id=entry.cell("id"),
        name=entry.text("name"),
        focus=f"automa_{entry.word('focus', FOCUSES)}",
        chart=chart,
        wild=chart[0][0] == c.WILD,
        start=entry.parsed("start", automa_effects).automa,
        start_icons=(
            icon_counts(entry, "start_icons_space_2"),
            icon_counts(entry, "start_icons_space_3"),
        ),
        removed=tuple(numbers[name] for name in removed),
        slots=automa_slots(entry),
        worker_steps=tuple(steps),
        schemes=schemes,
        raw=entry.cells,
    )


def _chart(entry: Entry) -> tuple[tuple[int, int], ...]:
    """The three resources, or wild alone; the last row takes the rest (VI-11.14)."""
    rows = entry.tables("resource_chart")
    wished = [row.index("resource", c.GOODS) for row in rows]
    if wished != [c.WILD] and sorted(wished) != list(c.RESOURCES):
        raise entry.fail("resource_chart", Text("viscounts.data.chart"))
    last = len(rows) - 1
    limits = [row.number("below", 1, 99) for row in rows[:last]]
    limits.append(rows[last].number("below", NO_LIMIT, NO_LIMIT))
    return tuple(zip(wished, limits, strict=True))
