"""Where everything of the Viscounts board lies.

Pure mathematics, no drawing. All lengths are ring units: the board is a disc of radius 338 around
(0, 0), y grows downwards, angles are degrees clockwise from the top. Segments lie at ring
positions 0 to 4, clockwise, position 0 at the top. The castle has its own page,
`geometry_castle`.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Literal, NamedTuple

Point = tuple[float, float]
SpaceKind = Literal["L", "R", "I"]
Side = Literal["low", "high"]
Space = tuple[int, SpaceKind]

POSITIONS = 5
SEGMENT_DEGREES = 72.0
HALF_SEGMENT = 36.0

OUTER_RADIUS = 338.0
FRAME_INNER_RADIUS = 320.0
LETTERING_RADIUS = 328.6
LAND_INNER_RADIUS = 131.0
OUTER_ROAD_RADIUS = 258.0
INNER_ROAD_RADIUS = 146.0
ROAD_HALF_WIDTH = 8.2
PLOT_RADIUS = 297.0
LINK_RADIUS = 303.5
RIVER_SPRING_RADIUS = 176.0

# The square box that holds the board and its thickness; 668 px at scale 1.
RING_BOX = 692.0
RING_BOX_PIXELS = 668.0
BOARD_THICKNESS = 4.0

PLOT_SIZE = 36.0
DISC_SIZE = 36.0
MEDALLION_SIZE = 26.0
CARD_SIZE = (57.0, 80.0)
PILE_HEIGHT = 4.0
BOOK_SIZE = (58.0, 50.0)
SIGN_SIZE = (46.0, 22.0)
COUNT_PILL_SIZE = (26.0, 17.0)

OUTER_SPACE_ANGLE = 18.0

_SPOT_ANGLES: dict[Side, tuple[float, ...]] = {
    "low": (-27.0, -9.0, 9.0, 27.0),
    "high": (-28.6, -14.3, 0.0, 14.3, 28.6),
}

# Cards, books and signs stay upright, so each ring position has its own best place for them, as
# (radius, angle from the middle of the segment): found by a search for the least overlap with
# roads, seams, discs and plots.
_PILE = ((197.0, -23.0), (199.0, -22.5), (194.0, -19.5), (197.5, -26.0), (203.0, -20.0))
_BOOK = ((202.0, 24.5), (202.0, 23.5), (192.5, 22.5), (199.5, 25.5), (203.0, 24.0))
_SIGN_LEFT = ((236.0, -6.2), (223.0, -2.0), (225.5, -2.3), (226.0, -5.0), (218.5, -4.0))
_SIGN_RIGHT = ((236.0, 6.2), (222.5, 6.0), (233.0, 6.5), (222.0, 6.0), (222.5, 4.0))

# Where a space lies to the right of the card's foot, the count of the pile hangs at its left.
_COUNT_AT_LEFT = (2,)

# The branch road from the inner to an outer space, as (radius, angle on the right-hand side).
_BRANCH = ((146.0, 0.0), (168.0, 6.4), (200.0, 11.4), (240.0, 15.9), (258.0, 18.0))

# Feet of viscounts that share a space, relative to the middle of its disc, back to front.
_STANDS: tuple[tuple[Point, ...], ...] = (
    ((0.0, 9.0),),
    ((-10.0, 7.0), (10.0, 10.0)),
    ((0.0, 1.0), (-13.0, 9.0), (13.0, 11.0)),
    ((0.0, -3.0), (-15.0, 5.0), (15.0, 6.0), (0.0, 14.0)),
)


_BACK = 7.0
"""By which viscounts stand back from the gate in the north, where workers stand before them."""


class Box(NamedTuple):
    """An upright rectangle around its middle, in ring units."""

    x: float
    y: float
    width: float
    height: float

    def overlap(self, other: Box) -> Point:
        """Return how far the boxes reach into each other across and down; (0, 0) if apart."""
        across = (self.width + other.width) / 2 - abs(self.x - other.x)
        down = (self.height + other.height) / 2 - abs(self.y - other.y)
        return (across, down) if across > 0 and down > 0 else (0.0, 0.0)


def pixels_per_unit(scale: float) -> float:
    """Return the size of one ring unit in pixels; the ring box measures 668 px at scale 1."""
    return scale * RING_BOX_PIXELS / RING_BOX


def polar(radius: float, degrees: float) -> Point:
    """Return the point at a radius and an angle clockwise from the top."""
    turn = math.radians(degrees - 90)
    return radius * math.cos(turn), radius * math.sin(turn)


def to_polar(x: float, y: float) -> tuple[float, float]:
    """Return (radius, degrees clockwise from the top, 0 to 360) of a point."""
    return math.hypot(x, y), (math.degrees(math.atan2(y, x)) + 90) % 360


def angle_in_segment(position: int, degrees: float) -> float:
    """Return an angle relative to the middle of a segment, -180 to 180."""
    return (degrees - segment_angle(position) + 180) % 360 - 180


def segment_angle(position: int) -> float:
    """Return the angle of the middle line of the segment at a ring position."""
    return SEGMENT_DEGREES * position


def space(position: int, kind: SpaceKind) -> Point:
    """Return the middle of a space: "L" and "R" on the outer road, "I" on the inner one."""
    middle = segment_angle(position)
    if kind == "I":
        return polar(INNER_ROAD_RADIUS, middle)
    turn = -OUTER_SPACE_ANGLE if kind == "L" else OUTER_SPACE_ANGLE
    return polar(OUTER_ROAD_RADIUS, middle + turn)


def spot_count(side: Side) -> int:
    """Return the number of building spots of one segment: 4 on the low side, 5 on the high one."""
    return len(_SPOT_ANGLES[side])


def spot_angle(side: Side, index: int) -> float:
    """Return the angle of spot `index` (1 = first clockwise) from the middle of its segment."""
    return _SPOT_ANGLES[side][index - 1]


def spot(side: Side, position: int, index: int) -> Point:
    """Return the middle of building spot `index` (1 = first clockwise)."""
    return polar(PLOT_RADIUS, segment_angle(position) + spot_angle(side, index))


def link_angles(side: Side, position: int, a: int, b: int) -> tuple[float, float]:
    """Return the board angles of both ends of a link; b = 0 is spot 1 of the next segment."""
    middle = segment_angle(position)
    end = SEGMENT_DEGREES + spot_angle(side, 1) if b == 0 else spot_angle(side, b)
    return middle + spot_angle(side, a), middle + end


def link(side: Side, position: int, a: int, b: int) -> Point:
    """Return the middle of the medallion of a link; b = 0 is spot 1 of the next segment."""
    start, end = link_angles(side, position, a, b)
    return polar(LINK_RADIUS, (start + end) / 2)


def river_angle(side: Side, left_bank: int) -> float:
    """Return where the river meets the rim, from the middle of the segment.

    `left_bank` is the number of spots on bank L.
    """
    return (spot_angle(side, left_bank) + spot_angle(side, left_bank + 1)) / 2


def _place(table: tuple[Point, ...], position: int) -> Point:
    radius, turn = table[position]
    return polar(radius, segment_angle(position) + turn)


def townsfolk_pile(position: int) -> Point:
    """Return the middle of the top card of the townsfolk pile."""
    return _place(_PILE, position)


def townsfolk_count(position: int) -> Point:
    """Return the middle of the pile's count pill, on the foot of the card or hanging from it."""
    x, y = townsfolk_pile(position)
    away, foot = CARD_SIZE[0] / 2 - 15, y + CARD_SIZE[1] / 2
    return (x - away, foot + 4) if position in _COUNT_AT_LEFT else (x + away, foot - 4)


