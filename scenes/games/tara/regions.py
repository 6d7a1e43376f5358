"""The parts of the table of Tara as they are told: province by province with who stands where,
then what the provinces pay, then the raths."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tara.state import State
from scenes.games.regions import of_kinds, region, within
from scenes.table.view import Region, Say


def regions(view: State, anchors: Sequence[str], say: Say) -> Sequence[Region]:
    """A province with its king and its positions, and so on; then what each seat has."""
    names = [anchor.partition(":")[2] for anchor in anchors if anchor.startswith("province:")]
    found = []
    for name in names:
        title = say(f"tara.province.{name}")
        ruled = [within(name, "province"), within(name, "hollow")]
        found.append(region(title, anchors, ruled, brief=True))
    return (
        *found,
        region(say("tara.regions.provinces"), anchors, [of_kinds("province")]),
        region(say("tara.regions.raths"), anchors, [of_kinds("rath")]),
        region(say("tara.regions.tablets"), anchors, [of_kinds("draw", "discard")]),
        region(say("tara.regions.own"), anchors, [of_kinds("hand")], own=True),
    )
