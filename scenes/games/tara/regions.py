"""The parts of the table of Tara as they are told: province by province, then the raths."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tara.state import State
from scenes.games.regions import of_kinds, region, within
from scenes.table.view import Region, Say


def regions(view: State, anchors: Sequence[str], say: Say) -> Sequence[Region]:
    """A province with what is ruled there, its positions, and so on; then what each seat has."""
    names = [anchor.partition(":")[2] for anchor in anchors if anchor.startswith("province:")]
    found = []
    for name in names:
        title = say(f"tara.province.{name}")
        found.append(region(title, anchors, [within(name, "province")]))
        found.append(region(title, anchors, [within(name, "hollow")], brief=True))
    return (
        *found,
        region(say("tara.regions.raths"), anchors, [of_kinds("rath")]),
        region(say("tara.regions.tablets"), anchors, [of_kinds("draw", "discard")]),
        region(say("tara.regions.own"), anchors, [of_kinds("hand")], own=True),
    )
