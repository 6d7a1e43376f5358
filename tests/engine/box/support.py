"""Boxes for tests."""

from __future__ import annotations

from typing import Any

from engine.box.applying import Printed, shipped
from engine.box.corrections import Box, Correction
from engine.box.editing import Editing
from engine.box.places import Place

DAY = "2026-11-23"


def box_with(game: str, name: str = "My copy", **cells: Any) -> Box:
    """A box in which cells, written "entry|column", have other values; `was` is the program's."""
    return corrected(shipped(game), name, {place(key): value for key, value in cells.items()})


def place(key: str) -> Place:
    """ "townsfolk tf_mason|cost"."""
    return Place(*key.split("|"))


def corrected(base: Printed, name: str, values: dict[Place, Any]) -> Box:
    """A box that says so of these cells, whether the rules can play it or not."""
    said = [
        Correction(*each, value, base.value(each), "Anna", DAY) for each, value in values.items()
    ]
    return Box(base.game.file.partition("/")[0], name, {each.place: each for each in said})


def editing(game: str, box: Box | None = None) -> Editing:
    """A box in the hands of Anna."""
    empty = Box(game, "My copy", {})
    return Editing(shipped(game), box or empty, who="Anna", today=lambda: DAY)