def manuscript_book(position: int) -> Point:
    """Return the middle of the open manuscript."""
    return _place(_BOOK, position)


def exchange_sign(position: int, kind: SpaceKind) -> Point:
    """Return the middle of the exchange sign of an outer space.

    Raises ValueError for the inner space, which has none.
    """
    if kind == "I":
        raise ValueError("The inner space has no exchange sign.")
    return _place(_SIGN_LEFT if kind == "L" else _SIGN_RIGHT, position)


def stand_points(position: int, kind: SpaceKind, count: int) -> tuple[Point, ...]:
    """Return where the feet of `count` viscounts stand on one space, back to front.

    Raises ValueError when count is not 1 to 4.
    """
    if not 1 <= count <= len(_STANDS):
        raise ValueError(f"One space holds 1 to {len(_STANDS)} viscounts, not {count}.")
    x, y = space(position, kind)
    if kind == "I":
        y -= _BACK * max(0.0, -y) / INNER_ROAD_RADIUS
    return tuple((x + dx, y + dy) for dx, dy in _STANDS[count - 1])


def branch_angle(radius: float) -> float:
    """Return the angle of the right branch road at a radius (the left one mirrors it)."""
    for (inner, start), (outer, end) in pairwise(_BRANCH):
        if radius <= outer:
            share = max(0.0, (radius - inner) / (outer - inner))
            return start + (end - start) * share
    return OUTER_SPACE_ANGLE


