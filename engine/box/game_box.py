"""What a game says of its component file besides reading it: `BOX` of its module `telling.box`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.box.language import Notation
from engine.box.places import Place
from engine.cells import Sheet
from engine.games import part_of


@dataclass(frozen=True, slots=True)
class Shape:
    """One of the shapes that a table can have, an ability for example.

    `fixed`: cells by which it is known; `cells`: those that it has besides, with what they hold
    until the owner says otherwise; `optional`: cells that it may have.
    """

    key: str
    fixed: Mapping[str, Any]
    cells: Mapping[str, Any] = field(default_factory=dict)
    optional: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Switch:
    """A ruling that the component file always had as a figure: the cell, and what it holds for
    each reading, ours first."""

    id: str
    clause: str
    place: Place
    readings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Together:
    """Figures of these kinds belong together: those of one entry, or all of them."""

    kinds: frozenset[str]
    in_one_entry: bool = True


@dataclass(frozen=True, slots=True)
class GameBox:
    """What can be corrected in a game's component file, beyond what its reader tells.

    All keys are kinds of cells: "townsfolk.on_hire". `notations`: cells that hold effects, also
    lists of tables that are corrected as one. `shapes`: tables with several shapes. `hidden`:
    cells that say how the program plays, and names; of a table: with all its cells. `switches`:
    rulings that are figures besides the entries `ruling` of the file. `together`: figures that are
    checked one against the other.
    """

    read_sheet: Callable[[Mapping[str, Any]], Sheet]
    file: str
    notations: Mapping[str, Notation] = field(default_factory=dict)
    shapes: Mapping[str, Sequence[Shape]] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()
    switches: Sequence[Switch] = ()
    together: Sequence[Together] = ()


def box_of(key: str) -> GameBox | None:
    """What can be corrected in a game; None for one whose package says nothing of it.

    Raises UnknownGameError.
    """
    module = part_of(key, "telling", "box")
    found: GameBox | None = None if module is None else module.BOX
    return found
