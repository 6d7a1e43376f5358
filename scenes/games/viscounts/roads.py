"""Ways along the roads of the ring, as the arrows lead: of viscounts and of their traces."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event
from engine.games.viscounts.state import State
from scenes.games.viscounts.layout import KINDS, RingPlan, segment_letters
from scenes.table.view import Course, Point
from sprites.viscounts import geometry as ring

_SPACE = "space:"


def space_of(view: State, anchor: str) -> ring.Space:
    """The segment and the kind of a space by its anchor."""
    _, letter, kind = anchor.split(":")
    return segment_letters(view).index(letter), KINDS["LRI".index(kind)]


def walked(view: State, plan: RingPlan, start: ring.Space, path: Sequence[str]) -> list[Point]:
    """The points of a walk from space to space, px of the window."""
    points: list[Point] = []
    before = start
    for anchor in path:
        after = space_of(view, anchor)
        points += [plan.at(point) for point in ring.travel_path(before, after)]
        before = after
    return points


def trodden(view: State, plan: RingPlan, start: str, end: str) -> Sequence[Point]:
    """The road between two spaces, one step apart; none between other places."""
    if not (start.startswith(_SPACE) and end.startswith(_SPACE)):
        return ()
    here, there = space_of(view, start), space_of(view, end)
    return walked(view, plan, here, (end,)) if (here, there) in ring.edges() else ()


def courses(event: Event, view: State, plan: RingPlan) -> tuple[Course, ...]:
    """A viscount keeps to the road from one space to the next."""
    if event.kind != "walk":
        return ()
    (here, there), own = event.values[:2], f"viscount:{event.seat}"
    ends = (here // 3, KINDS[here % 3]), (there // 3, KINDS[there % 3])
    way = ring.travel_path(*ends)[1:-1]
    return (Course(own, own, tuple(plan.at(point) for point in way)),)
