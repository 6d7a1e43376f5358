"""Which parts of a segment are free for scenery: not road, not water, not a playing place."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from sprites.viscounts import geometry as geo
from sprites.viscounts.geometry import Box, Point, Side
from sprites.viscounts.ring_canvas import Placed, Prop
from sprites.viscounts.ring_shapes import distance_to_line, inside

_ROAD_MARGIN = 0.6
_CROWN_OVER_ROAD = 4.0
_RIVER_HALF_WIDTH = 6.5
_RIM_MARGIN = 1.5
_BRIDGE_SIZE = 24.0


@dataclass(frozen=True)
class Site:
    """One segment as the landscape sees it. All lengths are ring units."""

    position: int
    side: Side
    left_bank: int
    linked: tuple[tuple[int, int], ...]
    """The links of the segment as (a, b)."""
    link_arrives: bool
    """Whether the segment before links its last spot to the first one here."""
    boxes: tuple[Box, ...] = field(init=False)
    river: tuple[Point, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "river", _river_line(self))
        object.__setattr__(self, "boxes", _kept_boxes(self))

    @property
    def middle(self) -> float:
        """The board angle of the middle of the segment."""
        return geo.segment_angle(self.position)

    @property
    def bridge(self) -> Point:
        """Where the outer road crosses the river."""
        return min(self.river, key=_distance_from_outer_road)

    @property
    def river_turn(self) -> float:
        """Where the river meets the rim, from the middle of the segment."""
        return geo.river_angle(self.side, self.left_bank)

    def at(self, radius: float, turn: float) -> Point:
        """The point at a radius and an angle from the middle of the segment."""
        return geo.polar(radius, self.middle + turn)

    def rim_gaps(self) -> tuple[tuple[float, bool], ...]:
        """The gaps between plots along the rim: (angle from the middle, holds a medallion).

        The half gaps at both seams are included.
        """
        count = geo.spot_count(self.side)
        linked = {a for a, _ in self.linked}
        gaps = [(-geo.HALF_SEGMENT, self.link_arrives)]
        for index in range(1, count):
            turn = (geo.spot_angle(self.side, index) + geo.spot_angle(self.side, index + 1)) / 2
            gaps.append((turn, index in linked))
        return (*gaps, (geo.HALF_SEGMENT, count in linked))

    def on_land(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether the point lies on this segment, `margin` inside its edges."""
        radius, degrees = geo.to_polar(x, y)
        if not geo.LAND_INNER_RADIUS + margin < radius < geo.FRAME_INNER_RADIUS - margin:
            return False
        turn = abs(geo.angle_in_segment(self.position, degrees))
        if turn >= geo.HALF_SEGMENT:
            return False
        return radius * math.sin(math.radians(geo.HALF_SEGMENT - turn)) > margin

    def off_road(self, x: float, y: float, margin: float) -> bool:
        """Whether the point keeps `margin` from the edge of every road."""
        reach = geo.ROAD_HALF_WIDTH + margin
        radius, degrees = geo.to_polar(x, y)
        if abs(radius - geo.OUTER_ROAD_RADIUS) < reach or radius < geo.INNER_ROAD_RADIUS + reach:
            return False
        if radius > geo.OUTER_ROAD_RADIUS:
            return True
        turn = abs(geo.angle_in_segment(self.position, degrees))
        away = abs(turn - geo.branch_angle(radius))
        return math.radians(away) * radius >= reach

    def free(self, x: float, y: float, prop: Prop, water: Sequence[Sequence[Point]] = ()) -> bool:
        """Whether the prop may stand with its foot at (x, y): it hides nothing of the game."""
        half, top = prop.half_width, y - prop.height
        if not all(
            self.on_land(px, py, _RIM_MARGIN)
            for px, py in ((x - half * 0.8, y), (x + half * 0.8, y), (x, top), (x, y + prop.below))
        ):
            return False
        if not self.off_road(x, y, _ROAD_MARGIN + prop.below * 0.6 + half * 0.2):
            return False
        if not self.off_road(x, y - prop.height * 0.45, 0.0):
            return False
        if not self.off_road(x, y - prop.height * 0.85, -_CROWN_OVER_ROAD):
            return False
        if self._in_river(x, y, half) or any(inside(x, y, outline) for outline in water):
            return False
        return not self._hides_something(x, y, prop)

    def _in_river(self, x: float, y: float, half: float) -> bool:
        return distance_to_line(x, y, self.river) < _RIVER_HALF_WIDTH + half * 0.5

    def _hides_something(self, x: float, y: float, prop: Prop) -> bool:
        # A crown may reach a little behind a card or plot, a trunk may not.
        height = prop.height * 0.7 + prop.below
        mine = Box(x, y + prop.below - height / 2, prop.half_width * 1.2, height)
        return any(mine.overlap(box) != (0.0, 0.0) for box in self.boxes)

    def scattered(
        self,
        chance: random.Random,
        props: Sequence[Prop],
        spacing: float,
        share: float = 1.0,
        radii: tuple[float, float] = (geo.LAND_INNER_RADIUS, geo.FRAME_INNER_RADIUS),
        turns: tuple[float, float] = (-geo.HALF_SEGMENT, geo.HALF_SEGMENT),
        water: Sequence[Sequence[Point]] = (),
        taken: Sequence[Placed] = (),
    ) -> list[Placed]:
        """Props on a loose grid of `spacing`, each free place used with the probability `share`."""
        found: list[Placed] = []
        for x, y in self._grid(chance, spacing):
            radius, degrees = geo.to_polar(x, y)
            turn = geo.angle_in_segment(self.position, degrees)
            if not (radii[0] <= radius <= radii[1] and turns[0] <= turn <= turns[1]):
                continue
            if chance.random() > share:
                continue
            prop = chance.choice(props)
            if self.free(x, y, prop, water) and _apart(x, y, spacing * 0.75, taken):
                found.append(Placed(x, y, prop))
        return found

    def _grid(self, chance: random.Random, spacing: float) -> list[Point]:
        corners = [self.at(radius, turn) for radius in (132, 320) for turn in (-36, -18, 0, 18, 36)]
        left, right = min(c[0] for c in corners), max(c[0] for c in corners)
        top, bottom = min(c[1] for c in corners), max(c[1] for c in corners)
        points, row, y = [], 0, top
        while y < bottom:
            x = left + (spacing / 2 if row % 2 else 0)
            while x < right:
                shift = (chance.uniform(-0.34, 0.34), chance.uniform(-0.34, 0.34))
                points.append((x + shift[0] * spacing, y + shift[1] * spacing))
                x += spacing
            y += spacing * 0.72
            row += 1
        return points


