"""What has changed under a box since its corrections were made, and how two boxes differ."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from engine.box.applying import Printed
from engine.box.corrections import Box, Correction
from engine.box.figures import RECONSTRUCTED
from engine.box.places import Place, source_at

CHANGED: Final = "changed"
"""The program has another figure now, and it is not mine."""
AGREED: Final = "agreed"
"""The program has my figure now."""
GONE: Final = "gone"
"""The program's file has no such cell any more."""


@dataclass(frozen=True, slots=True)
class Drift:
    """A program's figure that is another than when it was corrected. `was`, `now`: the program's,
    None where it has no such cell; `mine`: the box's. `kind`: CHANGED, AGREED or GONE."""

    correction: Correction
    kind: str
    now: Any

    @property
    def place(self) -> Place:
        """The cell."""
        return self.correction.place

    @property
    def was(self) -> Any:
        """The program's figure when it was corrected."""
        return self.correction.was

    @property
    def mine(self) -> Any:
        """The figure of the box."""
        return self.correction.value


def drift_of(box: Box, base: Printed) -> tuple[Drift, ...]:
    """What the owner has to decide before the box is whole again, in the order of the set."""
    found: list[Drift] = []
    for each in box.corrections.values():
        now = base.value(each.place)
        if base.way(each.place) is None:
            found.append(Drift(each, GONE, None))
        elif not _same(now, each.was):
            found.append(Drift(each, AGREED if _same(now, each.value) else CHANGED, now))
    return tuple(found)


def keep_mine(box: Box, *drifts: Drift) -> Box:
    """The box says the same of the program's new figures; what is gone stays gone."""
    kept = [replace(each.correction, was=each.now) for each in drifts if each.kind != GONE]
    gone = [each.place for each in drifts if each.kind == GONE]
    return box.with_corrections(*kept).without(*gone)


def take_theirs(box: Box, *drifts: Drift) -> Box:
    """The program's new figures hold; the box says nothing of them any more."""
    return box.without(*(each.place for each in drifts))


def as_of_today(box: Box, base: Printed) -> Box:
    """The box against the program's figures of today, whether the owner has decided or not: what
    is gone changes nothing, and a figure that was confirmed may differ by now. Games say by its
    fingerprint what they are played with."""
    known = (each for each in box.corrections.values() if base.way(each.place) is not None)
    today = [replace(each, was=base.value(each.place)) for each in known]
    return replace(box, corrections={each.place: each for each in today})


@dataclass(frozen=True, slots=True)
class Difference:
    """A cell that is not the same in two boxes; None in `one` or `other`: as the program has it,
    or no such cell."""

    place: Place
    program: Any
    one: Any
    other: Any


def compare(one: Box, other: Box) -> tuple[Difference, ...]:
    """The cells in which two boxes of a game differ, as they would be played."""
    places = dict.fromkeys((*one.corrections, *other.corrections))
    found = []
    for place in places:
        mine, theirs = one.corrections.get(place), other.corrections.get(place)
        said = mine or theirs
        was = said.was if said else None
        values = [was if each is None else each.value for each in (mine, theirs)]
        if not _same(*values):
            found.append(Difference(place, was, *values))
    return tuple(found)


def published_kept(box: Box, base: Printed) -> Box:
    """The box without its corrections to figures that a source shows: it says something only of
    what the program has reconstructed."""
    return box.without(
        *(
            place
            for place in box.corrections
            if (at := base.way(place)) is not None and source_at(base.raw, at) != RECONSTRUCTED
        )
    )


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)
