"""The plan of a tile from its four edges, on a grid of 100 x 100: room, walls, garden."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.versailles.tile_view import INTERIOR

SIDE = 100.0
Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""left, top, right, bottom."""

_STRIP = 15.0
"""Depth of garden beside a room."""
_BAND, _WING, _NICHE = 19.0, 57.0, 42.0
"""Garden beside a gallery; depth of the wings of a corner; depth of a room at one edge."""
_LONG = 25.0
_INWARDS = 0.55
"""How far from its corner to the middle of the tile things stand in two wings."""


@dataclass(frozen=True, slots=True)
class TilePlan:
    """`rooms`: rectangles that make up the interior. `walls`: lines between room and garden.

    `garden`: the largest free square of garden, None where there is only a strip.
    """

    edges: str
    rooms: tuple[Rect, ...]
    walls: tuple[tuple[Point, Point], ...]
    garden: Rect | None


def tile_plan(edges: str) -> TilePlan:
    """The plan of four edge letters from the north, clockwise."""
    inside = edges.count(INTERIOR)
    if inside == 4:
        return TilePlan(edges, ((0, 0, SIDE, SIDE),), (), None)
    if inside == 0:
        return TilePlan(edges, (), (), (0, 0, SIDE, SIDE))
    room, garden = _shape(edges, inside)
    outline = _outline(room)
    walls = tuple(
        line for line in zip(outline, (*outline[1:], outline[0]), strict=True) if _inner(*line)
    )
    return TilePlan(edges, room, walls, garden)


def _shape(edges: str, inside: int) -> tuple[tuple[Rect, ...], Rect | None]:
    """The rooms of one to three interior edges and the garden that is left."""
    turns = 0
    while not _upright(_back(edges, turns), inside):
        turns += 1
    rooms, garden = _UPRIGHT[inside, edges in ("PGPG", "GPGP")]
    return (
        tuple(_turn(room, turns) for room in rooms),
        _turn(garden, turns) if garden else None,
    )


def _back(edges: str, turns: int) -> str:
    return edges[turns:] + edges[:turns]


def _upright(edges: str, inside: int) -> bool:
    """Interior in the north first: the way in which `_UPRIGHT` lists them."""
    return edges in {1: ("PGGG",), 2: ("PPGG", "PGPG"), 3: ("PPGP",)}[inside]


_UPRIGHT: dict[tuple[int, bool], tuple[tuple[Rect, ...], Rect | None]] = {
    (1, False): (((_STRIP, 0, SIDE - _STRIP, _NICHE),), (20, _NICHE, 80, SIDE)),
    (2, False): (
        ((_STRIP, 0, SIDE, _WING), (SIDE - _WING, 0, SIDE, SIDE - _STRIP)),
        (0, _WING, SIDE - _WING, SIDE),
    ),
    (2, True): (((_BAND, 0, SIDE - _BAND, SIDE),), None),
    (3, False): (((0, 0, SIDE, SIDE - _LONG),), None),
}


def _turn(rect: Rect, quarters: int) -> Rect:
    """The rectangle after quarter turns clockwise about the middle of the tile."""
    left, top, right, bottom = rect
    for _ in range(quarters):
        left, top, right, bottom = SIDE - bottom, left, SIDE - top, right
    return left, top, right, bottom


def _outline(rooms: tuple[Rect, ...]) -> tuple[Point, ...]:
    """The corners of one rectangle, or of two that make an L, clockwise."""
    if len(rooms) == 1:
        left, top, right, bottom = rooms[0]
        return (left, top), (right, top), (right, bottom), (left, bottom)
    xs = sorted({value for room in rooms for value in (room[0], room[2])})
    ys = sorted({value for room in rooms for value in (room[1], room[3])})
    missing = next(
        (i, j)
        for i, x in enumerate((xs[0], xs[-1]))
        for j, y in enumerate((ys[0], ys[-1]))
        if not any(r[0] <= x <= r[2] and r[1] <= y <= r[3] for r in rooms)
    )
    x, y = xs[1], ys[1]
    corners = [(xs[0], ys[0]), (xs[-1], ys[0]), (xs[-1], ys[-1]), (xs[0], ys[-1])]
    gap = corners.index(((xs[0], xs[-1])[missing[0]], (ys[0], ys[-1])[missing[1]]))
    before, after = corners[gap - 1], corners[(gap + 1) % 4]
    notch = [_meet(before, corners[gap], (x, y)), (x, y), _meet(after, corners[gap], (x, y))]
    return (*corners[:gap], *notch, *corners[gap + 1 :])


def _meet(end: Point, corner: Point, inner: Point) -> Point:
    """Where the side from `end` to the missing corner stops at the inner corner's line."""
    return (inner[0], end[1]) if end[1] == corner[1] else (end[0], inner[1])


def _inner(start: Point, end: Point) -> bool:
    """True for a line that does not run along the border of the tile."""
    return not any(start[axis] == end[axis] and start[axis] in (0.0, SIDE) for axis in (0, 1))


def room_middle(plan: TilePlan) -> Point:
    """The middle of the interior, of the corner where two wings meet; else of the tile."""
    if len(plan.rooms) == 2:
        first, second = plan.rooms
        left, right = max(first[0], second[0]), min(first[2], second[2])
        top, bottom = max(first[1], second[1]), min(first[3], second[3])
        x, y = (left + right) / 2, (top + bottom) / 2
        return x + (SIDE / 2 - x) * _INWARDS, y + (SIDE / 2 - y) * _INWARDS
    return _middle(plan.rooms[0]) if plan.rooms else (SIDE / 2, SIDE / 2)


def garden_middle(plan: TilePlan) -> Point:
    """The middle of the garden where there is room for something; else of the interior."""
    return _middle(plan.garden) if plan.garden is not None else room_middle(plan)


def garden_room(plan: TilePlan) -> float:
    """How wide a thing may be that stands in the garden."""
    if plan.garden is None:
        return SIDE
    left, top, right, bottom = plan.garden
    return min(right - left, bottom - top) * 0.92


def _middle(rect: Rect) -> Point:
    return (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2
