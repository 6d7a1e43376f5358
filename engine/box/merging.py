"""What two have said about one set since both knew the same of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from engine.box.corrections import Box, Correction
from engine.box.places import Place

Key = TypeVar("Key", bound=Hashable)


def merge_sets(known: Box | None, mine: Box, there: Box) -> Box:
    """Both sets in one, correction by correction."""
    before = _before(known)
    found = {}
    for place in either(mine.corrections, there.corrections):
        was, own, other = (
            each.get(place) for each in (before, mine.corrections, there.corrections)
        )
        said = other if own == was else own
        if said is not None:
            found[place] = said
    return replace(mine, corrections=found)


def said_twice(known: Box | None, mine: Box, there: Box) -> list[Place]:
    """The cells about which both have said something else since."""
    before = _before(known)
    return [
        place
        for place in either(mine.corrections, there.corrections, before)
        if mine.corrections.get(place) != there.corrections.get(place)
        and mine.corrections.get(place) != before.get(place)
        and there.corrections.get(place) != before.get(place)
    ]


def _before(known: Box | None) -> Mapping[Place, Correction]:
    return {} if known is None else known.corrections


def either(*several: Iterable[Key]) -> list[Key]:
    """What stands in any of them, each once, in their order."""
    return list(dict.fromkeys(each for one in several for each in one))
