"""The parts of the table of Viscounts as they are told: segment by segment, then the middle."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words
from scenes.games.regions import of_kinds, region, within
from scenes.table.view import Region, Say

_IN_A_SEGMENT = ("viscount", "pile", "book", "space", "spot", "link")


def regions(view: State, anchors: Sequence[str], say: Say) -> Sequence[Region]:
    """Clockwise around the ring, castle, corners and track, the own board."""
    ids = view.data.board.segment_ids
    found = [
        region(
            say(words.segment_name(view, position)),
            anchors,
            [within(ids[segment], kind) for kind in _IN_A_SEGMENT],
        )
        for position, segment in enumerate(view.order)
    ]
    return (
        *found,
        region(say("viscounts.regions.castle"), anchors, [of_kinds("castle")]),
        region(
            say("viscounts.regions.corners"),
            anchors,
            [of_kinds("viscount", "poverty", "prosperity", "leader"), of_kinds("bonus")],
        ),
        region(say("viscounts.regions.track"), anchors, [of_kinds("track")]),
        region(
            say("viscounts.regions.own"),
            anchors,
            [of_kinds("hand"), of_kinds("bay", "automa"), of_kinds("draw", "discard")],
            own=True,
        ),
        region(say("viscounts.regions.slots"), anchors, [of_kinds("slot")]),
    )
