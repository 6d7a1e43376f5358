"""The serpentine road: rows of places for cards, and the line that runs past them.

Pure arithmetic in px. A card stands on the upper side of its lane, its foot on the cobbles; in
front of it, on the lane, a worker stands to the left and the provost to the right.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

Point = tuple[float, float]

LONGEST = 52
SHORT = 12
LEVELS = (24, 27, 33, 40, 52)
"""The road is laid out anew only when it outgrows one of these numbers of places: large cards in
two rows as long as there are few of them, then three rows to the end of most games."""
_LEAST_GAIN, _MOST_GAIN = 1.15, 1.25
"""So many times as wide as the others are the cards of a short road; where they would be less, they
have the places of a long one from the beginning."""

ASPECT = 1.25
LANE = 0.42
"""Width of the road, in card widths, as all shares below."""
_FOOT = 0.17
"""From a card's lower edge to the middle of its lane."""
_LEAST_PITCH, _WIDEST_PITCH = 1.05, 1.3
_LEAST_ROW, _HIGHEST_ROW = 1.665, 2.1
_LAST_ROW = ASPECT + _FOOT + LANE / 2
_LEAST_BELOW, _MOST_BELOW = 0.06, 0.19
"""Land below the last row: so much at least, and where there is more room."""
_BEND = 0.35
"""From the last cell's edge to the middle of the lane that runs down."""
_CORNER = 0.6
_SIDE = _BEND + LANE / 2
WORKER_SHARE, PROVOST_SHARE = 0.34, 0.7
WORKER_WIDTH, PROVOST_WIDTH = 0.34, 0.27
"""Width of the pieces that stand on a lane."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on the road. `start` and `end` are distances along the road, px."""

    card: pygame.Rect
    lane: pygame.Rect
    """The stretch of road in front of the card."""
    worker: Point
    """Where a worker's foot stands."""
    provost: Point
    start: float
    end: float
    forward: bool
    """True where the road runs to the right."""


@dataclass(frozen=True, slots=True)
class Road:
    """All places from the beginning, and the middle line of the road in travel order."""

    cells: tuple[Cell, ...]
    line: tuple[Point, ...]
    walked: tuple[float, ...]
    """The distance from the beginning at each point of the line."""
    card_width: float
    lane_width: float
    rows: int
    columns: int

    @property
    def length(self) -> float:
        """Length of the whole line, px."""
        return self.walked[-1]

    def at(self, distance: float) -> tuple[float, float, float]:
        """The point at a distance from the beginning, and the direction there in radians."""
        distance = max(0.0, min(self.length, distance))
        index = min(max(1, bisect_right(self.walked, distance)), len(self.line) - 1)
        (ax, ay), (bx, by) = self.line[index - 1], self.line[index]
        span = self.walked[index] - self.walked[index - 1]
        share = (distance - self.walked[index - 1]) / span if span else 0.0
        return ax + (bx - ax) * share, ay + (by - ay) * share, math.atan2(by - ay, bx - ax)

    def stretch(self, start: float, end: float) -> list[Point]:
        """The line between two distances, backwards if start lies behind end."""
        low, high = sorted(
            (max(0.0, start), min(self.length, end))
            if start <= end
            else (max(0.0, end), min(self.length, start))
        )
        first = self.at(low)
        points = [(first[0], first[1])]
        points += [p for p, d in zip(self.line, self.walked, strict=True) if low < d < high]
        last = self.at(high)
        points.append((last[0], last[1]))
        return points if start <= end else points[::-1]

    def distance_of(self, place: int, share: float = PROVOST_SHARE) -> float:
        """How far along the road the point at `share` of a cell's width lies."""
        cell = self.cells[place]
        part = share if cell.forward else 1 - share
        return cell.start + (cell.end - cell.start) * part


@dataclass(frozen=True, slots=True)
class Grid:
    """How many rows and columns, and the measures that follow, px."""

    rows: int
    columns: int
    card: float
    pitch: float
    row: float
    below: float
    """Land below the last row."""

    @property
    def capacity(self) -> int:
        """Places on the road."""
        return self.rows * self.columns


@lru_cache(maxsize=256)
def grid_for(cards: int, width: float, height: float, widest: float) -> Grid:
    """The rows that give the largest cards for a road of `cards` and the place behind it.

    `width` and `height` are the room, `widest` the largest card wanted, px.
    """
    wanted = min(LONGEST, cards + 1)
    grids = [_best_grid(level, width, height, widest) for level in LEVELS]
    usual = grids[0].card
    short = _best_grid(SHORT, width, height, min(widest, _MOST_GAIN * usual))
    if short.capacity >= wanted and short.card >= _LEAST_GAIN * usual:
        return short
    return next((grid for grid in grids if grid.capacity >= wanted), grids[-1])


def _best_grid(places: int, width: float, height: float, widest: float) -> Grid:
    grids = [_grid(rows, places, width, height, widest) for rows in range(1, 11)]
    return max(grids, key=lambda grid: (grid.card, -grid.rows))


def _grid(rows: int, places: int, width: float, height: float, widest: float) -> Grid:
    columns = math.ceil(places / rows)
    sides = 2 * _SIDE
    across = width / (columns * _LEAST_PITCH + sides)
    down = height / ((rows - 1) * _LEAST_ROW + _LAST_ROW + _LEAST_BELOW)
    card = float(math.floor(min(across, down, widest)))  # a face is as high as its place
    pitch = min(_WIDEST_PITCH * card, (width - sides * card) / columns)
    row = card * _HIGHEST_ROW
    spare = height - ((rows - 1) * _LEAST_ROW + _LAST_ROW) * card
    below = min(spare, _MOST_BELOW * card)
    if rows > 1:
        row = min(row, (height - _LAST_ROW * card - below) / (rows - 1))
    return Grid(rows, columns, card, pitch, row, below)


