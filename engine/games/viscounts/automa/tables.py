"""Reads the automa's boards and scheme cards from the component file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.effects import Program
from engine.games.viscounts import constants as c
from engine.games.viscounts.notation import dual_program, group_of, number_of, whole_number
from engine.games.viscounts.tables import Slot, icon_counts, read_slots
from engine.reading import reading


@dataclass(frozen=True, slots=True)
class Scheme:
    """One scheme card: what it does from top to bottom (VI-11.11)."""

    rows: tuple[Program, Program]
    move: int
    options: tuple[Program, ...]


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


def read_automas(raw: Mapping[str, Any], card_ids: Sequence[str]) -> tuple[AutomaBoard, ...]:
    """The automas' boards. Raises DataError."""
    schemes = {card_ids.index(entry["id"]): _scheme(entry) for entry in group_of(raw, "scheme")}
    boards = []
    for entry in group_of(raw, "ai_board"):
        with reading("cards.toml", f"ai_board {entry.get('id')}", "board"):
            boards.append(_automa(entry, schemes, card_ids))
    return tuple(boards)


def _scheme(entry: Mapping[str, Any]) -> Scheme:
    with reading("cards.toml", entry["id"], "rows"):
        return Scheme(
            (dual_program(entry["row_1"]).automa, dual_program(entry["row_2"]).automa),
            whole_number(entry["move"], 1, 10),
            tuple(dual_program(option).automa for option in entry["options"]),
        )


FOCUSES = ("act_build", "act_workers", "act_transcribe", "act_flip")


def _automa(
    entry: Mapping[str, Any], schemes: Mapping[int, Scheme], card_ids: Sequence[str]
) -> AutomaBoard:
    chart = tuple((number_of(e["resource"], c.GOODS), e["below"]) for e in entry["resource_chart"])
    return AutomaBoard(
        id=entry["id"],
        name=entry["name"],
        focus=f"automa_{FOCUSES[number_of(entry['focus'], FOCUSES)]}",
        chart=chart,
        wild=chart[0][0] == c.WILD,
        start=dual_program(entry["start"]).automa,
        start_icons=(
            icon_counts(entry["start_icons_space_2"]),
            icon_counts(entry["start_icons_space_3"]),
        ),
        removed=tuple(number_of(card, card_ids) for card in entry["remove_schemes"]),
        slots=read_slots(entry["slots"], f"ai_board {entry['id']} slot"),
        worker_steps=tuple(zip(entry["worker_icons"], entry["worker_counts"], strict=True)),
        schemes=schemes,
        raw=entry,
    )