def branch_points(position: int, kind: SpaceKind) -> tuple[Point, ...]:
    """Return the middle line of a branch road, from the inner to the outer space."""
    turn = -1 if kind == "L" else 1
    middle = segment_angle(position)
    return tuple(polar(radius, middle + turn * angle) for radius, angle in _BRANCH)


def edges() -> tuple[tuple[Space, Space], ...]:
    """Return every allowed step between two spaces, segment by segment."""
    steps: list[tuple[Space, Space]] = []
    for here in range(POSITIONS):
        following = (here + 1) % POSITIONS
        steps += [((here, "L"), (here, "R")), ((here, "L"), (here, "I"))]
        steps += [((here, "I"), (here, "R")), ((here, "R"), (following, "L"))]
        steps.append(((here, "I"), (following, "I")))
    return tuple(steps)


def travel_path(start: Space, end: Space) -> tuple[Point, ...]:
    """Return the way along the road from one space to an adjacent one, both ends included.

    Raises ValueError when no arrow leads from start to end.
    """
    if (start, end) not in edges():
        raise ValueError(f"No road leads from {start} to {end}.")
    (here, kind), (_, goal) = start, end
    if "I" in (kind, goal) and kind != goal:
        points = smooth_points(branch_points(here, "R" if goal == "R" else "L"), 5)
        return points if kind == "I" else tuple(reversed(points))
    middle = segment_angle(here)
    if kind == "I":
        return _arc_points(INNER_ROAD_RADIUS, middle, middle + SEGMENT_DEGREES)
    if kind == "L":
        return _arc_points(
            OUTER_ROAD_RADIUS, middle - OUTER_SPACE_ANGLE, middle + OUTER_SPACE_ANGLE
        )
    return _arc_points(
        OUTER_ROAD_RADIUS,
        middle + OUTER_SPACE_ANGLE,
        middle + SEGMENT_DEGREES - OUTER_SPACE_ANGLE,
    )


def _arc_points(radius: float, start: float, end: float) -> tuple[Point, ...]:
    steps = max(4, round(abs(end - start) / 3))
    return tuple(polar(radius, start + (end - start) * i / steps) for i in range(steps + 1))


def smooth_points(points: tuple[Point, ...], per_piece: int) -> tuple[Point, ...]:
    """Return a Catmull-Rom curve through the points, `per_piece` steps from each to the next."""
    curve = [points[0]]
    last = len(points) - 1
    for i in range(last):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(last, i + 2)]
        for step in range(1, per_piece + 1):
            t = step / per_piece
            curve.append(
                (
                    _catmull(before[0], here[0], there[0], after[0], t),
                    _catmull(before[1], here[1], there[1], after[1], t),
                )
            )
    return tuple(curve)


def _catmull(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    return 0.5 * (
        2 * p1
        + (p2 - p0) * t
        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
    )


def segment_boxes(side: Side, position: int) -> dict[str, Box]:
    """Return the boxes of everything that lies on one segment, by a readable name.

    The pile includes its thickness. Medallions are not here: links belong to the data.
    """
    boxes: dict[str, Box] = {}
    kinds: tuple[SpaceKind, ...] = ("L", "R", "I")
    for kind in kinds:
        boxes[f"space {kind}"] = Box(*space(position, kind), DISC_SIZE, DISC_SIZE)
    for index in range(1, spot_count(side) + 1):
        boxes[f"plot {index}"] = Box(*spot(side, position, index), PLOT_SIZE, PLOT_SIZE)
    x, y = townsfolk_pile(position)
    boxes["pile"] = Box(x, y + PILE_HEIGHT / 2, CARD_SIZE[0], CARD_SIZE[1] + PILE_HEIGHT)
    boxes["book"] = Box(*manuscript_book(position), *BOOK_SIZE)
    boxes["sign L"] = Box(*exchange_sign(position, "L"), *SIGN_SIZE)
    boxes["sign R"] = Box(*exchange_sign(position, "R"), *SIGN_SIZE)
    return boxes
