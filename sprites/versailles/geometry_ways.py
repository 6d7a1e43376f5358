"""Avenues between the locations, the King's avenue and the score track, in units."""

from __future__ import annotations

from itertools import pairwise

from sprites.versailles.geometry_parts import RIM, Box, Point, middle

SCORE_SPOTS = 100
_CAP_STEP, _CAP_FIRST, _CAP_EDGE = 17.4, 29.0, 10.4
"""Units between markers on 0, from the corner to the first, and from the last to the lip."""
_LEAST_FACING, _SPREAD = 10.0, 40.0
"""Least overlap of two boxes, across and along, for a straight avenue."""
_EDGE_WAY, _SLANT = 17.0, 26.0


def avenue(start: Box, end: Box, edge: float | None = None) -> tuple[Point, ...]:
    """The middle line from box to box: straight where they face each other, else bent.

    `edge`: run upright at this x, where the middle is taken by something else.
    """
    (ax, ay, aw, ah), (bx, by, bw, bh) = start, end
    if edge is not None:
        return _upright(edge, start, end)
    low, high = max(ay, by), min(ay + ah, by + bh)
    if high - low >= _LEAST_FACING:
        y = (low + high) / 2
        return ((ax + aw, y), (bx, y)) if ax < bx else ((ax, y), (bx + bw, y))
    left, right = max(ax, bx), min(ax + aw, bx + bw)
    if right - left >= _SPREAD:
        return _upright((left + right) / 2, start, end)
    return _bent(start, end)


def _upright(x: float, start: Box, end: Box) -> tuple[Point, ...]:
    if start[1] < end[1]:
        return (x, start[1] + start[3]), (x, end[1])
    return (x, start[1]), (x, end[1] + end[3])


def _bent(start: Box, end: Box) -> tuple[Point, ...]:
    """Slanting from the foot (or head) of one box to the flank of the other."""
    (sx, sy), (ex, ey) = middle(start), middle(end)
    x0 = start[0] + _SLANT if ex < sx else start[0] + start[2] - _SLANT
    y0 = start[1] + start[3] if ey > sy else start[1]
    x1 = end[0] + end[2] if ex < sx else end[0]
    y1 = end[1] + _SLANT if ey > sy else end[1] + end[3] - _SLANT
    return (x0, y0), (x1, y1)


def edge_way(box: Box) -> float:
    """x of an avenue along the left edge of a box."""
    return box[0] + _EDGE_WAY


def kings_avenue(room: Box, steps: int, least: float) -> tuple[Box, ...]:
    """Places of the steps 0 to `steps` - 1 in rows to and fro, none below `least` if possible.

    The last row runs to the right, towards the gate; a first row that is not full begins late. The
    rows are even in number, so that the walk begins the same way in every window.
    """
    x, y, width, height = room
    most = max(1, int(width // least))
    rows = max(1, -(-steps // most))
    rows += rows % 2
    columns = -(-steps // rows)
    wide, tall = width / columns, min(height / rows, least * 1.3)
    top = y + (height - tall * rows) / 2
    missing = columns * rows - steps
    places = []
    for number in range(missing, columns * rows):
        row, place = divmod(number, columns)
        forward = (rows - 1 - row) % 2 == 0
        column = place if forward else columns - 1 - place
        places.append((x + wide * column, top + tall * row, wide, tall))
    return tuple(places)


def start_cap(seats: int) -> Box:
    """The widened 0 in the frame's rail on which markers stand before the first point."""
    return 0.0, 0.0, start_spots(seats)[-1][0] + _CAP_EDGE, RIM


def start_spots(seats: int) -> tuple[Point, ...]:
    """Places on 0 by seat, one row in the rail, clear of the figure in the corner."""
    return tuple((_CAP_FIRST + _CAP_STEP * seat, RIM / 2) for seat in range(seats))


def score_track(width: float, height: float, seats: int) -> tuple[Point, ...]:
    """Places 0 to 99 on the frame, clockwise from the upper left corner; 0 is as long as the
    markers of all seats need."""
    corners = (
        (RIM / 2, RIM / 2),
        (width - RIM / 2, RIM / 2),
        (width - RIM / 2, height - RIM / 2),
        (RIM / 2, height - RIM / 2),
        (RIM / 2, RIM / 2),
    )
    lengths = [abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in pairwise(corners)]
    cap = start_cap(seats)[2] - RIM / 2
    step = (sum(lengths) - cap) / (SCORE_SPOTS - 0.5)
    spots = [corners[0]]
    for number in range(1, SCORE_SPOTS):
        rest, side = cap + step * (number - 0.5), 0
        while rest >= lengths[side]:
            rest -= lengths[side]
            side += 1
        (ax, ay), (bx, by) = corners[side], corners[side + 1]
        share = rest / lengths[side]
        spots.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return tuple(spots)
