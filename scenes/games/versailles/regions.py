"""The parts of the table of Versailles as they are told: locations, palace, what is to be had."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.versailles.state import State
from scenes.games.regions import of_kinds, region
from scenes.table.view import Region, Say


def regions(view: State, anchors: Sequence[str], say: Say) -> Sequence[Region]:
    """Locations with their workers, the King, tiles, palace, decorations, technologies."""
    king = [anchor for anchor in anchors if anchor == f"king:{view.king}"]
    return (
        region(say("versailles.regions.sites"), anchors, [of_kinds("site")]),
        Region(say("versailles.regions.king"), tuple(king)),
        region(say("versailles.regions.display"), anchors, [of_kinds("display", "pile")]),
        region(say("versailles.regions.palace"), anchors, [of_kinds("square")], brief=True),
        region(say("versailles.regions.workshop"), anchors, [of_kinds("workshop")]),
        region(say("versailles.regions.techs"), anchors, [of_kinds("tech")]),
        region(say("versailles.regions.newcomers"), anchors, [of_kinds("newcomer")], brief=True),
        region(
            say("versailles.regions.own"),
            anchors,
            [of_kinds("hand", "tile"), lambda parts: parts == ["stock"]],
            own=True,
        ),
    )