def _apart(x: float, y: float, distance: float, taken: Sequence[Placed]) -> bool:
    return all(
        math.hypot(x - other.x, y - other.y) > distance * 0.7 + other.prop.half_width * 0.7
        for other in taken
    )


def _kept_boxes(site: Site) -> tuple[Box, ...]:
    boxes = list(geo.segment_boxes(site.side, site.position).values())
    boxes.append(Box(*site.bridge, _BRIDGE_SIZE, _BRIDGE_SIZE))
    size = geo.MEDALLION_SIZE
    for a, b in site.linked:
        boxes.append(Box(*geo.link(site.side, site.position, a, b), size, size))
    if site.link_arrives:
        before = (site.position - 1) % geo.POSITIONS
        boxes.append(Box(*geo.link(site.side, before, geo.spot_count(site.side), 0), size, size))
    return tuple(boxes)


def _river_line(site: Site) -> tuple[Point, ...]:
    """From the spring between the branch roads under the outer road to its gap in the rim."""
    turn = geo.river_angle(site.side, site.left_bank)
    bends = (
        (geo.RIVER_SPRING_RADIUS, 0.0),
        (194.0, 1.4),
        (212.0, -0.8),
        (232.0, turn * 0.2 + 0.6),
        (250.0, turn * 0.5),
        (260.0, turn * 0.66),
        (275.0, turn * 0.94),
        (290.0, turn + 0.5),
        (306.0, turn - 0.6),
        (324.0, turn),
    )
    points = tuple(geo.polar(radius, geo.segment_angle(site.position) + a) for radius, a in bends)
    return geo.smooth_points(points, 3)


def _distance_from_outer_road(point: Point) -> float:
    return abs(geo.to_polar(*point)[0] - geo.OUTER_ROAD_RADIUS)
