"""The parts of the table of Caylus as they are told: along the road, then the castle."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.regions import of_kinds, region
from scenes.table.view import Region, Say


def regions(anchors: Sequence[str], say: Say) -> Sequence[Region]:
    """Road, castle with the bridge, prestige buildings, estates, the own cards."""
    return (
        region(say("caylus.regions.road"), anchors, [of_kinds("road", "provost")]),
        region(say("caylus.regions.castle"), anchors, [of_kinds("castle", "bridge")]),
        region(say("caylus.regions.prestige"), anchors, [of_kinds("prestige")]),
        region(say("caylus.regions.estates"), anchors, [of_kinds("estate")]),
        region(
            say("caylus.regions.own"),
            anchors,
            [of_kinds("hand"), of_kinds("draw", "discard", "workers")],
            own=True,
        ),
    )