def make_road(
    grid: Grid, room: tuple[float, float, float, float], bank: float, zoom: float
) -> Road:
    """The road of a grid in its room (x, y, width, height), px at zoom 1.

    `bank` is where the bridge ends: the line begins there.
    """
    left, top, width, height = room
    top += _above(grid, height)
    free = width - grid.pitch * grid.columns - 2 * _SIDE * grid.card
    first = left + _SIDE * grid.card + max(0.0, free) * 0.35
    line = _line(grid, first, top, bank, left + width + 0.2 * grid.card)
    walked = [0.0]
    for a, b in pairwise(line):
        walked.append(walked[-1] + math.dist(a, b))
    cells = []
    for place in range(grid.capacity):
        row, column = divmod(place, grid.columns)
        forward = row % 2 == 0
        at = column if forward else grid.columns - 1 - column
        x, lane = first + at * grid.pitch, _lane_y(grid, top, row)
        along = _distances(line, walked, x, lane, grid.pitch, forward)
        cells.append(_cell(grid, x, lane, forward, along, zoom))
    return Road(
        cells=tuple(cells),
        line=tuple((x * zoom, y * zoom) for x, y in line),
        walked=tuple(d * zoom for d in walked),
        card_width=grid.card * zoom,
        lane_width=LANE * grid.card * zoom,
        rows=grid.rows,
        columns=grid.columns,
    )


def lane_of_first_row(grid: Grid, top: float, height: float) -> float:
    """The height of the first lane, where the bridge meets it, px at zoom 1."""
    return _lane_y(grid, top + _above(grid, height), 0)


def _above(grid: Grid, height: float) -> float:
    """Land above the first row."""
    spare = height - (grid.row * (grid.rows - 1) + _LAST_ROW * grid.card) - grid.below
    return spare * 0.62


def _lane_y(grid: Grid, top: float, row: int) -> float:
    return top + (ASPECT + _FOOT) * grid.card + row * grid.row


def _distances(
    line: list[Point], walked: list[float], left: float, lane: float, pitch: float, forward: bool
) -> tuple[float, float]:
    """Where a cell begins and ends along the line.

    Near a bend the line has already left the lane: the nearest point of the line counts.
    """
    near = [(x, y, d) for (x, y), d in zip(line, walked, strict=True) if abs(y - lane) < pitch / 3]
    ends = []
    for edge in (left, left + pitch):
        ends.append(min((round(math.dist(p[:2], (edge, lane)), 3), p[2]) for p in near)[1])
    return (ends[0], ends[1]) if forward else (ends[1], ends[0])


def _cell(
    grid: Grid,
    left: float,
    lane: float,
    forward: bool,
    along: tuple[float, float],
    zoom: float,
) -> Cell:
    card_left = left + (grid.pitch - grid.card) / 2
    top = lane - (_FOOT + ASPECT) * grid.card
    card = scaled((card_left, top, grid.card, ASPECT * grid.card), zoom)
    half = LANE / 2 * grid.card
    return Cell(
        card=card,
        lane=scaled((left, lane - half, grid.pitch, 2 * half), zoom),
        worker=((left + grid.pitch * WORKER_SHARE) * zoom, (lane + half * 0.5) * zoom),
        provost=((left + grid.pitch * PROVOST_SHARE) * zoom, (lane + half * 0.9) * zoom),
        start=along[0] * zoom,
        end=along[1] * zoom,
        forward=forward,
    )


def scaled(box: tuple[float, float, float, float], zoom: float) -> pygame.Rect:
    """A box (x, y, width, height) as whole px at a zoom."""
    x, y, width, height = (round(value * zoom) for value in box)
    return pygame.Rect(x, y, width, height)


def _line(grid: Grid, first: float, top: float, bank: float, edge_of_land: float) -> list[Point]:
    """The middle line: from the bridge along the first row, round the bends, past the last.

    A last row that runs to the right goes on to the edge of the land.
    """
    step = max(1.5, grid.card / 24)
    last = first + grid.pitch * grid.columns
    right, left = last + _BEND * grid.card, first - _BEND * grid.card
    radius = min(_CORNER * grid.card, grid.row / 2)
    points: list[Point] = [(bank, _lane_y(grid, top, 0))]
    for row in range(grid.rows):
        y = _lane_y(grid, top, row)
        forward = row % 2 == 0
        edge = right if forward else left
        sign = 1 if forward else -1
        if row == grid.rows - 1:
            end = max(edge_of_land, last) if forward else first - 0.56 * grid.card
            points += _straight(points[-1], (end, y), step)
            continue
        points += _straight(points[-1], (edge - sign * radius, y), step)
        points += _arc(edge - sign * radius, y + radius, radius, sign, True)
        low = _lane_y(grid, top, row + 1)
        points += _straight(points[-1], (edge, low - radius), step)
        points += _arc(edge - sign * radius, low - radius, radius, sign, False)
    return points


def _straight(start: Point, end: Point, step: float) -> list[Point]:
    count = max(1, math.ceil(math.dist(start, end) / step))
    return [
        (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
        for i in range(1, count + 1)
    ]


def _arc(x: float, y: float, radius: float, sign: int, first: bool) -> list[Point]:
    """A quarter turn about (x, y): from level to downwards, or back to level."""
    points = []
    for step in range(1, 13):
        turn = math.pi / 2 * step / 12
        across, down = (
            (math.sin(turn), -math.cos(turn)) if first else (math.cos(turn), math.sin(turn))
        )
        points.append((x + sign * radius * across, y + radius * down))
    return points
