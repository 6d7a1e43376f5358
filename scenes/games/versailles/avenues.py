"""The ways of workers and of the King's coach along the avenues, in px of the window."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from engine.events import Event
from engine.games.versailles import places as at
from engine.games.versailles.state import State
from scenes.games.versailles.layout import BoardPlan, king_step
from scenes.table.motion.things import Course, Point

_BEHIND = 9.0
"""Units by which the coach drives behind the middle of the steps."""

_BEFORE = 13.0
"""Units before a location at which the trace of a move ends."""


def walk(plan: BoardPlan, stops: Sequence[str]) -> list[Point]:
    """The line from location to location, around those on the way: what stands there is read.
    KeyError where no avenue leads from one to the next."""
    points: list[Point] = []
    for start, end in pairwise(stops):
        road = [plan.at(point) for point in plan.layout.way(start, end)]
        if points:
            box = plan.rect(plan.layout.sites[start].box)
            points += _along_edge(box, points[-1], road[0])
        points += road
    return points


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
        return walk(plan, (start, end))
    for first, middle in avenues:
        if first == start and (middle, end) in avenues:
            return walk(plan, (start, middle, end))
    return []


def short_of(line: Sequence[Point], unit: float) -> list[Point]:
    """A walk that ends before the title of its goal, if there is avenue enough."""
    (ax, ay), (bx, by) = line[-2:]
    length = math.dist((ax, ay), (bx, by)) or 1.0
    share = 1 - min(_BEFORE * unit, length / 2) / length
    return [*line[:-1], (ax + (bx - ax) * share, ay + (by - ay) * share)]


def courses(event: Event, view: State, plan: BoardPlan) -> tuple[Course, ...]:
    """What does not go straight while an event is shown."""
    if event.kind == "move":
        sites, seat = event.values[1:], event.seat
        ends = at.pool(view, sites[0], seat), at.pool(view, sites[-1], seat)
        way = walk(plan, [view.data.sites[site].id for site in sites])
        return (Course(*ends, tuple(way)),)
    if event.kind == "king":
        start, end = (king_step(view, step) for step in event.values)
        raised = _BEHIND * plan.layout.unit
        way = [plan.at((x, y - raised)) for x, y in plan.layout.king_way(start, end)]
        return (Course(at.king(start), at.king(end), tuple(way[1:-1])),)
    return ()
