"""Reads the nine building slots of a player board or of a board of the automa."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine.cells import Entry, Sheet
from engine.cells.effects import EffectError
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.checks import SLOTS, check_order, in_order
from engine.games.viscounts.reader.notation import (
    DualProgram,
    automa_effects,
    icon_gain,
    shared_effects,
    text_of,
)
from engine.games.viscounts.reader.tables import Slot

_NO_ICONS = (0,) * len(c.ICONS)
_NOTHING = DualProgram((), ())
_FLAGS = ("move_plus_one", "dismiss_cost_one", "hand_limit:+1")
"""What people's slots say without effects; the rules know no other hand limit."""
_PERSON = ("on_hire", "collision_if_no_criminal")
_AUTOMA = ("once", "collision_if_no_criminal", "on_flip", "on_future_scheme", "on_shuffle")
_MARKERS = frozenset({"virtue", "corruption"})


def person_slots(sheet: Sheet) -> tuple[Slot, ...]:
    """The slots of people's boards (VI-8.3.5)."""
    entries = in_order(sheet, "slot", "pos", SLOTS)
    slots = _slots(entries, _person_slot)
    texts = [entry.cell("reveals") for entry in entries]
    for entry, text in zip(entries, texts, strict=True):
        if text in _FLAGS and texts.count(text) > 1:
            raise entry.fail("reveals", Text("data.twice", {"value": written(text)}))
    return slots


def automa_slots(board: Entry) -> tuple[Slot, ...]:
    """The slots of a board of the automa (VI-11.25)."""
    entries = board.tables("slots")
    check_order(entries, "pos", SLOTS)
    if len(entries) != len(SLOTS):
        counts = {"found": len(entries), "wanted": len(SLOTS)}
        raise board.fail("slots", Text("data.count", counts))
    return _slots(entries, _automa_slot)


def _slots(entries: Sequence[Entry], read: Callable[[Any], Slot]) -> tuple[Slot, ...]:
    """Three neighbours for each type of building: so the boards are drawn."""
    slots: list[Slot] = []
    for entry in entries:
        building = entry.index("type", c.BUILDINGS)
        slot = entry.parsed("reveals", read)
        if len(slots) % 3 and slots[-1].building != building:
            raise entry.fail("type", Text("viscounts.data.three_of_type"))
        if not len(slots) % 3 and building in [other.building for other in slots]:
            raise entry.fail(
                "type", Text("viscounts.data.already_three", {"building": c.BUILDINGS[building]})
            )
        slots.append(replace(slot, building=building))
    return tuple(slots)


def _person_slot(value: Any) -> Slot:
    text = text_of(value)
    word, _, rest = text.partition(":")
    if text in _FLAGS:
        return Slot(0, word, _NO_ICONS, _NOTHING)
    if word in _PERSON:
        return Slot(0, word, _NO_ICONS, shared_effects([rest]))
    if word == "icon":
        return Slot(0, word, icon_gain(text), _NOTHING)
    raise _unknown(text, ("icon:noble:1", *_FLAGS, *_PERSON))


def _automa_slot(value: Any) -> Slot:
    text = text_of(value)
    word, _, rest = text.partition(":")
    if word == "icon":
        return Slot(0, word, icon_gain(text), _NOTHING)
    if word not in _AUTOMA:
        raise _unknown(text, ("icon:noble:1", *_AUTOMA))
    program = automa_effects([rest])
    if word == "on_shuffle" and any(op not in _MARKERS for op, _ in program.automa):
        raise EffectError("viscounts.data.shuffle", value=written(text))
    return Slot(0, word, _NO_ICONS, program)


def _unknown(text: str, known: Sequence[str]) -> CellError:
    return CellError("data.not_one_of", value=written(text), known=tuple(known))
