"""The ways of workers and of the King's coach along the avenues, in px of the window."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pygame

from engine.events import Event
from engine.games.versailles import places as at
from engine.games.versailles.state import State
from scenes.games.versailles.layout import BoardPlan, king_step
from scenes.table.motion.things import Course, Point
from sprites.common.curves import curve, rounded, towards

YARD = "construction_yard"
_BEHIND = 9.0
"""Units by which the coach drives behind the middle of the steps."""

_BEFORE = 13.0
"""Units before a location at which the trace of a move ends."""

_WITHIN = 9.0
"""Units by which a walk around prices keeps within the upper and the lower edge of a location."""
_HANDLE, _LEAST_HANDLE, _BEND_STEPS = 0.4, 24.0, 16
"""How far a bend through a location goes straight on, in lengths of it and at least in px; its
points."""

_CORNER = 12.0
"""Units of a round corner."""


def walk(plan: BoardPlan, stops: Sequence[str]) -> list[Point]:
    """The line from location to location: in a soft bend through those on the way, or around one
    whose prices it would run over. KeyError where no avenue leads from one to the next."""
    points: list[Point] = []
    for start, end in pairwise(stops):
        road = [plan.at(point) for point in plan.layout.way(start, end)]
        if points:
            points[-1:] = _passing(plan, start, points, road)
        points += road[1:] if points else road
    return points


def _passing(plan: BoardPlan, site: str, came: list[Point], goes: list[Point]) -> list[Point]:
    """How a walk leads by a location on its way: from the last point before it to the first after
    it."""
    bend = _bend(came[-2], came[-1], goes[0], goes[1])
    if not any(box.clipline(*pair) for box in prices(plan) for pair in pairwise(bend)):
        return bend
    box = plan.rect(plan.layout.sites[site].box)
    box = box.inflate(0, -2 * round(_WITHIN * plan.layout.unit))  # a title may lie close below
    edge = _along_edge(box, came[-1], goes[0])
    enters, leaves = _nearest(box, came[-1]), _nearest(box, goes[0])
    whole = [came[-2], came[-1], enters, *edge, leaves, goes[0], goes[1]]
    whole = [here for here, before in zip(whole, [None, *whole], strict=False) if here != before]
    return rounded(whole, _CORNER * plan.layout.unit)[1:-1]


def _nearest(box: pygame.Rect, spot: Point) -> Point:
    """The place in a box that is nearest to a spot."""
    return min(max(spot[0], box.left), box.right), min(max(spot[1], box.top), box.bottom)


def prices(plan: BoardPlan) -> list[pygame.Rect]:
    """What is printed in locations to be read, in px."""
    layout = plan.layout
    lines = [site.chips for site in layout.sites.values() if site.chips.width]
    boxes = [*lines, *layout.workshop, *layout.tags, *layout.display]
    return [plan.rect(box) for box in boxes]


def _sheet(plan: BoardPlan) -> pygame.Rect:
    """The plan of the palace, in px."""
    squares = plan.layout.squares
    return plan.rect(squares[0].unionall(list(squares[1:])))


def _bend(before: Point, start: Point, end: Point, after: Point) -> list[Point]:
    """From the end of an avenue to the beginning of the next on a curve that goes on as the one
    led in and turns into the other."""
    reach = max(_HANDLE * math.dist(start, end), _LEAST_HANDLE)
    one, two = towards(start, before, -reach), towards(end, after, -reach)
    return curve((start, one, two, end), _BEND_STEPS + 1)


def around(plan: BoardPlan, stops: Sequence[str]) -> list[Point]:
    """The same line, but along the frames of those on the way, whose prices are read, with round
    corners; rather the longer way than through a title."""
    points: list[Point] = []
    for start, end in pairwise(stops):
        road = [plan.at(point) for point in plan.layout.way(start, end)]
        if points:
            points += _off_titles(plan, start, points[-1], road[0])
        points += road
    return rounded(points, _CORNER * plan.layout.unit)


def _off_titles(plan: BoardPlan, site: str, start: Point, end: Point) -> list[Point]:
    """The way along the frame of a location that runs least through titles, the shorter one where
    both do alike: where an avenue comes in beside a title, both touch it."""
    sites = plan.layout.sites
    box, titles = plan.rect(sites[site].box), [plan.rect(each.ribbon) for each in sites.values()]
    shorter = _along_edge(box, start, end)
    ways = (shorter, _other_way(box, shorter, start, end))
    return min(ways, key=lambda way: _px_through(titles, [start, *way, end]))


def _px_through(titles: Sequence[pygame.Rect], line: Sequence[Point]) -> int:
    """px of a line that run through titles."""
    parts = (title.clipline(*pair) for title in titles for pair in pairwise(line))
    return round(sum(math.dist(*part) for part in parts if part))


def _other_way(box: pygame.Rect, way: Sequence[Point], start: Point, end: Point) -> list[Point]:
    """The corners that a way along the edges leaves out, from its start to its end."""
    corners: list[Point] = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    first, whole = _round(box, start), 2 * (box.width + box.height)
    forward = (_round(box, end) - first) % whole
    left = [corner for corner in corners if corner not in way]
    return sorted(
        left,
        key=lambda corner: (_round(box, corner) - first) % whole,
        reverse=forward <= whole / 2,
    )


def _along_edge(box: pygame.Rect, start: Point, end: Point) -> list[Point]:
    """The corners of a box between two places on its edges, the shorter way."""
    corners: list[Point] = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    first, last = _round(box, start), _round(box, end)
    whole = 2 * (box.width + box.height)
    forward = (last - first) % whole
    passed = [((_round(box, corner) - first) % whole, corner) for corner in corners]
    if forward <= whole / 2:
        return [corner for far, corner in sorted(passed) if 0 < far < forward]
    return [corner for far, corner in sorted(passed, reverse=True) if forward < far < whole]


def _round(box: pygame.Rect, spot: Point) -> float:
    """How far around the edges of a box, clockwise from its upper left corner, a place near them
    lies."""
    x = min(max(spot[0], box.left), box.right) - box.left
    y = min(max(spot[1], box.top), box.bottom) - box.top
    gaps = (y, box.width - x, box.height - y, x)
    along = (
        x,
        box.width + y,
        box.width + box.height + box.width - x,
        2 * box.width + box.height + box.height - y,
    )
    side = min(range(4), key=lambda number: gaps[number])
    return along[side]


def between(plan: BoardPlan, start: str, end: str) -> list[Point]:
    """The shortest walk from a location to another; empty where the arrows lead nowhere near."""
    avenues = plan.layout.avenues
    if (start, end) in avenues:
        return around(plan, (start, end))
    for first, middle in avenues:
        if first == start and (middle, end) in avenues:
            return around(plan, (start, middle, end))
    return []


def short_of(line: Sequence[Point], unit: float) -> list[Point]:
    """A walk that ends before the title of its goal, if there is avenue enough."""
    (ax, ay), (bx, by) = line[-2:]
    length = math.dist((ax, ay), (bx, by)) or 1.0
    share = 1 - min(_BEFORE * unit, length / 2) / length
    return [*line[:-1], (ax + (bx - ax) * share, ay + (by - ay) * share)]


def beside_sheet(plan: BoardPlan, start: Point, way: Sequence[Point], end: Point) -> list[Point]:
    """The way between two places; whoever stands in the yard leaves it and comes to it along its
    frame, and does not run over the plan of the palace."""
    sheet = _sheet(plan)
    yard = plan.rect(plan.layout.sites[YARD].box)
    points = [start, *way, end]
    if way and yard.collidepoint(start) and sheet.clipline(start, way[0]):
        points[1:1] = _along_edge(yard, start, way[0])
    if way and yard.collidepoint(end) and sheet.clipline(way[-1], end):
        points[-1:-1] = _along_edge(yard, way[-1], end)
    if len(points) == len(way) + 2:
        return list(way)
    return rounded(points, _CORNER * plan.layout.unit)[1:-1]


def carried(plan: BoardPlan, start: Point, end: Point) -> list[Point]:
    """How a marker is taken from a location to another: along the avenues, whichever way their
    arrows point."""
    stops = _shortest(plan, _site_at(plan, start), _site_at(plan, end))
    points: list[Point] = []
    for first, last in pairwise(stops):
        road = [plan.at(point) for point in _road(plan, first, last)]
        if points:
            box = plan.rect(plan.layout.sites[first].box)
            points += _along_edge(box, points[-1], road[0])
        points += road
    return beside_sheet(plan, start, points, end)


def _road(plan: BoardPlan, start: str, end: str) -> list[Point]:
    avenues = plan.layout.avenues
    if (start, end) in avenues:
        return list(avenues[start, end])
    return list(reversed(avenues[end, start]))


def _site_at(plan: BoardPlan, spot: Point) -> str:
    """The location in which something stands; empty beside all of them."""
    sites = plan.layout.sites
    return next((name for name in sites if plan.rect(sites[name].box).collidepoint(spot)), "")


def _shortest(plan: BoardPlan, start: str, end: str) -> list[str]:
    """The locations from one to another over the fewest avenues; empty where none lead there."""
    came: dict[str, str] = {start: ""}
    waiting = deque([start])
    while waiting and end not in came:
        here = waiting.popleft()
        for pair in plan.layout.avenues:
            there = pair[1] if pair[0] == here else pair[0]
            if here in pair and there not in came:
                came[there] = here
                waiting.append(there)
    stops = [end] if end in came else []
    while stops and came[stops[0]]:
        stops.insert(0, came[stops[0]])
    return stops


def courses(event: Event, view: State, plan: BoardPlan) -> tuple[Course, ...]:
    """What does not go straight while an event is shown."""
    marker = Course("", "", (), f"marker:{event.seat}", partial(carried, plan), after=True)
    return *_led(event, view, plan), marker


def _led(event: Event, view: State, plan: BoardPlan) -> tuple[Course, ...]:
    """What the event itself says about the way."""
    if event.kind == "move":
        sites, seat = event.values[1:], event.seat
        ends = at.pool(view, sites[0], seat), at.pool(view, sites[-1], seat)
        names = [view.data.sites[site].id for site in sites]
        stands = [plan.rect(plan.layout.sites[name].pools[seat]) for name in (names[0], names[-1])]
        way = beside_sheet(plan, stands[0].center, walk(plan, names), stands[1].center)
        return (Course(*ends, tuple(way)),)
    if event.kind == "king":
        start, end = (king_step(view, step) for step in event.values)
        raised = _BEHIND * plan.layout.unit
        way = [plan.at((x, y - raised)) for x, y in plan.layout.king_way(start, end)]
        return (Course(at.king(start), at.king(end), tuple(way[1:-1])),)
    return ()
