"""A box as its owner says it is: what differs from the program's component file, and nothing else.

A `Box` is a named set of corrections for one game. A correction keeps the program's figure of the
day it was made: when that changes, the owner decides anew. A correction to the very figure that
the program has says that somebody has looked: it confirms a reconstructed figure.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.box.places import Place

SOURCE: Final = "box"
"""The source of a figure that was read off a real box."""
MOST_CORRECTIONS: Final = 2000


@dataclass(frozen=True, slots=True)
class Correction:
    """What the owner says about one cell. `value`, `was`: as in a component file; None where the
    cell does not exist. `was` is the program's. `when`: a day, "2026-11-23"."""

    entry: str
    column: str
    value: Any
    was: Any
    who: str = ""
    when: str = ""
    note: str = ""

    @property
    def place(self) -> Place:
        """The cell that it is about."""
        return Place(self.entry, self.column)

    @property
    def confirms(self) -> bool:
        """True when the program's figure is the right one."""
        return type(self.value) is type(self.was) and bool(self.value == self.was)


@dataclass(frozen=True, slots=True)
class Box:
    """A named set of corrections; at most one for each cell."""

    game: str
    name: str
    corrections: Mapping[Place, Correction]

    @property
    def fingerprint(self) -> str:
        """Tells what the set changes, not how it is called or by whom it was made; empty when it
        changes nothing. Two sets with the same changes have the same."""
        changes = sorted(
            [each.entry, each.column, json.dumps(each.value, sort_keys=True)]
            for each in self.corrections.values()
            if not each.confirms
        )
        if not changes:
            return ""
        text = json.dumps([self.game, changes], ensure_ascii=False)
        return hashlib.blake2b(text.encode("utf-8"), digest_size=8).hexdigest()

    def with_corrections(self, *corrections: Correction) -> Box:
        """The set with these, too; an earlier one for the same cell gives way."""
        more = {each.place: each for each in corrections}
        return replace(self, corrections={**self.corrections, **more})

    def without(self, *places: Place) -> Box:
        """The set without what it says about these cells."""
        left = {place: each for place, each in self.corrections.items() if place not in places}
        return replace(self, corrections=left)


def empty_box(game: str, name: str = "") -> Box:
    """A set that says nothing yet."""
    return Box(game, name, {})
