"""The trodden roads between the spaces, with arrows in the one allowed direction."""

from __future__ import annotations

from sprites.common import svg
from sprites.common.colour import darker, lighter, mix
from sprites.viscounts import geometry as geo
from sprites.viscounts.ring_shapes import arc, smooth

_ARROW = "#6d2f4a"
_ARROW_EDGE = "#fff3d2"


def road_lines(position: int) -> tuple[str, ...]:
    """The middle lines of the four roads of a segment as path data."""
    middle = geo.segment_angle(position)
    ends = (middle - geo.HALF_SEGMENT - 1, middle + geo.HALF_SEGMENT + 1)
    return (
        smooth(geo.branch_points(position, "L"), closed=False),
        smooth(geo.branch_points(position, "R"), closed=False),
        arc(geo.OUTER_ROAD_RADIUS, *ends),
        arc(geo.INNER_ROAD_RADIUS, *ends),
    )


def road_body(position: int, colour: str) -> str:
    """The roads of one segment in ring units: shadow, rim, earth, wheel tracks."""
    lines = road_lines(position)
    body = "".join(
        svg.path(line, stroke="#3a2433", stroke_width=17, stroke_opacity=0.34) for line in lines
    )
    body = svg.group(body, "translate(1,2)")
    edge, earth = mix(colour, "#4a2434", 0.7), mix(colour, "#8a5a3a", 0.28)
    body += "".join(svg.path(line, stroke=edge, stroke_width=16.4) for line in lines)
    for line in lines:
        body += svg.path(line, stroke=earth, stroke_width=13.8)
    for line in lines:
        body += svg.path(line, stroke=colour, stroke_width=10.8)
    for line in lines:
        body += svg.path(line, stroke=lighter(colour, 0.5), stroke_width=5, stroke_opacity=0.5)
        body += svg.path(
            line,
            stroke=darker(colour, 0.3),
            stroke_width=8,
            stroke_dasharray="0.8 6.4",
            stroke_opacity=0.38,
        )
    return body


def arrow_body(position: int) -> str:
    """The arrows on the roads of one segment."""
    middle = geo.segment_angle(position)
    body = ""
    for turn in (-29.0, -5.5, 5.5, 29.0):
        body += _dart(geo.polar(geo.OUTER_ROAD_RADIUS, middle + turn), middle + turn, 1.1)
    for turn in (-30.0, -18.0, 18.0, 30.0):
        body += _dart(geo.polar(geo.INNER_ROAD_RADIUS, middle + turn), middle + turn, 1.0)
    body += _branch_darts(position, inward=True) + _branch_darts(position, inward=False)
    return body


def _branch_darts(position: int, inward: bool) -> str:
    middle = geo.segment_angle(position)
    sign = -1 if inward else 1
    body = ""
    for radius in (182.0, 226.0):
        here = geo.polar(radius, middle + sign * geo.branch_angle(radius))
        ahead = radius - 4 if inward else radius + 4
        goal = geo.polar(ahead, middle + sign * geo.branch_angle(ahead))
        turn = geo.to_polar(goal[0] - here[0], goal[1] - here[1])[1] - 90
        body += _dart(here, turn, 1.0)
    return body


def _dart(point: geo.Point, turn: float, size: float) -> str:
    shape = svg.path("M-5.4 -4.8 L5.6 0 L-5.4 4.8 L-2.6 0 Z", _ARROW, _ARROW_EDGE, 1.0)
    place = f"translate({point[0]:.2f},{point[1]:.2f}) rotate({turn:.2f}) scale({size})"
    return svg.group(shape, place)
